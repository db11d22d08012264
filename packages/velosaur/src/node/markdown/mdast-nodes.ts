/** Fields that plugins expect on nodes, or leave out of nodes they make. */

import { formatEstree } from "./estree-source.ts";
import { isJsxElement, walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

/**
 * In a table's cell a bar has a backslash before it: in text and code that belongs to the table, in maths to the maths,
 * where `\|` is another sign than `|`. Sätteri takes it away everywhere.
 */
function restoreBars(cell: TreeNode): void {
  walk(cell, (node) => {
    if (node.type === "inlineMath") node.value = node.value?.replaceAll("|", String.raw`\|`) ?? "";
  });
}

/** As `remark-math` describes maths to `remark-rehype`. */
export function addMathData(tree: TreeNode): void {
  walk(tree, (node) => {
    if (node.type === "tableCell") restoreBars(node);
    if (node.type !== "math" && node.type !== "inlineMath") return;
    const children = [{ type: "text", value: node.value ?? "" }];
    if (node.type === "inlineMath") {
      const hProperties = { className: ["language-math", "math-inline"] };
      node.data = { ...node.data, hName: "code", hProperties, hChildren: children };
      return;
    }
    const properties = { className: ["language-math", "math-display"] };
    const code = { type: "element", tagName: "code", properties, children };
    node.data = { ...node.data, hName: "pre", hChildren: [code] };
  });
}

/** Nodes made by plugins may carry their code as a syntax tree only. */
export function fillJsxSources(tree: TreeNode): void {
  walk(tree, (node) => {
    const estree = node.data?.["estree"];
    if (node.type.startsWith("mdx") && estree && !node.value && !isJsxElement(node))
      node.value = formatEstree(estree);
    if (!isJsxElement(node)) return;
    for (const attribute of node.attributes ?? []) {
      const value = attribute.value as
        | { value?: string; data?: { estree?: unknown } }
        | string
        | null
        | undefined;
      if (typeof value === "object" && value?.data?.estree && !value.value)
        value.value = formatEstree(value.data.estree);
    }
  });
}

const isBlank = ({ type, value = "" }: TreeNode): boolean =>
  type === "text" && !/[^\t\n\f\r ]/.test(value);
const isInline = ({ type }: TreeNode): boolean =>
  type === "mdxJsxTextElement" || type === "mdxTextExpression";

/** What stands in a line of its own as JSX, such as `<summary>…</summary>`, is a block. Micromark takes it for a paragraph, which MDX then takes away. */
export function unwrapJsxParagraphs(tree: TreeNode): void {
  walk(tree, (node) => {
    if (node.children?.some(isJsxParagraph))
      node.children = node.children.flatMap((child) =>
        isJsxParagraph(child) ? toBlocks(child.children ?? []) : [child],
      );
  });
}

function isJsxParagraph({ type, children = [] }: TreeNode): boolean {
  return (
    type === "paragraph" &&
    children.some(isInline) &&
    children.every((child) => isInline(child) || isBlank(child))
  );
}

const toBlocks = (nodes: TreeNode[]): TreeNode[] =>
  nodes
    .filter((node) => !isBlank(node))
    .map((node) => ({
      ...node,
      type: isJsxElement(node) ? "mdxJsxFlowElement" : "mdxFlowExpression",
    }));
