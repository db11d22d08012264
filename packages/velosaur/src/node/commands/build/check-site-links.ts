import { comparablePathname } from "../../../shared/url/pathname.ts";
import path from "../../system/path.ts";
import { listFiles } from "../../content/find-files.ts";
import { checkLinks } from "../../routes/check-links.ts";
import type { LinkCheck, LinkedPage, PageLink } from "../../routes/link-check.ts";
import { createLinkLocator } from "../../routes/locate-link.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import type { DocumentTask, RenderedFacts } from "../../render/render-task.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import type { FinishedSite } from "./finished-site.ts";
import { createIdReader } from "./read-page-ids.ts";
import type { SitePlan } from "../../site/site-plan.ts";

/** Checks all links and anchors of the site, those of documents with their place in the source. */
export function checkSiteLinks({ plan, rendering, facts, output }: FinishedSite): Diagnostic[] {
  const { baseUrl, siteConfig, siteDir } = plan.context;
  const pages = new Map(
    plan.pages.map((page) => [comparablePathname(page.route.path), page] as const),
  );
  const factsByPath = new Map(facts.map((page) => [page.routePath, page]));
  const show = (page: PagePlan): CheckedPage => ({
    routePath: page.route.path,
    documents: rendering.link(page).flatMap(withPartials),
    facts: factsByPath.get(page.route.path),
  });
  const findPage = (pathname: string): PagePlan | undefined => pages.get(pathname);
  return checkLinks({
    pages: listLinkedPages(plan.pages, show),
    anchorsOf: createAnchorReader(findPage, show),
    routes: plan.pages.map((page) => page.route),
    staticFiles: [
      ...rendering.staticFiles.map((file) => file.name),
      ...rendering.assets.files.keys(),
    ],
    baseUrl,
    siteDir,
    readIds: createIdReader({ context: plan.context, output, findPage }),
    locate: createLinkLocator({
      baseUrl,
      listPageFiles: (routePath) => listPageFiles(findPage(comparablePathname(routePath)), show),
      listSharedFiles: () => listSharedFiles(plan),
    }),
    ownPageOf: createOwnPageFinder(plan),
    onBrokenLinks: siteConfig.onBrokenLinks,
    onBrokenAnchors: siteConfig.onBrokenAnchors,
  });
}

interface CheckedPage {
  routePath: string;
  /** With their partials. */
  documents: DocumentTask[];
  facts: RenderedFacts | undefined;
}

type ShowPage = (page: PagePlan) => CheckedPage;

/** One after another: all links of a large site at once would be most of what it needs of the memory. */
function* listLinkedPages(pages: readonly PagePlan[], show: ShowPage): Generator<LinkedPage> {
  for (const page of pages) {
    const shown = show(page);
    yield { routePath: shown.routePath, links: listLinks(shown) };
  }
}

function listLinks({ documents, facts }: CheckedPage): PageLink[] {
  const ofDocuments = documents.flatMap(documentLinks);
  if (!facts || facts.links.length === 0) return ofDocuments;
  const placed = new Set(ofDocuments.map(({ href }) => href));
  const ofComponents = facts.links.filter((href) => !placed.has(href));
  return [...ofDocuments, ...ofComponents.map((href) => ({ href }))];
}

/** Most links with a hash lead to a few pages: so many are remembered. */
const KEPT_PAGES = 1000;

function createAnchorReader(
  findPage: (pathname: string) => PagePlan | undefined,
  show: ShowPage,
): LinkCheck["anchorsOf"] {
  const known = new Map<string, ReadonlySet<string>>();
  return (pathname) => {
    const told = known.get(pathname);
    const page = told ? undefined : findPage(pathname);
    if (!page) return told;
    const anchors = listAnchors(show(page));
    if (known.size === KEPT_PAGES) known.clear();
    known.set(pathname, anchors);
    return anchors;
  };
}

const listAnchors = ({ documents, facts }: CheckedPage): ReadonlySet<string> =>
  new Set([...documents.flatMap(({ record }) => record.anchors), ...(facts?.anchors ?? [])]);

/** What is asked for when a link is broken is looked for then. */
function createOwnPageFinder({ pages }: SitePlan): LinkCheck["ownPageOf"] {
  let byFile: Map<string | undefined, string> | undefined;
  return (filePath) => {
    byFile ??= new Map(
      pages.map(({ route }) => [route.route.metadata?.sourceFilePath, route.path]),
    );
    return byFile.get(filePath);
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
function listPageFiles(page: PagePlan | undefined, show: ShowPage): string[] {
  if (!page) return [];
  const source = page.route.route.metadata?.sourceFilePath;
  const { documents } = show(page);
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
