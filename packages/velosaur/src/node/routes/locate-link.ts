import { readFileSync } from "node:fs";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { stripBaseUrl } from "../../shared/url/base-url.ts";
import { decodePathname, encodePathname, splitHref } from "../../shared/url/pathname.ts";

export interface SourcePlace {
  filePath: string;
  line?: number | undefined;
  column?: number | undefined;
}

export interface LinkLocatorOptions {
  baseUrl: string;
  /** Files that a page is made of, by its route. */
  listPageFiles: (routePath: string) => string[];
  /** Files whose links may show on any page: configuration, sidebars, components. */
  listSharedFiles: () => string[];
}

/** Where a link that a component made stands in the source, as far as it can be seen; without a page, in shared files. */
export type LinkLocator = (href: string, routePath: string | undefined) => SourcePlace[];

/** An address that as many files spell out is no one's in particular. */
const MAX_FILES = 5;
const CODE_FILE = /\.[cm]?[jt]sx?$/i;

/**
 * Components hand over an address, without a place: the text of the files that may have named it is
 * searched. Good enough to point at; where nothing is found, the page's component has to do.
 */
export function createLinkLocator({
  baseUrl,
  listPageFiles,
  listSharedFiles,
}: LinkLocatorOptions): LinkLocator {
  const readSource = remember(readText);
  let shared: string[] | undefined;
  const search = (href: string, files: string[]): SourcePlace[] => {
    const pattern = createPattern(href, baseUrl);
    return files.flatMap((filePath) => findPlaces(pattern, filePath, readSource(filePath)));
  };
  const searchShared = remember((href: string) => search(href, (shared ??= listSharedFiles())));
  return (href, routePath) => {
    const own = routePath === undefined ? [] : listPageFiles(routePath);
    const found = search(href, own);
    if (found.length > 0) return found;
    const elsewhere = searchShared(href);
    if (elsewhere.length > 0 && elsewhere.length <= MAX_FILES) return elsewhere;
    return own.filter((file) => CODE_FILE.test(file)).map((filePath) => ({ filePath }));
  };
}

function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}

function readText(filePath: string): string {
  try {
    return readFileSync(filePath, "utf8");
  } catch {
    return "";
  }
}

/** The address as an author may have written it: without base, with or without the slash at its end. */
function createPattern(href: string, baseUrl: string): RegExp {
  const { pathname, search, hash } = splitHref(href);
  const spellings = new Set(
    [pathname, stripBaseUrl(pathname, baseUrl)].flatMap((path) => [
      path,
      decodePathname(path),
      encodePathname(path),
    ]),
  );
  const paths = [...spellings].map(
    (path) => escapePattern(path.length > 1 ? path.replace(/\/$/, "") : path) + (path ? "/?" : ""),
  );
  const rest = escapePattern(search + hash);
  const isHome = stripBaseUrl(pathname, baseUrl) === "/" && rest === "";
  const before = isHome ? LINKING : String.raw`(?<=[\s"'\`(=:])`;
  return new RegExp(`${before}(?:${paths.join("|")})${rest}(?=[\\s"'\`),}\\]]|$)`);
}

/** A slash alone may mean anything, as in `baseUrl: "/"`: it has to be said that it is a link's. */
const LINKING = String.raw`(?<=\b(?:to|href)["']?\s*[=:]\s*\{?["'\`]|\]\()`;

function findPlaces(pattern: RegExp, filePath: string, source: string): SourcePlace[] {
  const match = pattern.exec(source);
  if (!match) return [];
  const before = source.slice(0, match.index).split("\n");
  return [{ filePath, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }];
}
