// @ts-check
import { getAttribute, walkElements } from "../html-tree.mjs";

/** @import { Element, Node } from "../html-tree.mjs" */

/** Where a reader sees a line end. */
const blockTags = new Set(
  "address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section select summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
/** No text of the page: code that runs, drawings, and what buttons are called. */
const silentTags = new Set(["button", "iframe", "script", "style", "svg", "template"]);

/** The text that a reader sees, a block of it each; code blocks are read by `readCode`. @param {Element} element */
export function readBlocks(element) {
  return collectText(element, (child) => child.tagName === "pre")
    .split("\n")
    .map((line) =>
      line
        .replace(/\u200B/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
}

/** Code blocks with their languages. @param {Element} element */
export function readCode(element) {
  return [...walkElements(element)]
    .filter(({ tagName }) => tagName === "pre")
    .map((pre) => `${findLanguage(pre)}\n${collectCode(pre).trimEnd()}`);
}

/** @param {Element} pre */
function findLanguage(pre) {
  const classes = [pre, ...walkElements(pre)].map((element) => getAttribute(element, "class"));
  return /language-(\S+)/.exec(classes.join(" "))?.[1] ?? "";
}

/**
 * @param {Node} node
 * @param {(element: Element) => boolean} isSkipped
 * @returns {string}
 */
function collectText(node, isSkipped) {
  if (node.nodeName === "#text" && "value" in node) return node.value.replace(/\s+/g, " ");
  if ("tagName" in node && (silentTags.has(node.tagName) || isSkipped(node))) return "\n";
  const text = toChildren(node)
    .map((child) => collectText(child, isSkipped))
    .join("");
  return "tagName" in node && blockTags.has(node.tagName) ? `\n${text}\n` : text;
}

/** Lines end where the text says so, or where a `<br>` stands. @param {Node} node @returns {string} */
function collectCode(node) {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if ("tagName" in node && node.tagName === "br") return "\n";
  if ("tagName" in node && silentTags.has(node.tagName)) return "";
  return toChildren(node).map(collectCode).join("");
}

/** @param {Node} node */
function toChildren(node) {
  return "childNodes" in node ? node.childNodes : [];
}
