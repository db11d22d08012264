import path from "../system/path.ts";
import { decodeFileName, encodePathname, splitHref } from "../../shared/url/pathname.ts";
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
  /** Folders of docs, posts and pages. */
  contentDirs?: readonly string[] | undefined;
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
  const findContentDir = createFindContentDir(site.contentDirs ?? []);
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
      for (const name of withoutTwin(decodeFileName(pathname), pathname)) {
        for (const from of withoutTwin(filePath, toOriginal(filePath))) {
          const place = { filePath: from, siteDir: site.siteDir, contentDir: findContentDir(from) };
          for (const candidate of listCandidates(name, place)) {
            const page = pages.get(toOriginal(candidate));
            if (page !== undefined) return page;
          }
        }
      }
      return undefined;
    },
  };
}

const withoutTwin = (one: string, other: string): string[] =>
  one === other ? [one] : [one, other];

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

/** Content may lie in a folder of other content: the innermost one. */
function createFindContentDir(dirs: readonly string[]): (filePath: string) => string | undefined {
  const innermostFirst = [...new Set(dirs)]
    .sort((a, b) => b.length - a.length)
    .map((dir) => ({ dir, start: dir + path.sep }));
  return (filePath) => innermostFirst.find(({ start }) => filePath.startsWith(start))?.dir;
}

interface NamingPlace {
  filePath: string;
  siteDir: string;
  contentDir: string | undefined;
}

/**
 * Where a link to a file may mean: beside the file it stands in; from the site (`@site/…`); or, without a leading
 * dot, from the folder of its content, from the site, and from any folder above it.
 */
function* listCandidates(name: string, place: NamingPlace): Generator<string> {
  const { filePath, siteDir, contentDir } = place;
  if (name.startsWith("@site/")) {
    yield path.join(siteDir, name.slice("@site/".length));
    return;
  }
  let folder = path.dirname(filePath);
  if (!name.startsWith("/")) yield path.join(folder, name);
  if (name.startsWith("./") || name.startsWith("../")) return;
  if (contentDir !== undefined) yield path.join(contentDir, name);
  yield path.join(siteDir, name);
  // Docs may lie outside of the site: no folder is the last but the root of all.
  for (let parent = path.dirname(folder); parent !== folder; parent = path.dirname(folder)) {
    yield path.join(folder, name);
    folder = parent;
  }
}
