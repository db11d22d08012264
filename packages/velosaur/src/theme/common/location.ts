import { useHistory, useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useCallback, useEffect } from "react";
import { useEvent, usePrevious } from "./react.tsx";

/** A query parameter, and how to set it in the present address. */
export function useQueryString(
  key: string | null,
): [string | null, (value: string | null, options?: { push?: boolean }) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const value = key === null ? null : new URLSearchParams(search).get(key);
  const setValue = useCallback(
    (newValue: string | null, options?: { push?: boolean }) => {
      if (key === null) return;
      const { pathname, search, hash } = history.location;
      const query = new URLSearchParams(search);
      if (newValue === null) query.delete(key);
      else query.set(key, newValue);
      const address = { pathname, hash, search: query.size > 0 ? `?${query}` : "" };
      if (options?.push) history.push(address);
      else history.replace(address);
    },
    [history, key],
  );
  return [value, setValue];
}

export const useQueryStringValue = (key: string | null): string | null => useQueryString(key)[0];

export type PageLocation = ReturnType<typeof useLocation>;

/** Runs after every change of the address, and once at the start. */
export function useLocationChange(
  onLocationChange: (event: {
    location: PageLocation;
    previousLocation: PageLocation | undefined;
  }) => void,
): void {
  const location = useLocation();
  const previousLocation = usePrevious(location);
  const run = useEvent(onLocationChange);
  useEffect(() => {
    if (location !== previousLocation) run({ location, previousLocation });
  }, [run, location, previousLocation]);
}

/** The path without the site's base URL. */
export function useLocalPathname(): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useLocation().pathname.replace(baseUrl, "/");
}

const normalisePath = (path: string | undefined): string | undefined =>
  (!path || path.endsWith("/") ? path : `${path}/`)?.toLowerCase();

/** The same page, whatever the slash at its end. */
export const isSamePath = (a: string | undefined, b: string | undefined): boolean =>
  normalisePath(a) === normalisePath(b);

export const isRegexpStringMatch = (pattern?: string, text?: string): boolean =>
  pattern !== undefined && text !== undefined && new RegExp(pattern, "gi").test(text);
