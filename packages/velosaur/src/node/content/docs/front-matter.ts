import * as check from "../check-keys.ts";
import type { Expectation } from "../check-keys.ts";

/** Front matter of a doc: upstream's keys. */
export const DOC_FRONT_MATTER: Record<string, Expectation> = {
  id: check.aText,
  title: check.aText,
  title_meta: check.aText,
  sidebar_label: check.aText,
  sidebar_position: check.aNumber,
  sidebar_class_name: check.aString,
  sidebar_key: check.aString,
  sidebar_custom_props: check.anObject,
  displayed_sidebar: check.aStringOrNull,
  hide_title: check.aBoolean,
  hide_table_of_contents: check.aBoolean,
  toc_min_heading_level: check.aHeadingLevel,
  toc_max_heading_level: check.aHeadingLevel,
  pagination_label: check.aText,
  pagination_next: check.aStringOrNull,
  pagination_prev: check.aStringOrNull,
  parse_number_prefixes: check.aBoolean,
  custom_edit_url: check.aStringOrNull,
  description: check.aText,
  keywords: check.strings,
  image: check.aString,
  slug: check.aText,
  tags: check.tags,
  draft: check.aBoolean,
  unlisted: check.aBoolean,
  last_update: check.lastUpdate,
  mdx: check.anObject,
  format: check.oneOf("mdx", "md", "detect"),
};
