/** Directives in an mdast tree that plugins work on: the same as `directives.ts` does inside Sätteri. */

import {
  ADMONITION_TAG,
  ADMONITION_TITLE_TAG,
  hasStrayTitle,
  toBlockText,
  toInlineText,
} from "./directives.ts";
import { walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";
import type { ReportDirective } from "./unused-directives.ts";

export interface MarkInput {
  keywords: string[];
  source: string;
}

export function markAdmonitions(tree: TreeNode, { keywords, source }: MarkInput): void {
  walk(tree, (node) => {
    if (node.type !== "containerDirective" || node.data?.["hName"] !== undefined) return;
    if (!keywords.includes(node.name ?? "") || hasStrayTitle(node, source)) return;
    const attributes = node.attributes as unknown as Record<string, string>;
    node.data = {
      ...node.data,
      hName: ADMONITION_TAG,
      hProperties: { ...attributes, admonitiontype: node.name },
    };
    const label = node.children?.[0];
    if (label?.data?.["directiveLabel"])
      label.data = { ...label.data, hName: ADMONITION_TITLE_TAG };
  });
}

const isUnhandled = ({ type, data }: TreeNode): boolean =>
  type.endsWith("Directive") && data?.["hName"] === undefined && data?.["hChildren"] === undefined;

function toText(node: TreeNode, source: string): TreeNode[] {
  if (node.type === "containerDirective") return toBlockText(node, source);
  const inline = toInlineText(node, source);
  return node.type === "textDirective" ? inline : [{ type: "paragraph", children: inline }];
}

/** What no plugin took care of goes back to text. */
export function restoreDirectives(
  tree: TreeNode,
  { source, onUnused }: { source: string; onUnused: ReportDirective },
): void {
  walk(tree, (node) => {
    if (!node.children?.some(isUnhandled)) return;
    node.children = node.children.flatMap((child) => {
      if (!isUnhandled(child)) return [child];
      if (child.type !== "containerDirective" || !hasStrayTitle(child, source)) onUnused(child);
      return toText(child, source);
    });
  });
}
