/** Pages that readers of the website look for, by the words that they would type. */

import { expect, test } from "vitest";
import { createLocalIndex } from "../packages/velosaur/src/shared/search/search-local.ts";
import { describeWebsite } from "./support/website.ts";
import queries from "./data/search-queries.json" with { type: "json" };

const tags = new Set(["default", "docs-default-current", "docs-community-current"]);

describeWebsite("search queries", ({ url }) => {
  test("nine of ten have their page among the first three", async () => {
    const load = async (path: string): Promise<unknown> => (await fetch(url(path))).json();
    const index = createLocalIndex({ baseUrl: "/", locale: "en", load });
    const all = [...queries.before, ...queries.after, ...queries.later] as [string, string][];
    const missed: string[] = [];
    for (const [query, page] of all) {
      const { hits } = await index.search({ query, page: 0, hitsPerPage: 10, tags, area: "" });
      const pages = [...new Set(hits.map((hit) => hit.url.replace(/#.*/, "")))];
      if (!pages.slice(0, 3).includes(page))
        missed.push(`${query}: ${pages.slice(0, 3).join(", ")}`);
    }
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(all.length / 10);
  });
});
