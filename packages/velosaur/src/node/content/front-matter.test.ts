import { expect, expectTypeOf, test } from "vitest";
import { type AuthorFields, POST_FRONT_MATTER, type PostFrontMatter } from "./blog/front-matter.ts";
import { DOC_FRONT_MATTER, type DocFrontMatter } from "./docs/front-matter.ts";

test("the tables that check front matter give its types", () => {
  expectTypeOf<DocFrontMatter["sidebar_position"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<DocFrontMatter["displayed_sidebar"]>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<DocFrontMatter["format"]>().toEqualTypeOf<"mdx" | "md" | "detect" | undefined>();
  expectTypeOf<DocFrontMatter["authors"]>().toEqualTypeOf<unknown>();
  expectTypeOf<PostFrontMatter["date"]>().toEqualTypeOf<string | Date | undefined>();
  expectTypeOf<PostFrontMatter["authors"]>().toEqualTypeOf<
    string | AuthorFields | (string | AuthorFields)[] | undefined
  >();
  expect(Object.keys(DOC_FRONT_MATTER)).toContain("sidebar_position");
  expect(Object.keys(POST_FRONT_MATTER)).toContain("authors");
});
