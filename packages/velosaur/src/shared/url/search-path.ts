import { SEARCH_FOLDER } from "../search/types.ts";
import { stripBaseUrl } from "./base-url.ts";
import type { PageAddress } from "./payload-path.ts";
import { comparablePathname, encodePathname, normalizePathname } from "./pathname.ts";
import { toSafeFile } from "./safe-file.ts";

/** Where the text of a page lies for the local search: a function of the page's address alone. */
export const searchPagePath = (address: PageAddress): string =>
  encodePathname(`${address.baseUrl}${searchPageName(address)}`);

/** The same, as a path relative to the output folder. */
export const searchPageFile = (address: PageAddress): string => toSafeFile(searchPageName(address));

function searchPageName({ pathname, baseUrl }: PageAddress): string {
  const path = comparablePathname(normalizePathname(stripBaseUrl(pathname, baseUrl)));
  return path === "/" ? `${SEARCH_FOLDER}/pages.json` : `${SEARCH_FOLDER}/pages${path}.json`;
}
