/** What is read of the history, and written into the query of the present address. */

import { type History, useHistory, useLocation } from "@docusaurus/router";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useQuery } from "./query-value.ts";
import { useEvent } from "./react.tsx";

type Handler = Exclude<Parameters<History["block"]>[0], string | boolean | undefined>;

/** Asked before going back or forward: `false` stays on the page. */
export function useHistoryPopHandler(handler: Handler): void {
  const history = useHistory();
  const run = useEvent(handler);
  useEffect(
    () =>
      history.block((location, action) => (action === "POP" ? run(location, action) : undefined)),
    [history, run],
  );
}

/** A part of the history, read again when it changes. The server knows the path alone. */
export function useHistorySelector<Value>(selector: (history: History) => Value): Value {
  const history = useHistory();
  const location = useLocation();
  const onServer = (): Value =>
    selector({ ...history, location: { ...location, search: "", hash: "" } });
  return useSyncExternalStore(history.listen, () => selector(history), onServer);
}

type ListUpdate = readonly string[] | ((values: string[]) => readonly string[]);

/** All values of a query parameter that may stand there more than once. */
export function useQueryStringList(
  key: string,
): [string[], (update: ListUpdate, options?: { push: boolean }) => void] {
  const history = useHistory();
  const search = useQuery();
  const values = useMemo(() => new URLSearchParams(search).getAll(key), [search, key]);
  const setValues = useCallback(
    (update: ListUpdate, options?: { push: boolean }) => {
      const query = new URLSearchParams(history.location.search);
      const updated = typeof update === "function" ? update(query.getAll(key)) : update;
      query.delete(key);
      for (const value of updated) query.append(key, value);
      const address = { search: formatQuery(query) };
      if (options?.push) history.push(address);
      else history.replace(address);
    },
    [history, key],
  );
  return [values, setValues];
}

export function useClearQueryString(): () => void {
  const history = useHistory();
  return useCallback(() => history.replace({ search: "" }), [history]);
}

/** All parameters in one: of a name, the last ones, or all. */
export function mergeSearchParams(
  params: readonly URLSearchParams[],
  strategy: "append" | "set",
): URLSearchParams {
  const merged = new URLSearchParams();
  for (const [name, value] of params.flatMap((part) => [...part])) merged[strategy](name, value);
  return merged;
}

/** With the question mark, unless nothing follows it. */
export const mergeSearchStrings = (
  searchStrings: readonly (string | undefined)[],
  strategy: "append" | "set",
): string =>
  formatQuery(
    mergeSearchParams(
      searchStrings.map((search) => new URLSearchParams(search ?? "")),
      strategy,
    ),
  );

const formatQuery = (query: URLSearchParams): string => (query.size > 0 ? `?${query}` : "");
