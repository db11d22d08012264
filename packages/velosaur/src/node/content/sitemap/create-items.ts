import path from "../../system/path.ts";
import picomatch from "picomatch";
import { stripBaseUrl } from "../../../shared/url/base-url.ts";
import { encodePathname } from "../../../shared/url/pathname.ts";
import { applyTrailingSlash } from "../../../shared/url/trailing-slash.ts";
import type { LoadContext, PostBuildProps, RouteConfig } from "../../contract/contract.ts";
import { createVersionControl } from "../version-control.ts";
import type { OwnSitemapItem } from "./format-own-items.ts";
import type { CreateSitemapItemsParams, SitemapOptions } from "./options.ts";

/** Pages that search engines may show, each once. */
export function listPages(props: PostBuildProps, ignorePatterns: readonly string[]): RouteConfig[] {
  const { baseUrl, siteConfig, routes, routesBuildMetadata } = props;
  const isIgnored = ignorePatterns.length > 0 ? picomatch([...ignorePatterns]) : () => false;
  const rule = { baseUrl, trailingSlash: siteConfig.trailingSlash };
  const pages = new Map<string, RouteConfig>();
  for (const route of flatten(routes)) {
    const path = applyTrailingSlash(route.path, rule);
    const metadata = routesBuildMetadata[path];
    // A page that repeats another one names that in its head.
    const isRepeated = route.metadata?.standsFor !== undefined;
    if (metadata && !metadata.noIndex && !isRepeated && !isIgnored(path) && !pages.has(path))
      pages.set(path, { ...route, path });
  }
  return [...pages.values()];
}

const flatten = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? flatten(route.routes) : route));

export async function createItems(
  { routes, siteConfig }: CreateSitemapItemsParams,
  { changefreq, priority, lastmod }: SitemapOptions,
  context: LoadContext,
): Promise<OwnSitemapItem[]> {
  const lastUpdates = lastmod ? await findLastUpdates(routes, context) : undefined;
  return routes.map((route) => {
    const updatedAt = lastUpdates?.get(route);
    return {
      url: siteConfig.url + encodePathname(route.path),
      ...(changefreq !== null && { changefreq }),
      ...(priority !== null && { priority }),
      ...(lastmod && updatedAt !== undefined && { lastmod: formatTime(updatedAt, lastmod) }),
      ...(context.i18n.locales.length > 1 && { links: listAlternates(route.path, context) }),
    };
  });
}

const formatTime = (time: number, form: "date" | "datetime"): string => {
  const text = new Date(time).toISOString();
  return form === "date" ? text.slice(0, "2024-01-01".length) : text;
};

/** What the plugins know, or else git: it is asked once, for all files. */
async function findLastUpdates(
  routes: readonly RouteConfig[],
  context: LoadContext,
): Promise<Map<RouteConfig, number>> {
  const times = new Map<RouteConfig, number>();
  const files = new Map<RouteConfig, string>();
  for (const route of routes) {
    const { lastUpdatedAt, sourceFilePath } = route.metadata ?? {};
    if (lastUpdatedAt === null) continue;
    if (lastUpdatedAt !== undefined) times.set(route, lastUpdatedAt);
    else if (sourceFilePath !== undefined)
      files.set(route, path.resolve(context.siteDir, sourceFilePath));
  }
  const updates = await createVersionControl(context).lastUpdates([...new Set(files.values())]);
  for (const [route, file] of files) {
    const time = updates.get(file)?.lastUpdatedAt;
    if (time !== undefined) times.set(route, time);
  }
  return times;
}

/** The page in every language, its own among them, as search engines want it. */
function listAlternates(
  path: string,
  { baseUrl, i18n }: LoadContext,
): { lang: string; url: string }[] {
  const name = encodePathname(stripBaseUrl(path, baseUrl)).slice(1);
  const links = Object.values(i18n.localeConfigs).map((locale) => ({
    lang: locale.htmlLang,
    url: locale.url + locale.baseUrl + name,
  }));
  const main = i18n.localeConfigs[i18n.defaultLocale];
  return main ? [...links, { lang: "x-default", url: main.url + main.baseUrl + name }] : links;
}
