import { useCallback } from "react";
import { useBrowserStore } from "./browser-store.ts";

export type WindowSize = "desktop" | "mobile" | "ssr";

/** Up to this width, in pixels, the layout is the mobile one. */
export const desktopBreakpoint = 996;

/** `ssr` on the server and while hydrating: both layouts are rendered, CSS shows one. */
export function useWindowSize(options?: { desktopBreakpoint?: number }): WindowSize {
  const breakpoint = options?.desktopBreakpoint ?? desktopBreakpoint;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(`(width > ${breakpoint}px)`);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    [breakpoint],
  );
  return useBrowserStore<WindowSize>(
    subscribe,
    () => (window.innerWidth > breakpoint ? "desktop" : "mobile"),
    "ssr",
  );
}
