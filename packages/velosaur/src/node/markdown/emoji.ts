/** Names of emoji in text, as `:fire:`. */

import { createRequire } from "node:module";
import type { get } from "node-emoji";
import type { Compilation } from "./compilation.ts";
import { isHeading, walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

const nodeRequire = createRequire(import.meta.url);
const NAME = /^(?:[\w-]+|\+1)$/;
let findEmoji: typeof get | undefined;

/** The table is large, and few documents name an emoji: the first one that may do so loads it. */
const loadEmoji = (): typeof get =>
  (findEmoji ??= (nodeRequire("node-emoji") as { get: typeof get }).get);

/** A colon may end one word and begin the next: `a:b:fire:` holds a name. */
function replaceNames(text: string): string {
  const [first = "", ...parts] = text.split(":");
  let result = first;
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? "";
    const after = parts[index + 1];
    const emoji = after !== undefined && NAME.test(part) ? loadEmoji()(part) : undefined;
    result += emoji === undefined ? `:${part}` : emoji + after;
    if (emoji !== undefined) index += 1;
  }
  return result;
}

const isCode = ({ tagName }: TreeNode): boolean => tagName === "code" || tagName === "pre";

/** Replaces names in the text below a node. Headings wait for their turn: their ids are made of the names. */
export function replaceEmojiNames(root: TreeNode, { source, options }: Compilation): void {
  if (!options.emoji || !source.includes(":")) return;
  walk(root, (node) => {
    if (isCode(node) || (node !== root && isHeading(node))) return false;
    if (node.type === "text" && node.value?.includes(":")) node.value = replaceNames(node.value);
    return true;
  });
}
