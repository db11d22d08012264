import * as check from "../check-keys.ts";
import type { Expectation } from "../check-keys.ts";
import { toPostDate } from "./post-date.ts";

const aDate: Expectation = {
  expected: "a date such as 2024-12-31",
  is: (value) =>
    value instanceof Date
      ? !Number.isNaN(value.getTime())
      : typeof value === "string" && toPostDate(value) !== undefined,
};

const isAuthor = (value: unknown): boolean =>
  typeof value === "string" ||
  (check.anObject.is(value) &&
    ["key", "name", "image_url", "imageURL"].some(
      (field) => (value as Record<string, unknown>)[field] !== undefined,
    ));

const authors: Expectation = {
  expected:
    "an author or a list of authors: the key of one, or an object with `key`, `name` or `image_url`",
  is: (value) => (Array.isArray(value) ? value.every(isAuthor) : isAuthor(value)),
};

/** Front matter of a post: upstream's keys. */
export const POST_FRONT_MATTER: Record<string, Expectation> = {
  id: check.aText,
  title: check.aText,
  title_meta: check.aText,
  sidebar_label: check.aText,
  description: check.aText,
  slug: check.aText,
  date: aDate,
  tags: check.tags,
  authors,
  author: check.aText,
  author_title: check.aText,
  author_url: check.aString,
  author_image_url: check.aString,
  authorTitle: check.aText,
  authorURL: check.aString,
  authorImageURL: check.aString,
  image: check.aString,
  keywords: check.strings,
  hide_table_of_contents: check.aBoolean,
  toc_min_heading_level: check.aHeadingLevel,
  toc_max_heading_level: check.aHeadingLevel,
  draft: check.aBoolean,
  unlisted: check.aBoolean,
  last_update: check.lastUpdate,
  mdx: check.anObject,
  format: check.oneOf("mdx", "md", "detect"),
};
