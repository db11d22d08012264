import { expect, onTestFinished, test, vi } from "vitest";

import { matchLiteral } from "./match-literal.ts";
import { matchPath } from "./match-path.ts";

test.each([
  ["/", { path: "/" }],
  ["/a", { path: "/" }],
  ["/a", { path: "/", exact: true }],
  ["/a/b", { path: "/a" }],
  ["/a/b", { path: "/a/" }],
  ["/a/b", { path: "/a", exact: true }],
  ["/ab", { path: "/a" }],
  ["/a", { path: "/ab" }],
  ["/a/", { path: "/a" }],
  ["/a/", { path: "/a", exact: true }],
  ["/a", { path: "/a/", exact: true }],
  ["/a/", { path: "/a", exact: true, strict: true }],
  ["/a/", { path: "/a", strict: true }],
  ["/a/", { path: "/a/", exact: true, strict: true }],
  ["/a", { path: "/a/", strict: true }],
  ["/a/b", { path: "/a/", strict: true }],
  ["/A/b", { path: "/a" }],
  ["/100% sure/b", { path: "/100%25 sure" }],
  ["/a/b", { path: "/a/:name", exact: true }],
  ["/a/b/", { path: "/a/:name", exact: true }],
  ["/a/b/c", { path: "/a/:name", exact: true }],
  ["/a/b/c", { path: "/a/:name" }],
  ["/a/é/c", { path: "/:one/:other/c/", exact: true }],
  ["/a/", { path: "/a/:name" }],
  ["/a", { path: "/a/:name" }],
])("a path whose patterns are whole segments: %s on %j", (pathname, options) =>
  expect(matchLiteral(pathname, options)).toEqual(matchPath(pathname, options)),
);

test.each([
  // pathname, options, url, params
  ["/", "/", "/", {}],
  ["/a", "/", "/", {}],
  ["/a/b", "/a", "/a", {}],
  ["/ab", "/a", null, {}],
  ["/a/", { path: "/a", exact: true }, "/a/", {}],
  ["/a", { path: "/a/", exact: true }, "/a", {}],
  ["/a/b", { path: "/a", exact: true }, null, {}],
  ["/a/", { path: "/a", exact: true, strict: true }, null, {}],
  ["/a", { path: "/a/", strict: true }, null, {}],
  ["/A", "/a", "/A", {}],
  ["/A", { path: "/a", sensitive: true }, null, {}],
  ["/users/7", "/users/:id", "/users/7", { id: "7" }],
  [
    "/users/7/edit",
    { path: "/users/:id/:mode?", exact: true },
    "/users/7/edit",
    { id: "7", mode: "edit" },
  ],
  [
    "/users/7",
    { path: "/users/:id/:mode?", exact: true },
    "/users/7",
    { id: "7", mode: undefined },
  ],
  ["/page/12", "/page/:n(\\d+)", "/page/12", { n: "12" }],
  ["/page/x", "/page/:n(\\d+)", null, {}],
  ["/files/a/b", "/files/:path+", "/files/a/b", { path: "a/b" }],
  ["/files", "/files/:path*", "/files", { path: undefined }],
  ["/anything/at/all", "*", "/anything/at/all", { 0: "/anything/at/all" }],
  ["/b", ["/a", "/b"], "/b", {}],
  ["/v1.0", "/v1.0", "/v1.0", {}],
  ["/v1x0", "/v1.0", null, {}],
  ["/100% sure/b", "/100%25 sure", "/100% sure", {}],
  ["/100% (sure)", { path: "/100%25 (sure)", exact: true }, "/100% (sure)", {}],
  ["/docs/a (copy)", { path: "/docs/a (copy)", exact: true }, "/docs/a (copy)", {}],
] as const)("%s on %j", (pathname, options, url, params) => {
  const match = matchPath(pathname, options);
  expect(match?.url ?? null).toBe(url);
  if (match) expect(match.params).toEqual(params);
});

test("isExact tells whether something is left", () => {
  expect(matchPath("/a/b", "/a")?.isExact).toBe(false);
  expect(matchPath("/a", "/a")?.isExact).toBe(true);
});

test("10,000 patterns are kept; those after them are compiled each time", () => {
  let compiled = 0;
  class CountedRegExp extends RegExp {
    constructor(source: string, flags?: string) {
      super(source, flags);
      compiled++;
    }
  }
  vi.stubGlobal("RegExp", CountedRegExp);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const count = (pattern: string): number => {
    compiled = 0;
    matchPath("/x", pattern);
    matchPath("/x", pattern);
    return compiled;
  };
  expect(count("/first/:a")).toBe(1);
  for (let index = 0; index < 10_000; index++) matchPath("/x", `/${index}/:a`);
  expect(count("/first/:a")).toBe(0);
  expect(count("/late/:a")).toBe(2);
});

test("a group without an end is text, at any length", () => {
  const path = `/a(${"1".repeat(100)}`;
  expect(matchPath(path, path.replaceAll("1", String.raw`\d`))?.url).toBe(path);
});

test("no path matches nothing", () => {
  expect(matchPath("/a", {})).toBeNull();
});
