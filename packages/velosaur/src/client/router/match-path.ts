/** `matchPath` with the rules of react-router v5: `:name`, `:name?`, `:name(regexp)`, `*`. */

import { decodePathname } from "../../shared/url/pathname.ts";
import type { Match } from "./match-literal.ts";

export interface MatchOptions {
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

interface Pattern {
  regexp: RegExp;
  names: string[];
}

const CACHE_LIMIT = 10_000;
const cache = new Map<string, Pattern>();

export function matchPath<
  Params extends Record<string, string | undefined> = Record<string, string | undefined>,
>(pathname: string, options: string | readonly string[] | MatchOptions): Match<Params> | null {
  const {
    path,
    exact = false,
    ...flags
  }: MatchOptions = typeof options === "string" || isList(options) ? { path: options } : options;
  for (const candidate of isList(path) ? path : [path]) {
    if (candidate === undefined) continue;
    const match = matchOne(pathname, { ...flags, exact, path: candidate });
    if (match) return match as Match<Params>;
  }
  return null;
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

function matchOne(pathname: string, options: MatchOptions & { path: string }): Match | null {
  const { path, exact } = options;
  // A file name may hold what a pattern would read as syntax, and locations are decoded.
  if (decodePathname(path) === pathname) return { path, url: pathname, isExact: true, params: {} };
  const { regexp, names } = compileCached(options);
  const [url, ...values] = regexp.exec(pathname) ?? [];
  if (url === undefined) return null;
  const isExact = pathname === url;
  if (exact && !isExact) return null;
  const params = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  return { path, url: path === "/" && url === "" ? "/" : url, isExact, params };
}

function compileCached(options: MatchOptions & { path: string }): Pattern {
  const key = `${options.exact}${options.strict}${options.sensitive}${options.path}`;
  const known = cache.get(key);
  if (known) return known;
  const pattern = compilePattern(options);
  if (cache.size < CACHE_LIMIT) cache.set(key, pattern);
  return pattern;
}

/** What a path is made of, beside plain text. */
export const TOKEN =
  /\\(.)|(\/?)(?::(\w+)(?:\(((?:\\.|[^()\\])+)\))?|\(((?:\\.|[^()\\])+)\))([?*+])?|\*|[.+^${}()[\]|\\?]/g;

function compilePattern({
  path,
  exact,
  strict,
  sensitive,
}: MatchOptions & { path: string }): Pattern {
  const names: string[] = [];
  const addName = (name = String(names.filter((known) => /^\d+$/.test(known)).length)) =>
    names.push(name);
  let source = decodePathname(path).replace(
    TOKEN,
    (token: string, ...groups: (string | undefined)[]) => {
      const [escaped, slash, name, capture, group, modifier] = groups;
      if (escaped) return `\\${escaped}`;
      if (token === "*") {
        addName();
        return "(.*)";
      }
      if (!name && !group) return `\\${token}`;
      addName(name);
      const one = capture ?? group ?? "[^\\/]+?";
      const value = modifier === "*" || modifier === "+" ? `(?:${one})(?:\\/(?:${one}))*` : one;
      return modifier === "?" || modifier === "*"
        ? `(?:${slash}(${value}))?`
        : `${slash}(${value})`;
    },
  );
  const endsWithSlash = source.endsWith("/");
  if (!strict) source = `${endsWithSlash ? source.slice(0, -1) : source}(?:\\/(?=$))?`;
  source += exact ? "$" : strict && endsWithSlash ? "" : "(?=\\/|$)";
  return { regexp: new RegExp(`^${source}`, sensitive ? "" : "i"), names };
}
