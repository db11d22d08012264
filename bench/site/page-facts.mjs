// @ts-check
import { readPageFacts as readMainFacts } from "../compare/page-facts.mjs";
import { findElement, getAttribute, getText, parseHtml, walkElements } from "../html-tree.mjs";
import { toComparableAddress } from "./addresses.mjs";
import { readBlocks, readCode } from "./blocks.mjs";
import { readStructuredData } from "./structured-data.mjs";

/** @import { Element, Node } from "../html-tree.mjs" */

/**
 * What two builds of a page must have in common, each a list of texts.
 *
 * @typedef {Record<PageKind, string[]>} PageFacts
 * @typedef {typeof pageKinds[number]} PageKind
 */

export const pageKinds = /** @type {const} */ ([
  "redirect",
  "title",
  "html",
  "meta",
  "link",
  "structured-data",
  "headings",
  "ids",
  "text",
  "code",
  "links",
  "images",
  "sidebar",
  "navbar",
  "footer",
]);

/** What search engines and feed readers read; the rest of a head is each engine's own. */
const metaNames =
  /^(?:description|keywords|robots|author|og:.+|twitter:.+|article:.+|docsearch:.+)$/;
const linkRelations = /^(?:canonical|alternate|manifest|search)$/;

/**
 * @param {string} html
 * @param {string} route
 * @returns {PageFacts}
 */
export function readPageFacts(html, route) {
  const document = parseHtml(html);
  const { redirect, title, headings, ids } = readMainFacts(html);
  // A page that redirects is read by nobody.
  if (redirect) return { ...emptyFacts(), redirect: [redirect] };
  const content = findContent(document);
  return {
    redirect: [],
    title: [title],
    html: readRoot(document),
    meta: readMeta(document),
    link: readHeadLinks(document),
    "structured-data": readStructuredData(document),
    headings,
    ids: ids.toSorted(),
    text: content ? readBlocks(content) : [],
    code: content ? readCode(content) : [],
    links: content ? readLinks(content, route) : [],
    images: content ? readImages(content, route) : [],
    sidebar: findAll(document, "theme-doc-sidebar-menu").flatMap((menu) => readLinks(menu, route)),
    navbar: findAll(document, "navbar").flatMap((bar) => readLinks(bar, route)),
    footer: findAll(document, "footer").flatMap((footer) => readLinks(footer, route)),
  };
}

/** @returns {PageFacts} */
function emptyFacts() {
  /** @type {[string, string[]][]} */
  const entries = pageKinds.map((kind) => [kind, []]);
  return /** @type {PageFacts} */ (/** @type {unknown} */ (Object.fromEntries(entries)));
}

/** A page of a site's own may have no `main`: then it is what stands between the bars. @param {Node} document */
function findContent(document) {
  return (
    findElement(document, "main") ??
    findAll(document, "main-wrapper")[0] ??
    findElement(document, "body")
  );
}

/** The outermost elements of a class. @param {Node} node @param {string} name @returns {Element[]} */
function findAll(node, name) {
  return ("childNodes" in node ? node.childNodes : []).flatMap((child) =>
    "attrs" in child && hasClass(child, name) ? [child] : findAll(child, name),
  );
}

/** @param {Element} element @param {string} name */
function hasClass(element, name) {
  return (getAttribute(element, "class") ?? "").split(/\s+/).includes(name);
}

/** @param {Node} document */
function readRoot(document) {
  const root = findElement(document, "html");
  if (!root) return [];
  const classes = (getAttribute(root, "class") ?? "").split(/\s+/).filter(Boolean);
  return [
    `lang ${getAttribute(root, "lang") ?? ""}`,
    `dir ${getAttribute(root, "dir") ?? ""}`,
    ...classes.sort(),
  ];
}

/** @param {Node} document */
function readMeta(document) {
  return [...walkElements(document)]
    .filter(({ tagName }) => tagName === "meta")
    .map((meta) => [
      getAttribute(meta, "name") ?? getAttribute(meta, "property") ?? "",
      getAttribute(meta, "content") ?? "",
    ])
    .filter(([name]) => metaNames.test(name))
    .map(([name, content]) => `${name} ${toComparableAddress(content)}`)
    .sort();
}

/** @param {Node} document */
function readHeadLinks(document) {
  return [...walkElements(document)]
    .filter(
      (element) =>
        element.tagName === "link" && linkRelations.test(getAttribute(element, "rel") ?? ""),
    )
    .map((link) =>
      ["rel", "hreflang", "type", "title", "href"]
        .map((name) => getAttribute(link, name))
        .filter(Boolean)
        .map((value) => toComparableAddress(value ?? ""))
        .join(" "),
    )
    .sort();
}

/** @param {Element} element @param {string} route */
function readLinks(element, route) {
  return [...walkElements(element)].flatMap((link) => {
    const href = getAttribute(link, "href");
    // The links beside headings are known by the headings' ids.
    if (link.tagName !== "a" || href === undefined || hasClass(link, "hash-link")) return [];
    return [`${toComparableAddress(href, route)} ${toText(getText(link))}`];
  });
}

/** An image that is small enough stands in the page itself. @param {Element} element @param {string} route */
function readImages(element, route) {
  return [...walkElements(element)]
    .filter(({ tagName }) => tagName === "img")
    .map((image) => {
      const address = toComparableAddress(getAttribute(image, "src") ?? "", route);
      const isOwn = /^(?:asset:|data:)/.test(address);
      return `${isOwn ? "asset" : address} ${toText(getAttribute(image, "alt") ?? "")}`;
    });
}

/** @param {string} text */
function toText(text) {
  return text
    .replace(/\u200B/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
