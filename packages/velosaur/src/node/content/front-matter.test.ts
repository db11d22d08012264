import { expect, expectTypeOf, test } from "vitest";
import { type AuthorFields, POST_FRONT_MATTER, type PostFrontMatter } from "./blog/front-matter.ts";
import { readValues } from "./check-keys.ts";
import { DOC_FRONT_MATTER, type DocFrontMatter } from "./docs/front-matter.ts";
import { PAGE_FRONT_MATTER } from "./pages/read-pages.ts";

test("the tables that check front matter give its types", () => {
  expectTypeOf<DocFrontMatter["sidebar_position"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<DocFrontMatter["displayed_sidebar"]>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<DocFrontMatter["authors"]>().toEqualTypeOf<unknown>();
  expectTypeOf<PostFrontMatter["date"]>().toEqualTypeOf<string | Date | undefined>();
  expectTypeOf<PostFrontMatter["authors"]>().toEqualTypeOf<
    string | AuthorFields | (string | AuthorFields)[] | undefined
  >();
  expect(Object.keys(DOC_FRONT_MATTER)).toContain("sidebar_position");
  expect(Object.keys(POST_FRONT_MATTER)).toContain("authors");
});

test("what YAML takes for another type is read as its key wants it", () => {
  const day = new Date("2024-01-31");
  expect(
    readValues(
      {
        sidebar_position: "3",
        toc_max_heading_level: " 4 ",
        hide_title: "TRUE",
        draft: "false",
        title: 2024,
        id: day,
        displayed_sidebar: 5,
        pagination_next: null,
        keywords: [1, day, "a"],
        tags: [2.5, { label: 1, permalink: "/one" }],
        own: "3",
      },
      DOC_FRONT_MATTER,
    ),
  ).toEqual({
    sidebar_position: 3,
    toc_max_heading_level: 4,
    hide_title: true,
    draft: false,
    title: "2024",
    id: String(day),
    displayed_sidebar: "5",
    pagination_next: null,
    keywords: ["1", String(day), "a"],
    tags: ["2.5", { label: "1", permalink: "/one" }],
    own: "3",
  });
});

test("what can't be read so is left to the check", () => {
  const values = { sidebar_position: "3rd", hide_title: "yes", title: null, constructor: "1" };
  expect(readValues(values, DOC_FRONT_MATTER)).toBe(values);
});

test("keywords of posts and pages may be one text", () => {
  expect(
    [POST_FRONT_MATTER, PAGE_FRONT_MATTER, DOC_FRONT_MATTER].map(({ keywords }) =>
      keywords.is("a, b"),
    ),
  ).toEqual([true, true, false]);
});
