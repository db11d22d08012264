/** Links in the code of a document: where MDX meets an `<a>` in an expression, it shows a link of Markdown. */

import { hasToken, linkToken } from "../../shared/document.ts";
import { NEW_TAB, leavesSite } from "./assets.ts";
import type { CompilationHost } from "./compilation-host.ts";
import { parseScript } from "./esm.ts";
import { walkScript } from "./toolchain.ts";
import type { ScriptNode, Toolchain } from "./toolchain.ts";
import type { Point } from "./tree.ts";

interface LinkPlace {
  compilation: Pick<CompilationHost, "links">;
  toolchain: Toolchain;
  /** Where the code stands. */
  point: Point;
}

/** Puts tokens in the place of addresses: `<>See <a href="/x">x</a></>` leads below the site's base. */
export function linkParsedAnchors(
  code: string,
  { compilation, toolchain, point: { line, column } }: LinkPlace,
): string {
  if (!/<a\s/.test(code)) return code;
  const addresses: { node: ScriptNode; href: string; text: string }[] = [];
  walkScript(parseScript(code, toolchain), (element) => {
    const address = readAddress(element);
    if (address) addresses.push({ ...address, text: formatNewTab(element, address.href) });
  });
  let linked = code;
  // From the end, so that places stay; numbers follow the text all the same.
  const tokens = addresses.map(({ href }) =>
    linkToken(compilation.links.push({ href, line, column }) - 1),
  );
  for (const [index, { node, text }] of [...addresses.entries()].reverse())
    linked = `${linked.slice(0, node.start)}"${tokens[index]}"${text}${linked.slice(node.end)}`;
  return linked;
}

function readAddress(element: ScriptNode): { node: ScriptNode; href: string } | undefined {
  if (element.type !== "JSXOpeningElement") return undefined;
  if ((element["name"] as ScriptNode)["name"] !== "a") return undefined;
  const node = findAttribute(element, "href")?.["value"] as ScriptNode | null | undefined;
  const href = node?.["value"];
  // What would have to be escaped in code is no address of a page.
  const isAddress = typeof href === "string" && /^[^"\\\s]+$/.test(href) && !hasToken(href);
  return node && isAddress ? { node, href } : undefined;
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
