import path from "../system/path.ts";
import { decodePathname, encodePathname, splitHref } from "../../shared/url/pathname.ts";
import type { TranslatedFolder } from "../contract/contract.ts";
import type { FlatRoute } from "./flatten-routes.ts";
import { createToOriginal } from "./original-file.ts";

/** Which files of the site are pages, and where. Data alone: a message to a thread can carry it. */
export interface FilePages {
  siteDir: string;
  /** Files and the addresses of their pages. */
  pages: readonly (readonly [filePath: string, routePath: string])[];
  /** Links find a page by the name of its original file, too. */
  translated: readonly TranslatedFolder[];
}

export interface FileLinks {
  /** By the names of their original files. */
  pages: ReadonlyMap<string, string>;
  toOriginal: (file: string) => string;
  /** The page of the file that a name in another file means. */
  findPage: (pathname: string, filePath: string) => string | undefined;
}

const MARKDOWN_FILE = /\.mdx?$/i;

export const isMarkdownFile = (pathname: string): boolean => MARKDOWN_FILE.test(pathname);

export const listFilePages = (routes: readonly FlatRoute[]): FilePages["pages"] =>
  routes.flatMap(({ path: routePath, route }) => {
    const source = route.metadata?.standsFor ?? route.metadata?.sourceFilePath;
    return source === undefined ? [] : [[source, routePath] as const];
  });

/** Finds the pages that links to files lead to. */
export function createFileLinks(site: FilePages): FileLinks {
  const toOriginal = createToOriginal(site.translated);
  const pages = new Map<string, string>();
  for (const [file, routePath] of site.pages) {
    const original = toOriginal(file);
    if (!pages.has(original)) pages.set(original, routePath);
  }
  return {
    pages,
    toOriginal,
    // A file name may hold a `%` itself, so the text is tried as it is, too.
    findPage(pathname, filePath) {
      for (const name of new Set([decodePathname(pathname), pathname])) {
        for (const from of new Set([filePath, toOriginal(filePath)])) {
          for (const candidate of listCandidates(name, from, site.siteDir)) {
            const page = pages.get(toOriginal(candidate));
            if (page !== undefined) return page;
          }
        }
      }
      return undefined;
    },
  };
}

/** Where a link to a Markdown file leads; undefined for other links, and for files that are no pages. */
export function resolveFileLink(
  href: string,
  filePath: string,
  links: FileLinks,
): string | undefined {
  const { pathname, search, hash } = splitHref(href);
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href) || !isMarkdownFile(pathname)) return undefined;
  const page = links.findPage(pathname, filePath);
  return page === undefined ? undefined : encodePathname(page) + search + hash;
}

/**
 * Where a link to a file may mean: beside the file it stands in; from the site (`@site/…`); or, without
 * a leading dot, from any folder above, of which one is the root of the docs, and from the site.
 */
function* listCandidates(name: string, filePath: string, siteDir: string): Generator<string> {
  if (name.startsWith("@site/")) {
    yield path.join(siteDir, name.slice("@site/".length));
    return;
  }
  let folder = path.dirname(filePath);
  if (!name.startsWith("/")) yield path.join(folder, name);
  if (name.startsWith("./") || name.startsWith("../")) return;
  // Docs may lie outside of the site: no folder is the last but the root of all.
  for (let parent = path.dirname(folder); parent !== folder; parent = path.dirname(folder)) {
    yield path.join(folder, name);
    folder = parent;
  }
  yield path.join(siteDir, name);
}
