import { decodePathname } from "../../shared/url/pathname.ts";

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

/** `matchPath` for a path that is no pattern, as those of pages and links: `/a` is `/a/`, and `/a/b` is below it. */
export function matchLiteral(pathname: string, options: LiteralOptions): Match | null {
  const { path, exact, strict } = options;
  // Locations are decoded.
  const own = decodePathname(path);
  const base = strict ? own : own.replace(/\/$/, "");
  const rest = pathname.slice(base.length);
  const isStart = pathname.toLowerCase().startsWith(base.toLowerCase());
  const isExact = !rest || (!strict && rest === "/");
  const isBelow = isExact || (!exact && (rest.startsWith("/") || base.endsWith("/")));
  if (!isStart || !isBelow) return null;
  const url = isExact ? pathname : pathname.slice(0, base.length);
  return { path, url: url || "/", isExact, params: {} };
}
