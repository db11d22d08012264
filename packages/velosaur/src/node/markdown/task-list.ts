import { toText } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

const isElement = ({ tagName }: TreeNode, ...tags: string[]): boolean =>
  tags.includes(tagName ?? "");

/** The box of a task has no label: who hears the page is told what the task is. */
export function nameTask(item: TreeNode): void {
  if (!String(item.properties?.["className"]).includes("task-list-item")) return;
  const paragraph = item.children?.find((child) => isElement(child, "p"));
  const children = (paragraph ?? item).children ?? [];
  const box = children.find((child) => isElement(child, "input"));
  const text = children.filter((child) => !isElement(child, "ol", "ul")).map(toText);
  if (box) box.properties = { ariaLabel: text.join("").trim(), ...box.properties };
}
