/** What the site as a whole is made of besides routes: modules, theme folders, tags, texts, warnings. */

import path from "../system/path.ts";
import { locateDiagnostics } from "../config/locate-diagnostics.ts";
import { readThemeLabels } from "../i18n/theme-labels.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { HtmlTags, LoadContext, LoadedPlugin } from "../contract/contract.ts";
import { collectConfigTags, formatHtmlTags } from "./html-tags.ts";
import { locateOptions } from "../contract/locate-options.ts";
import { findLocalModule, isLocalReference } from "./resolve-reference.ts";
import { callLifecycle, runLifecycle } from "../contract/run-lifecycle.ts";
import { listPathsToWatch } from "./watched-paths.ts";

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

/** A name of the file, or what keeps it from being one. */
type ModuleLookup = string | Diagnostic;

/** Plugins' client modules first, the site's last. All that are missing are told together. */
export const collectClientModules = (plugins: LoadedPlugin[], context: LoadContext): string[] => {
  const found = [
    ...plugins.flatMap((plugin) => findPluginModules(plugin, context)),
    ...findSiteModules(context),
  ];
  const missing = found.filter((lookup) => typeof lookup !== "string");
  if (missing.length > 0) throw new AuthorError(missing);
  return found.filter((lookup) => typeof lookup === "string");
};

const findSiteModules = ({
  siteConfig,
  siteDir,
  siteConfigPath,
  loader,
}: LoadContext): ModuleLookup[] =>
  siteConfig.clientModules.flatMap((name, index): ModuleLookup[] => {
    const file = isLocalReference(name)
      ? findLocalModule(name, siteDir)
      : (findLocalModule(name, siteDir) ?? loader.resolve(name));
    if (file !== undefined) return [file];
    const diagnostic = {
      severity: "error" as const,
      message: `There is no client module at "${name}".`,
      keyPath: `clientModules[${index}]`,
      hint: "Paths in `clientModules` are relative to the folder of the site.",
    };
    return locateDiagnostics([diagnostic], siteConfigPath);
  });

const findPluginModules = (
  plugin: LoadedPlugin,
  { siteDir, loader }: LoadContext,
): ModuleLookup[] =>
  (callLifecycle(plugin, "getClientModules", () => plugin.getClientModules?.()) ?? []).flatMap(
    (name): ModuleLookup[] => {
      if (!isLocalReference(name)) return [name];
      const target = path.resolve(plugin.path ?? siteDir, name);
      const file = findLocalModule(target, siteDir) ?? loader.resolve(target);
      if (file !== undefined) return [file];
      // What stands behind a question mark is for the bundler.
      return name.includes("?")
        ? [target]
        : locateOptions([describeMissingModule(target, plugin)], plugin);
    },
  );

const describeMissingModule = (file: string, { name }: LoadedPlugin): Diagnostic => ({
  severity: "error",
  message: `The plugin "${name}" names a client module that isn't there: ${file}`,
  hint: "See what its `getClientModules` returns.",
});

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
  const ofPlugins = plugins.flatMap((plugin) => listPathsToWatch(plugin, context));
  const all = [siteConfigPath, ...loader.files(), localizationDir, ...ofPlugins];
  return [...new Set(all.map((name) => path.resolve(siteDir, name)))];
};
