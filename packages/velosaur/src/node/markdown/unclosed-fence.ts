import type { Compilation } from "./compilation.ts";
import type { TreeNode } from "./tree.ts";

interface Fenced {
  opening: RegExp;
  /** What it is, and what it takes in. */
  name: string;
  content: string;
  end: string;
}

const CODE: Fenced = {
  opening: /^ {0,3}(`{3,}|~{3,})/,
  name: "code block",
  content: "is code",
  end: "where the code ends",
};
const ADMONITION: Fenced = {
  opening: /^\s*(:{3,})/,
  name: "admonition",
  content: "stands in it",
  end: "where the admonition ends",
};

/** A fence without an end takes in all that follows in the document, its list item or quotation; it is hardly ever meant. */
function warnUnclosed(node: TreeNode, compilation: Compilation, fenced: Fenced): void {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const text = compilation.source.slice(start.offset, end.offset).trimEnd();
  const [, fence] = fenced.opening.exec(text) ?? [];
  if (fence === undefined) return;
  const lastLine = text.slice(text.lastIndexOf("\n") + 1).trimStart();
  const isClosed =
    text.includes("\n") && new RegExp(`^(?:[>\\s]*)${fence}${fence[0]}*$`).test(lastLine);
  if (isClosed) return;
  const isLast = compilation.source.slice(end.offset).trim() === "";
  const extent = isLast ? "" : ", up to the end of what is around it";
  compilation.warn(
    `The ${fenced.name} that begins here is never closed, so everything below it ${fenced.content}${extent}.`,
    node,
    `Add a line with ${fence} ${fenced.end}.`,
  );
}

export const warnUnclosedFence = (node: TreeNode, compilation: Compilation): void =>
  warnUnclosed(node, compilation, CODE);

/** The beginning of a post may end within one that the whole post closes. */
export function warnUnclosedAdmonition(node: TreeNode, compilation: Compilation): void {
  if (!compilation.options.truncated) warnUnclosed(node, compilation, ADMONITION);
}
