import { expect, test } from "vitest";
import { splitBlocks, withoutFences } from "./code-blocks.ts";

test("code blocks are told from the text around them", () => {
  expect(splitBlocks("One\n```js\ncode\n```\nTwo\n~~~\n```\n~~~\n")).toEqual({
    prose: ["One\n", "\nTwo\n", "\n"],
    blocks: ["```js\ncode\n```", "~~~\n```\n~~~"],
  });
  expect(splitBlocks("Use `a` and ``` in a line")).toEqual({
    prose: ["Use `a` and ``` in a line"],
    blocks: [],
  });
});

test("a block ends at a fence of its kind that is as long, or with the text", () => {
  expect(splitBlocks("````\n```\n~~~~\n```` js\n`````\nText").blocks).toEqual([
    "````\n```\n~~~~\n```` js\n`````",
  ]);
  expect(splitBlocks("Text\n```\ncode\n").prose).toEqual(["Text\n", ""]);
});

test("blocks in quotations and lists, of lines that end otherwise", () => {
  expect(splitBlocks("> ```\r\n> code\r\n> ```\r\nText").prose).toEqual(["", "\nText"]);
  expect(splitBlocks("- One\n  ```\n  code\n  ```  \n- Two").prose).toEqual(["- One\n", "\n- Two"]);
});

test("without its blocks, the lines of a text keep their numbers", () => {
  expect(withoutFences("One\n```\ncode\n```\nTwo\n```\ncode")).toBe("One\n\n\n\nTwo\n\n");
  expect(withoutFences("No block")).toBe("No block");
});
