import { stripBaseUrl } from "../../shared/url/base-url.ts";
import { comparablePathname, escapeFileName } from "../../shared/url/pathname.ts";
import { answersAt, hasParameters } from "../../shared/url/route-parameters.ts";
import type { FlatRoute } from "./flatten-routes.ts";
import { findAlike, findNearestPage } from "./nearest-page.ts";

/** What links of the site may lead to. Pathnames are in comparable spelling. */
export interface LinkTargets {
  has: (pathname: string) => boolean;
  /** What was meant, without base URL. */
  nearest: (pathname: string) => string | undefined;
}

export interface LinkTargetsInput {
  routes: readonly FlatRoute[];
  /** POSIX, relative to the output folder: `img/logo.svg`. */
  staticFiles: Iterable<string>;
  baseUrl: string;
}

export function createLinkTargets({ routes, staticFiles, baseUrl }: LinkTargetsInput): LinkTargets {
  const exact = new Set<string>();
  const open: { path: string; exact?: boolean | undefined }[] = [];
  for (const { path, route } of routes) {
    const isStarred = path.endsWith("*");
    if (route.exact === false || isStarred || hasParameters(path))
      open.push({
        path: comparablePathname(path.replace(/\*$/, "")),
        exact: !isStarred && route.exact,
      });
    exact.add(comparablePathname(path));
  }
  const files = new Set<string>();
  for (const file of staticFiles) for (const name of listFileAddresses(file)) files.add(name);

  const has = (pathname: string): boolean =>
    exact.has(pathname) ||
    files.has(stripBaseUrl(pathname, baseUrl)) ||
    open.some((route) => answersAt(pathname, route));

  const nearest = (pathname: string): string | undefined =>
    findNearestPage(stripBaseUrl(pathname, baseUrl), pagesBelowBase()) ??
    findAlike(stripBaseUrl(pathname, baseUrl), files);
  const pagesBelowBase = (): string[] => [...exact].map((page) => stripBaseUrl(page, baseUrl));

  return { has, nearest };
}

/** `a/index.html` answers at `/a`, `b.html` at `/b`. */
function listFileAddresses(file: string): string[] {
  const address = comparablePathname(`/${escapeFileName(file)}`);
  return address.endsWith(".html") ? [address, address.slice(0, -".html".length)] : [address];
}
