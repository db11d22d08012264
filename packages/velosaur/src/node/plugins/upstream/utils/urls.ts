/** Addresses: putting them together and taking them apart. */

import { resolvePathname as resolveAgainst } from "./resolve-pathname.ts";

const SCHEME = /^([^/:]+):\/*/;

/** The scheme may be a part of its own: `["https:", "example.com"]`. */
const joinScheme = ([first = "", second, ...rest]: string[]): string[] => {
  if (second === undefined || !/^[^/:]+:\/*$/.test(first)) {
    return [first, ...(second === undefined ? [] : [second, ...rest])];
  }
  const slashes = first.startsWith("file:") && second.startsWith("/") ? "//" : "";
  return [first + slashes + second, ...rest];
};

/** Two slashes after a scheme, three for files that have them. */
const mendScheme = (first: string): string =>
  first.replace(SCHEME, first.startsWith("file:///") ? "$1:///" : "$1://");

const stripSlashes = (part: string, place: { isFirst: boolean; isLast: boolean }): string => {
  const start = place.isFirst ? part : part.replace(/^\/+/, "");
  return start.replace(/\/+$/, place.isLast ? "/" : "");
};

const joinParts = (parts: string[]): string => {
  const joined: string[] = [];
  let endsWithSlash = false;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (part === "") {
      if (isLast && endsWithSlash) joined.push("/");
      continue;
    }
    if (part === "/") {
      joined.push(part);
      continue;
    }
    const isRooted = index > 0 && joined.length === 0 && part.startsWith("/");
    endsWithSlash = part.endsWith("/") && !/^\/+$/.test(part);
    joined.push((isRooted ? "/" : "") + stripSlashes(part, { isFirst: index === 0, isLast }));
  }
  return joined.join("/");
};

/** Joins parts of an address with single slashes; further question marks of a query become `&`. */
export const normalizeUrl = (parts: readonly string[]): string => {
  if (parts.length === 0) return "";
  for (const part of parts) {
    if (typeof part !== "string")
      throw new TypeError(`An address is made of strings, not of ${typeof part}.`);
  }
  const [first = "", ...rest] = joinScheme([...parts]);
  const joined = joinParts([mendScheme(first), ...rest]).replace(/\/(\?|&|#[^!/])/g, "$1");
  const [pathname = "", ...queries] = joined.split("?");
  const address = queries.length === 0 ? pathname : `${pathname}?${queries.join("&")}`;
  return address.replace(/([^:/]\/)\/+/g, "$1").replace(/^\/+/, "/");
};

/** Where the file of a page can be edited. */
export const getEditUrl = (file: string, editUrl?: string): string | undefined =>
  editUrl ? normalizeUrl([editUrl, file.replaceAll("\\", "/")]) : undefined;

/** `guides/index.md` → `/guides/`, `a.tsx` → `/a`. */
export const fileToPath = (file: string): string => {
  const [, folder] = /^(|.*\/)index\.(?:mdx?|jsx?|tsx?)$/i.exec(file) ?? [];
  return folder === undefined
    ? `/${file.replace(/\.(?:mdx?|jsx?|tsx?)$/, "").replaceAll("\\", "/")}`
    : `/${folder}`;
};

export const encodePath = (pathname: string): string =>
  pathname.split("/").map(encodeURIComponent).join("/");

/** A path from the root, without host, query or hash. */
export const isValidPathname = (text: string): boolean => {
  const base = "https://example.com";
  if (!text.startsWith("/") || !URL.canParse(text, base)) return false;
  return [text, encodeURI(text)].includes(new URL(text, base).pathname);
};

export interface URLPath {
  pathname: string;
  search: string | undefined;
  hash: string | undefined;
}

export const parseURLOrPath = (url: string, base?: string | URL): URL => {
  try {
    return new URL(url, base ?? "https://example.com");
  } catch (error) {
    const from = base === undefined ? "" : ` from ${String(base)}`;
    throw new Error(`"${url}"${from} is no address.`, { cause: error });
  }
};

/** An empty query or hash is told apart from none, which `URL` doesn't. */
const readMark = (text: string, href: string, mark: string): string | undefined =>
  text === "" ? (href.includes(mark) ? "" : undefined) : text.slice(1);

export const toURLPath = ({ pathname, search, hash, href }: URL): URLPath => ({
  pathname,
  search: readMark(search, href, "?"),
  hash: readMark(hash, href, "#"),
});

/** A relative path is resolved. */
export const parseURLPath = (urlPath: string, fromPath?: string): URLPath =>
  toURLPath(parseURLOrPath(urlPath, fromPath ? parseURLOrPath(fromPath) : undefined));

const cutAt = (text: string, mark: string): [before: string, after: string | undefined] => {
  const index = text.indexOf(mark);
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
};

/** A relative path stays as it is; null for an address with a host. */
export const parseLocalURLPath = (urlPath: string): URLPath | null => {
  const { protocol, host, username, password } = parseURLOrPath(urlPath, "local://");
  if (protocol !== "local:" || host + username + password !== "") return null;
  const [rest, hash] = cutAt(urlPath, "#");
  const [pathname, search] = cutAt(rest, "?");
  return { pathname, search, hash };
};

export const serializeURLPath = ({ pathname, search, hash }: Partial<URLPath>): string =>
  [pathname, search === undefined ? "" : `?${search}`, hash === undefined ? "" : `#${hash}`].join(
    "",
  );

export const resolvePathname = (to: string, from?: string): string => resolveAgainst(to, from);

export const buildSshUrl = (
  ...[host, organization, project, port]: [string, string, string, string?]
): string =>
  port
    ? `ssh://git@${host}:${port}/${organization}/${project}.git`
    : `git@${host}:${organization}/${project}.git`;

export const buildHttpsUrl = (
  ...[credentials, host, organization, project, port]: [string, string, string, string, string?]
): string =>
  `https://${credentials}@${host}${port ? `:${port}` : ""}/${organization}/${project}.git`;

/** `ssh://…`, or `user@host:path` as git takes it. */
export const hasSSHProtocol = (url: string): boolean =>
  URL.canParse(url) ? new URL(url).protocol === "ssh:" : /^(?:[\w-]+@)?[\w.-]+:[\w./-]+/.test(url);
