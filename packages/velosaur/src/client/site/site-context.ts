import { createContext } from "react";

import type { SiteData } from "../../shared/site.ts";

/** What `useDocusaurusContext` returns. */
export interface DocusaurusContext extends SiteData {
  codeTranslations: Readonly<Record<string, string>>;
}

export const SiteContext = createContext<DocusaurusContext | null>(null);

/** False on the server and while hydrating. */
export const BrowserContext = createContext(false);
