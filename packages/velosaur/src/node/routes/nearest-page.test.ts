import { expect, test } from "vitest";
import { findNearestPage } from "./nearest-page.ts";

const PAGES = [
  "/",
  "/about",
  "/docs/guide",
  "/docs/2.4/guide",
  "/docs/2.4/fresh",
  "/docs/next/fresh",
  "/docs/next/api/commands",
  "/blog",
];

test.each([
  ["/docs/giude", "/docs/guide"],
  ["/doc/guide", "/docs/guide"],
  ["/docs/2.4/guid", "/docs/2.4/guide"],
  ["/docs/2.4/api/command", "/docs/next/api/commands"],
  ["/docs/api/commands", "/docs/next/api/commands"],
  ["/docs/next/guide", "/docs/guide"],
  ["/docs/fresh", "/docs/2.4/fresh"],
  ["/fresh", "/docs/2.4/fresh"],
  ["/docs/next/nothing-like-it", undefined],
  // Most of a long address may be right, and the page another one for all that.
  ["/docs/next/api/install", undefined],
  ["/nope", undefined],
])("%s means %s", (pathname, expected) => {
  expect(findNearestPage(pathname, PAGES)).toBe(expected);
});
