import { createContext } from "react";

import type { LoadedRoute } from "./load-page.ts";

/** The route of the page that is shown, from the outermost layout on. */
export const PageContext = createContext<LoadedRoute | null>(null);
