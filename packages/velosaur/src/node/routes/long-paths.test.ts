import { expect, test } from "vitest";
import type { FlatRoute } from "./flatten-routes.ts";
import { findLongPaths } from "./long-paths.ts";

const find = (path: string): string[] =>
  findLongPaths([
    { path, route: { path, component: "@theme/DocItem" } } as unknown as FlatRoute,
  ]).map(({ message }) => message);

test("parts of addresses that no file can be named after", () => {
  const long = "ä".repeat(126);
  expect(find(`/docs/${"x".repeat(250)}/${"y".repeat(250)}/`)).toEqual([]);
  expect(find(`/docs/${"ä".repeat(125)}`)).toEqual([]);
  const message = `The address of a page has a part of 252 bytes, 250 at most can be the name of a file: ${"ä".repeat(40)}…`;
  expect(find(`/docs/${long}/x`)).toEqual([message]);
  expect(find(encodeURI(`/docs/${long}`))).toEqual([message]);
});
