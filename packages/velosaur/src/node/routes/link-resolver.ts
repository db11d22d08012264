import path from "node:path";
import type { DocumentLink } from "../../shared/document.ts";
import { ensureBaseUrl, isInternalUrl } from "../../shared/url/base-url.ts";
import {
  comparablePathname,
  decodePathname,
  encodePathname,
  resolvePathname,
  splitHref,
} from "../../shared/url/pathname.ts";
import { applyTrailingSlash } from "../../shared/url/trailing-slash.ts";
import type { TrailingSlashRule } from "../../shared/url/trailing-slash.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { findNearest } from "../system/did-you-mean.ts";
import type { FlatRoute } from "./flatten-routes.ts";
import { toDiagnosticSeverity } from "./report-severity.ts";
import type { ReportingSeverity } from "./report-severity.ts";

/** A site may decide itself: what it returns becomes the address. */
export type BrokenMarkdownLinkHook = (args: {
  sourceFilePath: string;
  url: string;
  node: unknown;
}) => void | string;

export interface LinkResolverOptions extends TrailingSlashRule {
  routes: readonly FlatRoute[];
  siteDir: string;
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
}

const RAW_PREFIX = "pathname://";
const MARKDOWN_FILE = /\.mdx?$/i;
const FILE_NAME = /\.[a-z][a-z\d]{0,4}$/i;

/** Turns what an author wrote into addresses of the site. */
export function createLinkResolver(options: LinkResolverOptions): LinkResolver {
  const { routes, siteDir, baseUrl, trailingSlash } = options;
  const pages = collectSources(routes);
  const addresses = createAddresses(routes);
  const found = new Map<string, Diagnostic>();
  let suggest: SuggestFile | undefined;

  const resolve = (place: LinkPlace): string => {
    const { href } = place.link;
    if (href.startsWith(RAW_PREFIX)) return ensureBaseUrl(href.slice(RAW_PREFIX.length), baseUrl);
    if (href === "" || href.startsWith("#") || !isInternalUrl(href)) return href;
    const { pathname, search, hash } = splitHref(href);
    if (!MARKDOWN_FILE.test(pathname)) return resolveUrl(pathname, place.routePath) + search + hash;
    const page = findPage(pathname, place.filePath);
    return page === undefined ? reportBroken(place) : encodePathname(page) + search + hash;
  };

  const resolveUrl = (pathname: string, routePath: string): string => {
    const absolute = pathname.startsWith("/")
      ? ensureBaseUrl(pathname, baseUrl)
      : resolvePathname(pathname, routePath);
    const page = addresses.find(absolute);
    if (page !== undefined) return encodePathname(page);
    // Without a page, a name with an extension is a file.
    const rule = FILE_NAME.test(absolute) ? undefined : trailingSlash;
    return encodePathname(applyTrailingSlash(absolute, { trailingSlash: rule, baseUrl }));
  };

  /** A file name may hold a `%` itself, so the text is tried as it is, too. */
  const findPage = (pathname: string, filePath: string): string | undefined => {
    for (const name of new Set([decodePathname(pathname), pathname])) {
      for (const candidate of listCandidates(name, filePath, siteDir)) {
        const page = pages.get(candidate);
        if (page !== undefined) return page;
      }
    }
    return undefined;
  };

  const reportBroken = ({ link, filePath }: LinkPlace): string => {
    const { href, line, column } = link;
    const hook = options.onBrokenMarkdownLinks;
    if (typeof hook === "function")
      return (
        hook({ sourceFilePath: filePath, url: href, node: { type: "link", url: href } }) ?? href
      );
    const severity = toDiagnosticSeverity(hook);
    if (severity) {
      suggest ??= createSuggestFile(pages);
      const diagnostic = describeBroken({ link, filePath, severity, suggest });
      found.set(`${filePath}:${line}:${column}:${href}`, diagnostic);
    }
    return href;
  };

  return { resolve, diagnostics: () => [...found.values()] };
}

function collectSources(routes: readonly FlatRoute[]): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { path: routePath, route } of routes) {
    const file = route.metadata?.sourceFilePath;
    if (file !== undefined && !pages.has(file)) pages.set(file, routePath);
  }
  return pages;
}

interface Addresses {
  /** The page's own spelling of its address. */
  find: (pathname: string) => string | undefined;
}

/** `/a/index.html` and `/a.html` mean the page `/a`, unless there is a page of that very name. */
function createAddresses(routes: readonly FlatRoute[]): Addresses {
  const exact = new Map<string, string>();
  for (const { path: routePath } of routes) {
    const key = comparablePathname(routePath);
    if (!exact.has(key)) exact.set(key, routePath);
  }
  const find = (pathname: string): string | undefined => {
    const key = comparablePathname(pathname);
    return (
      exact.get(key) ??
      (key.endsWith(".html") ? exact.get(key.slice(0, -".html".length)) : undefined)
    );
  };
  return { find };
}

/**
 * Where a link to a file may mean: beside the file it stands in; from the site (`@site/…`); or, without
 * a leading dot, from any folder above, of which one is the root of the docs and the last the site.
 */
function* listCandidates(name: string, filePath: string, siteDir: string): Generator<string> {
  if (name.startsWith("@site/")) {
    yield path.join(siteDir, name.slice("@site/".length));
    return;
  }
  let folder = path.dirname(filePath);
  if (!name.startsWith("/")) yield path.join(folder, name);
  if (name.startsWith("./") || name.startsWith("../")) return;
  while (folder.startsWith(siteDir)) {
    yield path.join(folder, name);
    const parent = path.dirname(folder);
    if (parent === folder) return;
    folder = parent;
  }
}

interface BrokenFileLink {
  link: DocumentLink;
  filePath: string;
  severity: Diagnostic["severity"];
  suggest: SuggestFile;
}

function describeBroken({ link, filePath, severity, suggest }: BrokenFileLink): Diagnostic {
  const nearest = suggest(link.href, filePath);
  return {
    severity,
    message: `The link "${link.href}" leads to no Markdown file of the site.${nearest ? ` Did you mean "${nearest}"?` : ""}`,
    filePath,
    line: link.line,
    column: link.column,
    hint: "A link to a file is relative to the file it stands in, and needs the extension.",
  };
}

type SuggestFile = (href: string, filePath: string) => string | undefined;

/** Looks in the folder that was meant, and for the same name elsewhere. */
function createSuggestFile(pages: ReadonlyMap<string, string>): SuggestFile {
  const filesByFolder = new Map<string, string[]>();
  const fileByName = new Map<string, string>();
  for (const file of pages.keys()) {
    const { dir, base } = path.parse(file);
    const siblings = filesByFolder.get(dir);
    if (siblings) siblings.push(base);
    else filesByFolder.set(dir, [base]);
    if (!fileByName.has(base)) fileByName.set(base, file);
  }
  return (href, filePath) => {
    const target = path.join(path.dirname(filePath), decodePathname(splitHref(href).pathname));
    const { dir, base } = path.parse(target);
    const near = findNearest(base, filesByFolder.get(dir) ?? []);
    const file = near === undefined ? fileByName.get(base) : path.join(dir, near);
    if (file === undefined) return undefined;
    const relative = path.relative(path.dirname(filePath), file).split(path.sep).join("/");
    return relative.startsWith(".") ? relative : `./${relative}`;
  };
}
