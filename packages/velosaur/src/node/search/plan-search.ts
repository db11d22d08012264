/** Which pages the local search finds, and what they are filtered by. */

import { stripBaseUrl } from "../../shared/url/base-url.ts";
import type { LoadContext } from "../contract/contract.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import { nameSection } from "../routes/name-section.ts";

/** Of pages that belong to no version of the docs. */
const DEFAULT_TAG = "default";

/** Whether visitors search an index that lies on the site itself. */
export const hasLocalSearch = ({ siteConfig }: Pick<LoadContext, "siteConfig">): boolean =>
  (siteConfig.themeConfig["search"] as { provider?: unknown } | undefined)?.provider === "local";

/** Pages that an author has written, a file each: lists that are made of others find nothing new. */
export const isSearched = ({ route }: PagePlan): boolean =>
  route.route.metadata?.sourceFilePath !== undefined;

/** The same as upstream writes into the pages for crawlers. */
export function findTag({ levels }: PagePlan): string {
  const version = levels
    .map(({ props }) => props["version"] as { pluginId?: unknown; version?: unknown } | undefined)
    .find((found) => found?.pluginId !== undefined);
  return version ? `docs-${String(version.pluginId)}-${String(version.version)}` : DEFAULT_TAG;
}

/** As the results are headed. */
export const findGroup = (page: PagePlan): string => nameSection(page);

const PAGES_PER_PART = 1_000;
/** Of so many, two threads make a part each. */
const PAGES_FOR_TWO = 500;

/** Of a word that is in more sections than this, the best are kept. */
const MAX_SECTIONS = 1_000;
const MIN_SECTIONS = 200;

/**
 * A query loads from all parts of a kind, which therefore share what is kept; in steps, since each of these
 * makes all parts anew.
 */
export function findMaxSections(parts: number): number {
  const share = MAX_SECTIONS / 2 ** Math.ceil(Math.log2(Math.max(parts, 2) / 2));
  return Math.max(share, MIN_SECTIONS);
}

export interface PartPlan<Page> {
  tag: string;
  /** Of a word that is in more sections, the best are kept. */
  maxSections: number;
  pages: (Page & { path: string })[];
}

/** Pages of a kind, in the order of their paths, so many together. */
export function planParts<Page extends { plan: PagePlan }>(
  pages: readonly Page[],
  baseUrl: string,
): PartPlan<Page>[] {
  const byTag = new Map<string, (Page & { path: string })[]>();
  for (const page of pages) {
    const tag = findTag(page.plan);
    const entry = { ...page, path: stripBaseUrl(page.plan.route.path, baseUrl).replace(/^\//, "") };
    const others = byTag.get(tag);
    if (others) others.push(entry);
    else byTag.set(tag, [entry]);
  }
  return [...byTag]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([tag, found]) => {
      const parts = cut(found);
      const maxSections = findMaxSections(parts.length);
      return parts.map((part) => ({ tag, maxSections, pages: part }));
    });
}

function cut<Page extends { path: string }>(pages: Page[]): Page[][] {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const half = Math.max(PAGES_FOR_TWO, Math.ceil(sorted.length / 2));
  const size = Math.min(half, PAGES_PER_PART);
  const parts: Page[][] = [];
  for (let start = 0; start < sorted.length; start += size)
    parts.push(sorted.slice(start, start + size));
  return parts;
}
