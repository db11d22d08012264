import { mkdirSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { CODE_TEXTS, readTranslationFile } from "../config/translation-file.ts";
import { pluginLocalizationDir } from "../i18n/translation-files.ts";
import { readThemeDescriptions } from "../i18n/theme-labels.ts";
import { collectCodeTranslations } from "../plugins/collect-parts.ts";
import type {
  LoadContext,
  LoadedPlugin,
  TranslationFile,
  TranslationMessage,
} from "../contract/contract.ts";
import { loadPlugins } from "../plugins/load-plugins.ts";
import { runLifecycle } from "../contract/run-lifecycle.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { CommandArgs, WriteTranslationsOptions } from "./options.ts";
import { collectTexts } from "./translations/collect-texts.ts";
import { mergeMessages } from "./translations/merge-messages.ts";

export interface WrittenFile {
  filePath: string;
  /** Messages that weren't there. */
  added: number;
  total: number;
}

export interface WrittenTranslations {
  /** Those that have changed. */
  files: WrittenFile[];
  /** Messages in all files. */
  total: number;
  diagnostics: Diagnostic[];
}

/** Collects all texts of a site into the files of a locale. Nothing is written before all has been read. */
export async function writeTranslations({
  siteDir,
  options,
}: CommandArgs<WriteTranslationsOptions>): Promise<WrittenTranslations> {
  const context = await resolveConfig({
    siteDir,
    configPath: options.config,
    locale: options.locale,
    mode: "development",
  });
  const plugins = await loadPlugins(context);
  const { messages, diagnostics } = await collectTexts(context, plugins);
  const offered = [
    {
      filePath: path.join(context.localizationDir, CODE_TEXTS),
      content: await completeTexts(messages, plugins, context),
    },
    ...(await collectPluginFiles(plugins, context)),
  ];
  const merged = offered.map((file) => mergeFile(file, options));
  const files = merged.filter(({ isChanged }) => isChanged);
  for (const { filePath, text } of files) {
    mkdirSync(path.dirname(filePath), { recursive: true });
    writeFileSync(filePath, text);
  }
  return {
    files: files.map(({ filePath, added, total }) => ({ filePath, added, total })),
    total: merged.reduce((sum, { total }) => sum + total, 0),
    diagnostics: [...diagnostics, ...merged.flatMap(({ warnings }) => warnings)],
  };
}

/** The texts in the words that themes bring for the locale, with what the theme's own are for. */
async function completeTexts(
  messages: ReadonlyMap<string, TranslationMessage>,
  plugins: LoadedPlugin[],
  context: LoadContext,
): Promise<Record<string, TranslationMessage>> {
  const labels = await collectCodeTranslations(plugins, { ...context, codeTranslations: {} });
  const descriptions = readThemeDescriptions(plugins.map(({ name }) => name));
  const texts = [...messages].map(([id, { message, description = descriptions.get(id) }]) => [
    id,
    {
      message: Object.hasOwn(labels, id) ? labels[id] : message,
      ...(description !== undefined && { description }),
    },
  ]);
  return Object.fromEntries(texts) as Record<string, TranslationMessage>;
}

interface OfferedFile {
  filePath: string;
  content: TranslationFile["content"];
}

async function collectPluginFiles(
  plugins: LoadedPlugin[],
  { localizationDir }: LoadContext,
): Promise<OfferedFile[]> {
  const files: OfferedFile[] = [];
  for (const plugin of plugins) {
    if (!plugin.getTranslationFiles) continue;
    const content = await runLifecycle(plugin, "loadContent", () => plugin.loadContent?.());
    const offered = await runLifecycle(plugin, "getTranslationFiles", () =>
      plugin.getTranslationFiles?.({ content }),
    );
    const { name: pluginName, id: pluginId } = plugin;
    const folder = pluginLocalizationDir({ localizationDir, pluginName, pluginId });
    for (const file of offered ?? [])
      files.push({ filePath: path.join(folder, `${file.path}.json`), content: file.content });
  }
  return files;
}

interface MergedFile extends WrittenFile {
  text: string;
  isChanged: boolean;
  warnings: Diagnostic[];
}

function mergeFile(
  { filePath, content }: OfferedFile,
  options: WriteTranslationsOptions,
): MergedFile {
  const known = readTranslationFile(filePath) ?? {};
  const { messages, added, unused } = mergeMessages(known, content, options);
  const text = formatJson(messages);
  return {
    filePath,
    added,
    total: Object.keys(messages).length,
    text,
    isChanged: text !== formatJson(known),
    warnings: unused.length === 0 ? [] : [warnOfUnused(filePath, unused)],
  };
}

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const warnOfUnused = (filePath: string, keys: readonly string[]): Diagnostic => ({
  severity: "warning",
  message: `Nothing uses ${keys.length === 1 ? "this message" : "these messages"}: ${keys.join(", ")}`,
  filePath,
  hint: "Remove what you no longer need. Ids that are made up while the page runs can't be seen here.",
});
