/**
 * Links in the code of a document. An `<a>` in the value of an attribute is a link of Markdown for MDX; wherever else
 * code stands, it is the author's own, as one written as a tag is.
 */

import { hasToken, linkToken } from "../../shared/document.ts";
import { type Replacement, replaceRanges } from "../javascript/replace-ranges.ts";
import { NEW_TAB, leavesSite } from "./assets.ts";
import type { CompilationHost } from "./compilation-host.ts";
import { parseScript } from "./esm.ts";
import { walkScript } from "../javascript/toolchain.ts";
import type { ScriptNode, Toolchain } from "../javascript/toolchain.ts";
import type { Point } from "./tree.ts";

interface LinkPlace {
  compilation: Pick<CompilationHost, "links">;
  toolchain: Toolchain;
  /** Where the code stands. */
  point: Point;
}

/** What stands for links of Markdown in code: the site's component of them in the browser, an element in data. */
export const MARKDOWN_LINK = "__Link";

/** Puts tokens in the place of addresses: `label={<a href="/x">x</a>}` leads below the site's base. */
export function linkParsedAnchors(code: string, place: LinkPlace): string {
  if (!/<a\s/.test(code)) return code;
  const found: Replacement[] = [];
  walkScript(parseScript(code, place.toolchain), (node) => {
    if (node.type === "JSXElement") found.push(...linkElement(node, place));
  });
  return replaceRanges(code, found);
}

function linkElement(
  element: ScriptNode,
  { compilation, point: { line, column } }: LinkPlace,
): Replacement[] {
  const opening = element["openingElement"] as ScriptNode;
  const address = hasName(opening, "a") && readAddress(opening);
  if (!address) return [];
  const { node, href } = address;
  const tags = [opening, element["closingElement"] as ScriptNode | null];
  const names = tags.flatMap((tag) => (tag ? toRenamed(tag["name"] as ScriptNode) : []));
  if (!node || href === undefined) return names;
  const token = linkToken(compilation.links.push({ href, line, column }) - 1);
  const text = `"${token}"${formatNewTab(opening, href)}`;
  return [...names, { start: node.start, end: node.end, text }];
}

const hasName = (opening: ScriptNode, name: string): boolean =>
  (opening["name"] as ScriptNode)["name"] === name;

const toRenamed = ({ start, end }: ScriptNode): Replacement => ({
  start,
  end,
  text: MARKDOWN_LINK,
});

interface Address {
  /** Where the address stands, if it is known. */
  node?: ScriptNode;
  href?: string;
}

function readAddress(opening: ScriptNode): Address | undefined {
  const attribute = findAttribute(opening, "href");
  if (!attribute) return hasSpread(opening) ? {} : undefined;
  const node = attribute["value"] as ScriptNode | null;
  const value = (node?.["expression"] as ScriptNode | undefined) ?? node;
  if (!node || value?.type !== "Literal") return node ? {} : undefined;
  const href = value["value"];
  // What would have to be escaped in code is no address of a page.
  const isAddress = typeof href === "string" && /^[^"\\\s]+$/.test(href) && !hasToken(href);
  return isAddress ? { node, href } : undefined;
}

const hasSpread = (opening: ScriptNode): boolean =>
  (opening["attributes"] as ScriptNode[]).some(({ type }) => type === "JSXSpreadAttribute");

/** A link whose address only running code knows: React finds out where it leads. */
export function isOpenLink(node: ScriptNode): boolean {
  if (node.type !== "JSXOpeningElement" || !hasName(node, MARKDOWN_LINK)) return false;
  const value = findAttribute(node, "href")?.["value"] as ScriptNode | undefined;
  return value?.type !== "Literal";
}

const findAttribute = (element: ScriptNode, name: string): ScriptNode | undefined =>
  (element["attributes"] as ScriptNode[]).find(
    (attribute) => (attribute["name"] as ScriptNode | undefined)?.["name"] === name,
  );

function formatNewTab(element: ScriptNode, href: string): string {
  if (!leavesSite(href)) return "";
  return Object.entries(NEW_TAB)
    .filter(([name]) => !findAttribute(element, name))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}
