import { useContext } from "react";

import { BrowserContext } from "../site/site-context.ts";

/** True once the page is hydrated, so that the first render equals the server's. */
export default function useIsBrowser(): boolean {
  return useContext(BrowserContext);
}
