import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createSite, runVelosaur, type Site } from "./support/site.ts";

const LOG_READS = new URL("support/log-reads.mjs", import.meta.url).href;

/** More than one thread takes. */
const DOCS = 45;

const post = "# Post\n\nBeginning.\n\n{/* truncate */}\n\nThe rest.\n";
const files = {
  ...Object.fromEntries(
    Array.from({ length: DOCS }, (_, index) => [`docs/doc-${index}.md`, `# Doc ${index}\n\nText.`]),
  ),
  "docs/with-partial.mdx": "import Part from './_part.mdx';\n\n# Whole\n\n<Part />\n",
  "docs/_part.mdx": "A part of **another**.\n",
  "docs/plain.mdx": "---\nmdx: { format: md }\n---\n\n# Plain\n\nimport nothing from 'here'\n",
  "docs/program.mdx":
    "import { useState } from 'react';\n\nexport const Count = () => <b>{useState(3)[0]}</b>;\n\n# Program\n\n<Count />\n",
  "blog/2026-01-01-post.mdx": post,
  "src/pages/index.md": "# Home\n\nText.\n",
};

/** How often each Markdown file is read by a build. */
async function countReads(site: Site): Promise<Record<string, number>> {
  const log = site.path("reads.txt");
  writeFileSync(log, "");
  const result = await runVelosaur(site, ["build"], {
    READS_LOG: log,
    NODE_OPTIONS: `--import ${LOG_READS}`,
  });
  expect(result.code, result.output).toBe(0);
  const counts = new Map<string, number>();
  for (const file of readFileSync(log, "utf8").split("\n").filter(Boolean)) {
    const name = path.relative(site.dir, file);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort());
}

test("a build reads each document once, and the next one those that were saved since", async () => {
  const site = createSite("reads", {
    files,
    config: { presets: [["classic", {}]] },
  });
  const once = (names: string[]): Record<string, number> =>
    Object.fromEntries(names.map((name) => [name, 1]).sort());
  const documents = Object.keys(files);
  expect(await countReads(site)).toEqual(once(documents));
  expect(site.read("build/docs/with-partial/index.html")).toContain("<strong>another</strong>");
  expect(site.read("build/docs/plain/index.html")).toContain("import nothing");

  site.write("docs/doc-7.md", "# Doc 7\n\nOther text.");
  expect(await countReads(site)).toEqual(once(["docs/doc-7.md"]));
  expect(site.read("build/docs/doc-7/index.html")).toContain("Other text");
  expect(existsSync(site.path("build/docs/doc-8/index.html"))).toBe(true);
});
