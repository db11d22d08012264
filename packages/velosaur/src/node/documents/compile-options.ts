import path, { toPosix } from "../system/path.ts";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { hashParts } from "../cache/hash.ts";
import { collectThemePaths } from "../plugins/collect-parts.ts";
import type {
  LoadContext,
  LoadedPlugin,
  MarkdownPluginOptions,
  MarkdownRule,
} from "../contract/contract.ts";
import { findOwnParser } from "../config/front-matter-parser.ts";
import { listStaticDirs } from "../config/static-dirs.ts";
import type { NamedTarget } from "../webpack/translate-alias.ts";
import type { DocumentSource } from "./document-record.ts";
import { collectLabels } from "./translated-labels.ts";
import { findMdxComponentNames } from "./mdx-component-names.ts";
import { findOwnGrammars } from "../markdown/own-grammars.ts";
import {
  compileKey,
  hasFunctions,
  resolveCompileOptions,
  type CompileOptions,
} from "../markdown/options.ts";

/** Compile options by number: the rule that holds a file decides, `-1` when none does. */
export interface CompileOptionsTable {
  entries: { options: CompileOptions; key: string }[];
  /** Number of the entry for a file, or for its beginning. */
  indexOf: (source: DocumentSource) => number;
}

/**
 * How a thread gets the table: as it is, or, since functions can't be sent, by loading the site's
 * plugins itself.
 */
export type CompileOptionsSource = { entries: CompileOptions[] } | SiteOptionsSource;

export interface SiteOptionsSource extends CompileOptionsData {
  siteDir: string;
  configPath: string;
  locale: string;
  mode: LoadContext["mode"];
  outDir: string;
  /** One for each entry: a thread that finds others has left out a plugin that it needs. */
  keys: string[];
}

export interface CompileOptionsInput extends CompileOptionsData {
  context: LoadContext;
  rules: MarkdownRule[];
}

/** What can be sent to a thread. */
interface CompileOptionsData {
  /** Theme folders that may override the engine's components. */
  overrideDirs: string[];
  /** Texts of the theme, by their ids. */
  codeTranslations: Readonly<Record<string, string>>;
  /** What plugins have named in webpack's configuration. */
  aliases?: NamedTarget[] | undefined;
  loadedEndings?: string[] | undefined;
}

export function createCompileOptionsTable(input: CompileOptionsInput): CompileOptionsTable {
  const base = baseOptions(input);
  let modulesKey: string | undefined;
  const createEntry = (options: CompileOptions): CompileOptionsTable["entries"][number] => {
    const key = compileKey(options);
    if (!hasFunctions(options)) return { options, key };
    modulesKey ??= hashSiteModules(input.context);
    return { options, key: hashParts([key, modulesKey]) };
  };
  const sets = [...input.rules.map((rule) => rule.options), {}];
  const whole = sets.map((options) => createEntry({ ...base, ...pluginOptions(options) }));
  // Only a marker makes beginnings: with one, a rule has a second entry.
  const marked = whole.filter(({ options }) => options.truncateMarker !== undefined);
  const beginnings = new Map(
    marked.map((entry) => [entry, createEntry({ ...entry.options, truncated: true })]),
  );
  const entries = [...whole, ...beginnings.values()];
  const folders = input.rules.flatMap((rule, index) =>
    rule.include.map((folder) => ({ folder: folder + path.sep, index })),
  );
  folders.sort((a, b) => b.folder.length - a.folder.length);
  const indexOf = ({ filePath, truncated }: DocumentSource): number => {
    const index =
      folders.find(({ folder }) => filePath.startsWith(folder))?.index ?? whole.length - 1;
    const beginning = truncated ? beginnings.get(whole[index]!) : undefined;
    return beginning ? entries.indexOf(beginning) : index;
  };
  return { entries, indexOf };
}

/** What a function does depends on more than its own source: on all that stands about it. */
const hashSiteModules = ({ siteConfigPath, loader }: LoadContext): string =>
  hashParts(
    [...new Set([siteConfigPath, ...loader.files()])]
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, "utf8")),
  );

export function compileOptionsSource(
  table: CompileOptionsTable,
  {
    context,
    overrideDirs,
    codeTranslations,
    aliases,
    loadedEndings,
  }: Omit<CompileOptionsInput, "rules">,
): CompileOptionsSource {
  if (!table.entries.some(({ options }) => hasFunctions(options))) {
    return { entries: table.entries.map((entry) => entry.options) };
  }
  const { siteDir, siteConfigPath: configPath, mode, outDir } = context;
  return {
    siteDir,
    configPath,
    mode,
    outDir,
    locale: context.i18n.currentLocale,
    overrideDirs,
    codeTranslations,
    aliases,
    loadedEndings,
    keys: listKeys(table),
  };
}

/** What sets tables of one site apart, whatever else of the site has been loaded. */
export const listKeys = ({ entries }: CompileOptionsTable): string[] =>
  entries.map(({ options }) => compileKey(options));

/** Theme folders that lie above the engine's own. */
export function overrideDirs(context: LoadContext, plugins: LoadedPlugin[]): string[] {
  return [...collectThemePaths(plugins, context), path.join(context.siteDir, "src/theme")];
}

function baseOptions({
  context,
  overrideDirs,
  codeTranslations,
  aliases = [],
  loadedEndings = [],
}: CompileOptionsInput): CompileOptions {
  const { siteDir, siteConfig } = context;
  const { markdown, themeConfig } = siteConfig;
  const prism = (themeConfig["prism"] ?? {}) as Partial<CompileOptions["prism"]>;
  const overridden = overrideDirs.flatMap(listComponents);
  const defaults = resolveCompileOptions({ siteDir });
  const grammars = findOwnGrammars(overrideDirs, siteDir);
  return {
    ...defaults,
    staticDirs: listStaticDirs(context),
    format: markdown.format,
    mdx1Compat: markdown.mdx1Compat,
    mermaid: markdown.mermaid && overridden.includes("Mermaid"),
    emoji: markdown.emoji,
    liveCode: overridden.includes("LiveCodeBlock"),
    prism: {
      ...defaults.prism,
      ...withoutUndefined(pick(prism, ["additionalLanguages", "magicComments", "defaultLanguage"])),
      ...(grammars && { grammars }),
    },
    interactive: overridden,
    mdxComponents: Object.fromEntries(
      overrideDirs
        .flatMap((folder) => findMdxComponentNames(folder, siteDir))
        .map((name) => [name, "override" as const]),
    ),
    brokenImages: markdown.hooks?.onBrokenMarkdownImages ?? "throw",
    unusedDirectives: markdown.hooks?.onUnusedMarkdownDirectives ?? "warn",
    ...withoutUndefined({
      preprocess: markdown.preprocessor,
      parseFrontMatter: findOwnParser(markdown.parseFrontMatter),
      remarkRehypeOptions: markdown.remarkRehypeOptions,
    }),
    ...(aliases.length > 0 && { aliases }),
    ...(loadedEndings.length > 0 && { loadedEndings }),
    labels: collectLabels(codeTranslations),
    anchors: { maintainCase: markdown.anchors.maintainCase },
  };
}

function pluginOptions(options: MarkdownPluginOptions): Partial<CompileOptions> {
  const { admonitions, ...rest } = options;
  const resolved: Partial<CompileOptions> = withoutUndefined(
    pick(rest, [
      "remarkPlugins",
      "rehypePlugins",
      "beforeDefaultRemarkPlugins",
      "beforeDefaultRehypePlugins",
      "truncateMarker",
      "removeContentTitle",
    ]),
  );
  if (admonitions === false) resolved.admonitions = false;
  else if (typeof admonitions === "object") {
    resolved.admonitions = {
      keywords: admonitions.keywords ?? [],
      extendDefaults: admonitions.extendDefaults ?? true,
    };
  }
  return resolved;
}

/** Names of the components in a theme folder: `Admonition/Type/Note`. */
export function listComponents(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => toPosix(file).replace(/(?:\/index)?\.[jt]sx?$/, ""));
}

function pick<T extends object, K extends keyof T>(object: T, keys: K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, object[key]])) as Pick<T, K>;
}

function withoutUndefined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
