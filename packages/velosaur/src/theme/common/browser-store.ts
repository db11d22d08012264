import useIsBrowser from "@docusaurus/useIsBrowser";
import { useSyncExternalStore } from "react";

/**
 * What only the browser knows, kept up to date; on the server and while hydrating, what the server knew.
 *
 * A store that differs from what the server knew would be rendered at once, in one piece that blocks
 * whatever the visitor does. So the value comes with all else that waits for hydration.
 */
export function useBrowserStore<T>(
  subscribe: (onChange: () => void) => () => void,
  read: () => T,
  serverValue: T,
): T {
  const onServer = (): T => serverValue;
  return useSyncExternalStore(subscribe, useIsBrowser() ? read : onServer, onServer);
}
