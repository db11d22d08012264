/** One parameter of the query. It is loaded with what asks for it: most pages ask for none. */

import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useCallback } from "react";

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
