/** Tells Google Analytics of pages shown without a page load. */

import type { ClientModule } from "../../shared/site.ts";
import { followPages } from "./follow-pages.ts";

declare global {
  interface Window {
    /** Defined by the plugin's script in the head. */
    gtag?: (...command: unknown[]) => void;
  }
}

export const onRouteDidUpdate: NonNullable<ClientModule["onRouteDidUpdate"]> = followPages(
  (path) => {
    window.gtag?.("set", "page_path", path);
    window.gtag?.("event", "page_view");
  },
);
