import { expect, test } from "vitest";
import { findRewrite, formatRewrites, parseRewrites } from "./rewrites.ts";

test("what is written is read again", () => {
  const rewrites = [
    { prefix: "/forum/", target: "/forum" },
    { prefix: "/a b/", target: "/a b/" },
    { prefix: "/caf%C3%A9?/", target: "/café%3F/" },
  ];
  const text = formatRewrites(rewrites);
  expect(text).toBe(
    "/forum/* /forum 200\n/a%20b/* /a%20b/ 200\n/caf%C3%A9%3F/* /caf%C3%A9%3F/ 200\n",
  );
  expect(parseRewrites(text)).toEqual([
    { prefix: "/forum/", target: "/forum" },
    { prefix: "/a%20b/", target: "/a%20b/" },
    { prefix: "/caf%C3%A9%3F/", target: "/caf%C3%A9%3F/" },
  ]);
});

test("redirects, comments and conditions of other rules are not ours to follow", () => {
  const text =
    "# /x/* /y 200\n/old/* /new/:splat 301\n/api/* https://example.org 200\n/in/* /in/ 200\n";
  expect(parseRewrites(text)).toEqual([{ prefix: "/in/", target: "/in/" }]);
});

test("the innermost rule decides", () => {
  const rewrites = parseRewrites("/* /index.html 200\n/forum/* /forum/ 200\n");
  expect(findRewrite("/forum/a/b", rewrites)).toBe("/forum/");
  expect(findRewrite("/forums", rewrites)).toBe("/index.html");
  expect(findRewrite("/forums", [])).toBe(undefined);
});
