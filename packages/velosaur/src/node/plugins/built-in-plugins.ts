/** The one table of what the engine brings along, by upstream's package names. */

import type { PluginModule } from "../contract/contract.ts";

export interface BuiltIn {
  /** Absent for what the engine does not have (yet). */
  load?: () => Promise<PluginModule>;
  /** A stand-in, which tells what is missing. */
  isAbsent?: boolean;
  /** Package of ours that does this, which sites install when they need it. */
  addOn?: string;
}

const loadAbsent = async (packageName: string, loss: string): Promise<PluginModule> =>
  (await import("./absent-plugin.ts")).createAbsentPlugin(packageName, loss);

export const BUILT_IN_PLUGINS: Record<string, BuiltIn> = {
  "@docusaurus/plugin-client-redirects": {
    load: async () => (await import("../content/client-redirects/plugin.ts")).clientRedirectsPlugin,
  },
  "@docusaurus/plugin-content-docs": {
    load: async () => (await import("../content/docs/plugin.ts")).contentDocsPlugin,
  },
  "@docusaurus/plugin-content-pages": {
    load: async () => (await import("../content/pages/plugin.ts")).contentPagesPlugin,
  },
  "@docusaurus/theme-classic": {
    load: async () => (await import("./theme-classic.ts")).themeClassic,
  },
  "@docusaurus/plugin-content-blog": {
    load: async () => (await import("../content/blog/plugin.ts")).contentBlogPlugin,
  },
  "@docusaurus/plugin-css-cascade-layers": {
    load: async () => (await import("./css-cascade-layers.ts")).cssCascadeLayersPlugin,
  },
  "@docusaurus/plugin-debug": {
    load: async () => (await import("../content/debug/plugin.ts")).debugPlugin,
  },
  "@docusaurus/plugin-google-analytics": {
    load: async () => (await import("./analytics/google-analytics.ts")).googleAnalyticsPlugin,
  },
  "@docusaurus/plugin-google-gtag": {
    load: async () => (await import("./analytics/google-gtag.ts")).googleGtagPlugin,
  },
  "@docusaurus/plugin-google-tag-manager": {
    load: async () => (await import("./analytics/google-tag-manager.ts")).googleTagManagerPlugin,
  },
  "@docusaurus/plugin-ideal-image": { addOn: "velosaur-plugin-ideal-image" },
  "@docusaurus/plugin-pwa": {
    load: async () => (await import("./pwa.ts")).pwaPlugin,
    isAbsent: true,
    addOn: "velosaur-plugin-pwa",
  },
  "@docusaurus/plugin-rsdoctor": {
    load: () => loadAbsent("@docusaurus/plugin-rsdoctor", "No report on the bundle is made."),
    isAbsent: true,
  },
  "@docusaurus/plugin-sitemap": {
    load: async () => (await import("../content/sitemap/plugin.ts")).sitemapPlugin,
  },
  "@docusaurus/plugin-svgr": {
    load: async () => (await import("./svgr.ts")).svgrPlugin,
  },
  "@docusaurus/plugin-vercel-analytics": {
    load: async () => (await import("./analytics/vercel-analytics.ts")).vercelAnalyticsPlugin,
  },
  "@docusaurus/theme-live-codeblock": { addOn: "velosaur-theme-live-codeblock" },
  "@docusaurus/theme-mermaid": { addOn: "velosaur-theme-mermaid" },
  "@docusaurus/theme-search-algolia": {
    load: async () => (await import("./theme-search-algolia.ts")).themeSearchAlgolia,
  },
};

/** What stands for a module of a package that an add-on of ours replaces. */
export const findAddOn = (moduleName: string): string | undefined => {
  const [, packageName = "", rest = ""] = /^(@[^/]+\/[^/]+)(.*)$/.exec(moduleName) ?? [];
  const addOn = BUILT_IN_PLUGINS[packageName]?.addOn;
  return addOn && addOn + rest;
};

export const hasBuiltIn = (name: string): boolean => {
  const builtIn = BUILT_IN_PLUGINS[name];
  if (builtIn === undefined || builtIn.isAbsent === true) return false;
  return builtIn.load !== undefined;
};
