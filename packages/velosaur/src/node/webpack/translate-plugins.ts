import { type CopyPattern, readCopies } from "./copied-files.ts";
import { type Definitions, readDefinitions, readEnvironment } from "./read-definitions.ts";
import { type MonacoSetup, readMonaco } from "./plugin-monaco.ts";
import type { Replacement } from "./plugin-replacements.ts";
import { recordPlugin, type RecordInput } from "./record-plugin.ts";
import type { WebpackConfig } from "./webpack-config.ts";

/** Name of a global → the module, or the module and its export. */
export type Injections = Record<string, string | [string, string]>;

export interface TranslatedPlugin {
  definitions?: Definitions;
  injections?: Injections;
  /** What it did to the configuration by itself. */
  config?: WebpackConfig;
  /** `resolve.alias` by pattern. */
  replacements?: Replacement[];
  ignored?: { resource: RegExp; context?: RegExp }[];
  /** Files to put beside the bundles. */
  copies?: CopyPattern[];
  /** An editor, with its workers. */
  monaco?: MonacoSetup;
  /** Names of what has no counterpart. */
  untranslated?: string[];
}

type Fields = Record<string, unknown>;

/** Of webpack's plugins by their class, of Rspack's by the name that they carry. */
export const pluginName = (plugin: object): string => {
  const { name } = plugin as { name?: unknown };
  const ofClass = plugin.constructor?.name ?? "";
  return typeof name === "string" && ["", "Object"].includes(ofClass) ? name : ofClass;
};

/** Webpack keeps what it was given in a field, Rspack in a list. */
const readFirst = (plugin: Fields, field: string): object =>
  Object(plugin[field] ?? (plugin["_args"] as unknown[] | undefined)?.[0] ?? {}) as object;

const readDefine = (plugin: Fields): TranslatedPlugin => {
  const { definitions, unknown } = readDefinitions(readFirst(plugin, "definitions"));
  return { definitions, untranslated: unknown.map((key) => `DefinePlugin: ${key}`) };
};

const GLOBAL = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

const readProvide = (plugin: Fields): TranslatedPlugin => {
  const injections: Injections = {};
  const untranslated: string[] = [];
  for (const [name, value] of Object.entries(readFirst(plugin, "definitions"))) {
    const [module, ...path] = [value as unknown].flat();
    if (!GLOBAL.test(name) || typeof module !== "string" || path.length > 1)
      untranslated.push(`ProvidePlugin: ${name}`);
    else injections[name] = [module, String(path[0] ?? "default")];
  }
  return { injections, untranslated };
};

const isTarget = (target: unknown): target is Replacement["target"] =>
  typeof target === "string" || typeof target === "function";

const readReplacement = (plugin: Fields): TranslatedPlugin => {
  const [first, second] = (plugin["_args"] as unknown[] | undefined) ?? [];
  const pattern = plugin["resourceRegExp"] ?? first;
  const target = plugin["newResource"] ?? second;
  return pattern instanceof RegExp && isTarget(target)
    ? { replacements: [{ pattern, target }] }
    : { untranslated: ["NormalModuleReplacementPlugin"] };
};

const readIgnore = (plugin: Fields): TranslatedPlugin => {
  const { resourceRegExp, contextRegExp } = readFirst(plugin, "options") as Fields;
  if (!(resourceRegExp instanceof RegExp)) return { untranslated: ["IgnorePlugin"] };
  const context = contextRegExp instanceof RegExp ? { context: contextRegExp } : {};
  return { ignored: [{ resource: resourceRegExp, ...context }] };
};

const READERS: Record<string, (plugin: Fields, input: RecordInput) => TranslatedPlugin> = {
  DefinePlugin: readDefine,
  ProvidePlugin: readProvide,
  EnvironmentPlugin: ({ keys, defaultValues }) => ({
    definitions: readEnvironment(keys, defaultValues),
  }),
  NormalModuleReplacementPlugin: readReplacement,
  IgnorePlugin: readIgnore,
  CopyPlugin: readCopies,
  CopyWebpackPlugin: readCopies,
  CopyRspackPlugin: readCopies,
  MonacoEditorWebpackPlugin: readMonaco,
  // What comes of loaders for stylesheets is the bundler's own.
  MiniCssExtractPlugin: () => ({}),
  CssExtractRspackPlugin: () => ({}),
};

const isPlugin = (value: unknown): value is { apply: unknown } =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "apply") === "function";

/** One of webpack's plugins, by its name, or else by what it does when it is applied. */
export function translatePlugin(plugin: unknown, input: RecordInput): TranslatedPlugin[] {
  if (typeof plugin === "function") return [{ untranslated: [plugin.name || "a function"] }];
  if (typeof plugin !== "object" || plugin === null) return [];
  const name = pluginName(plugin);
  const read = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  if (read) return [read(plugin as Fields, input)];
  if (!isPlugin(plugin)) return [{ untranslated: [name] }];
  const { plugins, config, taps } = recordPlugin(plugin, input);
  // One of `currentBundler` hands itself over.
  if (plugins.includes(plugin)) return [{ untranslated: [name] }];
  return [
    { config, ...(taps && { untranslated: [name] }) },
    ...plugins.flatMap((inner) => translatePlugin(inner, input)),
  ];
}
