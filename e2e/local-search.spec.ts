/** The index that lies on the site itself, asked on the page of results. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth, describeDev, type Mode } from "./support/describe-site.ts";
import { waitForHydration } from "./support/page.ts";
import { buildSite, createSite, type SiteSource, takeBundles } from "./support/site.ts";

const source: SiteSource = {
  config: {
    baseUrl: "/base/",
    presets: [
      [
        "classic",
        {
          docs: { routeBasePath: "/" },
          blog: { routeBasePath: "blog", blogTitle: "Smuggler news", postsPerPage: 1 },
        },
      ],
    ],
    themeConfig: { search: { provider: "local" } },
  },
  files: {
    "docs/index.md": "---\nslug: /\n---\n\n# Harbour\n\nWhere boats lie.\n",
    "docs/anchors.md": [
      "---\ndescription: How to hold a boat in its place.\n---",
      "# Anchors",
      "Drop one before the storm.",
      "## Chain and rope {#chain}",
      "A chain of `chain_length` metres; see `showAnchorWatch`, `--no-drift` and `@harbour/winch`.",
      "### Länge der Kette",
      "Die Kette misst das Dreifache der Tiefe.",
    ].join("\n\n"),
    "docs/storm.mdx":
      'import Tabs from "@theme/Tabs";\nimport TabItem from "@theme/TabItem";\nimport Part from "./_part.md";\n\nexport const wind = "hurricane";\n\n# Storm\n\nThe {wind} breaks every anchors.\n\n<Tabs>\n<TabItem value="a" label="Lighthouse">\n\nA beam in the fog.\n\n</TabItem>\n</Tabs>\n\n<Part />\n',
    "docs/_part.md": "## Breakwater\n\nStones before the pier.\n",
    "docs/ja.md": "# 検索機能\n\nサイト内の文書を検索できます。\n",
    "docs/he.md": "# חיפוש באתר\n\nמצאו את העמוד הנכון.\n",
    // All that lists them calls itself so.
    "docs/list/_category_.json": JSON.stringify({
      label: "Smuggler list",
      link: { type: "generated-index", description: "All about each smuggler." },
    }),
    "docs/list/pier.md":
      "---\ntags: [{ label: Smuggler tag, permalink: /caves }]\n---\n\n# Pier\n\nIt is of oak.\n",
    "docs/hidden.md": "---\nunlisted: true\n---\n\n# Smuggler\n\nSmuggler's cave.\n",
    "docs/draft.md": "---\ndraft: true\n---\n\n# Smuggler draft\n",
    "docs/kept-out.md":
      '# Smuggler alone\n\n<head>\n  <meta name="robots" content="noindex" />\n</head>\n',
    "blog/2024-01-01-lamp.md":
      "# The lamp\n\nA lighthouse has one.\n\n<!-- truncate -->\n\nIt turns.\n",
    "blog/2024-01-02-mast.md":
      "---\ntags: [Smugglers]\nauthors: [{ name: Smuggler Joe }]\n---\n\n# The mast\n\nIt is of pine.\n",
    "src/pages/map.js":
      'import Layout from "@theme/Layout";\nexport default () => <Layout title="Sea chart" description="Depths of the bay">x</Layout>;\n',
  },
};

const search = async (page: Page, query: string): Promise<string[]> => {
  await page.getByRole("searchbox", { name: "Search" }).fill(query);
  await page.getByRole("heading", { level: 1, name: `Search results for "${query}"` }).waitFor();
  await page.locator("main [role=status]", { hasText: /found/ }).waitFor();
  return page
    .locator("main article a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
};

/** The same words anew: what was found before is gone in between. */
async function searchAgain(page: Page, query: string): Promise<string[]> {
  await search(page, "nothing of that kind");
  return search(page, query);
}

/** Queries, each with the section that comes first. */
const wordsAndSections = (mode: Mode): [string, string][] => [
  ["chain", "/base/anchors#chain"],
  ["chai", "/base/anchors#chain"],
  ["chain_length", "/base/anchors#chain"],
  ["anchor watch", "/base/anchors#chain"],
  ["showAnchorWatch", "/base/anchors#chain"],
  ["--no-drift", "/base/anchors#chain"],
  ["@harbour/winch", "/base/anchors#chain"],
  ["lange", "/base/anchors#länge-der-kette"],
  ["LÄNGE", "/base/anchors#länge-der-kette"],
  ["hurricane", "/base/storm"],
  ["breakwater", "/base/storm#breakwater"],
  ["fog", "/base/storm"],
  ["検索", "/base/ja"],
  ["文書", "/base/ja"],
  ["חיפוש", "/base/he"],
  ["turns", "/base/blog/2024/01/01/lamp"],
  // What a component says of itself shows when it is rendered: in dev, its address tells of it.
  ...(mode === "build"
    ? ([
        ["depths of the bay", "/base/map"],
        ["sea chart", "/base/map"],
      ] as [string, string][])
    : ([["map", "/base/map"]] as [string, string][])),
];

/** Paths below the base URL. */
const WRITTEN = [
  "",
  "anchors",
  "blog/2024/01/01/lamp",
  "blog/2024/01/02/mast",
  "he",
  "ja",
  "list/pier",
  "map",
  "storm",
];

describeBoth("local-search", source, (running) => {
  const { mode, open } = running;
  const readIndex = async (name: string): Promise<unknown> =>
    (await fetch(running.url(`/base/_search/${name}`))).json();

  test("finds sections by their words, best first", async () => {
    const page = await open("/base/search?q=anchors");
    await page.getByText("documents found").waitFor();
    const results = page.locator("main article");
    expect(await results.first().innerText()).toBe("Anchors\n\nDocs");
    expect(await results.first().locator("mark").allInnerTexts()).toEqual(["Anchors"]);
    // Its title comes before a heading under it, and before a text that has the word.
    const links = await search(page, "anchors");
    expect(links[0]).toBe("/base/anchors");
    expect(links).toContain("/base/storm");
    await results.first().getByRole("link").click();
    await page.waitForURL("**/base/anchors");
  });

  test("words lead to the section that has them", async () => {
    const page = await open("/base/search");
    const found: [string, string | undefined][] = [];
    const expected = wordsAndSections(mode);
    for (const [query] of expected) found.push([query, (await search(page, query))[0]]);
    expect(found).toEqual(expected);
  });

  test("what isn't listed isn't found", async () => {
    const page = await open("/base/search");
    expect(await search(page, "smuggler")).toEqual([]);
    if (mode === "build") expect(running.site.read("build/_search/pages/hidden.json")).toBe("null");
  });

  test.each([
    ["a category's page", "/base/category/smuggler-list", "Smuggler list"],
    ["a tag's page", "/base/tags/caves", 'One doc tagged with "Smuggler tag"'],
    ["the list of tags", "/base/tags", "Tags"],
    ["the archive", "/base/blog/archive", "Archive"],
  ])("%s is there; its words find nothing", async (_name, path, title) => {
    const page = await open(path);
    expect(await page.title()).toContain(title);
    await page.goto(running.url("/base/search"));
    // In dev, what is typed before is gone with the elements that the server sent.
    await waitForHydration(page);
    expect(await search(page, title)).not.toContain(path);
  });

  test("the index has what authors have written, a page each", async () => {
    const { parts } = (await readIndex("index.json")) as { parts: { folder: string }[] };
    const paths = await Promise.all(parts.map(({ folder }) => readIndex(`${folder}/paths-0.json`)));
    expect(paths.flat().toSorted()).toEqual(WRITTEN);
  });
});

describeDev("local-search-edits", source, (running) => {
  test("a page that is open finds what has been written since", async () => {
    const page = await running.open("/base/search");
    expect(await search(page, "trawler")).toEqual([]);
    running.site.write("docs/index.md", "---\nslug: /\n---\n\n# Harbour\n\nA trawler.\n");
    await expect.poll(() => searchAgain(page, "trawler")).toEqual(["/base/"]);
    running.site.write("docs/dinghy.md", "# Dinghy\n\nSmaller than a trawler.\n");
    await expect.poll(() => searchAgain(page, "dinghy")).toEqual(["/base/dinghy"]);
    running.site.remove("docs/dinghy.md");
    await expect.poll(() => searchAgain(page, "dinghy")).toEqual([]);
  });

  test("what a page said is found while it has a mistake", async () => {
    const page = await running.open("/base/search");
    running.site.write("docs/storm.mdx", "# Storm\n\n<Tabs>\n");
    running.site.write("docs/he.md", "# Herring\n");
    await expect.poll(() => searchAgain(page, "herring")).toEqual(["/base/he"]);
    expect(await search(page, "lighthouse")).toContain("/base/storm");
  });
});

test("a site that search engines are kept from has its own search", async () => {
  const site = createSite("local-search-no-index", {
    ...source,
    config: { ...source.config, noIndex: true },
  });
  expect((await buildSite(site)).output).toContain("local index of 9 pages");
});

test("a build with nothing changed keeps the index; an edit makes the part with its page again", async () => {
  const site = createSite("local-search-again", source);
  takeBundles(site, "local-search-build");
  const index = () => site.read("build/_search/index.json");
  expect((await buildSite(site)).output).toContain("local index of 9 pages");
  const first = index();
  await buildSite(site);
  expect(index()).toBe(first);
  site.write("docs/ja.md", "# Trawler\n");
  await buildSite(site);
  const [before, after] = [first, index()].map(
    (text) => (JSON.parse(text) as { parts: { tag: string; folder: string }[] }).parts,
  );
  expect(after![0]).toEqual(before![0]);
  expect(after![1]!.folder).not.toBe(before![1]!.folder);
});
