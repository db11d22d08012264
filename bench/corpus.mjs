// @ts-check
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { docusaurusFiles } from "./corpus/docusaurus-site.mjs";
import { hugoFiles } from "./corpus/hugo-site.mjs";

/** @typedef {"docusaurus" | "hugo"} CorpusKind */

const filesOf = { docusaurus: docusaurusFiles, hugo: hugoFiles };

/**
 * Writes a corpus of so many pages into a folder, as a site of that kind.
 *
 * @param {object} options
 * @param {CorpusKind} options.kind
 * @param {number} options.pageCount
 * @param {string} options.siteDir
 */
export async function writeCorpus({ kind, pageCount, siteDir }) {
  const folders = new Set();
  for (const [name, text] of filesOf[kind](pageCount)) {
    const file = path.join(siteDir, name);
    const folder = path.dirname(file);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await writeFile(file, text);
  }
}

/**
 * The Markdown file of a page, from the site's folder.
 *
 * @param {CorpusKind} kind
 * @param {string} pagePath
 */
export function toMarkdownFile(kind, pagePath) {
  return `${kind === "hugo" ? "content" : "docs"}/${pagePath}.md`;
}
