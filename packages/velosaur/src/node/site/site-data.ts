import type { Json } from "../../shared/document.ts";
import type { ClientI18n, ClientSiteConfig, SiteData } from "../../shared/site.ts";
import { hashText } from "../cache/hash.ts";
import { readEngineVersion } from "../system/engine-paths.ts";
import { loadDefaultTheme } from "../config/prism-module.ts";
import type { LoadContext, SiteMetadata } from "../contract/contract.ts";

/** Fields of the configuration that hold functions, or that only the build reads. */
const NODE_FIELDS = new Set([
  "plugins",
  "presets",
  "themes",
  "markdown",
  "future",
  "ssrTemplate",
  "webpack",
  "headTags",
  "scripts",
  "stylesheets",
  "clientModules",
  "onBrokenLinks",
  "onBrokenAnchors",
  "onBrokenMarkdownLinks",
  "onDuplicateRoutes",
  "staticDirectories",
]);

export interface SiteInput {
  context: LoadContext;
  pluginVersions: SiteMetadata["pluginVersions"];
}

/** What pages know of their site, apart from what its plugins add. */
export function describeSite({ context, pluginVersions }: SiteInput) {
  const fields = Object.entries(context.siteConfig).filter(([name]) => !NODE_FIELDS.has(name));
  return {
    siteConfig: Object.fromEntries(fields) as ClientSiteConfig,
    siteMetadata: {
      docusaurusVersion: readEngineVersion(),
      siteVersion: context.siteVersion,
      pluginVersions,
    } as SiteMetadata,
    i18n: context.i18n as ClientI18n,
  };
}

export interface SiteFileInput extends SiteInput {
  globalData: object;
  /** Whether code of the browser asks for the highlighter's themes: they are stylesheets otherwise. */
  needsPrismThemes: boolean;
}

/**
 * The file that every page loads, with its address: the bundle knows nothing of the configuration, so
 * that a new link in the footer leaves the code of the site in visitors' caches.
 */
export function createSiteFile(input: SiteFileInput): { url: string; text: string } {
  const { siteConfig, ...site } = describeSite(input);
  const data = {
    siteConfig: input.needsPrismThemes
      ? withPrismTheme(siteConfig, input.context.cacheDir)
      : withoutPrismThemes(siteConfig),
    ...site,
    globalData: input.globalData,
  } as SiteData;
  const text = JSON.stringify(data);
  const { baseUrl } = input.context;
  return { url: `${baseUrl}assets/data/site-${hashText(text).slice(0, 8)}.json`, text };
}

/** Code that asks for the theme gets one, also where the site names none. */
function withPrismTheme(siteConfig: ClientSiteConfig, cacheDir: string): ClientSiteConfig {
  const prism = (siteConfig.themeConfig["prism"] ?? {}) as { theme?: Json };
  if (prism.theme) return siteConfig;
  const theme = loadDefaultTheme(cacheDir) as unknown as Json;
  return { ...siteConfig, themeConfig: { ...siteConfig.themeConfig, prism: { ...prism, theme } } };
}

function withoutPrismThemes(siteConfig: ClientSiteConfig): ClientSiteConfig {
  const { prism, ...themeConfig } = siteConfig.themeConfig;
  if (!prism) return siteConfig;
  const { theme: _theme, darkTheme: _darkTheme, ...rest } = prism as Record<string, never>;
  return { ...siteConfig, themeConfig: { ...themeConfig, prism: rest } };
}
