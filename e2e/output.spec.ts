import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildSite, createSite, type Site, type SiteFiles, isLean } from "./support/site.ts";
import { createScriptScale } from "./support/weigh-scripts.ts";

const chapter = (index: number): string => `---
title: Page ${index}
description: About page ${index}
---

The sentence that marks page ${index} of this site.

## First heading

\`\`\`js
const page = ${index};
\`\`\`

:::note
A note that marks page ${index}.
:::

Nothing is added.

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs>
  <TabItem value="a" label="A">

    The first tab of page ${index}.

  </TabItem>
  <TabItem value="b" label="B">

    The second tab of page ${index}.

  </TabItem>
</Tabs>
`;

function createPages(count: number): SiteFiles {
  const files: SiteFiles = {
    "docs/index.md": "---\nslug: /\n---\n# Start\n",
    "docs/plain.md": "# Plain\n\n## Section\n\n```js\nconst code = 1;\n```\n\n:::tip\nText.\n:::\n",
  };
  for (let index = 0; index < count; index++)
    files[`docs/part-${Math.floor(index / 10)}/page-${index}.mdx`] = chapter(index);
  return files;
}

/** Relative path → content, of all files below a folder. */
function readTree(dir: string): Map<string, string> {
  const tree = new Map<string, string>();
  for (const entry of readdirSync(dir, { recursive: true, encoding: "utf8" }).toSorted()) {
    const file = path.join(dir, entry);
    if (statSync(file).isFile()) tree.set(entry, readFileSync(file, "latin1"));
  }
  return tree;
}

/** Names of the files that differ between two trees. */
function findDifferences(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).toSorted();
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe("what a page weighs", () => {
  const small = createSite("weight-10", { files: createPages(10) });
  const large = createSite("weight-300", { files: createPages(300) });
  beforeAll(async () => {
    await buildSite(small);
    await buildSite(large);
  });

  test.runIf(isLean)("its JavaScript is 72.5 kB at most, and does not grow with the site", () => {
    const page = "/plain/";
    const bytes = createScriptScale(small)(page);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(72_500);
    expect(createScriptScale(large)(page)).toBe(bytes);
  });

  test("its HTML does not grow with pages of other categories", () => {
    const size = (site: Site): number => statSync(site.path("build/part-0/page-5/index.html")).size;
    // Each of the 29 further categories is one entry at the top level of the sidebar.
    expect(size(large) - size(small)).toBeLessThan(29 * 600);
  });

  test("everything stands once in its HTML, inline data included", () => {
    const html = readFileSync(small.path("build/part-0/page-5/index.html"), "utf8");
    const article = html.slice(html.indexOf("<article"));
    for (const sentence of [
      "The sentence that marks page 5 of this site.",
      "A note that marks page 5.",
      "The first tab of page 5.",
      "The second tab of page 5.",
    ])
      expect([sentence, count(article, sentence)]).toEqual([sentence, 1]);
    expect(count(html, '"token keyword"')).toBe(1);
  });
});

describe("builds", () => {
  const source = { files: { ...createPages(12), "static/file.txt": "static" } };
  const site = createSite("output", source);
  /** What the first build gave. */
  let first: Map<string, string>;
  const pageThree = ["_payload/part-0/page-3.json", "part-0/page-3/index.html"];
  const editPageThree = (sentence: string): void =>
    site.write("docs/part-0/page-3.mdx", chapter(3).replace("Nothing is added.", sentence));

  beforeAll(async () => {
    await buildSite(site);
    first = readTree(site.path("build"));
  });
  afterEach(() => {
    for (const [file, content] of Object.entries(source.files)) site.write(file, content!);
  });

  test("equal sources give equal bytes, wherever they stand", async () => {
    const second = createSite("equal/second", source);
    await buildSite(second);
    expect(first.size).toBeGreaterThan(30);
    expect(findDifferences(first, readTree(second.path("build")))).toEqual([]);
  });

  test("a second build gives the same; an edited page changes its own files alone", async () => {
    await buildSite(site);
    expect(findDifferences(first, readTree(site.path("build")))).toEqual([]);
    editPageThree("A sentence is added.");
    await buildSite(site);
    const edited = readTree(site.path("build"));
    expect(findDifferences(first, edited)).toEqual(pageThree);
    expect(edited.get("part-0/page-3/index.html")).toContain("A sentence is added.");
  });

  test("a new title reaches the pages that show it, a removed page or file leaves none", async () => {
    site.write("docs/part-0/page-3.mdx", chapter(3).replace("Page 3", "Renamed"));
    site.remove("docs/part-1/page-11.mdx");
    site.remove("static/file.txt");
    await buildSite(site);
    const tree = readTree(site.path("build"));
    expect(tree.get("part-0/page-4/index.html")).toContain("Renamed");
    expect(first.has("file.txt")).toBe(true);
    expect([...tree.keys()].filter((name) => /page-11|^file\.txt/.test(name))).toEqual([]);
    const anew = createSite("titles-anew", { files: {} });
    cpSync(site.path("docs"), anew.path("docs"), { recursive: true });
    cpSync(site.path("static"), anew.path("static"), { recursive: true });
    await buildSite(anew);
    expect(findDifferences(readTree(anew.path("build")), tree)).toEqual([]);
  });

  const damages: [string, (bytes: Buffer) => Buffer][] = [
    ["cut in half", (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ["emptied", () => Buffer.alloc(0)],
    [
      "changed in every tenth byte",
      (bytes) => Buffer.from(bytes.map((byte, index) => (index % 10 === 3 ? byte ^ 0x15 : byte))),
    ],
    ["replaced by other JSON", () => Buffer.from('{"version":1,"entries":[null]}')],
  ];

  test.each(damages)("a cache whose files are %s is discarded", async (name, damage) => {
    const cache = site.path(".docusaurus");
    const files = readdirSync(cache, { recursive: true, encoding: "utf8" })
      .map((file) => path.join(cache, file))
      .filter((file) => statSync(file).isFile());
    // The build before has filled it, whatever had been done to it.
    expect(files.filter((file) => statSync(file).size > 100).length).toBeGreaterThan(5);
    for (const file of files) writeFileSync(file, damage(readFileSync(file)));
    // One page must be made anew, so that everything cached is looked at.
    editPageThree(`The cache was ${name}.`);
    await buildSite(site);
    expect(findDifferences(first, readTree(site.path("build")))).toEqual(pageThree);
  });
});
