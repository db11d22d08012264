import { ensureBaseUrl, isInternalUrl } from "../../shared/url/base-url.ts";

/** The favicon's address, as pages write it. */
export const toIconAddress = (favicon: string, baseUrl: string): string =>
  isInternalUrl(favicon) ? ensureBaseUrl(`/${favicon.replace(/^\//, "")}`, baseUrl) : favicon;
