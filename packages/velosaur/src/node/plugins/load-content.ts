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
  joinCollections,
  offerData,
} from "./plugin-actions.ts";
import { takeKeptMetadata } from "./kept-metadata.ts";
import { findUntouched } from "./watched-paths.ts";
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
  /** For the next time; empty where what plugins do is more than what they return. */
  loads: PluginLoads;
  pluginVersions: Record<string, NonNullable<LoadedPlugin["version"]>>;
}

interface TranslatedContent extends PluginContent {
  translationFiles: TranslationFile[];
}

/** All that a plugin has given, until `contentLoaded` was called. */
interface PluginLoad extends TranslatedContent {
  given: Collection;
}

type PluginLoads = ReadonlyMap<LoadedPlugin, PluginLoad>;

/** A site as it was before files were edited. */
export interface EarlierContent {
  loads: PluginLoads | undefined;
  changed: readonly string[];
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

const callContentLoaded = async (
  { plugin, content }: PluginContent,
  context: LoadContext,
): Promise<Collection> => {
  const given = createCollection();
  const actions = createPluginActions(plugin, context, given);
  await runLifecycle(plugin, "contentLoaded", () => plugin.contentLoaded?.({ content, actions }));
  return given;
};

const collectRoutes = async (contents: PluginLoad[], context: LoadContext): Promise<Collection> => {
  const collection = joinCollections(contents.map(({ given }) => given));
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

const findKept = (
  plugins: LoadedPlugin[],
  { loads = new Map(), changed }: EarlierContent,
  context: LoadContext,
): PluginLoads => {
  const untouched = findUntouched(plugins, changed, context);
  return new Map([...loads].filter(([plugin]) => untouched.has(plugin)));
};

/** Calls what may change the theme's configuration, too, which is another one each time that a site is loaded. */
const watchThemeConfig = async <T>(
  { siteConfig }: LoadContext,
  call: () => Promise<T>,
): Promise<{ value: T; isChanged: boolean }> => {
  const before = JSON.stringify(siteConfig.themeConfig);
  const value = await call();
  return { value, isChanged: JSON.stringify(siteConfig.themeConfig) !== before };
};

const loadAll = async (
  plugins: LoadedPlugin[],
  context: LoadContext,
  kept: PluginLoads,
): Promise<{ loads: PluginLoad[]; isRepeatable: boolean }> => {
  const loading = await watchThemeConfig(context, () =>
    awaitAll(plugins.map(async (plugin) => kept.get(plugin) ?? loadPluginContent(plugin, context))),
  );
  await translateThemeConfig(loading.value, context);
  const telling = await watchThemeConfig(context, () =>
    Promise.all(
      loading.value.map(async (load) => ({
        ...load,
        given: kept.get(load.plugin)?.given ?? (await callContentLoaded(load, context)),
      })),
    ),
  );
  return { loads: telling.value, isRepeatable: !loading.isChanged && !telling.isChanged };
};

/**
 * Runs the plugins' lifecycles up to the routes. The theme configuration of the context is translated on the way.
 * `earlier`: what edits don't concern is kept of it.
 */
export const loadContent = async (
  plugins: LoadedPlugin[],
  context: LoadContext,
  earlier?: EarlierContent,
): Promise<LoadedSite> => {
  const kept: PluginLoads = earlier ? findKept(plugins, earlier, context) : new Map();
  const { loads: contents, isRepeatable } = await loadAll(plugins, context, kept);
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
    loads: new Map(isRepeatable ? contents.map((load) => [load.plugin, load]) : []),
    pluginVersions: Object.fromEntries(
      plugins.map(({ name, version }) => [name, version ?? { type: "local" }]),
    ),
  };
};
