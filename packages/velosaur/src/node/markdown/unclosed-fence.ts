import type { Compilation } from "./compilation.ts";
import type { TreeNode } from "./tree.ts";

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** A fence without an end takes in all that follows in the document, its list item or quotation; it is hardly ever meant. */
export function warnUnclosedFence(node: TreeNode, compilation: Compilation): void {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const text = compilation.source.slice(start.offset, end.offset).trimEnd();
  const [, fence] = FENCE.exec(text) ?? [];
  if (fence === undefined) return;
  const lastLine = text.slice(text.lastIndexOf("\n") + 1).trimStart();
  const isClosed =
    text.includes("\n") && new RegExp(`^(?:[>\\s]*)${fence}${fence[0]}*$`).test(lastLine);
  if (isClosed) return;
  const isLast = compilation.source.slice(end.offset).trim() === "";
  const extent = isLast ? "" : ", up to the end of what is around it";
  compilation.warn(
    `The code block that begins here is never closed, so everything below it is code${extent}.`,
    node,
    `Add a line with ${fence} where the code ends.`,
  );
}
