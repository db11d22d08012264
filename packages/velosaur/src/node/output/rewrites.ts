import { encodePathname } from "../../shared/url/pathname.ts";

/**
 * The rewrites file that several hosts read (Netlify, Cloudflare Pages, Render): one rule a line,
 * `/forum/* /forum/ 200`. A page that shows at every path below its own needs one.
 */
export const REWRITES_FILE = "_redirects";

export interface Rewrite {
  /** With a slash at its end. */
  prefix: string;
  target: string;
}

export function formatRewrites(rewrites: readonly Rewrite[]): string {
  return rewrites
    .map(({ prefix, target }) => `${encodePathname(prefix)}* ${encodePathname(target)} 200\n`)
    .join("");
}

/** Only rules of this one form: everything below a path, answered by one page. */
export function parseRewrites(text: string): Rewrite[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, prefix, target] = /^\s*(\/\S*\/|\/)\*\s+(\/\S*)\s+200!?\s*$/.exec(line) ?? [];
    return prefix && target ? [{ prefix, target }] : [];
  });
}

/** The target of the innermost rule that a pathname falls under; both percent-encoded. */
export function findRewrite(pathname: string, rewrites: readonly Rewrite[]): string | undefined {
  const matching = rewrites.filter(({ prefix }) => pathname.startsWith(prefix));
  return matching.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.target;
}
