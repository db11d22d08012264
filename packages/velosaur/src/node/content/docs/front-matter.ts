import type { TagName } from "../shared/tags.ts";
import * as check from "../check-keys.ts";
import type { Expectation } from "../check-keys.ts";
import { COMMON_FRONT_MATTER } from "../shared/front-matter.ts";

export interface DocFrontMatter extends Record<string, unknown> {
  id?: string;
  title?: string;
  title_meta?: string;
  sidebar_label?: string;
  sidebar_position?: number;
  sidebar_class_name?: string;
  sidebar_key?: string;
  sidebar_custom_props?: Record<string, unknown>;
  displayed_sidebar?: string | null;
  pagination_label?: string;
  pagination_next?: string | null;
  pagination_prev?: string | null;
  parse_number_prefixes?: boolean;
  custom_edit_url?: string | null;
  description?: string;
  image?: string;
  slug?: string;
  tags?: TagName[];
  draft?: boolean;
  unlisted?: boolean;
  last_update?: { date?: string | Date; author?: string };
}

/** Front matter of a doc: upstream's keys. */
export const DOC_FRONT_MATTER: Record<string, Expectation> = {
  ...COMMON_FRONT_MATTER,
  id: check.aText,
  sidebar_label: check.aText,
  sidebar_position: check.aNumber,
  sidebar_class_name: check.aString,
  sidebar_key: check.aString,
  sidebar_custom_props: check.anObject,
  displayed_sidebar: check.aStringOrNull,
  hide_title: check.aBoolean,
  pagination_label: check.aText,
  pagination_next: check.aStringOrNull,
  pagination_prev: check.aStringOrNull,
  parse_number_prefixes: check.aBoolean,
  custom_edit_url: check.aStringOrNull,
  tags: check.tags,
};
