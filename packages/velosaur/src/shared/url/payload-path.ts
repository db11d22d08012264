import { stripBaseUrl } from "./base-url.ts";
import { comparablePathname, encodePathname, normalizePathname } from "./pathname.ts";
import { toSafeFile } from "./safe-file.ts";

export interface PageAddress {
  /** As in the address bar or as in the route: encoded or not, with base URL. */
  pathname: string;
  baseUrl: string;
}

/** Folder of payloads in the output; no route or static file may live there. */
export const PAYLOAD_FOLDER = "_payload";

/**
 * Where a page's payload lies: a function of the URL alone, so that neither the bundle nor an open
 * tab needs a table. All addresses of a page give one payload: `/a`, `/a/`, `/a/index.html`.
 */
export function payloadPath(address: PageAddress): string {
  return encodePathname(`${address.baseUrl}${payloadName(address)}`);
}

/** The same, as a path relative to the output folder. */
export function payloadFile(address: PageAddress): string {
  return toSafeFile(payloadName(address));
}

function payloadName({ pathname, baseUrl }: PageAddress): string {
  const path = comparablePathname(normalizePathname(stripBaseUrl(pathname, baseUrl)));
  return path === "/" ? `${PAYLOAD_FOLDER}.json` : `${PAYLOAD_FOLDER}${path}.json`;
}
