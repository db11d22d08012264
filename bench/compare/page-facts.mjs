// @ts-check
import { findElement, getAttribute, getText, parseHtml, walkElements } from "../html-tree.mjs";

/** @import { Element, Node } from "../html-tree.mjs" */

/**
 * What two builds of a page must have in common.
 *
 * @typedef {object} PageFacts
 * @property {string} redirect where the page sends its visitors; empty for all others
 * @property {string} title empty for a page that redirects: nobody gets to read it
 * @property {string[]} headings of `main`, as `h2 #id text`
 * @property {string[]} ids of `main`, in order
 */

/** What React's `useId` makes names no place that anybody links to. */
const generatedId = /^[:«_]r/i;

/** Each post's footnotes have an end of their own, which upstream makes of the folder that the site lies in. */
const footnoteEnd = /^(#?user-content-fn(?:ref)?-.+)-[a-z\d]{5,8}$/;

/** @param {string} address an id, or a link to one */
export const toComparableId = (address) => address.replace(footnoteEnd, "$1");

/** The links beside headings hold a space without width. */
const invisible = /\u200B/g;

/**
 * @param {string} html
 * @returns {PageFacts}
 */
export function readPageFacts(html) {
  const document = parseHtml(html);
  const redirect = findRedirect(document);
  const title = redirect ? undefined : findElement(document, "title");
  const main = findElement(document, "main");
  const elements = main ? [...walkElements(main)] : [];
  return {
    redirect,
    title: title ? toVisibleText(getText(title)) : "",
    headings: elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName)).map(formatHeading),
    ids: elements
      .flatMap((element) => getAttribute(element, "id") ?? [])
      .filter((id) => !generatedId.test(id))
      .map(toComparableId),
  };
}

/** @param {Node} document */
function findRedirect(document) {
  for (const element of walkElements(document)) {
    if (element.tagName !== "meta" || getAttribute(element, "http-equiv") !== "refresh") continue;
    return /^0; *url=(.*)$/i.exec(getAttribute(element, "content") ?? "")?.[1] ?? "";
  }
  return "";
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
