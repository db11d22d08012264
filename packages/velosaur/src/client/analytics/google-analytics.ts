/** Tells the older Google Analytics of pages shown without a page load. */

import type { ClientModule } from "../../shared/site.ts";
import { followPages } from "./follow-pages.ts";

declare global {
  interface Window {
    /** Defined by the plugin's script in the head. */
    ga?: (...command: unknown[]) => void;
  }
}

export const onRouteDidUpdate: NonNullable<ClientModule["onRouteDidUpdate"]> = followPages(
  (path) => {
    window.ga?.("set", "page", path);
    window.ga?.("send", "pageview");
  },
);
