import { statSync } from "node:fs";
import path from "./path.ts";

/**
 * The path and query of a request. The path is undefined when it tries to leave the folder: `..` in any
 * disguise, a backslash, a null byte, or an escape that isn't one.
 */
export const toSafePathname = (url: string): { pathname: string | undefined; search: string } => {
  const [, pathname = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return { pathname: undefined, search };
  }
  const isSafe =
    decoded.startsWith("/") && !decoded.includes("\0") && !decoded.split(/[/\\]/).includes("..");
  return { pathname: isSafe ? pathname : undefined, search };
};

/** A name may be too long for the disk, or lead through a link that never ends: then there is no such file. */
export const isFile = (file: string): boolean => {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
};

export interface ServedSite {
  dir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
}

/** The base URL may be asked for without its slash. */
export const moveBelowBase = (pathname: string, baseUrl: string): string =>
  `${pathname}/` === baseUrl ? baseUrl : baseUrl + pathname.replace(/^\/+/, "");

/** Where a request belongs when not where it was made: below the base URL, with or without a slash. */
export const findRedirect = (
  pathname: string,
  { dir, baseUrl, trailingSlash }: ServedSite,
): string | undefined => {
  const isBelow = pathname.startsWith(baseUrl) && !pathname.startsWith("//");
  if (!isBelow) return moveBelowBase(pathname, baseUrl);
  const name = decodeURIComponent(pathname.slice(baseUrl.length));
  if (name === "" || trailingSlash === undefined) return undefined;
  if (trailingSlash && !name.endsWith("/") && !isFile(path.join(dir, name))) {
    return isFile(path.join(dir, name, "index.html")) ? `${pathname}/` : undefined;
  }
  const bare = name.replace(/\/+$/, "");
  const hasFlatFile =
    !trailingSlash && name.endsWith("/") && isFile(path.join(dir, `${bare}.html`));
  return hasFlatFile ? pathname.replace(/\/+$/, "") : undefined;
};

/**
 * The file for an address. The name is what follows the base URL, not percent-encoded. A page in a folder of its own comes
 * before a file beside the folder, as with upstream: that may be a redirect from `/a.html` to `/a`, which would go round.
 */
export const findServedFile = (name: string, dir: string): string | undefined => {
  const bare = name.replace(/\/$/, "");
  return [bare, path.posix.join(bare, "index.html"), `${bare}.html`].find((file) =>
    isFile(path.join(dir, file)),
  );
};

/**
 * Where a page lies that is asked for as a file, `a.html` or `a/index.html`, in a site that keeps it under
 * the other of the two names. The name is what follows the base URL, not percent-encoded.
 */
export const findPageFile = (name: string, dir: string): string | undefined => {
  const [, bare] = /^(.*?)(?:\/index)?\.html$/.exec(name) ?? [];
  if (bare === undefined) return undefined;
  return [`${bare}.html`, `${bare}/index.html`].find((other) => isFile(path.join(dir, other)));
};
