import { expect, test } from "vitest";
import { createLately } from "./lately.ts";

test("of what was kept, the oldest goes", () => {
  const lately = createLately<number>(2);
  lately.keep("a", 1);
  lately.keep("b", 2);
  lately.keep("a", 3);
  lately.keep("c", 4);
  expect(["a", "b", "c"].map(lately.find)).toEqual([3, undefined, 4]);
});
