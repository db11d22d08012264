import { checkDiagrams } from "../documents/check-diagrams.ts";
import { overrideDirs } from "../documents/compile-options.ts";
import type { LoadContext, LoadedPlugin, RouteConfig } from "../contract/contract.ts";
import type { LoadedSite } from "../plugins/load-content.ts";
import { loadContent } from "../plugins/load-content.ts";
import { openPlugins, type OpenPlugins } from "../plugins/load-plugins.ts";
import { createPagePlanner, type PagePlan } from "../routes/plan-pages.ts";
import { createSharedProps } from "../routes/share-props.ts";
import { NOT_FOUND_PATH } from "../../shared/url/not-found.ts";
import { comparablePathname } from "../../shared/url/pathname.ts";
import { flattenRoutes } from "../routes/flatten-routes.ts";
import { findDuplicateRoutes } from "../routes/duplicate-routes.ts";
import { normalizeRoutes } from "../routes/normalize-routes.ts";
import type { Diagnostic } from "../system/diagnostic.ts";

interface OpenedSite {
  context: LoadContext;
  /** What plugins of others were made with, and keep: they change its theme configuration when they load content, too. */
  held: LoadContext;
  reopen: NonNullable<OpenPlugins["reopen"]>;
}

/** Everything that is known of a site before a document has been compiled. */
export interface SitePlan {
  context: LoadContext;
  plugins: LoadedPlugin[];
  /** What the next plan of the same configuration begins with: as plugins have left it, before content was loaded. */
  opened: OpenedSite | undefined;
  site: LoadedSite;
  pages: PagePlan[];
  diagnostics: Diagnostic[];
}

/** `before`: the same site before an edit of its content; of these files, or nobody knows of which. */
export async function planSite(
  given: LoadContext,
  before?: SitePlan,
  changed?: readonly string[],
): Promise<SitePlan> {
  const context = copyContext(before?.opened?.context ?? given);
  const held = before?.opened?.held ?? context;
  held.siteConfig.themeConfig = context.siteConfig.themeConfig;
  const { plugins, reopen } = await (before?.opened?.reopen ?? openPlugins)(context);
  const opened = reopen && { context: copyContext(context), held, reopen };
  const site = await loadContent(
    plugins,
    context,
    changed && { loads: before?.site.loads, changed },
  );
  const { baseUrl, siteConfig, siteDir } = context;
  const routes = normalizeRoutes([...site.routes, createNotFound(site.routes, baseUrl)], {
    baseUrl,
    trailingSlash: siteConfig.trailingSlash,
  });
  const flat = flattenRoutes(routes);
  const duplicates = findDuplicateRoutes(flat, siteConfig.onDuplicateRoutes, siteDir);
  const { share, files } = createSharedProps(baseUrl);
  const pages = flat.map(createPagePlanner({ siteDir, data: site.data, share }));
  return {
    context,
    plugins,
    opened,
    site: { ...site, sharedData: new Map([...site.sharedData, ...files]) },
    pages: firstOfEach(pages),
    diagnostics: [
      ...site.diagnostics,
      ...checkDiagrams(context, overrideDirs(context, plugins)),
      ...duplicates,
    ],
  };
}

/**
 * Plugins complete and translate the theme's configuration in the context that they are given. That is one of their
 * own: the dev server plans a site many times, always from what is not translated yet.
 */
function copyContext(context: LoadContext): LoadContext {
  const { siteConfig } = context;
  const themeConfig = copyPlain(siteConfig.themeConfig) as typeof siteConfig.themeConfig;
  return { ...context, siteConfig: { ...siteConfig, themeConfig } };
}

function copyPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyPlain);
  const isPlain =
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyPlain(part)]));
}

/** What hosts answer for an address without a page: the site's own page of that name, as upstream has it, or the theme's. */
function createNotFound(routes: readonly RouteConfig[], baseUrl: string): RouteConfig {
  const path = baseUrl + NOT_FOUND_PATH;
  const address = comparablePathname(`${baseUrl}404`);
  const own = routes.find((route) => !route.routes && comparablePathname(route.path) === address);
  if (!own) return { path, component: "@theme/NotFound", exact: true, context: ENGINE_CONTEXT };
  // As a page that an author has written it stands at its own address: search would find it twice.
  const { metadata: _, ...shown } = own;
  return { ...shown, path };
}

const ENGINE_CONTEXT = { plugin: { name: "native", id: "default" } };

/** Of several pages with one address, the first is built: the one that the router would find. `/a` and `/a/` are one. */
function firstOfEach(pages: PagePlan[]): PagePlan[] {
  const byPath = new Map<string, PagePlan>();
  for (const page of pages) {
    const address = comparablePathname(page.route.path);
    if (!byPath.has(address)) byPath.set(address, page);
  }
  return [...byPath.values()];
}
