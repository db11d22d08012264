import * as check from "../check-keys.ts";
import type { Expectation, FrontMatterOf } from "../check-keys.ts";
import { COMMON_FRONT_MATTER } from "../shared/front-matter.ts";

/** Front matter of a doc: upstream's keys. */
export const DOC_FRONT_MATTER = {
  ...COMMON_FRONT_MATTER,
  id: check.aText,
  keywords: check.strings,
  sidebar_label: check.aText,
  sidebar_position: check.aNumber,
  sidebar_class_name: check.aText,
  sidebar_key: check.aText,
  sidebar_custom_props: check.anObject,
  displayed_sidebar: check.aStringOrNull,
  hide_title: check.aBoolean,
  pagination_label: check.aText,
  pagination_next: check.aStringOrNull,
  pagination_prev: check.aStringOrNull,
  parse_number_prefixes: check.aBoolean,
  custom_edit_url: check.aStringOrNull,
  tags: check.tags,
} satisfies Record<string, Expectation>;

export type DocFrontMatter = FrontMatterOf<typeof DOC_FRONT_MATTER>;
