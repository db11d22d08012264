import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";

/** `?a=1#b` of the page's address. The server knows neither, and React leaves attributes it hydrates as they are. */
export function useQueryAndHash(): { search: string; hash: string } {
  const { search, hash } = useLocation();
  return useIsBrowser() ? { search, hash } : { search: "", hash: "" };
}
