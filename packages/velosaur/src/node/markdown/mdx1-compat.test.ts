import { expect, test } from "vitest";
import { rewriteAdmonitionTitles, rewriteHeadingIds, rewriteHtmlComments } from "./mdx1-compat.ts";

/** Read from each of its letters on, a text of that length takes minutes. */
const LONG = 300_000;

test("comments become expressions, except in code; one without an end stays", () => {
  expect(rewriteHtmlComments("a <!-- b --> `<!-- c -->` <!-- d\n`e` <!--")).toBe(
    "a {/*  b */} `<!-- c -->` <!-- d\n`e` <!--",
  );
});

test("a fence in a comment is part of it, until the comment ends", () => {
  const source = [
    "<!-- a",
    "```",
    "<!-- b -->",
    "```",
    "<!-- c -->",
    "```",
    "<!-- d",
    "~~~",
    "--> <!-- e",
    "```",
    "-->",
    "```",
    "<!-- f -->",
  ];
  expect(rewriteHtmlComments(source.join("\n")).split("\n")).toEqual([
    "{/*  a",
    "```",
    "<!-- b */}",
    "```",
    "<!-- c -->",
    "```",
    "{/*  d",
    "~~~",
    "*/} {/*  e",
    "```",
    "*/}",
    "```",
    "<!-- f -->",
  ]);
});

test.each([
  ["comments that nothing ends", "<!--".repeat(LONG)],
  ["fences in a comment that nothing ends", `<!--\n${"```\n".repeat(LONG / 10)}`],
  ["fences in comments", "<!--\n```\n--> ".repeat(LONG / 10)],
])("%s are read once, not from each of them", (_name, source) => {
  expect(rewriteHtmlComments(source)).toHaveLength(source.length);
});

test("the title of an admonition and what follows an id may be many spaces", () => {
  const gap = " ".repeat(LONG);
  expect(rewriteAdmonitionTitles(":::note A b  {.c}  ", ["note"])).toBe(":::note[A b]{.c}");
  expect(rewriteAdmonitionTitles(`:::note A${gap}b`, ["note"])).toBe(`:::note[A${gap}b]`);
  expect(rewriteHeadingIds("## A {#b} ## ")).toBe("## A \\{#b} ## ");
  expect(rewriteHeadingIds(`## A {#b}${gap}c`)).toBe(`## A \\{#b}${gap}c`);
});

test.each([
  ["an id with another end", "## A {#b]", "## A \\{#b]"],
  ["an id without an end, in a code span too", "# A `{#` {#b", "# A `{#` \\{#b"],
  ["an id before other words", "## A {#b} c {#d}", "## A \\{#b} c \\{#d}"],
  ["what is escaped already", "## A \\{#b] c", "## A \\{#b] c"],
  ["what is no heading", "A {#b] c", "A {#b] c"],
])("in a heading, %s is text", (_name, source, rewritten) => {
  expect(rewriteHeadingIds(source)).toBe(rewritten);
});
