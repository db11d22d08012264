import { stripBaseUrl } from "./base-url.ts";
import { stripTrailingSlash } from "./trailing-slash.ts";
import { toSafeFile } from "./safe-file.ts";

export interface OutputFileOptions {
  /** With base URL. */
  routePath: string;
  trailingSlash: boolean | undefined;
  baseUrl: string;
}

/**
 * Path of a route's HTML file, relative to the output folder, such that a plain static server finds it
 * at the route's address: `/a` → `a/index.html`, or `a.html` when addresses have no slash at the end.
 */
export function outputFile({ routePath, trailingSlash, baseUrl }: OutputFileOptions): string {
  const file = toSafeFile(stripTrailingSlash(stripBaseUrl(routePath, baseUrl)));
  if (file === "") return "index.html";
  if (file.endsWith(".html")) return file;
  return trailingSlash === false ? `${file}.html` : `${file}/index.html`;
}
