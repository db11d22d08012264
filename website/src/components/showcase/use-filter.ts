import { useHistory, useLocation } from "@docusaurus/router";
import { useMemo, useSyncExternalStore } from "react";

import { type Filter, formatFilter, parseFilter } from "./filter";

/** The server knows no query: the first render in a browser has none either, so that both agree. */
const getServerSearch = (): string => "";

/** Of the filter in the address, which may be newer than the one that is shown. */
export type ChangeFilter = (change: (current: Filter) => Filter) => void;

/** The filter, which stands in the address alone, and how to change it. */
export default function useFilter(): [Filter, ChangeFilter] {
  const history = useHistory();
  const page = useLocation();
  // The history has the new address at once; the router shows it when the page has loaded. A text
  // field can't wait for that. On the way to another page the filter stays as it is.
  const getSearch = (): string =>
    history.location.pathname === page.pathname ? history.location.search : page.search;
  const search = useSyncExternalStore(
    (listener) => history.listen(listener),
    getSearch,
    getServerSearch,
  );
  const filter = useMemo(() => parseFilter(search), [search]);

  const changeFilter: ChangeFilter = (change) => {
    const { pathname, search: current } = history.location;
    const before = parseFilter(current);
    const next = change(before);
    const address = { pathname, search: formatFilter(next, current) };
    // Each letter would be a step back.
    if (next.name === before.name) history.push(address);
    else history.replace(address);
  };
  return [filter, changeFilter];
}
