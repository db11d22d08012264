import { locateFrontMatterKey } from "../config/locate-front-matter.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { findNearest } from "../system/did-you-mean.ts";
import { readTruth } from "../system/read-truth.ts";

/** What a value must be: a test, the words for it, and the type by which code knows it. */
export interface Expectation<Value = unknown> {
  is: (value: unknown) => boolean;
  expected: string;
  /** What front matter means by a value of another type: YAML reads an unquoted `2024` as a number. */
  read?: (value: unknown) => unknown;
  /** For the compiler: no expectation has it. */
  readonly type?: Value;
}

/** Front matter that a table of expectations was held to. Keys that the table lacks are the author's own. */
export type FrontMatterOf<Table extends Record<string, Expectation>> = Record<string, unknown> & {
  [Key in keyof Table]?: NonNullable<Table[Key]["type"]> | Extract<Table[Key]["type"], null>;
};

const expect = <Value>(
  expected: string,
  is: Expectation["is"],
  read?: Expectation["read"],
): Expectation<Value> => ({ is, expected, ...(read && { read }) });
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
const isHeadingLevel = (value: unknown): boolean =>
  typeof value === "number" && value >= 2 && value <= 6;
const isText = (value: unknown): boolean => typeof value === "string";

const readText = (value: unknown): unknown =>
  typeof value === "number" || value instanceof Date ? String(value) : value;
const readEach = (value: unknown, read: (entry: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(read) : value;
const readNumber = (value: unknown): unknown =>
  typeof value === "string" && /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(value)
    ? Number(value)
    : value;

export const aString: Expectation<string> = expect("a string", isText);
export const aText: Expectation<string> = expect("a string", isText, readText);
export const aStringOrNull: Expectation<string | null> = expect(
  "a string or null",
  (value) => value === null || isText(value),
  readText,
);
export const aBoolean: Expectation<boolean> = expect(
  "true or false",
  (value) => typeof value === "boolean",
  readTruth,
);
export const aNumber: Expectation<number> = expect(
  "a number",
  (value) => typeof value === "number" && Number.isFinite(value),
  readNumber,
);
export const anObject: Expectation<Record<string, unknown>> = expect("an object", isObject);
export const aHeadingLevel: Expectation<number> = expect(
  "a number from 2 to 6",
  isHeadingLevel,
  readNumber,
);
export const strings: Expectation<string[]> = expect(
  "a list of strings",
  (value) => Array.isArray(value) && value.every(isText),
  (value) => readEach(value, readText),
);
export const stringsOrString: Expectation<string | string[]> = expect(
  "a string or a list of strings",
  (value) => isText(value) || strings.is(value),
  (value) => readEach(value, readText),
);
/** A tag as front matter has it. */
export type TagName = string | { label: string; permalink: string };
export const tags: Expectation<TagName[]> = expect(
  "a list of strings, or of objects with `label` and `permalink`",
  (value) => Array.isArray(value) && value.every(isTag),
  (value) => readEach(value, readTag),
);
export const lastUpdate: Expectation<{ date?: string | Date; author?: string }> = expect(
  "an object with `date` (a date) or `author` (a string), or both",
  isLastUpdate,
);
function isTag(value: unknown): boolean {
  if (!isObject(value)) return isText(value);
  return isText(value["label"]) && isText(value["permalink"]);
}

function readTag(value: unknown): unknown {
  if (!isObject(value)) return readText(value);
  return { ...value, label: readText(value["label"]), permalink: readText(value["permalink"]) };
}

function isLastUpdate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { date, author } = value;
  const isDate = date === undefined || !Number.isNaN(new Date(date as string | Date).getTime());
  return isDate && (author === undefined || isText(author)) && (date ?? author) !== undefined;
}

/** The values as the keys that are known want them; what can't be read so stays as it is, for the check. */
export function readValues(
  values: Record<string, unknown>,
  known: Record<string, Expectation>,
): Record<string, unknown> {
  const read = Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const meant = Object.hasOwn(known, key) ? known[key]?.read?.(value) : undefined;
    return meant === undefined || meant === value ? [] : [[key, meant]];
  });
  return read.length === 0 ? values : { ...values, ...Object.fromEntries(read) };
}

/** Edits within which a word is a known one mistyped; with more it is one of the author's own. */
const SLIP = 2;

export interface FrontMatterCheck {
  frontMatter: Record<string, unknown>;
  known: Record<string, Expectation>;
  filePath: string;
  source: string;
}

/**
 * Throws for a value of the wrong type. A key that nobody knows is the author's own business, unless
 * it looks like a slip of the pen: then a warning is returned.
 */
export function checkFrontMatter({
  frontMatter,
  known,
  filePath,
  source,
}: FrontMatterCheck): Diagnostic[] {
  const warnings: Diagnostic[] = [];
  const errors: Diagnostic[] = [];
  for (const key of Object.keys(frontMatter)) {
    const place = { filePath, keyPath: key, source };
    const expectation = Object.hasOwn(known, key) ? known[key] : undefined;
    if (!expectation) {
      const nearest = findNearest(key, Object.keys(known), { maxEdits: SLIP });
      if (!nearest || nearest in frontMatter) continue;
      const message = `Unknown front matter key "${key}". Did you mean "${nearest}"?`;
      warnings.push({
        severity: "warning",
        message,
        ...place,
        ...locateFrontMatterKey(source, key),
      });
    } else if (frontMatter[key] !== undefined && !expectation.is(frontMatter[key])) {
      const message = `The front matter key "${key}" must be ${expectation.expected}, not ${describeValue(frontMatter[key])}.`;
      errors.push({ severity: "error", message, ...place, ...locateFrontMatterKey(source, key) });
    }
  }
  if (errors.length > 0) throw new AuthorError(errors);
  return warnings;
}

export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value instanceof Date) return "a date";
  if (typeof value === "function") return "a function";
  if (typeof value === "object" && value !== null) return "an object";
  return JSON.stringify(value) ?? String(value);
}
