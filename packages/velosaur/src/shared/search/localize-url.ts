import { ensureBaseUrl } from "../url/base-url.ts";

/** As `URL` has it. */
interface ParsedUrl {
  protocol: string;
  href: string;
  pathname: string;
  hash: string;
}

export interface LocalizeOptions {
  baseUrl: string;
  externalUrlRegex?: string | undefined;
  replaceSearchResultPathname?: { readonly from: string; readonly to: string } | undefined;
}

/** A hosted index knows the published site: its addresses become those of the site that is open. */
export function localizeUrl(
  { protocol, href, pathname, hash }: ParsedUrl,
  { baseUrl, externalUrlRegex, replaceSearchResultPathname: replacement }: LocalizeOptions,
): string {
  if (!/^https?:$/.test(protocol)) return "#";
  if (externalUrlRegex && new RegExp(externalUrlRegex, "i").test(href)) return href;
  const path = pathname + hash;
  return ensureBaseUrl(
    replacement ? path.replace(new RegExp(replacement.from, "g"), replacement.to) : path,
    baseUrl,
  );
}
