import { splitHref } from "./pathname.ts";

export interface TrailingSlashRule {
  trailingSlash: boolean | undefined;
  baseUrl: string;
}

/**
 * Adds or takes away the slash at the end of a link's path, as the site wants it. The base URL keeps
 * its slash, a hash stays alone, and a path that ends in `.html` names a file.
 */
export function applyTrailingSlash(
  href: string,
  { trailingSlash, baseUrl }: TrailingSlashRule,
): string {
  if (trailingSlash === undefined || href.startsWith("#")) return href;
  const { pathname, search, hash } = splitHref(href);
  if (pathname === "/" || pathname === baseUrl) return href;
  return (
    (trailingSlash ? addTrailingSlash(pathname) : stripTrailingSlash(pathname)) + search + hash
  );
}

export function addTrailingSlash(pathname: string): string {
  if (pathname.endsWith("/")) return pathname.endsWith(".html/") ? pathname.slice(0, -1) : pathname;
  return pathname.endsWith(".html") ? pathname : `${pathname}/`;
}

export function stripTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}
