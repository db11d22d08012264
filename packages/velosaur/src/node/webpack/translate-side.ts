/** Webpack's configuration of one side, in the words of Vite. */

import path from "../system/path.ts";
import type { InlineConfig, Plugin } from "vite";
import type { LoadContext } from "../contract/contract.ts";
import { createBaseConfig, isBaseRule } from "./base-config.ts";
import type { ConfiguredSide, PluginRequest } from "./configure-side.ts";
import { type CopyPattern, findMissingCopies } from "./copied-files.ts";
import { createCurrentBundler } from "../config/current-bundler.ts";
import { findDocumentLoaders, findUntranslated } from "./find-untranslated.ts";
import { toBareName } from "./bare-name.ts";
import { listFolders } from "./module-folders.ts";
import { emptyModulePlugin, fallbacksPlugin } from "./plugin-fallbacks.ts";
import { injectionsPlugin } from "./plugin-injections.ts";
import { loadersPlugin } from "./plugin-loaders.ts";
import { aliasFoldersPlugin } from "./plugin-alias-folders.ts";
import { MONACO, monacoPlugin } from "./plugin-monaco.ts";
import { replacementsPlugin } from "./plugin-replacements.ts";
import { findPreprocessorOptions } from "./preprocessor-options.ts";
import { listTargets, type NamedTarget, toAliases } from "./translate-alias.ts";
import { externalsPlugin, readExternals } from "./translate-externals.ts";
import { type Injections, type TranslatedPlugin, translatePlugin } from "./translate-plugins.ts";
import { translateProxy } from "./translate-proxy.ts";
import { mergeConfig } from "./merge-config.ts";
import type { Resolve, RuleEntry, WebpackConfig } from "./webpack-config.ts";

/** A key without a counterpart, by the plugin that has set it. */
export interface Untranslated {
  pluginName: string;
  key: string;
  /** Whether it is about the text of documents. */
  isOfDocuments?: true;
}

export interface MissingCopy {
  pluginName: string;
  from: string;
}

export interface TranslatedSide {
  vite: InlineConfig;
  copies: CopyPattern[];
  /** What plugins copy although it isn't there. */
  missing: MissingCopy[];
  untranslated: Untranslated[];
}

interface Facts {
  context: LoadContext;
  isServer: boolean;
  /** Folders of the plugins, where their loaders may lie. */
  folders: string[];
}

export function translateSide(side: ConfiguredSide, context: LoadContext): TranslatedSide {
  const { isServer, requests } = side;
  const translated = translatePlugins(side, context);
  const parts = translated.map(({ part }) => part);
  const config = parts.reduce<WebpackConfig>(
    (all, { config: own }) => (own ? mergeConfig(all, own) : all),
    side.config,
  );
  const folders = listPluginFolders(requests, context);
  const facts = { context, isServer, folders };
  return {
    vite: toVite(config, parts, facts),
    copies: parts.flatMap((part) => part.copies ?? []),
    missing: translated.flatMap(({ pluginName, part }) =>
      findMissingCopies(part.copies ?? []).map((from) => ({ pluginName, from })),
    ),
    untranslated: [
      ...requests.flatMap(describeRequest),
      ...translated.flatMap(({ pluginName, part }) =>
        (part.untranslated ?? []).map((key) => ({ pluginName, key: `plugins (${key})` })),
      ),
      ...findPartial(side),
    ],
  };
}

/** Where loaders of plugins may lie. */
export const listPluginFolders = (
  requests: PluginRequest[],
  { siteDir }: LoadContext,
): string[] => [siteDir, ...requests.flatMap(({ plugin }) => plugin.path ?? [])];

function describeRequest(request: PluginRequest): Untranslated[] {
  const pluginName = request.plugin.name;
  return [
    ...findUntranslated(request).map((key) => ({ pluginName, key })),
    ...findDocumentLoaders(request).map((loader) => {
      const key = `module.rules (${loader} on compiled Markdown)`;
      return { pluginName, key, isOfDocuments: true as const };
    }),
  ];
}

function translatePlugins(
  { isServer, config, requests }: ConfiguredSide,
  { siteDir, outDir, siteConfig }: LoadContext,
): { pluginName: string; part: TranslatedPlugin }[] {
  const isRspack = siteConfig.future.faster.rspackBundler;
  const bundler = createCurrentBundler({ siteDir, isRspack });
  return (config.plugins ?? []).flatMap((plugin) => {
    const owner = requests.findLast(({ config: asked }) => asked.plugins?.includes(plugin));
    const parts = translatePlugin(plugin, {
      config: { ...config, target: isServer ? config["target"] : "web" },
      bundler,
      siteDir,
      outDir,
    });
    return parts.map((part) => ({ pluginName: owner?.plugin.name ?? "a plugin", part }));
  });
}

function findPartial({ requests, isServer }: ConfiguredSide): Untranslated[] {
  return requests.flatMap(({ plugin, config }) => {
    const keys = [
      ...(readExternals(config.externals, isServer).isPartial ? ["externals"] : []),
      ...listResolvers(config.resolve)
        .filter((name) => name !== TSCONFIG_PATHS)
        .map((name) => `resolve.plugins (${name})`),
    ];
    return keys.map((key) => ({ pluginName: plugin.name, key }));
  });
}

const TSCONFIG_PATHS = "TsconfigPathsPlugin";

const listResolvers = (resolve: Resolve | undefined): string[] => {
  const { plugins } = Object(resolve) as { plugins?: object[] };
  return (plugins ?? []).map((plugin) => plugin?.constructor?.name ?? "");
};

function toVite(config: WebpackConfig, parts: TranslatedPlugin[], facts: Facts): InlineConfig {
  const { context, isServer } = facts;
  const definitions: Record<string, string> = Object.assign(
    {},
    ...parts.map((part) => part.definitions ?? {}),
  );
  const injections = collectInjections(parts, facts);
  const plugins = createPlugins(config, parts, facts);
  const extensions = findExtensions(config, facts);
  return {
    ...(Object.keys(definitions).length > 0 && { define: definitions }),
    resolve: {
      alias: [...findAliases(config, facts), ...styleAliases(config)],
      ...extensions,
      ...translateResolve(config.resolve),
    },
    ...findPreprocessorOptions(config.module?.rules ?? [], context.siteDir),
    ...(context.mode === "production"
      ? { build: { rolldownOptions: toTransform(injections) } }
      : serveSettings(config, { plugins, injections, extensions })),
    ...(isServer && { ssr: { external: readExternals(config.externals, true).packages } }),
    plugins: isEmpty(injections)
      ? plugins
      : [...plugins, injectionsPlugin({ injections, definitions, isServer })],
  };
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

const toTransform = (injections: Injections): { transform?: { inject: Injections } } =>
  isEmpty(injections) ? {} : { transform: { inject: injections } };

/** None where the site goes with the usual ones. */
type Extensions = { extensions?: string[] };

function findExtensions({ resolve }: WebpackConfig, { context, isServer }: Facts): Extensions {
  const known = createBaseConfig(context, isServer).resolve?.extensions ?? [];
  const extensions = resolve?.extensions ?? known;
  return extensions.join() === known.join() ? {} : { extensions: withoutMore(extensions) };
}

interface ServeParts {
  plugins: Plugin[];
  injections: Injections;
  extensions: Extensions;
}

/** The dev server makes packages ready for the browser apart from the site's own code. */
function serveSettings(
  config: WebpackConfig,
  { plugins, injections, extensions }: ServeParts,
): InlineConfig {
  const finders = plugins.filter(({ name }) =>
    /^velosaur:webpack-(?:fallbacks|replacements)/.test(name),
  );
  const proxy = translateProxy(config.devServer?.["proxy"]);
  const injected = Object.values(injections).map((value) => [value].flat()[0] ?? "");
  // Made ready apart, the editor would lack what its plugin adds.
  const hasEditor = plugins.some(({ name }) => name === MONACO);
  return {
    optimizeDeps: {
      ...(hasEditor && { exclude: ["monaco-editor"] }),
      include: injected.filter((name) => !path.isAbsolute(name)),
      rolldownOptions: {
        ...toTransform(injections),
        // What a package imports from its own files, Vite leaves to Rolldown.
        resolve: extensions,
        plugins: [...finders, emptyModulePlugin()] as never,
      },
    },
    server: { ...(!isEmpty(proxy) && { proxy }), ...translateHosts(config.devServer) },
  };
}

/** Names other than `localhost` under which a server may be asked: all, or a list. */
function translateHosts(devServer: WebpackConfig["devServer"]): { allowedHosts?: string[] | true } {
  const hosts = [devServer?.["allowedHosts"] ?? []].flat();
  if (hosts.includes("all")) return { allowedHosts: true };
  const names = hosts.filter((host) => typeof host === "string" && host !== "auto");
  return names.length > 0 ? { allowedHosts: names as string[] } : {};
}

/** The dev server has to know packages by their names, since it makes ES modules of them. */
function collectInjections(parts: TranslatedPlugin[], { context }: Facts): Injections {
  const all = Object.assign({}, ...parts.map(({ injections }) => injections ?? {})) as Injections;
  if (context.mode === "production") return all;
  const rename = (name: string): string => toBareName(name, context.siteDir);
  return Object.fromEntries(
    Object.entries(all).map(([global, value]) => [
      global,
      typeof value === "string" ? rename(value) : [rename(value[0]), value[1]],
    ]),
  );
}

/** Those that plugins have added. */
export function listOwnAliases(
  { resolve }: WebpackConfig,
  { context, isServer }: Pick<Facts, "context" | "isServer">,
): NamedTarget[] {
  const { alias: known = {} } = createBaseConfig(context, isServer).resolve ?? {};
  const before = listTargets(known);
  const isKnown = ({ name, target }: NamedTarget): boolean =>
    before.some((other) => other.name === name && other.target === target);
  return listTargets(resolve?.alias).filter((entry) => !isKnown(entry));
}

function findAliases(config: WebpackConfig, facts: Facts) {
  const { context } = facts;
  const isDev = context.mode === "development";
  const single = listOwnAliases(config, facts).filter(({ folders }) => !folders);
  return toAliases(
    single.map((entry) => ({
      ...entry,
      target:
        isDev && entry.target !== false ? toBareName(entry.target, context.siteDir) : entry.target,
    })),
  );
}

const hasOwnRules = ({ module }: WebpackConfig): boolean =>
  (module?.rules ?? []).some((rule) => rule && rule !== "..." && !isBaseRule(rule));

/** `~package/file.scss`, as loaders of stylesheets allow it. */
const styleAliases = (config: WebpackConfig) =>
  hasOwnRules(config) ? [{ find: /^~(?=[@\w])/, replacement: "" }] : [];

/** `"..."` stands for the defaults. */
const withoutMore = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((name) => name !== "...") : [];

function translateResolve(resolve: Resolve = {}): InlineConfig["resolve"] {
  const { mainFields, conditionNames, symlinks } = resolve as Record<string, string[] | boolean>;
  return {
    ...(mainFields !== undefined && { mainFields: withoutMore(mainFields) }),
    ...(conditionNames !== undefined && { conditions: withoutMore(conditionNames) }),
    ...(symlinks === false && { preserveSymlinks: true }),
    ...(listResolvers(resolve).includes(TSCONFIG_PATHS) && { tsconfigPaths: true }),
  };
}

function createPlugins(config: WebpackConfig, parts: TranslatedPlugin[], facts: Facts): Plugin[] {
  const { context, isServer, folders } = facts;
  const { siteDir, baseUrl, mode } = context;
  const fallbacks = listTargets(config.resolve?.fallback);
  const inSite = listFolders(config.resolve, siteDir);
  const replacements = parts.flatMap((part) => part.replacements ?? []);
  const ignored = parts.flatMap((part) => part.ignored ?? []);
  const editors = isServer ? [] : parts.flatMap(({ monaco }) => monaco ?? []);
  const { globals } = readExternals(config.externals, isServer);
  const rules: RuleEntry[] = config.module?.rules ?? [];
  const loaderAliases = listTargets(config.resolveLoader?.alias);
  const loaderFolders = listFolders(config.resolveLoader, siteDir);
  const inDev = mode === "development" && { siteDir };
  const targets = listOwnAliases(config, facts).filter((entry) => entry.folders);
  return [
    ...(targets.length > 0 ? [aliasFoldersPlugin({ targets, isServer, ...inDev })] : []),
    ...(replacements.length + ignored.length > 0
      ? [replacementsPlugin({ replacements, ignored, isServer })]
      : []),
    ...editors.map(monacoPlugin),
    ...(Object.keys(globals).length > 0 ? [externalsPlugin(globals, isServer)] : []),
    ...(fallbacks.length + inSite.length > 0
      ? [
          fallbacksPlugin({
            fallbacks,
            folders: inSite,
            isServer,
            ...inDev,
          }),
        ]
      : []),
    ...(hasOwnRules(config) || loaderAliases.length + loaderFolders.length > 0
      ? [
          loadersPlugin({
            rules,
            siteDir,
            baseUrl,
            isServer,
            mode,
            folders,
            loaderAliases,
            loaderFolders,
          }),
        ]
      : []),
  ];
}
