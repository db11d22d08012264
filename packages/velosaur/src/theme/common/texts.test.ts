import { describe, expect, it, vi } from "vitest";

vi.mock("@docusaurus/useDocusaurusContext", () => ({ default: () => ({}) }));
vi.mock("@docusaurus/Translate", () => ({ default: () => null, translate: () => "" }));
vi.mock("@docusaurus/Head", () => ({ default: () => null }));
vi.mock("@docusaurus/router", () => ({ useHistory: () => ({}), useLocation: () => ({}) }));
vi.mock("@docusaurus/useBaseUrl", () => ({ default: () => "", useBaseUrlUtils: () => ({}) }));
vi.mock("@docusaurus/useRouteContext", () => ({ default: () => ({}) }));
const { selectPluralForm } = await import("./plural.ts");
const { listTagsByLetters } = await import("./tags.ts");
const { formatTitle } = await import("./metadata.tsx");
const { isRegexpStringMatch, isSamePath } = await import("./location.ts");

describe("selectPluralForm", () => {
  it.each([
    ["One post|{count} posts", 1, "en", "One post"],
    ["One post|{count} posts", 0, "en", "{count} posts"],
    ["jeden|dwa|wiele|ułamek", 3, "pl", "dwa"],
    ["jeden|dwa|wiele|ułamek", 5, "pl", "wiele"],
    ["jeden|dwa", 5, "pl", "dwa"],
    ["only", 7, "en", "only"],
    ["One post|{count} posts", 1, "no_locale", "One post"],
    ["件", 2, "ja", "件"],
  ])("%s, %d, %s → %s", (messages, count, locale, expected) => {
    expect(selectPluralForm(messages, count, locale)).toBe(expected);
  });
});

it("orders tags by their letters", () => {
  const tags = ["beta", "Alpha", "bison", "ape"].map((label) => ({ label }));
  const letters = listTagsByLetters(tags).map(({ letter, tags: entries }) => [
    letter,
    ...entries.map(({ label }) => label),
  ]);
  expect(letters).toEqual([
    ["A", "Alpha", "ape"],
    ["B", "beta", "bison"],
  ]);
});

it.each([
  ["Page", "Page | Site"],
  ["  Page ", "Page | Site"],
  [undefined, "Site"],
  ["", "Site"],
  ["Site", "Site"],
])("title of %j is %s", (title, expected) => {
  expect(formatTitle({ title, siteTitle: "Site", titleDelimiter: "|" })).toBe(expected);
});

it.each([
  ["/a", "/a/", true],
  ["/A", "/a", true],
  ["/a", "/b", false],
  [undefined, undefined, true],
  [undefined, "/a", false],
])("%s and %s: same page %s", (a, b, expected) => {
  expect(isSamePath(a, b)).toBe(expected);
});

it.each([
  ["/community/", "/community/support", true],
  ["^/docs", "/DOCS/x", true],
  ["^/docs", "/blog", false],
  [undefined, "/", false],
])("%s matches %s: %s", (pattern, text, expected) => {
  expect(isRegexpStringMatch(pattern, text)).toBe(expected);
});
