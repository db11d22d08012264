/** Fields that plugins expect on nodes, or leave out of nodes they make. */

import { formatEstree } from "./estree-source.ts";
import { isJsxElement, walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

/** As `remark-math` describes maths to `remark-rehype`. */
export function addMathData(tree: TreeNode): void {
  walk(tree, (node) => {
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
