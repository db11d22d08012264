import { isInternalUrl as isInternal } from "../../shared/url/base-url.ts";

/** Whether an address begins with a scheme, or with `//` for the page's own. */
export function hasProtocol(url?: string): boolean {
  return url !== undefined && !isInternal(url);
}

export default function isInternalUrl(url?: string): boolean {
  return isInternal(url);
}
