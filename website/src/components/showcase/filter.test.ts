import { describe, expect, it } from "vitest";

import { filterSites, formatFilter, parseFilter, toggleTag } from "./filter";
import { type Site, sites, tags } from "./sites";

const site = (title: string, ...names: Site["tags"]): Site => ({
  title,
  website: `https://${title}.test`,
  description: title,
  tags: names,
});
const three = [site("Jest", "design", "i18n"), site("Reject", "design"), site("Dart", "rtl")];

describe("parseFilter and formatFilter", () => {
  it.each([
    ["", ""],
    ["?name=je", "?name=je"],
    ["?tags=design&tags=i18n", "?tags=design&tags=i18n"],
    ["?tags=rtl&tags=design", "?tags=design&tags=rtl"],
    ["?tags=design&operator=AND", "?tags=design&operator=AND"],
    ["?operator=OR", ""],
    ["?operator=and&tags=nonsense&name=", ""],
    ["?name=a%20b%26c", "?name=a+b%26c"],
  ])("%j becomes %j", (search, expected) => {
    expect(formatFilter(parseFilter(search))).toBe(expected);
  });

  it("keeps what isn't the filter's", () => {
    expect(formatFilter(parseFilter("?name=a"), "?offlineMode=true&name=b&tags=i18n")).toBe(
      "?offlineMode=true&name=a",
    );
  });
});

describe("filterSites", () => {
  it.each([
    ["", ["Jest", "Reject", "Dart"]],
    ["?name=JE", ["Jest", "Reject"]],
    ["?name=%20jest%20", ["Jest"]],
    ["?tags=i18n&tags=rtl", ["Jest", "Dart"]],
    ["?tags=i18n&tags=design&operator=AND", ["Jest"]],
    ["?tags=design&name=rej", ["Reject"]],
    ["?name=zzz", []],
  ])("%j shows %j", (search, titles) => {
    expect(filterSites(three, parseFilter(search)).map(({ title }) => title)).toEqual(titles);
  });
});

it("switches a tag on and off", () => {
  const on = toggleTag(parseFilter("?tags=design"), "i18n");
  expect(on.tags).toEqual(["design", "i18n"]);
  expect(toggleTag(on, "design").tags).toEqual(["i18n"]);
});

describe("the list of sites", () => {
  it("has no site twice, and no tag that has no label", () => {
    expect(new Set(sites.map(({ website }) => website)).size).toBe(sites.length);
    const known = new Set(tags.map(({ name }) => name));
    expect(sites.flatMap((entry) => entry.tags).filter((name) => !known.has(name))).toEqual([]);
  });

  it("has secure addresses, and the source of what is open source", () => {
    for (const { website, source, tags: names } of sites) {
      expect(website).toMatch(/^https?:\/\//);
      if (names.includes("opensource")) expect(source).toMatch(/^https:\/\//);
    }
  });
});
