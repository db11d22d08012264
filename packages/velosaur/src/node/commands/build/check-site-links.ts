import path from "../../system/path.ts";
import { listFiles } from "../../content/find-files.ts";
import { checkLinks } from "../../routes/check-links.ts";
import type { LinkedPage, PageLink } from "../../routes/link-check.ts";
import { createLinkLocator } from "../../routes/locate-link.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import type { DocumentTask, RenderedFacts } from "../../render/render-task.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import type { FinishedSite } from "./finished-site.ts";
import type { PreparedRendering } from "./prepare-rendering.ts";
import { createIdReader } from "./read-page-ids.ts";
import type { SitePlan } from "../../site/site-plan.ts";

/** Checks all links and anchors of the site, those of documents with their place in the source. */
export function checkSiteLinks({ plan, rendering, facts, output }: FinishedSite): Diagnostic[] {
  const { baseUrl, siteConfig, siteDir } = plan.context;
  const factsByPath = new Map(facts.map((page) => [page.routePath, page]));
  const pagesByPath = new Map(plan.pages.map((page) => [page.route.path, page]));
  const pagesByFile = new Map(
    plan.pages.map(({ route }) => [route.route.metadata?.sourceFilePath, route.path]),
  );
  return checkLinks({
    pages: plan.pages.map((page) =>
      describePage(page, rendering, factsByPath.get(page.route.path)),
    ),
    routes: plan.pages.map((page) => page.route),
    staticFiles: [
      ...rendering.staticFiles.map((file) => file.name),
      ...rendering.assets.files.keys(),
    ],
    baseUrl,
    siteDir,
    readIds: createIdReader(plan, output),
    locate: createLinkLocator({
      baseUrl,
      listPageFiles: (routePath) => listPageFiles(pagesByPath.get(routePath), rendering),
      listSharedFiles: () => listSharedFiles(plan),
    }),
    ownPageOf: (filePath) => pagesByFile.get(filePath),
    onBrokenLinks: siteConfig.onBrokenLinks,
    onBrokenAnchors: siteConfig.onBrokenAnchors,
  });
}

function describePage(
  page: PagePlan,
  { link }: PreparedRendering,
  facts: RenderedFacts | undefined,
): LinkedPage {
  const documents = link(page).flatMap(withPartials);
  const ofDocuments = documents.flatMap(documentLinks);
  const placed = new Set(ofDocuments.map(({ href }) => href));
  const ofComponents = (facts?.links ?? [])
    .filter((href) => !placed.has(href))
    .map((href): PageLink => ({ href }));
  return {
    routePath: page.route.path,
    links: [...ofDocuments, ...ofComponents],
    anchors: new Set([
      ...documents.flatMap((document) => document.record.anchors),
      ...(facts?.anchors ?? []),
    ]),
  };
}

function documentLinks({ record, hrefs }: DocumentTask): PageLink[] {
  const { filePath, links } = record;
  const placed = hrefs.map((href, index) => ({
    href,
    written: links[index]?.href,
    filePath,
    line: links[index]?.line,
    column: links[index]?.column,
  }));
  // `pathname://` is the author's word that the address exists.
  return placed.filter((_, index) => !links[index]?.href.startsWith("pathname://"));
}

const withPartials = (document: DocumentTask): DocumentTask[] => [
  document,
  ...Object.values(document.partials).flatMap(withPartials),
];

/** Documents of the page, or the component that it is. */
function listPageFiles(page: PagePlan | undefined, { link }: PreparedRendering): string[] {
  if (!page) return [];
  const source = page.route.route.metadata?.sourceFilePath;
  const documents = link(page).flatMap(withPartials);
  return [
    ...new Set([...(source ? [source] : []), ...documents.map(({ record }) => record.filePath)]),
  ];
}

const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|json|ya?ml)$/i;

/** What the configuration is made of, and the site's components with their data. */
function listSharedFiles({ context }: SitePlan): string[] {
  const { siteDir, siteConfigPath, loader } = context;
  const components = listFiles(path.join(siteDir, "src"))
    .filter((file) => SOURCE_FILE.test(file))
    .map((file) => path.join(siteDir, "src", file));
  return [...new Set([siteConfigPath, ...loader.files(), ...components])];
}
