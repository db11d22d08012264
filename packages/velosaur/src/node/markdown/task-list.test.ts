import { expect, test } from "vitest";
import { nameTask } from "./task-list.ts";
import type { TreeNode } from "./tree.ts";

const text = (value: string): TreeNode => ({ type: "text", value });
const element = (tagName: string, ...children: TreeNode[]): TreeNode => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const task = (...children: TreeNode[]): TreeNode => ({
  ...element("li", ...children),
  properties: { className: ["task-list-item"] },
});

const findBox = ({ tagName, properties, children = [] }: TreeNode): TreeNode["properties"] =>
  tagName === "input" ? properties : children.map(findBox).find((found) => found !== undefined);

test("a box is called by its task, not by the tasks below it", () => {
  const below = element("ul", element("li", text("Taste")));
  const item = task(element("input"), text(" Cook "), element("em", text("soup")), below);
  expect(findBox(nameTask(item))).toEqual({ ariaLabel: "Cook soup" });
  expect(findBox(item)).toEqual({});
});

test("in a list with gaps, by the item's first paragraph", () => {
  const first = element("p", element("input"), text(" Cook"));
  const item = task(text("\n"), first, element("p", text("More")));
  expect(findBox(nameTask(item))).toEqual({ ariaLabel: "Cook" });
});

test("a box of an author's own stays as it is", () => {
  expect(findBox(nameTask(element("li", element("input"), text(" Cook"))))).toEqual({});
});
