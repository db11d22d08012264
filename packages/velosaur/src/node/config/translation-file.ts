import { existsSync, readFileSync } from "node:fs";
import path from "../system/path.ts";
import * as v from "valibot";
import { AuthorError } from "../system/author-error.ts";
import { locateKey } from "./locate-key.ts";
import { anyRecord } from "./schema-parts.ts";
import { validateSchema } from "./validate-schema.ts";

/** A text to translate, as upstream's files have it. */
export interface TranslationMessage {
  message: string;
  description?: string;
}

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

/** In the folder of a locale: the texts of components. */
export const CODE_TEXTS = "code.json";

export const readCodeTranslations = (localizationDir: string): Record<string, string> => {
  const messages = readTranslationFile(path.join(localizationDir, CODE_TEXTS)) ?? {};
  return Object.fromEntries(Object.entries(messages).map(([id, { message }]) => [id, message]));
};
