import { expect, test } from "vitest";
import { encodePieces } from "./encode-pieces.ts";

test("pieces are encoded as their text is", () => {
  const pieces = ["<p>", "", "é, 中 and 🦖", "\u200B", "</p>"];
  expect(encodePieces(pieces).toString()).toBe(pieces.join(""));
  expect(encodePieces([])).toHaveLength(0);
});

test("half a character alone stands for none, as in any text", () => {
  const pieces = ["\uD83E", "<b>"];
  expect(encodePieces(pieces)).toEqual(Buffer.from(pieces.join("")));
});
