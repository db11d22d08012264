import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { anyRecord } from "../config/schema-parts.ts";
import { validateSchema } from "../config/validate-schema.ts";
import { locateKey } from "../config/locate-key.ts";
import type { TranslationFile, TranslationMessage } from "../contract/contract.ts";
import { AuthorError } from "../system/author-error.ts";

const messages = v.record(
  v.string(),
  v.objectWithRest({ message: v.string(), description: v.optional(v.string()) }, v.unknown()),
);

const translationSchema = v.pipe(anyRecord, messages);

const describeJsonError = (
  error: unknown,
  source: string,
): { message: string; line?: number; column?: number } => {
  const message = error instanceof Error ? error.message : String(error);
  const position = Number(/at position (\d+)/.exec(message)?.[1] ?? Number.NaN);
  if (Number.isNaN(position)) return { message };
  const before = source.slice(0, position).split("\n");
  return {
    message: message.replace(/ at position.*/, ""),
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
};

const parseJson = (source: string, filePath: string): unknown => {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ""));
  } catch (error) {
    const { message, ...place } = describeJsonError(error, source);
    throw new AuthorError({
      severity: "error",
      message: `The translation file is not valid JSON: ${message}.`,
      filePath,
      source,
      ...place,
    });
  }
};

/** Messages of one translation file; undefined when there is no such file. */
export const readTranslationFile = (
  filePath: string,
): Record<string, TranslationMessage> | undefined => {
  if (!existsSync(filePath)) return undefined;
  const source = readFileSync(filePath, "utf8");
  const { value, diagnostics } = validateSchema(translationSchema, parseJson(source, filePath), {
    filePath,
  });
  if (diagnostics === undefined) return value;
  throw new AuthorError(
    diagnostics.map((diagnostic) => ({
      ...diagnostic,
      ...locateKey(source, diagnostic.keyPath ?? ""),
    })),
  );
};

/** `<localizationDir>/code.json`: the texts of components. */
export const readCodeTranslations = (localizationDir: string): Record<string, string> => {
  const messages = readTranslationFile(path.join(localizationDir, "code.json")) ?? {};
  return Object.fromEntries(Object.entries(messages).map(([id, { message }]) => [id, message]));
};

/** The folder of a plugin's translations: `docusaurus-plugin-content-docs`, with the id unless it is the default. */
export const pluginLocalizationDir = (plugin: {
  localizationDir: string;
  pluginName: string;
  pluginId?: string | undefined;
}): string => {
  const { localizationDir, pluginName, pluginId = "default" } = plugin;
  return path.join(
    localizationDir,
    pluginId === "default" ? pluginName : `${pluginName}-${pluginId}`,
  );
};

/**
 * The texts of a plugin, translated: what the plugin offers (`getTranslationFiles`), with the messages that
 * the locale's files hold put in. A message without translation keeps its original text.
 */
export const localizeTranslationFiles = (
  offered: TranslationFile[],
  pluginDir: string,
): TranslationFile[] =>
  offered.map((file) => {
    const translated = readTranslationFile(path.join(pluginDir, `${file.path}.json`)) ?? {};
    return { path: file.path, content: { ...file.content, ...translated } };
  });
