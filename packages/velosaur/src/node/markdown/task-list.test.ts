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

test("a box is called by its task, not by the tasks below it", () => {
  const box = element("input");
  const below = element("ul", element("li", text("Taste")));
  nameTask(task(box, text(" Cook "), element("em", text("soup")), text("\n"), below));
  expect(box.properties).toEqual({ ariaLabel: "Cook soup" });
});

test("in a list with gaps, by the item's first paragraph", () => {
  const box = element("input");
  nameTask(task(text("\n"), element("p", box, text(" Cook")), element("p", text("More"))));
  expect(box.properties).toEqual({ ariaLabel: "Cook" });
});

test("a box of an author's own stays as it is", () => {
  const box = element("input");
  nameTask(element("li", box, text(" Cook")));
  expect(box.properties).toEqual({});
});
