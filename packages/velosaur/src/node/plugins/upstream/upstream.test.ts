import { describe, expect, it } from "vitest";
import { interpolate, report } from "./logger.ts";
import { stripVTControlCharacters } from "node:util";
import { translate } from "./translate.ts";
import {
  addTrailingSlash,
  applyTrailingSlash,
  removePrefix,
  removeSuffix,
  removeTrailingSlash,
} from "./utils-common.ts";
import {
  aliasedSitePath,
  aliasedSitePathToRelativePath,
  docuHash,
  getEditUrl,
  getPluginI18nPath,
  normalizeUrl,
} from "./utils.ts";

describe("normalizeUrl", () => {
  it.each([
    [["/", ""], "/"],
    [["/base/", "/docs/", "a"], "/base/docs/a"],
    [["", "docs", "/a/"], "docs/a/"],
    [["https://example.com", "a//b"], "https://example.com/a/b"],
    [["https://example.com/", "/"], "https://example.com/"],
    [["http:///example.com", "a"], "http://example.com/a"],
    [["/a/", "?q=//x"], "/a?q=//x"],
    [["/a", "#b/c"], "/a#b/c"],
    [["file:///", "a"], "file:///a"],
  ])("%j → %s", (parts, url) => {
    expect(normalizeUrl(parts)).toBe(url);
  });
});

describe("trailing slashes", () => {
  it.each([
    ["/a", true, "/a/"],
    ["/a/", false, "/a"],
    ["/a?q#h", true, "/a/?q#h"],
    ["/a/#h", false, "/a#h"],
    ["#h", true, "#h"],
    ["/base/", false, "/base/"],
    ["/", false, "/"],
    ["/a/", undefined, "/a/"],
  ])("%s, %s → %s", (address, trailingSlash, expected) => {
    expect(applyTrailingSlash(address, { trailingSlash, baseUrl: "/base/" })).toBe(expected);
  });

  it("come and go", () => {
    expect([addTrailingSlash("/a"), addTrailingSlash("/a/"), removeTrailingSlash("/a/")]).toEqual([
      "/a/",
      "/a/",
      "/a",
    ]);
    expect([removePrefix("abc", "ab"), removeSuffix("abc", "bc"), removeSuffix("abc", "")]).toEqual(
      ["c", "a", "abc"],
    );
  });
});

it("paths and names", () => {
  expect(aliasedSitePath("/site/docs/a.md", "/site")).toBe("@site/docs/a.md");
  expect(aliasedSitePathToRelativePath("@site/docs/a.md")).toBe("docs/a.md");
  expect(getEditUrl("docs/a.md", "https://example.com/edit/")).toBe(
    "https://example.com/edit/docs/a.md",
  );
  expect(
    getPluginI18nPath({
      localizationDir: "/i18n/fr",
      pluginName: "p",
      pluginId: "x",
      subPaths: ["current"],
    }),
  ).toBe("/i18n/fr/p-x/current");
  expect(docuHash("/")).toBe("index");
  expect(docuHash("/Docs/a b")).toMatch(/^docs-a-b-[\da-f]{3}$/);
  expect(translate({ message: "Hello {name}" }, { name: "you" })).toBe("Hello you");
});

describe("logger", () => {
  it("formats marked values", () => {
    const text = interpolate`Read path=${"/a b"} of name=${"me"}, code=${"x"}: number=${3} and ${"plain"} url=${["u", "v"]}`;
    expect(stripVTControlCharacters(text)).toBe('Read "/a b" of me, `x`: 3 and plain \n- u\n- v');
  });

  it("throws on report('throw')", () => {
    // Colored where the terminal, or `CI`, says so.
    expect(() => report("throw")`Broken path=${"x"}`).toThrow(/^Broken \S*"x"/);
    expect(() => report("ignore")("Broken")).not.toThrow();
  });
});
