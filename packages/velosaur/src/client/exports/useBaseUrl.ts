import { useCallback } from "react";

import { hasProtocol } from "./isInternalUrl.ts";
import useDocusaurusContext from "./useDocusaurusContext.ts";

export interface BaseUrlOptions {
  /** Add the base URL to an address that has it already. */
  forcePrependBaseUrl?: boolean;
  /** Add protocol and domain of the site. */
  absolute?: boolean;
}

export interface BaseUrlUtils {
  withBaseUrl: (url: string, options?: BaseUrlOptions) => string;
}

export function addBaseUrl(
  url: string,
  site: { baseUrl: string; siteUrl: string } & BaseUrlOptions,
): string {
  const { baseUrl, siteUrl, forcePrependBaseUrl = false, absolute = false } = site;
  if (!url || url.startsWith("#") || hasProtocol(url)) return url;
  if (forcePrependBaseUrl) return baseUrl + url.replace(/^\//, "");
  if (url === baseUrl.replace(/\/$/, "")) return baseUrl;
  const path = url.startsWith(baseUrl) ? url : baseUrl + url.replace(/^\//, "");
  return absolute ? siteUrl + path : path;
}

export function useBaseUrlUtils(): BaseUrlUtils {
  const { baseUrl, url: siteUrl } = useDocusaurusContext().siteConfig;
  const withBaseUrl = useCallback(
    (url: string, options?: BaseUrlOptions) => addBaseUrl(url, { ...options, baseUrl, siteUrl }),
    [baseUrl, siteUrl],
  );
  return { withBaseUrl };
}

/** What is no address stays as it is: an attribute that isn't there must not become an empty one. */
export default function useBaseUrl(url: string | undefined, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(url as string, options);
}
