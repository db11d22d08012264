import { type PreparedSite, prepareSite } from "../site/prepare-site.ts";
import type { SitePlan } from "../site/site-plan.ts";
import { findCopiedFiles } from "../webpack/copied-files.ts";
import type { TranslatedLifecycles } from "../webpack/translate-lifecycles.ts";
import { createAssetEmitter, type AssetEmitter } from "../output/emit-assets.ts";
import { createImageSizes, type ImageSizes } from "../output/image-sizes.ts";
import type { LoadContext } from "../contract/contract.ts";
import { listSiteFiles } from "../site/site-links.ts";
import { createFileLinks, type FileLinks } from "../routes/file-links.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import { NOT_FOUND_PATH } from "../../shared/url/not-found.ts";
import { comparablePathname, stripHtml } from "../../shared/url/pathname.ts";
import { answersAt } from "../../shared/url/route-parameters.ts";
import { BUILD_FIELDS } from "../bundler/config-fields.ts";
import { findRoutePrefixes } from "../site/bundle-plan.ts";
import { createDocsLists, type DocsLists } from "../site/docs-lists.ts";
import { createSiteFile } from "../site/site-data.ts";
import { indexPageFiles, type PageFiles } from "./page-files.ts";

/** The site as the dev server knows it: front matter has been read, no page compiled. */
export interface DevSite extends PreparedSite {
  files: FileLinks;
  assets: AssetEmitter;
  /** Name in the output folder → file, of what plugins copy there. */
  copied: Map<string, string>;
  sizes: ImageSizes | undefined;
  /** JSON text of the data that stands at an address. */
  findShared: (address: string) => string | undefined;
  /** All data with its address, apart from what is made when it is asked for. */
  listShared: () => [address: string, text: string][];
  siteFile: string;
  docsLists: DocsLists;
  findPage: (pathname: string) => PagePlan | undefined;
  notFound: PagePlan;
  pageFiles: PageFiles;
}

/** The site before an edit, and the files that were edited. */
export interface EarlierSite {
  site: DevSite;
  changed: readonly string[];
}

export async function loadDevSite(given: LoadContext, before?: EarlierSite): Promise<DevSite> {
  const prepared = await prepareSite(given, before?.site, before?.changed);
  const { plan, translated } = prepared;
  const { context } = plan;
  const siteFile = createSiteFile({
    context,
    ...plan.site,
    needsPrismThemes: true,
    configFields: BUILD_FIELDS,
  });
  const sizes = createImageSizes(plan.plugins);
  const listTexts = new Map<string, string>();
  const docsLists = createDocsLists({
    baseUrl: context.baseUrl,
    keep: (url, text) => {
      listTexts.set(url, text);
      return url;
    },
  });
  return {
    ...prepared,
    files: createFileLinks(listSiteFiles(plan)),
    assets: createAssetEmitter(context.baseUrl, sizes),
    copied: findCopied(translated),
    sizes,
    findShared: (address) =>
      address === siteFile.url
        ? siteFile.text
        : (plan.site.sharedData.get(address) ??
          plan.site.lateData.get(address)?.() ??
          listTexts.get(address)),
    listShared: () => [[siteFile.url, siteFile.text], ...plan.site.sharedData, ...listTexts],
    siteFile: siteFile.url,
    docsLists,
    ...indexPages(plan),
    pageFiles: indexPageFiles(plan.pages, context.siteDir),
  };
}

function findCopied(translated: TranslatedLifecycles | undefined): DevSite["copied"] {
  const files = findCopiedFiles(translated?.copies ?? []);
  return new Map(files.map(({ name, filePath }) => [name, filePath]));
}

function indexPages(plan: SitePlan): Pick<DevSite, "findPage" | "notFound"> {
  const { pages, context } = plan;
  const byPath = new Map(pages.map((page) => [comparablePathname(page.route.path), page]));
  const prefixes = findRoutePrefixes(plan).map((prefix) => ({
    ...prefix,
    path: comparablePathname(prefix.path),
  }));
  const notFound = pages.find(({ route }) => route.path === context.baseUrl + NOT_FOUND_PATH);
  if (!notFound) throw new Error("The site has no page for unknown addresses.");
  return {
    notFound,
    findPage(pathname) {
      const name = comparablePathname(pathname);
      const prefix = prefixes.find((other) => answersAt(name, other));
      return byPath.get(name) ?? byPath.get(stripHtml(name)) ?? byPath.get(prefix?.path ?? "");
    },
  };
}
