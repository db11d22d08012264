import { stripBaseUrl } from "./base-url.ts";
import type { PageAddress } from "./payload-path.ts";
import { comparablePathname, encodePathname, stripHtml } from "./pathname.ts";
import { toSafeFile } from "./safe-file.ts";

/** Where a page lies as Markdown: `/a`, `/a/` and `/a.html` → `/a.md`, `/` → `/index.md`. */
export function markdownPath(address: PageAddress): string {
  return encodePathname(`${address.baseUrl}${markdownName(address)}`);
}

/** The same, as a path relative to the output folder. */
export function markdownFile(address: PageAddress): string {
  return toSafeFile(markdownName(address));
}

function markdownName({ pathname, baseUrl }: PageAddress): string {
  const path = stripHtml(comparablePathname(stripBaseUrl(pathname, baseUrl)));
  return path === "/" ? "index.md" : `${path.slice(1)}.md`;
}
