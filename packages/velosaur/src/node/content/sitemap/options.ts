import * as v from "valibot";
import { functionOf, strict } from "../../config/schema-parts.ts";
import type { RouteConfig } from "../../contract/contract.ts";
import type { Config } from "../../config/types.ts";

const FREQUENCIES = ["hourly", "daily", "weekly", "monthly", "yearly", "always", "never"] as const;

export interface SitemapItem {
  url: string;
  changefreq?: string | null;
  priority?: number | null;
  lastmod?: string | null;
  /** The page in other languages. */
  links?: { lang: string; url: string }[];
  [field: string]: unknown;
}

export interface CreateSitemapItemsParams {
  siteConfig: Config;
  /** Pages that search engines may show. */
  routes: RouteConfig[];
}
export type CreateSitemapItems = (
  params: CreateSitemapItemsParams & {
    defaultCreateSitemapItems: (params: CreateSitemapItemsParams) => Promise<SitemapItem[]>;
  },
) => Promise<SitemapItem[]> | SitemapItem[];

export const optionsSchema = strict({
  id: v.optional(v.string(), "default"),
  changefreq: v.optional(v.nullable(v.picklist(FREQUENCIES)), "weekly"),
  priority: v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.minValue(0, "must be from 0 to 1"),
        v.maxValue(1, "must be from 0 to 1"),
      ),
    ),
    0.5,
  ),
  lastmod: v.optional(v.nullable(v.picklist(["date", "datetime"] as const)), null),
  ignorePatterns: v.optional(v.array(v.string()), []),
  filename: v.optional(v.pipe(v.string(), v.nonEmpty("can't be empty")), "sitemap.xml"),
  createSitemapItems: v.optional(functionOf<CreateSitemapItems>()),
});

export type SitemapOptions = v.InferOutput<typeof optionsSchema>;
