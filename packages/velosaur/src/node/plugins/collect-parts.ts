/** What the site as a whole is made of besides routes: modules, theme folders, tags, texts, warnings. */

import path from "node:path";
import { locateDiagnostics } from "../config/locate-diagnostics.ts";
import { readThemeLabels } from "../i18n/theme-labels.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { HtmlTags, LoadContext, LoadedPlugin } from "../contract/contract.ts";
import { collectConfigTags, formatHtmlTags } from "./html-tags.ts";
import { locateOptions } from "../contract/locate-options.ts";
import { findLocalModule, isLocalReference } from "./resolve-reference.ts";
import { callLifecycle, runLifecycle } from "../contract/run-lifecycle.ts";

/** HTML for the three places of a document where plugins may put some. */
export interface SiteHtmlTags {
  headTags: string;
  preBodyTags: string;
  postBodyTags: string;
}

export interface PluginContent {
  plugin: LoadedPlugin;
  content: unknown;
}

export const collectHtmlTags = async (
  contents: PluginContent[],
  context: LoadContext,
): Promise<SiteHtmlTags> => {
  const zones: Record<keyof SiteHtmlTags, string[]> = {
    headTags: [],
    preBodyTags: [],
    postBodyTags: [],
  };
  const add = (tags: Partial<Record<keyof typeof zones, HtmlTags>>, owner: string): void => {
    for (const zone of Object.keys(zones) as (keyof typeof zones)[]) {
      const html = formatHtmlTags(tags[zone], owner);
      if (html !== "") zones[zone].push(html);
    }
  };
  for (const { plugin, content } of contents) {
    await runLifecycle(plugin, "injectHtmlTags", () =>
      add(plugin.injectHtmlTags?.({ content }) ?? {}, `the plugin "${plugin.name}"`),
    );
  }
  add({ headTags: collectConfigTags(context.siteConfig) }, "`headTags`");
  const { headTags, preBodyTags, postBodyTags } = zones;
  return {
    headTags: headTags.join("\n"),
    preBodyTags: preBodyTags.join("\n"),
    postBodyTags: postBodyTags.join("\n"),
  };
};

export const resolveSiteModules = ({
  siteConfig,
  siteDir,
  siteConfigPath,
  loader,
}: LoadContext): string[] =>
  siteConfig.clientModules.map((name, index) => {
    const file = isLocalReference(name)
      ? findLocalModule(name, siteDir)
      : (findLocalModule(name, siteDir) ?? loader.resolve(name));
    if (file !== undefined) return file;
    const diagnostic = {
      severity: "error" as const,
      message: `There is no client module at "${name}".`,
      keyPath: `clientModules[${index}]`,
      hint: "Paths in `clientModules` are relative to the folder of the site.",
    };
    throw new AuthorError(locateDiagnostics([diagnostic], siteConfigPath));
  });

export const resolvePluginModules = (plugin: LoadedPlugin, { siteDir }: LoadContext): string[] =>
  (callLifecycle(plugin, "getClientModules", () => plugin.getClientModules?.()) ?? []).map((name) =>
    isLocalReference(name)
      ? (findLocalModule(name, plugin.path ?? siteDir) ??
        path.resolve(plugin.path ?? siteDir, name))
      : name,
  );

export const collectThemePaths = (plugins: LoadedPlugin[], { siteDir }: LoadContext): string[] =>
  plugins.flatMap((plugin) => {
    const themePath = callLifecycle(plugin, "getThemePath", () => plugin.getThemePath?.());
    return themePath === undefined ? [] : [path.resolve(plugin.path ?? siteDir, themePath)];
  });

export const collectCodeTranslations = async (
  plugins: LoadedPlugin[],
  context: LoadContext,
): Promise<Record<string, string>> => {
  const defaults = plugins.map((plugin) =>
    runLifecycle(plugin, "getDefaultCodeTranslationMessages", () =>
      plugin.getDefaultCodeTranslationMessages?.(),
    ),
  );
  const labels = readThemeLabels(
    context.i18n.currentLocale,
    plugins.map(({ name }) => name),
  );
  const given = await Promise.all([labels, ...defaults]);
  return Object.assign({}, ...given, context.codeTranslations) as Record<string, string>;
};

/** Documents become data, and no JavaScript on which these could work. */
export const warnOfRecmaPlugins = (plugin: LoadedPlugin): Diagnostic[] => {
  const { recmaPlugins } = plugin.options;
  if (!Array.isArray(recmaPlugins) || recmaPlugins.length === 0) return [];
  const warning: Diagnostic = {
    severity: "warning",
    keyPath: "recmaPlugins",
    message: `The plugin "${plugin.name}" is given recmaPlugins, which have no effect: documents are not compiled to JavaScript.`,
    hint: "What they do can most often be done by a rehype plugin.",
  };
  return locateOptions([warning], plugin);
};

export const collectWatched = (plugins: LoadedPlugin[], context: LoadContext): string[] => {
  const { siteDir, localizationDir, loader, siteConfigPath } = context;
  const ofPlugins = plugins.flatMap(
    (plugin) => callLifecycle(plugin, "getPathsToWatch", () => plugin.getPathsToWatch?.()) ?? [],
  );
  const all = [siteConfigPath, ...loader.files(), localizationDir, ...ofPlugins];
  return [...new Set(all.map((name) => path.resolve(siteDir, name)))];
};
