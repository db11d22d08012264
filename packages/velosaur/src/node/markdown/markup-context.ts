import type { MarkupLabels } from "../../shared/markup/labels.ts";
import type { CompileOptions } from "./options.ts";
import type { TreeNode } from "./tree.ts";

/** What theme markup depends on, while a document is compiled or its expressions are evaluated. */
export interface MarkupContext {
  options: CompileOptions;
  labels: MarkupLabels;
  warn: (message: string, node: TreeNode, hint?: string) => void;
}
