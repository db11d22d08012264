import { expect, it } from "vitest";
import { getLineProps, getTokenProps } from "./use-tokens.ts";

it("tokens and lines are told apart by classes, and keep those that they are given", () => {
  const token = { types: ["tag", "name"], content: "a", empty: false };
  expect(getTokenProps({ token, className: "own" })).toEqual({
    className: "token tag name own",
    children: "a",
    style: undefined,
  });
  expect(getLineProps({ line: [], className: "marked" })).toEqual({
    className: "token-line marked",
    style: undefined,
  });
});
