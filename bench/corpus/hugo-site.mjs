// @ts-check
import path from "node:path";
import { hugoLayouts } from "./hugo-layouts.mjs";
import { renderMarkdown } from "./markdown.mjs";
import { createPage } from "./page.mjs";
import { createFolders } from "./tree.mjs";

/** @import { Dialect } from "./markdown.mjs" */

/** @type {Dialect} */
const hugoDialect = {
  frontMatter: (page) =>
    `---\ntitle: ${page.title}\ndescription: ${page.description}\nweight: ${page.position}\n---\n`,
  admonition: (kind, title, text) => `> **${kind}: ${title}**\n>\n> ${text}`,
  link: (from, to) => `${path.posix.relative(from, to)}/`,
};

/**
 * The files of the corpus as a Hugo site: the same pages in the same order, with layouts that show the same navigation.
 *
 * @param {number} pageCount
 * @returns {Generator<[string, string]>}
 */
export function* hugoFiles(pageCount) {
  yield ["config.toml", config];
  yield ["static/style.css", "body {\n  font-family: system-ui, sans-serif;\n}\n"];
  for (const [name, layout] of Object.entries(hugoLayouts)) yield [`layouts/${name}`, layout];
  yield ["content/_index.md", home];
  for (const { path: folder, label, position } of createFolders(pageCount)) {
    yield [
      `content/${folder}/_index.md`,
      `---\ntitle: ${label}\nweight: ${position}\n_build:\n  render: never\n---\n`,
    ];
  }
  for (let index = 0; index < pageCount; index++) {
    const page = createPage(index, pageCount);
    yield [`content/${page.path}.md`, renderMarkdown(page, hugoDialect)];
  }
}

const home = `---
title: Harbour office
---

Everything that the harbour office knows. Begin with [the first page](section-01/category-01/page-01/).
`;

// Chroma writes classes, as Prism does; everything else about highlighting is Hugo's default.
const config = `baseURL = "https://bench.example.org/"
languageCode = "en"
title = "Harbour office"
disableKinds = ["taxonomy", "term", "RSS"]

[markup.highlight]
noClasses = false

[markup.tableOfContents]
startLevel = 2
endLevel = 3
`;
