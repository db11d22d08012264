import { expect, test } from "vitest";

import { generatePath } from "./generate-path.ts";

test.each<[path: string, params: Parameters<typeof generatePath>[1], expected: string]>([
  ["/", undefined, "/"],
  ["/about", { id: 1 }, "/about"],
  ["/users/:id", { id: 7 }, "/users/7"],
  ["/user/:id/:entity(posts|comments)", { id: 1, entity: "posts" }, "/user/1/posts"],
  ["/users/:id/:mode?", { id: "7" }, "/users/7"],
  ["/users/:id/:mode?", { id: "7", mode: "edit" }, "/users/7/edit"],
  ["/users/:id?/edit", { id: null }, "/users/edit"],
  ["/files/:path+", { path: ["a", "b c"] }, "/files/a/b%20c"],
  ["/files/:path*", {}, "/files"],
  ["/files/*", { 0: "a/b" }, "/files/a/b"],
  ["/page/(\\d+)/(\\d+)", { 0: 1, 1: 2 }, "/page/1/2"],
  ["/a\\:b/:id", { id: "x/y?z#" }, "/a:b/x%2Fy%3Fz%23"],
  ["/:flag", { flag: false }, "/false"],
])("%s with %j is %s", (path, params, expected) => {
  expect(generatePath(path, params)).toBe(expected);
});

test.each<[path: string, params: Parameters<typeof generatePath>[1], message: string]>([
  ["/users/:id", {}, '"id"'],
  ["/users/:id", { id: ["a", "b"] }, "one value"],
  ["/files/:path+", { path: [] }, '"path"'],
  ["/page/:n(\\d+)", { n: "x" }, '"x"'],
  ["/users/:id", { id: "" }, '""'],
])("%s with %j is a mistake", (path, params, message) => {
  expect(() => generatePath(path, params)).toThrow(message);
  expect(() => generatePath(path, params)).toThrow(TypeError);
});
