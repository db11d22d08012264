import { toText } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

const isElement = ({ tagName }: TreeNode, ...tags: string[]): boolean =>
  tags.includes(tagName ?? "");

/** The box of a task has no label: who hears the page is told what the task is. */
export function nameTask(item: TreeNode): TreeNode {
  if (!String(item.properties?.["className"]).includes("task-list-item")) return item;
  const paragraph = item.children?.find((child) => isElement(child, "p"));
  if (!paragraph) return nameBox(item);
  const children = item.children?.map((child) => (child === paragraph ? nameBox(child) : child));
  return { ...item, children };
}

/** By what stands beside it. */
function nameBox(parent: TreeNode): TreeNode {
  const children = parent.children ?? [];
  const text = children.filter((child) => !isElement(child, "ol", "ul")).map(toText);
  const box = children.find((child) => isElement(child, "input"));
  if (!box) return parent;
  const named = { ...box, properties: { ariaLabel: text.join("").trim(), ...box.properties } };
  return { ...parent, children: children.map((child) => (child === box ? named : child)) };
}
