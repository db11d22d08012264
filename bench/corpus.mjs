// @ts-check
import { docusaurusFiles } from "./corpus/docusaurus-site.mjs";
import { hugoFiles } from "./corpus/hugo-site.mjs";

/** @typedef {"docusaurus" | "hugo"} CorpusKind */

const filesOf = { docusaurus: docusaurusFiles, hugo: hugoFiles };

/**
 * The files of a corpus of so many pages, as a site of that kind.
 *
 * @param {{ kind: CorpusKind, pageCount: number }} options
 */
export function listFiles({ kind, pageCount }) {
  return filesOf[kind](pageCount);
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
