import fs from "node:fs";
import { locateKey } from "../../config/locate-key.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { formatDidYouMean } from "../../system/did-you-mean.ts";
import { aString, describeValue } from "../check-keys.ts";
import { findDataFile } from "./content-folders.ts";
import type { ContentFolders } from "./content-folders.ts";
import { parseDataSource } from "./data-file.ts";

/** A tag that the site has agreed upon. */
export interface TagDefinition {
  label?: string;
  permalink?: string;
  description?: string;
}

export interface TagDefinitions {
  filePath: string;
  /** By the word that front matter uses. */
  byKey: ReadonlyMap<string, TagDefinition>;
}

const DEFAULT_FILE = "tags.yml";
const KEYS = ["label", "permalink", "description"];

/** The tags that the site has agreed upon: from the file that the option names, or from `tags.yml` if there is one. */
export function readTagsFile(
  folders: ContentFolders,
  option: string | false | null | undefined,
): TagDefinitions | undefined {
  if (option === false || option === null) return undefined;
  const filePath = findDataFile(folders, option ?? DEFAULT_FILE);
  if (filePath !== undefined) return parseTagsFile(filePath);
  if (option === undefined) return undefined;
  throw new AuthorError({
    severity: "error",
    message: `The tags file "${option}" doesn't exist in ${folders.contentPath}.`,
    keyPath: "tags",
    hint: "Create it, or leave out the option `tags`.",
  });
}

function parseTagsFile(filePath: string): TagDefinitions {
  const source = fs.readFileSync(filePath, "utf8");
  const value = parseDataSource(source, filePath) ?? {};
  const errors: Diagnostic[] = [];
  const fail = (message: string, keyPath: string): void => {
    errors.push({
      severity: "error",
      message,
      filePath,
      source,
      keyPath,
      ...locateKey(source, keyPath),
    });
  };
  if (!isObject(value)) fail(`The tags file must hold an object, not ${describeValue(value)}.`, "");
  const byKey = new Map<string, TagDefinition>();
  for (const [key, tag] of Object.entries(isObject(value) ? value : {})) {
    byKey.set(key, checkTag(key, tag ?? {}, fail));
  }
  if (errors.length > 0) throw new AuthorError(errors);
  return { filePath, byKey };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function checkTag(
  key: string,
  tag: unknown,
  fail: (message: string, keyPath: string) => void,
): TagDefinition {
  if (!isObject(tag)) {
    fail(`The tag \`${key}\` must be an object, not ${describeValue(tag)}.`, key);
    return {};
  }
  for (const [field, value] of Object.entries(tag)) {
    const keyPath = `${key}.${field}`;
    if (!KEYS.includes(field))
      fail(`Unknown key \`${keyPath}\`.${formatDidYouMean(field, KEYS)}`, keyPath);
    else if (!aString.is(value))
      fail(`\`${keyPath}\` must be a string, not ${describeValue(value)}.`, keyPath);
  }
  return tag;
}
