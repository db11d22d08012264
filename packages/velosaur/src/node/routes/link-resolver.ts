import type { DocumentLink } from "../../shared/document.ts";
import { ensureBaseUrl, isInternalUrl } from "../../shared/url/base-url.ts";
import {
  comparablePathname,
  encodePathname,
  resolvePathname,
  splitHref,
} from "../../shared/url/pathname.ts";
import { applyTrailingSlash } from "../../shared/url/trailing-slash.ts";
import type { TrailingSlashRule } from "../../shared/url/trailing-slash.ts";
import type { TranslatedFolder } from "../contract/contract.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { createFileLinks, type FileLinks, isMarkdownFile, listFilePages } from "./file-links.ts";
import type { FlatRoute } from "./flatten-routes.ts";
import { formatPages } from "./name-pages.ts";
import { toDiagnosticSeverity } from "./report-severity.ts";
import type { ReportingSeverity } from "./report-severity.ts";
import { createSuggestFile, type SuggestFile } from "./suggest-file.ts";

/** A site may decide itself: what it returns becomes the address. */
export type BrokenMarkdownLinkHook = (args: {
  sourceFilePath: string;
  url: string;
  node: unknown;
}) => void | string;

export interface LinkResolverOptions extends TrailingSlashRule {
  routes: readonly FlatRoute[];
  siteDir: string;
  /** Links find a page by the name of its original file, too. */
  translated?: readonly TranslatedFolder[];
  /** Folders of docs, posts and pages. */
  contentDirs?: readonly string[];
  onBrokenMarkdownLinks: ReportingSeverity | BrokenMarkdownLinkHook;
}

export interface LinkPlace {
  link: DocumentLink;
  /** File in which the link stands. */
  filePath: string;
  /** Page on which it is shown. */
  routePath: string;
}

export interface LinkResolver {
  /** The address to write into the page. */
  resolve: (place: LinkPlace) => string;
  /** Links to Markdown files that lead nowhere, found so far. */
  diagnostics: () => Diagnostic[];
  /** A file may be another than it was: what was found in it is found anew. */
  forget: (filePath: string) => void;
}

const RAW_PREFIX = "pathname://";
const FILE_NAME = /\.[a-z][a-z\d]{0,4}$/i;

/** Turns what an author wrote into addresses of the site. */
export function createLinkResolver(options: LinkResolverOptions): LinkResolver {
  const { routes, siteDir, baseUrl, translated = [], contentDirs } = options;
  const pages = listFilePages(routes);
  const files = createFileLinks({ siteDir, pages, translated, contentDirs });
  const addresses = createAddresses(options);
  const broken = createBrokenLinks(options.onBrokenMarkdownLinks, files);

  const resolve = (place: LinkPlace): string => {
    const { href } = place.link;
    if (href.startsWith(RAW_PREFIX)) return ensureBaseUrl(href.slice(RAW_PREFIX.length), baseUrl);
    if (href === "" || href.startsWith("#") || !isInternalUrl(href)) return href;
    const { pathname, search, hash } = splitHref(href);
    const toAddress = (): string => addresses.resolve(pathname, place.routePath) + search + hash;
    if (!isMarkdownFile(pathname)) return toAddress();
    const page = files.findPage(pathname, place.filePath);
    if (page !== undefined) return encodePathname(page) + search + hash;
    // A page's `slug` may end so; what a plugin has had resolved before it came back is such an address.
    if (addresses.isPage(pathname, place.routePath)) return toAddress();
    // A static file may be meant.
    return broken.report(place) ?? toAddress();
  };

  return { resolve, diagnostics: broken.diagnostics, forget: broken.forget };
}

interface Addresses {
  /** The page's own spelling of its address. */
  resolve: (pathname: string, routePath: string) => string;
  isPage: (pathname: string, routePath: string) => boolean;
}

function createAddresses({ routes, baseUrl, trailingSlash }: LinkResolverOptions): Addresses {
  const findPage = createPageFinder(routes);
  const toAbsolute = (pathname: string, routePath: string): string =>
    pathname.startsWith("/")
      ? ensureBaseUrl(pathname, baseUrl)
      : resolvePathname(pathname, routePath);
  return {
    isPage: (pathname, routePath) => findPage(toAbsolute(pathname, routePath)) !== undefined,
    resolve(pathname, routePath) {
      const absolute = toAbsolute(pathname, routePath);
      const page = findPage(absolute);
      if (page !== undefined) return encodePathname(page);
      // Without a page, a name with an extension is a file.
      const rule = FILE_NAME.test(absolute) ? undefined : trailingSlash;
      return encodePathname(applyTrailingSlash(absolute, { trailingSlash: rule, baseUrl }));
    },
  };
}

type FindPage = (pathname: string) => string | undefined;

/** `/a/index.html` and `/a.html` mean the page `/a`, unless there is a page of that very name. */
function createPageFinder(routes: readonly FlatRoute[]): FindPage {
  const exact = new Map<string, string>();
  for (const { path: routePath } of routes) {
    const key = comparablePathname(routePath);
    if (!exact.has(key)) exact.set(key, routePath);
  }
  return (pathname) => {
    const key = comparablePathname(pathname);
    return (
      exact.get(key) ??
      (key.endsWith(".html") ? exact.get(key.slice(0, -".html".length)) : undefined)
    );
  };
}

interface BrokenLinks {
  /** Returns the address that the site gives to it. */
  report: (place: LinkPlace) => string | void;
  diagnostics: () => Diagnostic[];
  forget: (filePath: string) => void;
}

function createBrokenLinks(
  whatToDo: LinkResolverOptions["onBrokenMarkdownLinks"],
  { pages, toOriginal }: Pick<FileLinks, "pages" | "toOriginal">,
): BrokenLinks {
  const found = new Map<string, BrokenFileLink>();
  const remember = ({ link, filePath, routePath }: LinkPlace): void => {
    const key = nameLink(filePath, link);
    const known = found.get(key);
    if (known) known.routePaths.add(routePath);
    else found.set(key, { link, filePath, routePaths: new Set([routePath]) });
  };
  let suggest: SuggestFile | undefined;
  const describe = (severity: Diagnostic["severity"]): Diagnostic[] => {
    // Looks at all pages, and the dev server asks for each page.
    const findNear = (suggest ??= createSuggestFile(pages));
    return [...found.values()].map((broken) => {
      const file = toOriginal(broken.filePath);
      const ownPage = pages.get(file);
      const nearest = findNear(broken.link.href, file);
      return describeBroken({ ...broken, severity, nearest, ownPage });
    });
  };
  return {
    report(place) {
      if (typeof whatToDo === "function") return askSite(whatToDo, place);
      remember(place);
    },
    diagnostics() {
      const severity = typeof whatToDo === "string" ? toDiagnosticSeverity(whatToDo) : undefined;
      return severity && found.size > 0 ? describe(severity) : [];
    },
    forget(filePath) {
      for (const [key, broken] of found) if (broken.filePath === filePath) found.delete(key);
    },
  };
}

const nameLink = (filePath: string, { line, column, href }: DocumentLink): string =>
  `${filePath}:${line}:${column}:${href}`;

const askSite = (
  hook: BrokenMarkdownLinkHook,
  { filePath, link: { href } }: LinkPlace,
): string | void =>
  hook({ sourceFilePath: filePath, url: href, node: { type: "link", url: href } });

interface BrokenFileLink {
  link: DocumentLink;
  filePath: string;
  /** Pages that show it. */
  routePaths: Set<string>;
}

interface BrokenFileDescription extends BrokenFileLink {
  severity: Diagnostic["severity"];
  nearest: string | undefined;
  ownPage: string | undefined;
}

function describeBroken({
  link,
  filePath,
  routePaths,
  severity,
  nearest,
  ownPage,
}: BrokenFileDescription): Diagnostic {
  const pages = formatPages(routePaths, ownPage);
  return {
    severity,
    message: `The link "${link.href}" on ${pages} leads to no Markdown file of the site.${nearest ? ` Did you mean "${nearest}"?` : ""}`,
    filePath,
    line: link.line,
    column: link.column,
    hint: "A link to a file is relative to the file it stands in, and needs the extension.",
    about: nameLink(filePath, link),
  };
}
