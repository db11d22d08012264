import path, { toPosix } from "../system/path.ts";
import type { Json } from "../../shared/document.ts";
import type { ClientI18n, ClientSiteConfig, SiteData } from "../../shared/site.ts";
import { BUILD_FIELDS } from "../bundler/config-fields.ts";
import { hashText } from "../cache/hash.ts";
import { readEngineVersion } from "../system/engine-paths.ts";
import { loadDefaultTheme } from "../config/prism-module.ts";
import type { LoadContext, SiteMetadata } from "../contract/contract.ts";
import { toDataUrl } from "../output/data-url.ts";

export interface SiteInput {
  context: LoadContext;
  pluginVersions: SiteMetadata["pluginVersions"];
}

/** What pages know of their site, apart from what its plugins add. */
export function describeSite({ context, pluginVersions }: SiteInput) {
  const fields = Object.entries(context.siteConfig).filter(
    ([name]) => !BUILD_FIELDS.includes(name),
  );
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
  /** Fields that pages don't know otherwise, but that code of the browser reads. */
  configFields: readonly string[];
}

/**
 * The file that every page loads, with its address: the bundle knows nothing of the configuration, so
 * that a new link in the footer leaves the code of the site in visitors' caches.
 */
export function createSiteFile(input: SiteFileInput): { url: string; text: string } {
  const { siteConfig, ...site } = describeSite(input);
  const known = input.needsPrismThemes
    ? withPrismTheme(siteConfig, input.context.cacheDir)
    : withoutPrismThemes(siteConfig);
  const data = {
    siteConfig: { ...known, ...readBuildFields(input) },
    ...site,
    globalData: input.globalData,
  } as SiteData;
  const text = JSON.stringify(data);
  const { baseUrl } = input.context;
  const mark = hashText(text).slice(0, 8);
  return { url: toDataUrl({ baseUrl, name: "site", mark }), text };
}

/** As JSON has them: without functions, and without the place of the site on this machine. */
function readBuildFields({ context, configFields }: SiteFileInput): Record<string, unknown> {
  const { siteConfig, siteDir } = context;
  const place = siteDir + path.sep;
  const toShared = (_key: string, value: unknown): unknown =>
    typeof value === "string" && value.startsWith(place)
      ? `@site/${toPosix(value.slice(place.length))}`
      : value;
  const fields = configFields.map((name) => {
    const text = tryStringify(siteConfig[name as keyof typeof siteConfig], toShared);
    return [name, text && JSON.parse(text)];
  });
  return Object.fromEntries(fields) as Record<string, unknown>;
}

/** Options of plugins may be objects that hold themselves. */
function tryStringify(
  value: unknown,
  replacer: (key: string, value: unknown) => unknown,
): string | undefined {
  try {
    return JSON.stringify(value, replacer);
  } catch {
    return undefined;
  }
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
