import { checkHeadTags } from "../config/check-head-tags.ts";
import path from "../system/path.ts";
import type { GlobalVersion } from "../../shared/docs.ts";
import { localizeTranslationFiles, pluginLocalizationDir } from "../i18n/translation-files.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import {
  collectClientModules,
  collectCodeTranslations,
  collectHtmlTags,
  collectThemePaths,
  collectWatched,
  type PluginContent,
  type SiteHtmlTags,
  warnOfRecmaPlugins,
} from "./collect-parts.ts";
import type {
  LoadContext,
  LoadedPlugin,
  MarkdownRule,
  RouteConfig,
  TranslationFile,
} from "../contract/contract.ts";
import {
  type Collection,
  createCollection,
  createPluginActions,
  offerData,
} from "./plugin-actions.ts";
import { takeKeptMetadata } from "./kept-metadata.ts";
import { runLifecycle } from "../contract/run-lifecycle.ts";
import { awaitAll } from "../system/run-all.ts";
import { warnOfBabel } from "./warn-of-babel.ts";

export interface LoadedSite {
  /** As the plugins added them. The context of each holds `plugin`, and `data` where the plugin gave a context. */
  routes: RouteConfig[];
  /** By plugin name, then by id. */
  globalData: Record<string, Record<string, unknown>>;
  /** URL of a shared data file → its text (JSON). */
  sharedData: Map<string, string>;
  /** The same, of which a dev server makes the text when it is asked for. */
  lateData: Map<string, () => string>;
  /** Path returned by `createData` → the value. */
  data: Map<string, unknown>;
  /** What each plugin loaded, by plugin name, then by id. */
  allContent: Record<string, Record<string, unknown>>;
  /** Absolute paths or package names, plugins' first, the site's last. */
  clientModules: string[];
  /** Absolute folders of theme components; a later one goes before an earlier one. */
  themePaths: string[];
  htmlTags: SiteHtmlTags;
  markdownRules: MarkdownRule[];
  /** Texts of components: defaults of the themes, then the site's. */
  codeTranslations: Record<string, string>;
  diagnostics: Diagnostic[];
  /** Absolute files, folders or globs. */
  pathsToWatch: string[];
  pluginVersions: Record<string, NonNullable<LoadedPlugin["version"]>>;
}

interface TranslatedContent extends PluginContent {
  translationFiles: TranslationFile[];
}

const isTranslated = ({ i18n }: LoadContext): boolean =>
  i18n.localeConfigs[i18n.currentLocale]?.translate ?? false;

const loadTranslations = async (
  plugin: LoadedPlugin,
  content: unknown,
  context: LoadContext,
): Promise<TranslationFile[]> => {
  const { localizationDir } = context;
  if (!isTranslated(context) || plugin.getTranslationFiles === undefined) return [];
  const offered = await runLifecycle(plugin, "getTranslationFiles", () =>
    plugin.getTranslationFiles?.({ content }),
  );
  const pluginDir = pluginLocalizationDir({
    localizationDir,
    pluginName: plugin.name,
    pluginId: plugin.id,
  });
  return localizeTranslationFiles(offered ?? [], pluginDir);
};

const loadPluginContent = async (
  plugin: LoadedPlugin,
  context: LoadContext,
): Promise<TranslatedContent> => {
  const content = await runLifecycle(plugin, "loadContent", () => plugin.loadContent?.());
  const translationFiles = await loadTranslations(plugin, content, context);
  // Without texts of its own, too: a plugin may have others, or know the language by itself.
  if (!isTranslated(context) || plugin.translateContent === undefined)
    return { plugin, content, translationFiles };
  const translated = await runLifecycle(plugin, "translateContent", () =>
    plugin.translateContent?.({ content, translationFiles }),
  );
  return { plugin, content: translated ?? content, translationFiles };
};

const translateThemeConfig = async (
  contents: TranslatedContent[],
  context: LoadContext,
): Promise<void> => {
  if (!isTranslated(context)) return;
  for (const { plugin, translationFiles } of contents) {
    if (plugin.translateThemeConfig === undefined) continue;
    const { themeConfig } = context.siteConfig;
    const translated = await runLifecycle(plugin, "translateThemeConfig", () =>
      plugin.translateThemeConfig?.({ themeConfig, translationFiles }),
    );
    context.siteConfig.themeConfig = { ...themeConfig, ...translated };
  }
};

const groupContent = (contents: PluginContent[]): LoadedSite["allContent"] => {
  const all: LoadedSite["allContent"] = {};
  for (const { plugin, content } of contents) (all[plugin.name] ??= {})[plugin.id] = content;
  return all;
};

/** Each plugin's routes stand together, in the order of the plugins, whichever finished first. */
const collectRoutes = async (
  contents: PluginContent[],
  context: LoadContext,
): Promise<Collection> => {
  const collection = createCollection();
  const perPlugin = contents.map(async ({ plugin, content }) => {
    const own: Collection = { ...collection, routes: [] };
    const actions = createPluginActions(plugin, context, own);
    await runLifecycle(plugin, "contentLoaded", () => plugin.contentLoaded?.({ content, actions }));
    return own.routes;
  });
  collection.routes.push(...(await Promise.all(perPlugin)).flat());
  const allContent = groupContent(contents);
  for (const { plugin } of contents) {
    const actions = createPluginActions(plugin, context, collection);
    await runLifecycle(plugin, "allContentLoaded", () =>
      plugin.allContentLoaded?.({ allContent, actions }),
    );
  }
  const routes = [...collection.routes];
  for (const { plugin } of contents) {
    const actions = createPluginActions(plugin, context, collection);
    await runLifecycle(plugin, "routesLoaded", () =>
      plugin.routesLoaded?.({ routes, allContent, actions }),
    );
  }
  takeKeptMetadata(collection, context);
  return collection;
};

const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

/** With all docs of each version, as upstream has them: pages carry those alone that the navigation names. */
function formatGlobalData({ globalData, sharedData }: Collection): string {
  const instances = Object.entries(globalData[DOCS_PLUGIN] ?? {});
  const docs = instances.map(([id, instance]) => [id, nameAllDocs(instance, sharedData)]);
  return JSON.stringify({
    ...globalData,
    ...(docs.length > 0 && { [DOCS_PLUGIN]: Object.fromEntries(docs) as unknown }),
  });
}

/** Their list is a text already. A plugin that took this one's name may have given other data. */
function nameAllDocs(instance: unknown, sharedData: Collection["sharedData"]): unknown {
  const { versions, ...rest } = Object(instance) as { versions?: Partial<GlobalVersion>[] };
  if (!Array.isArray(versions)) return instance;
  const whole = versions.map((version) => {
    const { docsFile, ...shown } = version;
    const text = docsFile && sharedData.get(docsFile.$shared);
    return text === undefined ? version : { ...shown, docs: JSON.parse(text) as unknown };
  });
  return { ...rest, versions: whole };
}

/** Runs the plugins' lifecycles up to the routes. The theme configuration of the context is translated on the way. */
export const loadContent = async (
  plugins: LoadedPlugin[],
  context: LoadContext,
): Promise<LoadedSite> => {
  const contents = await awaitAll(plugins.map((plugin) => loadPluginContent(plugin, context)));
  await translateThemeConfig(contents, context);
  const collection = await collectRoutes(contents, context);
  // Sites import it, as `@generated/globalData` or by the file's path, and scripts read it.
  await offerData(
    path.join(context.generatedFilesDir, "globalData.json"),
    formatGlobalData(collection),
  );
  return {
    ...collection,
    allContent: groupContent(contents),
    clientModules: collectClientModules(plugins, context),
    themePaths: collectThemePaths(plugins, context),
    htmlTags: await collectHtmlTags(contents, context),
    markdownRules: plugins.flatMap((plugin) => plugin.getMarkdownRules?.() ?? []),
    codeTranslations: await collectCodeTranslations(plugins, context),
    diagnostics: [
      ...warnOfBabel(context.siteDir),
      ...checkHeadTags(context),
      ...plugins.flatMap((plugin) => [
        ...warnOfRecmaPlugins(plugin),
        ...(plugin.getDiagnostics?.() ?? []),
      ]),
    ],
    pathsToWatch: collectWatched(plugins, context),
    pluginVersions: Object.fromEntries(
      plugins.map(({ name, version }) => [name, version ?? { type: "local" }]),
    ),
  };
};
