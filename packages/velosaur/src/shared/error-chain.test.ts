import { expect, test } from "vitest";

import { formatErrorChain } from "./error-chain.ts";

test("tells an error's causes, and stops when they go round", () => {
  const inner = new Error("inner");
  expect(formatErrorChain(new Error("outer", { cause: inner }))).toBe("outer\n\nCause:\ninner");
  inner.cause = inner;
  expect(formatErrorChain(inner).match(/inner/g)).toHaveLength(10);
});

test("a cause that is no error is told as well", () => {
  expect(formatErrorChain(new Error("outer", { cause: 404 }))).toBe("outer\n\nCause:\n404");
});
