import { useHistory, useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useCallback, useEffect } from "react";
import { useEvent, usePrevious } from "./react.tsx";

type SetQueryValue = (value: string | null, options?: { push?: boolean }) => void;

/** A query parameter, and how to set it in the present address. */
export const useQueryString = (key: string): [string, SetQueryValue] => [
  useQueryStringValue(key) ?? "",
  useSetQueryString(key),
];

/** The query of the address. None while hydrating: the server knew the path alone. */
export function useQuery(): string {
  const { search } = useLocation();
  return useIsBrowser() ? search : "";
}

export function useQueryStringValue(key: string | null): string | null {
  const search = useQuery();
  return key === null ? null : new URLSearchParams(search).get(key);
}

/** Without a key it sets nothing. */
export function useSetQueryString(key: string | null): SetQueryValue {
  const history = useHistory();
  return useCallback<SetQueryValue>(
    (newValue, options) => {
      if (key === null) return;
      const { pathname, search, hash } = history.location;
      const query = new URLSearchParams(search);
      if (newValue) query.set(key, newValue);
      else query.delete(key);
      const address = { pathname, hash, search: query.size > 0 ? `?${query}` : "" };
      if (options?.push) history.push(address);
      else history.replace(address);
    },
    [history, key],
  );
}

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
