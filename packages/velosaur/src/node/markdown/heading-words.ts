/** The words of a heading that its id is made of. */

import { toText } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

/** `:extension` in `lexical:extension`; a name followed by a colon is none, nor one that ends with a line. */
const DIRECTIVE = /(?<![:\\]):[A-Za-z][\w-]*(?<![-_])(?![\w:-])/g;

/**
 * Upstream reads the text of a heading before directives that mean nothing go back to text, so that ids lack them.
 * What only looks like one once it is read, as `a\:b` does, isn't one in the source.
 */
export function readHeadingWords(heading: TreeNode, source: string): string {
  const { start, end } = heading.position ?? {};
  const written = new Set(source.slice(start?.offset, end?.offset).match(DIRECTIVE));
  if (written.size === 0) return toText(heading);
  return withoutDirectives(heading, written);
}

function withoutDirectives(node: TreeNode, written: Set<string>): string {
  if (node.type === "text")
    return (node.value ?? "").replace(DIRECTIVE, (name) => (written.has(name) ? "" : name));
  if (node.tagName === "code" || !node.children) return toText(node);
  return node.children.map((child) => withoutDirectives(child, written)).join("");
}
