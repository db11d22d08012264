/** What both sides know of the site as a whole. */

import type { Json } from "./document.ts";

/** The site's configuration as JSON, for the browser (functions and plugins left out). */
export interface ClientSiteConfig {
  title: string;
  tagline: string;
  titleDelimiter: string;
  url: string;
  baseUrl: string;
  favicon?: string;
  noIndex: boolean;
  trailingSlash: boolean | undefined;
  organizationName?: string;
  projectName?: string;
  baseUrlIssueBanner: boolean;
  customFields: Record<string, Json>;
  themeConfig: Record<string, unknown>;
  [field: string]: unknown;
}

export interface ClientI18n {
  defaultLocale: string;
  locales: string[];
  currentLocale: string;
  localeConfigs: Record<
    string,
    {
      label: string;
      direction: "ltr" | "rtl";
      htmlLang: string;
      calendar: string;
      path: string;
      url: string;
      baseUrl: string;
    }
  >;
}

/** Where a plugin comes from: a package of its own, or the site's. */
export interface PluginVersion {
  type: "package" | "project" | "local" | "synthetic";
  name?: string;
  version?: string;
}

export interface SiteMetadata {
  docusaurusVersion: string;
  siteVersion?: string;
  pluginVersions: Record<string, PluginVersion>;
}

/** What pages know of their site: one file for all of them. */
export interface SiteData {
  siteConfig: ClientSiteConfig;
  siteMetadata: SiteMetadata;
  i18n: ClientI18n;
  globalData: GlobalData;
}

/** Global data of the plugins: plugin name → plugin id → data. */
export type GlobalData = Record<string, Record<string, Json>>;

export interface ClientLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** A client module's lifecycle functions. */
export interface ClientModule {
  onRouteUpdate?: (args: {
    location: ClientLocation;
    previousLocation: ClientLocation | null;
  }) => void | (() => void);
  onRouteDidUpdate?: (args: {
    location: ClientLocation;
    previousLocation: ClientLocation | null;
  }) => void;
}
