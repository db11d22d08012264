import * as check from "../check-keys.ts";
import type { Expectation } from "../check-keys.ts";

/** Front matter of every Markdown file that is a page: upstream's keys. */
export const COMMON_FRONT_MATTER = {
  title: check.aText,
  title_meta: check.aText,
  description: check.aText,
  image: check.aString,
  slug: check.aText,
  hide_table_of_contents: check.aBoolean,
  toc_min_heading_level: check.aHeadingLevel,
  toc_max_heading_level: check.aHeadingLevel,
  draft: check.aBoolean,
  unlisted: check.aBoolean,
  last_update: check.lastUpdate,
  mdx: check.anObject,
} satisfies Record<string, Expectation>;
