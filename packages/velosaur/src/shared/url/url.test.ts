import { describe, expect, test } from "vitest";
import { addBaseUrl, ensureBaseUrl, isInternalUrl, stripBaseUrl } from "./base-url.ts";
import { markdownFile, markdownPath } from "./markdown-path.ts";
import { outputFile } from "./output-file.ts";
import {
  comparablePathname,
  decodePathname,
  encodePathname,
  escapeFileName,
  escapePageName,
  isSamePathname,
  normalizePathname,
  resolvePathname,
  splitHref,
  stripHtml,
} from "./pathname.ts";
import { payloadFile, payloadPath } from "./payload-path.ts";
import { toSafeFile } from "./safe-file.ts";
import { applyTrailingSlash } from "./trailing-slash.ts";

describe("payloadPath", () => {
  test.each([
    ["/", "/_payload.json"],
    ["/index.html", "/_payload.json"],
    ["/a", "/_payload/a.json"],
    ["/a/", "/_payload/a.json"],
    ["/a/index.html", "/_payload/a.json"],
    ["/a.html", "/_payload/a.html.json"],
    ["/a.html/", "/_payload/a.html.json"],
    ["/a/b/", "/_payload/a/b.json"],
    ["/_payload", "/_payload/_payload.json"],
    ["/folder with space/", "/_payload/folder%20with%20space.json"],
    ["/folder%20with%20space/", "/_payload/folder%20with%20space.json"],
    ["/%C3%A6%C3%B8%C3%A5", "/_payload/%C3%A6%C3%B8%C3%A5.json"],
    ["/æøå", "/_payload/%C3%A6%C3%B8%C3%A5.json"],
    ["/beginner's guide", "/_payload/beginner's%20guide.json"],
    ["/100%25 sure", "/_payload/100%25%20sure.json"],
    ["/100% sure", "/_payload/100%25%20sure.json"],
    ["/what%3F", "/_payload/what%3F.json"],
    ["/a%2Fb", "/_payload/a%2Fb.json"],
    ["//a//b/", "/_payload/a/b.json"],
    ["/a/../../b", "/_payload/b.json"],
  ])("%s → %s", (pathname, expected) => {
    expect(payloadPath({ pathname, baseUrl: "/" })).toBe(expected);
  });

  test.each([
    ["/base/", "/base/_payload.json"],
    ["/base", "/base/_payload.json"],
    ["/base/a/", "/base/_payload/a.json"],
    ["/base/base/a", "/base/_payload/base/a.json"],
  ])("with a base URL, %s → %s", (pathname, expected) => {
    expect(payloadPath({ pathname, baseUrl: "/base/" })).toBe(expected);
  });

  test("the same name lies on the disk, decoded", () => {
    expect(payloadFile({ pathname: "/base/folder%20with%20space/æ/", baseUrl: "/base/" })).toBe(
      "_payload/folder with space/æ.json",
    );
    expect(payloadFile({ pathname: "/..%2F..%2Fetc", baseUrl: "/" })).toBe(
      "_payload/..%2F..%2Fetc.json",
    );
  });
});

describe("a name with what looks like an escape", () => {
  test.each([
    ["/per%2520cent", "/per cent", "per%20cent"],
    ["/per%2520cent/100%25", "/per%2520cent", "per%20cent/100%"],
    [`/${escapePageName("back\\slash")}`, "/back\\slash", "back%5Cslash"],
  ])("%s", (address, other, file) => {
    const pathname = decodePathname(address);
    expect(decodePathname(pathname)).toBe(pathname);
    expect(encodePathname(pathname)).toBe(address);
    expect(pathname).not.toBe(other);
    expect(toSafeFile(pathname)).toBe(file);
  });
});

describe("outputFile", () => {
  test.each([
    ["/", undefined, "index.html"],
    ["/", false, "index.html"],
    ["/a", undefined, "a/index.html"],
    ["/a/", true, "a/index.html"],
    ["/a", false, "a.html"],
    ["/a/", false, "a.html"],
    ["/a.html", true, "a.html"],
    ["/a.html/", true, "a.html"],
    ["/404.html", false, "404.html"],
    ["/folder%20with%20space/doc 1/", true, "folder with space/doc 1/index.html"],
    ["/100%25 sure", undefined, "100% sure/index.html"],
    ["/emoji 😀", false, "emoji 😀.html"],
    ["/../../etc/passwd", undefined, "etc/passwd/index.html"],
    ["/%2e%2e/%2e%2e/etc", undefined, "etc/index.html"],
    ["/..%2f..%2fetc", undefined, "..%2F..%2Fetc/index.html"],
    ["/a\\b", false, "a%5Cb.html"],
  ])("%s with trailingSlash %s → %s", (routePath, trailingSlash, expected) => {
    expect(outputFile({ routePath, trailingSlash, baseUrl: "/" })).toBe(expected);
  });

  test.each([
    ["/base/", "index.html"],
    ["/base", "index.html"],
    ["/base/docs", "docs.html"],
    ["/baseball", "baseball.html"],
  ])("with a base URL, %s → %s", (routePath, expected) => {
    expect(outputFile({ routePath, trailingSlash: false, baseUrl: "/base/" })).toBe(expected);
  });
});

describe("applyTrailingSlash", () => {
  test.each([
    ["/a", true, "/a/"],
    ["/a/", true, "/a/"],
    ["/a?q=/#h/", true, "/a/?q=/#h/"],
    ["/a/#h", false, "/a#h"],
    ["/a/", undefined, "/a/"],
    ["/a", undefined, "/a"],
    ["#h", true, "#h"],
    ["/", false, "/"],
    ["/base/", false, "/base/"],
    ["/a.html", true, "/a.html"],
    ["/a.html/", true, "/a.html"],
    ["/v2.0", true, "/v2.0/"],
  ])("%s with %s → %s", (href, trailingSlash, expected) => {
    expect(applyTrailingSlash(href, { trailingSlash, baseUrl: "/base/" })).toBe(expected);
  });
});

test.each([
  ["docs", true],
  ["/docs", true],
  ["#hash", true],
  ["", true],
  ["docs/a:b", true],
  ["https://example.org", false],
  ["//example.org", false],
  ["mailto:a@b.c", false],
  ["pathname:///x", false],
  [undefined, false],
])("isInternalUrl(%s) is %s", (url, expected) => {
  expect(isInternalUrl(url)).toBe(expected);
});

test("base URLs are added once and taken away", () => {
  expect(ensureBaseUrl("/docs", "/base/")).toBe("/base/docs");
  expect(ensureBaseUrl("/base/docs", "/base/")).toBe("/base/docs");
  expect(ensureBaseUrl("/base?x", "/base/")).toBe("/base?x");
  expect(ensureBaseUrl("docs", "/base/")).toBe("docs");
  expect(addBaseUrl("img/x.png", "/base/")).toBe("/base/img/x.png");
  expect(stripBaseUrl("/base/docs", "/base/")).toBe("/docs");
  expect(stripBaseUrl("/base", "/base/")).toBe("/");
  expect(stripBaseUrl("/other", "/base/")).toBe("/other");
});

test.each([
  ["b", "/docs/a", "/docs/b"],
  ["b", "/docs/a/", "/docs/a/b"],
  ["../b/", "/docs/a/", "/docs/b/"],
  ["./", "/docs/a", "/docs/"],
  ["", "/docs/a", "/docs/a"],
  ["/x/./y", "/docs/a", "/x/y"],
  ["../../../..", "/docs/a", "/"],
])("%s seen from %s is %s", (pathname, from, expected) => {
  expect(resolvePathname(pathname, from)).toBe(expected);
});

test("spellings of one address are the same", () => {
  expect(isSamePathname("/a b/", "/a%20b")).toBe(true);
  expect(isSamePathname("/A", "/a")).toBe(false);
  expect(isSamePathname(undefined, undefined)).toBe(false);
  expect(comparablePathname("/x/index.html")).toBe("/x");
  expect(stripHtml("/a.html")).toBe("/a");
  expect(stripHtml("/.html")).toBe("/.html");
  expect(normalizePathname("a/b")).toBe("/a/b");
  expect(encodePathname(encodePathname("/100% æ/a+b@c"))).toBe("/100%25%20%C3%A6/a+b@c");
  expect(encodePathname("/\ud800")).toBe("/%EF%BF%BD");
  expect(escapeFileName("100% sure? #1 😀")).toBe("100%25 sure%3F %231 😀");
  expect(splitHref("a?b#c?d#e")).toEqual({ pathname: "a", search: "?b", hash: "#c?d#e" });
});

test.each([
  ["/base/", "/base/index.md", "index.md"],
  ["/base/index.html", "/base/index.md", "index.md"],
  ["/base/a", "/base/a.md", "a.md"],
  ["/base/a/", "/base/a.md", "a.md"],
  ["/base/a.html", "/base/a.md", "a.md"],
  ["/base/a b/%C3%A9/", "/base/a%20b/%C3%A9.md", "a b/é.md"],
])("the Markdown of %s lies at %s", (pathname, address, file) => {
  expect(markdownPath({ pathname, baseUrl: "/base/" })).toBe(address);
  expect(markdownFile({ pathname, baseUrl: "/base/" })).toBe(file);
});
