/** Ids of headings, for plugins that see them before they become HTML. */

import type { Compilation } from "./compilation.ts";
import { takeId } from "./convert-heading.ts";
import { walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

/**
 * Gives each heading its id where upstream does it: before the site's plugins. So what a plugin adds takes no id away
 * from a heading of the author's, and has one only if the plugin says so.
 */
export function nameHeadings(tree: TreeNode, compilation: Compilation): void {
  walk(tree, (node) => {
    if (node.type !== "heading") return;
    const properties = (node.data?.["hProperties"] ?? {}) as Record<string, unknown>;
    const given = properties["id"] ?? node.data?.["id"];
    const own = typeof given === "string" ? given : takeId(node);
    const id = own ?? compilation.createSlug(toText(node));
    node.data = { ...node.data, id, hProperties: { ...properties, id } };
  });
  compilation.areHeadingsNamed = true;
}

function toText(node: TreeNode & { alt?: string | null }): string {
  if (node.type === "html") return "";
  return node.value ?? node.alt ?? (node.children ?? []).map(toText).join("");
}
