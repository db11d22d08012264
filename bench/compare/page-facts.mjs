// @ts-check
import { findElement, getAttribute, getText, parseHtml, walkElements } from "../html-tree.mjs";

/** @import { Element } from "../html-tree.mjs" */

/**
 * What two builds of a page must have in common.
 *
 * @typedef {object} PageFacts
 * @property {string} title
 * @property {string[]} headings of `main`, as `h2 #id text`
 * @property {string[]} ids of `main`, in order
 */

/** What React's `useId` makes names no place that anybody links to. */
const generatedId = /^[:«_]r/i;

/** The links beside headings hold a space without width. */
const invisible = /\u200B/g;

/**
 * @param {string} html
 * @returns {PageFacts}
 */
export function readPageFacts(html) {
  const document = parseHtml(html);
  const title = findElement(document, "title");
  const main = findElement(document, "main");
  const elements = main ? [...walkElements(main)] : [];
  return {
    title: title ? toVisibleText(getText(title)) : "",
    headings: elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName)).map(formatHeading),
    ids: elements
      .flatMap((element) => getAttribute(element, "id") ?? [])
      .filter((id) => !generatedId.test(id)),
  };
}

/** @param {Element} heading */
function formatHeading(heading) {
  const id = getAttribute(heading, "id");
  return `${heading.tagName} ${id ? `#${id} ` : ""}${toVisibleText(getText(heading))}`;
}

/** @param {string} text */
function toVisibleText(text) {
  return text.replace(invisible, "").replace(/\s+/g, " ").trim();
}
