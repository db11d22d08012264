/** Functions of the site's configuration that see a Markdown file before it is compiled. */

import { findStackPlace } from "../config/load-error.ts";
import { isRecord } from "../config/schema-parts.ts";
import type { ParseFrontMatter, PreprocessMarkdown } from "../config/types.ts";
import { AuthorError } from "../system/author-error.ts";
import { parseFrontMatter } from "./parse-front-matter.ts";

interface SourceText {
  source: string;
  filePath: string;
}

type ParsedText = Awaited<ReturnType<ParseFrontMatter>>;

const defaultParseFrontMatter: Parameters<ParseFrontMatter>[0]["defaultParseFrontMatter"] = async ({
  fileContent,
  filePath,
}) => parseFrontMatter({ source: fileContent, filePath });

/** Front matter and content, read in the site's own way where it has one. */
export async function readFrontMatter(
  { source, filePath }: SourceText,
  parse: ParseFrontMatter | undefined,
): Promise<ParsedText> {
  if (!parse) return parseFrontMatter({ source, filePath });
  const call = { name: "markdown.parseFrontMatter", filePath };
  let parsed: ParsedText | undefined;
  try {
    parsed = await parse({ filePath, fileContent: source, defaultParseFrontMatter });
  } catch (error) {
    throw toFailure(error, call);
  }
  if (isRecord(parsed?.frontMatter) && typeof parsed.content === "string") return parsed;
  throw createFailure("it must return { frontMatter, content }, an object and a text.", call);
}

/** The text that is compiled. */
export function preprocessText(
  { source, filePath }: SourceText,
  preprocess: PreprocessMarkdown | undefined,
): string {
  if (!preprocess) return source;
  const call = { name: "markdown.preprocessor", filePath };
  let text: unknown;
  try {
    text = preprocess({ filePath, fileContent: source });
  } catch (error) {
    throw toFailure(error, call);
  }
  if (typeof text === "string") return text;
  throw createFailure("it must return a text.", call);
}

interface SiteCall {
  /** Where the configuration has the function. */
  name: string;
  /** Of the Markdown file. */
  filePath: string;
}

const toFailure = (error: unknown, call: SiteCall): Error =>
  error instanceof AuthorError
    ? error
    : createFailure(error instanceof Error ? error.message : String(error), { ...call, error });

const createFailure = (
  message: string,
  { name, filePath, error }: SiteCall & { error?: unknown },
): Error =>
  new AuthorError(
    {
      severity: "error",
      message: `\`${name}\` failed: ${message}`,
      filePath,
      ...findStackPlace(error),
      hint: `The configuration's function was called for ${filePath}.`,
    },
    { cause: error },
  );
