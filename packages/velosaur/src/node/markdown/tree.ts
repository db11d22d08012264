/** The syntax tree as both Sätteri and unified give it: hast with MDX nodes, read loosely. */

export interface Point {
  line: number;
  column: number;
  offset?: number;
}

export interface TreeNode {
  type: string;
  tagName?: string;
  /** Name of an MDX JSX element (`null` for a fragment) or of a directive. */
  name?: string | null;
  properties?: Record<string, unknown>;
  attributes?: JsxAttribute[];
  children?: TreeNode[];
  value?: string;
  data?: Record<string, unknown> | undefined;
  position?: { start: Point; end: Point } | undefined;
}

export interface JsxAttribute {
  type: "mdxJsxAttribute" | "mdxJsxExpressionAttribute";
  name?: string;
  value?: string | { type: string; value: string } | null;
}

export const isHeading = ({ tagName }: TreeNode): boolean => /^h[1-6]$/.test(tagName ?? "");

export const isJsxElement = (node: TreeNode): boolean =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** Text of a node and all below it, as `mdast-util-to-string` reads it: expressions give their source. */
export function toText(node: TreeNode): string {
  // Raw HTML is a comment here: any other is parsed before.
  if (node.type === "comment" || node.type === "raw") return "";
  if (typeof node.value === "string") return node.value;
  if (node.tagName === "img") return String(node.properties?.["alt"] ?? "");
  return node.children ? node.children.map(toText).join("") : "";
}

/** Calls `visit` for every node, parents first; a visitor that returns false keeps out of the children. */
export function walk(
  node: TreeNode,
  visit: (node: TreeNode, parent: TreeNode | undefined) => boolean | void,
): void {
  const step = (current: TreeNode, parent: TreeNode | undefined): void => {
    if (visit(current, parent) === false) return;
    for (const child of current.children ?? []) step(child, current);
  };
  step(node, undefined);
}
