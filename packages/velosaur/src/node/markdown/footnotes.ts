/** Ids of footnotes, made different for each post of a blog: its lists show several on one page. */

import path from "../system/path.ts";
import type { Compilation } from "./compilation.ts";
import { walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

const FOOTNOTE = /^(?:#?user-content-fn(?:ref)?-|footnote-label$)/;

/** The heading of the footnotes is Sätteri's, not the author's. */
export const isFootnotesHeading = ({ properties }: TreeNode): boolean =>
  /^footnote-label(?:-[\da-z]+)?$/.test(String(properties?.["id"])) &&
  String(properties?.["className"]).includes("sr-only");

/** FNV-1a: short, and the same on every machine. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

export function separateFootnotes(
  root: TreeNode,
  { source, filePath, options }: Compilation,
): void {
  if (options.truncateMarker === undefined || !source.includes("[^")) return;
  const suffix = hashText(path.relative(options.siteDir, filePath).replaceAll("\\", "/"));
  const rename = (value: unknown): unknown =>
    typeof value === "string" && FOOTNOTE.test(value) ? `${value}-${suffix}` : value;
  walk(root, ({ properties }) => {
    for (const name of ["id", "href", "ariaDescribedBy"]) {
      const value = properties?.[name];
      if (value === undefined) continue;
      (properties as Record<string, unknown>)[name] = Array.isArray(value)
        ? value.map(rename)
        : rename(value);
    }
  });
}

export const isFootnoteLink = ({ properties }: TreeNode): boolean =>
  properties?.["dataFootnoteRef"] !== undefined ||
  properties?.["dataFootnoteBackref"] !== undefined;
