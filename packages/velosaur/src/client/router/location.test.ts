import { expect, test } from "vitest";

import { formatHref, type Location, resolveLocation } from "./location.ts";

const current: Location = {
  pathname: "/docs/intro/",
  search: "?q=1",
  hash: "#h",
  state: undefined,
};

test.each([
  ["/x", "/x", "", ""],
  ["next", "/docs/intro/next", "", ""],
  ["../other", "/docs/other", "", ""],
  ["#there", "/docs/intro/", "", "#there"],
  ["?p=2", "/docs/intro/", "?p=2", ""],
  ["/caf%C3%A9", "/café", "", ""],
  ["/100%", "/100%", "", ""],
  ["/a?", "/a", "", ""],
  ["/a#c?d#e", "/a", "", "#c?d#e"],
  ["/a%2Fb%3Fc", "/a%2Fb?c", "", ""],
])("from /docs/intro/, %s leads to %s%s%s", (to, pathname, search, hash) => {
  expect(resolveLocation(to, current)).toMatchObject({ pathname, search, hash });
});

test("marks may be left out of an object", () => {
  expect(resolveLocation({ search: "a=1", hash: "b" }, current)).toMatchObject({
    pathname: "/docs/intro/",
    search: "?a=1",
    hash: "#b",
  });
});

test.each(["/caf%C3%A9/100%25?a#b", "/a%2Fb%3Fc%23d", "/a%20b"])(
  "%s is formatted as it was",
  (href) => {
    expect(formatHref(resolveLocation(href, current))).toBe(href);
  },
);
