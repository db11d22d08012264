import * as check from "../check-keys.ts";
import type { Expectation, FrontMatterOf } from "../check-keys.ts";
import { COMMON_FRONT_MATTER } from "../shared/front-matter.ts";
import { toPostDate } from "./post-date.ts";

/** An author as front matter and the file of authors have them. */
export interface AuthorFields {
  key?: string;
  name?: string;
  title?: string;
  url?: string;
  image_url?: string;
  imageURL?: string;
  email?: string;
  description?: string;
  page?: boolean | { permalink: string };
  socials?: Record<string, string | number>;
  [customField: string]: unknown;
}

const aDate: Expectation<string | Date> = {
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

const authors: Expectation<string | AuthorFields | (string | AuthorFields)[]> = {
  expected:
    "an author or a list of authors: the key of one, or an object with `key`, `name` or `image_url`",
  is: (value) => (Array.isArray(value) ? value.every(isAuthor) : isAuthor(value)),
};

/** Front matter of a post: upstream's keys. */
export const POST_FRONT_MATTER = {
  ...COMMON_FRONT_MATTER,
  id: check.aText,
  keywords: check.stringsOrString,
  sidebar_label: check.aText,
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
} satisfies Record<string, Expectation>;

export type PostFrontMatter = FrontMatterOf<typeof POST_FRONT_MATTER>;
