import type { Compilation } from "./compilation.ts";
import type { TreeNode } from "./tree.ts";

/** Levels of elements within elements: several times as many as anybody writes by hand. */
const MAX_DEPTH = 400;

/** What walks a tree calls itself once for each level, and a stack has an end. */
export function checkDepth(root: TreeNode, compilation: Compilation): TreeNode {
  let level: TreeNode[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    const [first] = level;
    if (first && depth > MAX_DEPTH)
      throw compilation.error(
        `Elements are nested more than ${MAX_DEPTH} levels deep here.`,
        compilation.locate(first),
        "Close elements where they end, or split the document.",
      );
    level = listChildren(level);
  }
  return root;
}

/** Each document passes here, and `flatMap` takes ten times as long. */
function listChildren(nodes: readonly TreeNode[]): TreeNode[] {
  const children: TreeNode[] = [];
  for (const node of nodes) for (const child of node.children ?? []) children.push(child);
  return children;
}
