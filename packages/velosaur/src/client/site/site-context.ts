import { createContext } from "react";

import type { Json } from "../../shared/document.ts";
import type { ClientI18n, ClientSiteConfig, SiteMetadata } from "../../shared/site.ts";

/** Global data of the plugins: plugin name → plugin id → data. */
export type GlobalData = Record<string, Record<string, Json>>;

/** What `useDocusaurusContext` returns. */
export interface DocusaurusContext {
  siteConfig: ClientSiteConfig;
  siteMetadata: SiteMetadata;
  globalData: GlobalData;
  i18n: ClientI18n;
  codeTranslations: Readonly<Record<string, string>>;
}

export const SiteContext = createContext<DocusaurusContext | null>(null);

/** False on the server and while hydrating. */
export const BrowserContext = createContext(false);
