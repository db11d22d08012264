import { describe, expect, test } from "vitest";
import { toSocials } from "./author.ts";
import { toPostDate } from "./post-date.ts";
import { parsePostName } from "./post-name.ts";
import { countWords, defaultReadingTime } from "./reading-time.ts";

describe("the name of a file", () => {
  test.each([
    ["2021-01-02-x.md", "x", "/2021/01/02/x", "2021-01-02"],
    ["2021-01-02-x.mdx", "x", "/2021/01/02/x", "2021-01-02"],
    ["2021-01-02-x/index.md", "x", "/2021/01/02/x", "2021-01-02"],
    ["2021-01-02/x.md", "x", "/2021/01/02/x", "2021-01-02"],
    ["2021-01-02/index.md", "index", "/2021/01/02/index", "2021-01-02"],
    ["2021-01-02.md", "", "/2021/01/02", "2021-01-02"],
    ["2021/01/02/x.md", "x", "/2021/01/02/x", "2021-01-02"],
    ["2021/01/02-x.md", "x", "/2021/01/02/x", "2021-01-02"],
    ["2021/01-02-x.md", "x", "/2021/01/02/x", "2021-01-02"],
    ["2021/01/02/x/index.mdx", "x", "/2021/01/02/x", "2021-01-02"],
    ["2021-1-2-x.md", "x", "/2021/1/2/x", "2021-01-02"],
    ["news/2021-01-02-x.md", "x", "/2021/01/02/news/x", "2021-01-02"],
    ["2021-01-02-a/b.md", "a/b", "/2021/01/02/a/b", "2021-01-02"],
    ["x.md", "x", "/x", undefined],
    ["sub/x/index.md", "sub/x", "/sub/x", undefined],
    ["2021-02-31-x.md", "x", "/2021/02/31/x", "2021-03-03"],
    ["2021-13-01-x.md", "2021-13-01-x", "/2021-13-01-x", undefined],
    ["v2021-01-02-x.md", "x", "/2021/01/02/vx", "2021-01-02"],
    ["news/week-2021-01-02.md", "", "/2021/01/02/news/week-", "2021-01-02"],
    ["2020/01/01/2021-01-02-x.md", "x", "/2021/01/02/2020/01/01/x", "2021-01-02"],
    ["100% sure?.md", "100% sure?", "/100%25 sure%3F", undefined],
  ])("%s", (file, text, slug, date) => {
    const found = parsePostName(file);
    expect([found.text, found.slug, found.date?.toISOString().slice(0, 10)]).toEqual([
      text,
      slug,
      date,
    ]);
  });
});

test.each([
  ["2021-01-02", "2021-01-02T00:00:00.000Z"],
  ["2021-01-02 10:20", "2021-01-02T10:20:00.000Z"],
  ["2021-01-02T10:20:30", "2021-01-02T10:20:30.000Z"],
  ["2021-01-02T10:20+02:00", "2021-01-02T08:20:00.000Z"],
  ["2021-01-02T10:20:00Z", "2021-01-02T10:20:00.000Z"],
  ["2 January 2021", "2021-01-02T00:00:00.000Z"],
  ["2021-13-40", undefined],
  ["tomorrow", undefined],
  ["post 1", undefined],
])("the date %s", (text, expected) => {
  expect(toPostDate(text)?.toISOString()).toBe(expected);
});

describe("reading time", () => {
  test.each([
    ["one two, three", 3],
    ["- a\n- b --- … **c**", 3],
    ["", 0],
    ["don't re-read [a](./b.md) at 10.5,5; snake_case __init__ _ node:fs x: y", 12],
    ["cafe\u0301's ـ", 2],
    ["漢字を読む", 3],
    ["We‘re here", 2],
    ["Ein 漢 Wort", 3],
  ])("words of %j", (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  test("words are those of Intl.Segmenter", () => {
    const text =
      "It's 3,000.5 km — the harbour’s “quay”: see `a-b.c`, {/* note */} <b>x</b> & https://a.dev/b?c=d#e.";
    const parts = [...new Intl.Segmenter("en", { granularity: "word" }).segment(text)];
    expect(countWords(text)).toBe(parts.filter(({ isWordLike }) => isWordLike).length);
  });

  test("takes time in proportion to the text, whatever stands in it", () => {
    expect(countWords("-".repeat(2_000_000))).toBe(0);
    expect(countWords("_".repeat(2_000_000))).toBe(0);
    expect(countWords("a.".repeat(1_000_000))).toBe(1);
    expect(countWords(`a${"\u0301".repeat(1_000_000)}.`)).toBe(1);
  });

  test("is counted in minutes", () => {
    const content = "word ".repeat(500);
    expect(defaultReadingTime({ content })).toBe(2.5);
    expect(defaultReadingTime({ content, options: { wordsPerMinute: 300 } })).toBe(1.67);
  });
});

test("accounts become addresses", () => {
  expect(
    toSocials({
      GitHub: "anna",
      stackoverflow: 82609,
      MyBlog: "anna",
      x: "@anna",
      linkedin: "anna",
      mastodon: "https://fosstodon.org/@anna",
      email: "anna@example.org",
      newsletter: "https://example.org/news",
      bluesky: "https://bsky.app/profile/anna/",
      constructor: "x",
    }),
  ).toEqual({
    github: "https://github.com/anna",
    stackoverflow: "https://stackoverflow.com/users/82609",
    MyBlog: "anna",
    x: "https://x.com/anna",
    linkedin: "https://www.linkedin.com/in/anna/",
    mastodon: "https://fosstodon.org/@anna",
    email: "mailto:anna@example.org",
    newsletter: "https://example.org/news",
    bluesky: "https://bsky.app/profile/anna/",
    constructor: "x",
  });
});
