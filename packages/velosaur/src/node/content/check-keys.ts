import { locateFrontMatterKey } from "../config/locate-front-matter.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { findNearest } from "../system/did-you-mean.ts";

/** What a value must be: a test, the words for it, and the type by which code knows it. */
export interface Expectation<Value = unknown> {
  is: (value: unknown) => boolean;
  expected: string;
  /** For the compiler: no expectation has it. */
  readonly type?: Value;
}

/** Front matter that a table of expectations was held to. Keys that the table lacks are the author's own. */
export type FrontMatterOf<Table extends Record<string, Expectation>> = Record<string, unknown> & {
  [Key in keyof Table]?: NonNullable<Table[Key]["type"]> | Extract<Table[Key]["type"], null>;
};

const expect = <Value>(expected: string, is: Expectation["is"]): Expectation<Value> => ({
  is,
  expected,
});
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
const isHeadingLevel = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 2 && (value as number) <= 6;
const isText = (value: unknown): boolean => typeof value === "string";

export const aString: Expectation<string> = expect("a string", isText);
/** YAML reads an unquoted `2024` as a number. */
export const aText: Expectation<string> = expect(
  "a string",
  (value) => isText(value) || typeof value === "number",
);
export const aStringOrNull: Expectation<string | null> = expect(
  "a string or null",
  (value) => value === null || isText(value),
);
export const aBoolean: Expectation<boolean> = expect(
  "true or false",
  (value) => typeof value === "boolean",
);
export const aNumber: Expectation<number> = expect(
  "a number",
  (value) => typeof value === "number" && Number.isFinite(value),
);
export const anObject: Expectation<Record<string, unknown>> = expect("an object", isObject);
export const aHeadingLevel: Expectation<number> = expect("a number from 2 to 6", isHeadingLevel);
export const strings: Expectation<string[]> = expect(
  "a list of strings",
  (value) =>
    Array.isArray(value) && value.every((entry) => isText(entry) || typeof entry === "number"),
);
export const stringsOrString: Expectation<string | string[]> = expect(
  "a string or a list of strings",
  (value) => isText(value) || strings.is(value),
);
/** A tag as front matter has it. */
export type TagName = string | number | { label: string; permalink: string };
export const tags: Expectation<TagName[]> = expect(
  "a list of strings, or of objects with `label` and `permalink`",
  (value) => Array.isArray(value) && value.every(isTag),
);
export const lastUpdate: Expectation<{ date?: string | Date; author?: string }> = expect(
  "an object with `date` (a date) or `author` (a string), or both",
  isLastUpdate,
);
export const oneOf = <const Value extends string>(...values: Value[]): Expectation<Value> =>
  expect(values.map((value) => `"${value}"`).join(" or "), (value) =>
    values.includes(value as Value),
  );

function isTag(value: unknown): boolean {
  if (!isObject(value)) return isText(value) || typeof value === "number";
  return isText(value["label"]) && isText(value["permalink"]);
}

function isLastUpdate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { date, author } = value;
  const isDate = date === undefined || !Number.isNaN(new Date(date as string | Date).getTime());
  return isDate && (author === undefined || isText(author)) && (date ?? author) !== undefined;
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
