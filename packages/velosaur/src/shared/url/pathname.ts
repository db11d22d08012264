/**
 * Words used in this folder:
 * - `href`: the text of a link, with query and hash;
 * - `pathname`: the path of a URL, base included; raw (`/my page`) or encoded (`/my%20page`);
 * - `routePath`: the pathname of a route, as the plugins made it.
 */

export interface HrefParts {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

export function splitHref(href: string): HrefParts {
  const hashStart = href.indexOf("#");
  const beforeHash = hashStart === -1 ? href : href.slice(0, hashStart);
  const searchStart = beforeHash.indexOf("?");
  return {
    pathname: searchStart === -1 ? beforeHash : beforeHash.slice(0, searchStart),
    search: searchStart === -1 ? "" : beforeHash.slice(searchStart),
    hash: hashStart === -1 ? "" : href.slice(hashStart),
  };
}

/** Decodes one segment; text that isn't valid percent-encoding stands for itself. */
export function decodeSegment(segment: string): string {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Id of the element that a hash (`#…`) points to. */
export const decodeHash = (hash: string): string => decodeSegment(hash.slice(1));

/** Decodes a path segment by segment. An encoded slash stays encoded: it is no separator. */
export const decodeFileName = (pathname: string): string =>
  mapEncoded(pathname, (segment) => decodeSegment(segment).replaceAll("/", "%2F"));

/** The same, as a pathname: what would be decoded once more stays encoded. */
export const decodePathname = (pathname: string): string => mapEncoded(pathname, decodeOnce);

function mapEncoded(pathname: string, decode: (segment: string) => string): string {
  return pathname.includes("%") ? pathname.split("/").map(decode).join("/") : pathname;
}

function decodeOnce(segment: string): string {
  const decoded = decodeSegment(segment);
  if (!/\/|%[\da-f]{2}/i.test(decoded)) return decoded;
  return decoded.replaceAll("%", "%25").replaceAll("/", "%2F");
}

const NEEDS_ENCODING = /[^\w\-.~!$&'()*+,;=:@/]/;

/** Percent-encodes what a URL can't hold; encoding twice changes nothing. */
export function encodePathname(pathname: string): string {
  if (!NEEDS_ENCODING.test(pathname)) return pathname;
  return pathname
    .split("/")
    .map((segment) => encodeSegment(decodeSegment(segment)))
    .join("/");
}

const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Characters that `encodeURIComponent` encodes although a path segment may hold them. */
const ALLOWED_IN_SEGMENT = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(LONE_SURROGATE, "\uFFFD")).replace(
    ALLOWED_IN_SEGMENT,
    decodeURIComponent,
  );
}

/**
 * Escapes only what would change the meaning of a path made of file names: `%`, `?`, `#` and `\`.
 * The rest stays readable, as upstream's permalinks are.
 */
export function escapeFileName(path: string): string {
  return path.replace(/[%?#\\]/g, encodeURIComponent);
}

/** The same for the address of a page: hosts may find no file with a backslash, so it is called `%5C` there. */
export const escapePageName = (path: string): string =>
  escapeFileName(path).replaceAll("%5C", "%255C");

/** Resolves `.` and `..`, and joins repeated slashes. Never climbs above the root. */
export function normalizePathname(pathname: string): string {
  if (!/\/\.{0,2}(?:\/|$)/.test(pathname))
    return pathname.startsWith("/") ? pathname : `/${pathname}`;
  const kept: string[] = [];
  const segments = pathname.split("/");
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== "" && segment !== ".") kept.push(segment);
  }
  const last = segments.at(-1);
  const isFolder = kept.length > 0 && (last === "" || last === "." || last === "..");
  return `/${kept.join("/")}${isFolder ? "/" : ""}`;
}

/** The pathname that a relative or absolute pathname leads to from a page. */
export function resolvePathname(pathname: string, from: string): string {
  if (pathname === "") return from;
  if (pathname.startsWith("/")) return normalizePathname(pathname);
  return normalizePathname(from.slice(0, from.lastIndexOf("/") + 1) + pathname);
}

/** Joins parts with single slashes; a trailing slash of the last part is kept. */
export function joinPathname(...parts: string[]): string {
  return `/${parts.filter(Boolean).join("/")}`.replace(/\/{2,}/g, "/");
}

/** True when both are the same page, whatever the slash at the end or the encoding. */
export function isSamePathname(first: string | undefined, second: string | undefined): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    comparablePathname(first) === comparablePathname(second)
  );
}

/** One spelling for all addresses of a page: decoded, no slash at the end, no `index.html`. */
export function comparablePathname(pathname: string): string {
  const decoded = decodePathname(pathname);
  const path = decoded.endsWith(INDEX_FILE) ? decoded.slice(0, 1 - INDEX_FILE.length) : decoded;
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** `/a.html` → `/a`: what an address means when no page has that very name. */
export function stripHtml(pathname: string): string {
  return pathname.replace(/(?<=[^/])\.html$/, "");
}

const INDEX_FILE = "/index.html";
