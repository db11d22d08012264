import type { MdNode } from "./mdast";

/**
 * Loads the style sheet of KaTeX on pages that have formulas, and on no other.
 *
 * It runs after remark-math, whose nodes it looks for. The style sheet lies in the static folder and belongs to the
 * KaTeX version that rehype-katex uses.
 */

const href = "/katex/katex.min.css";

function hasMath(node: MdNode): boolean {
  return (
    node.type === "math" || node.type === "inlineMath" || (node.children?.some(hasMath) ?? false)
  );
}

function styleSheet(): MdNode {
  return {
    type: "mdxJsxFlowElement",
    name: "Head",
    attributes: [],
    children: [
      {
        type: "mdxJsxFlowElement",
        name: "link",
        attributes: [
          { type: "mdxJsxAttribute", name: "rel", value: "stylesheet" },
          { type: "mdxJsxAttribute", name: "href", value: href },
        ],
        children: [],
      },
    ],
  };
}

export default function mathStyles() {
  return (root: MdNode): void => {
    if (hasMath(root)) {
      root.children?.push(styleSheet());
    }
  };
}
