import { parseFragment, serialize } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The element of a post's page that holds its text: upstream's id. */
const CONTAINER = '<div id="__blog-post-container"';

/** What of a post's page its text is in, and the end of the page's main part. */
export function cutContent(html: string): string | undefined {
  const start = html.indexOf(CONTAINER);
  if (start === -1) return undefined;
  const end = html.indexOf("</main>", start);
  return html.slice(start, end === -1 ? undefined : end);
}

/** The text of a post as its page shows it, with addresses that lead there from anywhere. */
export function extractContent(html: string, pageUrl: string): string | undefined {
  const content = cutContent(html);
  if (content === undefined) return undefined;
  const fragment = parseFragment(content);
  const [container] = fragment.childNodes;
  if (!container || !isElement(container)) return undefined;
  cleanChildren(container, pageUrl);
  return removeControls(serialize(container)).trim();
}

const isElement = (node: Node): node is Element => "tagName" in node;

/** What does nothing without the page's scripts and styles. */
const isOfPage = (node: Node): boolean =>
  isElement(node) &&
  (["button", "script", "style", "svg"].includes(node.tagName) || hasClass(node, "hash-link"));

const hasClass = ({ attrs }: Element, name: string): boolean =>
  attrs.some((attr) => attr.name === "class" && attr.value.split(/\s+/).includes(name));

function cleanChildren(element: Element, pageUrl: string): void {
  element.childNodes = element.childNodes.filter((child) => !isOfPage(child));
  for (const child of element.childNodes.filter(isElement)) {
    child.attrs = child.attrs
      .filter(({ name }) => name !== "data-s")
      .map(({ name, value }) => ({ name, value: toAbsolute(name, value, pageUrl) }));
    cleanChildren(child, pageUrl);
  }
}

const ADDRESSES = new Set(["href", "src", "poster", "cite", "data"]);

function toAbsolute(name: string, value: string, pageUrl: string): string {
  if (ADDRESSES.has(name)) return resolveUrl(value, pageUrl);
  if (name !== "srcset") return value;
  return value.replace(/(^|,\s+)(\S+)/g, (_, before: string, url: string) => {
    const comma = url.endsWith(",") ? "," : "";
    return before + resolveUrl(comma ? url.slice(0, -1) : url, pageUrl) + comma;
  });
}

/** What is no address stays as it is. */
function resolveUrl(value: string, pageUrl: string): string {
  return URL.canParse(value, pageUrl) ? new URL(value, pageUrl).href : value;
}

/** XML can't hold them, not even escaped. */
export const removeControls = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
