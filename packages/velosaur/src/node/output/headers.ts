/**
 * The headers file that several hosts read (Netlify, Cloudflare Pages): a path on a line of its own,
 * its headers indented below, `! Name` where a header of another rule must not be sent.
 */
export const HEADERS_FILE = "_headers";

export interface HeaderRule {
  /** May hold `*`, for anything, and `:name`, for one part of the path. */
  path: string;
  /** In the order of the file; without a value, what earlier rules say is taken back. */
  headers: { name: string; value?: string }[];
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, removed] = /^\s+!\s*(\S+)\s*$/.exec(line) ?? [];
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else if (removed) rules.at(-1)?.headers.push({ name: removed });
    else if (name && value) rules.at(-1)?.headers.push({ name, value });
  }
  return rules;
}

/** What is sent with an address, by names in small letters. Rules add up: values of one name are joined. */
export function findHeaders(pathname: string, rules: readonly HeaderRule[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    if (!toPattern(rule.path).test(pathname)) continue;
    for (const { name, value } of rule.headers) {
      const key = name.toLowerCase();
      const earlier = found.get(key);
      if (value === undefined) found.delete(key);
      else found.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return found;
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll("*", ".*")
    .replace(/:[A-Za-z]\w*/g, "[^/]+");
  return new RegExp(`^${source}$`);
}
