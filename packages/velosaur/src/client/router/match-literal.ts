import { decodePathname } from "../../shared/url/pathname.ts";
import { fillParameters } from "../../shared/url/route-parameters.ts";

export interface Match<
  Params extends Record<string, string | undefined> = Record<string, string | undefined>,
> {
  path: string;
  url: string;
  isExact: boolean;
  params: Params;
}

export interface LiteralOptions {
  path: string;
  exact?: boolean;
  strict?: boolean;
}

/**
 * `matchPath` for paths of pages and links, whose only patterns are whole segments (`/:name`): `/a` is `/a/`, and `/a/b` is
 * below it.
 */
export function matchLiteral(pathname: string, options: LiteralOptions): Match | null {
  const { path, exact, strict } = options;
  const params = {};
  // Locations are decoded.
  const own = fillParameters(decodePathname(path), pathname, params);
  const base = strict ? own : own.replace(/\/$/, "");
  const rest = pathname.slice(base.length);
  const isStart = pathname.toLowerCase().startsWith(base.toLowerCase());
  const isExact = !rest || (!strict && rest === "/");
  const isBelow = isExact || (!exact && (rest.startsWith("/") || base.endsWith("/")));
  if (!isStart || !isBelow) return null;
  const url = isExact ? pathname : pathname.slice(0, base.length);
  return { path, url: url || "/", isExact, params };
}
