import { expect, test } from "vitest";

import { findLinkTarget, isHashOnly, isPlainClick } from "./link-target.ts";

const current = "https://site.test/base/docs/intro?x=1#top";

function anchor(href: string, options: { target?: string; attributes?: string[] } = {}) {
  const { target = "", attributes = [] } = options;
  const absolute = URL.canParse(href, current) ? new URL(href, current).href : href;
  return { href: absolute, target, hasAttribute: (name: string) => attributes.includes(name) };
}

test.each([
  ["/base/docs/other", true],
  ["other", true],
  ["/base", true],
  ["/base/blog?page=2#x", true],
  ["#section", true],
  ["/base/docs/2.0.0-alpha.19", true],
  ["/base/tests/dummy.html", true],
  ["/elsewhere", false],
  ["/basement", false],
  ["https://other.test/base/docs", false],
  ["mailto:a@b.c", false],
  ["javascript:void 0", false],
  ["/base/blog/rss.xml", false],
  ["/base/img/logo.svg", false],
  ["https://", false],
])("%s is a page of the site: %s", (href, expected) => {
  expect(findLinkTarget(anchor(href), { current, baseUrl: "/base/" }) !== null).toBe(expected);
});

test.each([
  [{ target: "_blank" }, false],
  [{ target: "_self" }, true],
  [{ attributes: ["download"] }, false],
  [{ attributes: ["data-nonav"] }, false],
])("with %j it is followed: %s", (options, expected) => {
  expect(findLinkTarget(anchor("/base/a", options), { current, baseUrl: "/base/" }) !== null).toBe(
    expected,
  );
});

test.each([
  ["#section", true],
  ["", false],
  ["/base/docs/intro?x=1#", true],
  ["/base/docs/intro#a", false],
  ["/base/docs/intro/?x=1#a", false],
])("%j is only a hash: %s", (href, expected) => {
  const url = new URL(href, current);
  expect(isHashOnly(href === "" ? new URL(current.replace(/#.*/, "")) : url, current)).toBe(
    expected,
  );
});

test("modifier keys and other buttons are the browser's", () => {
  const plain = {
    defaultPrevented: false,
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
  };
  expect(isPlainClick(plain)).toBe(true);
  for (const change of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ]) {
    expect(isPlainClick({ ...plain, ...change })).toBe(false);
  }
});
