import { cpSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { listFiles, readFolder, readOutput } from "./support/files.ts";
import { buildSite, createSite, openSite, type Site, type SiteFiles } from "./support/site.ts";

const files: SiteFiles = {
  "docs/index.mdx": `---
slug: /
---
import Part from "./_part.mdx";
import Widget from "@site/src/Widget.jsx";
import { label } from "@site/src/label.js";

# Start of the first

{label}

<Part />

<Widget />

![Picture](./picture.svg)
`,
  "docs/_part.mdx": "Partial of the first.\n",
  "docs/other.md": "---\ntitle: Other\n---\n\nText.\n",
  "docs/program.mdx": `import { useState } from "react";

export const Live = () => <p onClick={() => {}}>{useState("Program of the first")[0]}</p>;

# Program

<Live />
`,
  "docs/picture.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  "src/label.js": 'export const label = "Label of the first";',
  "src/Widget.jsx": `import { useState } from "react";
export default () => <p onClick={() => {}}>{useState("Widget of the first")[0]}</p>;`,
  "src/theme/Footer/index.jsx": "export default () => <footer>Footer of the first</footer>;",
  "src/pages/x.jsx":
    'import Notes from "../notes.mdx";\nexport default () => <main>Page of the first<Notes /></main>;',
  "src/notes.mdx": "Notes of the first.\n",
};

const edited = [
  "docs/index.mdx",
  "docs/_part.mdx",
  "docs/program.mdx",
  "src/label.js",
  "src/Widget.jsx",
  "src/theme/Footer/index.jsx",
  "src/pages/x.jsx",
  "src/notes.mdx",
];

/** A copy of everything, cache and output included. */
function copySite(site: Site, { times }: { times: boolean }): Site {
  const copy = openSite(`${site.dir}-copy`);
  rmSync(copy.dir, { recursive: true, force: true });
  cpSync(site.dir, copy.dir, { recursive: true, preserveTimestamps: times });
  return copy;
}

/** Until the test ends, the site is nowhere to be found. */
function hideSite(site: Site): void {
  const hidden = `${site.dir}-hidden`;
  rmSync(hidden, { recursive: true, force: true });
  renameSync(site.dir, hidden);
  onTestFinished(() => renameSync(hidden, site.dir));
}

async function buildClean(site: Site): Promise<Record<string, string>> {
  rmSync(site.path(".docusaurus"), { recursive: true });
  rmSync(site.path("build"), { recursive: true });
  await buildSite(site);
  return readOutput(site);
}

describe("build", () => {
  const site = createSite("moved", { files });
  /** What a build from nothing makes of the edited copy, which is the same wherever its cache comes from. */
  let edition: Promise<Record<string, string>> | undefined;
  beforeAll(async () => void (await buildSite(site)));

  test.for([
    ["beside the first one", { isMoved: false, times: false }],
    ["in place of the first one, with its times", { isMoved: true, times: true }],
  ] as const)("a copied site shows itself, %s", async ([, { isMoved, times }]) => {
    const copy = copySite(site, { times });
    if (isMoved) hideSite(site);
    for (const file of edited)
      copy.write(file, copy.read(file).replace("of the first", "of the copy"));
    await buildSite(copy);
    const warm = readOutput(copy);
    expect(Object.values(warm).join("\n")).not.toContain("of the first");
    expect(warm).toEqual(await (edition ??= buildClean(copy)));
  });

  test("a cache names no place on the disk, and holds where it is moved to", async () => {
    const named = Object.entries(readFolder(site.path(".docusaurus")))
      .filter(([, text]) => text.includes(path.dirname(site.dir)))
      .map(([name]) => name);
    expect(named).toEqual([]);
    const before = readOutput(site);
    const copy = copySite(site, { times: true });
    hideSite(site);
    const made = statSync(findBundle(copy)).ino;
    await buildSite(copy);
    expect(statSync(findBundle(copy)).ino).toBe(made);
    expect(readOutput(copy)).toEqual(before);
    expect(await buildClean(copy)).toEqual(before);
  });
});

function findBundle(site: Site): string {
  const cacheDir = site.path(".docusaurus");
  const found = listFiles(cacheDir).filter((name) => name.endsWith("/bundle.json"));
  expect(found).toHaveLength(1);
  return path.join(cacheDir, found[0]!);
}
