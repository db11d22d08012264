import * as v from "valibot";
import type { Diagnostic } from "../system/diagnostic.ts";
import { findNearest, formatDidYouMean } from "../system/did-you-mean.ts";
import { walkObjects } from "./walk-schema.ts";

type Issue = v.BaseIssue<unknown>;
type Key = string | number;

const isIdentifier = (key: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key);

/** `navbar.items[2].to`, `localeConfigs["pt-BR"]`. */
export const formatKeyPath = (keys: readonly Key[]): string =>
  keys
    .map((key, index) => {
      if (typeof key === "number") return `[${key}]`;
      if (!isIdentifier(key)) return `[${JSON.stringify(key)}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join("");

const describeValue = (value: unknown): string => {
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

const EXPECTATIONS: Record<string, string> = {
  string: "a string",
  boolean: "true or false",
  number: "a number",
  array: "an array",
  object: "an object",
  strict_object: "an object",
  loose_object: "an object",
  object_with_rest: "an object",
  record: "an object",
};

const joinAlternatives = (list: string[]): string =>
  list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} or ${list.at(-1)}`;

const describeExpected = (issue: Issue): string => {
  if (issue.type === "custom") return issue.message;
  if (issue.type === "union") {
    const parts = (issue.issues ?? []).map(describeExpected);
    return joinAlternatives([...new Set(parts)]);
  }
  if (issue.type === "picklist" || issue.type === "literal") {
    return joinAlternatives((issue.expected ?? "").replaceAll(/^\(|\)$/g, "").split(" | "));
  }
  return EXPECTATIONS[issue.type] ?? issue.expected ?? "something else";
};

const toKeys = (issue: Issue): Key[] =>
  (issue.path ?? []).map((item) => (typeof item.key === "number" ? item.key : String(item.key)));

const isKeyIssue = (issue: Issue): boolean => issue.path?.at(-1)?.origin === "key";

/** What Valibot says of its own accord, where a schema, of an add-on say, has no words of its own. */
const hasOwnWords = ({ message }: Issue): boolean => !/^Invalid [^:]+: /.test(message);

/** Names of the keys that a schema has for an object in the value. */
function listKnownKeys(schema: unknown, keys: readonly Key[]): string[] {
  const { wrapped, item, entries } = Object(schema) as Record<string, unknown>;
  const [key, ...rest] = keys;
  if (wrapped) return listKnownKeys(wrapped, keys);
  if (key === undefined) return Object.keys(Object(entries) as object);
  const inner = typeof key === "number" ? item : (Object(entries) as Record<string, unknown>)[key];
  return listKnownKeys(inner, rest);
}

/** For what has its place in a value: the schema has no words for an unknown key, but knows the others. */
interface Checked {
  schema: v.GenericSchema;
  /** Keys that lead from the value to the one in question. */
  within: readonly Key[];
}

const suggestKey = ({ schema, within }: Checked): string =>
  formatDidYouMean(String(within.at(-1)), listKnownKeys(schema, within.slice(0, -1)));

const nameValue = (keys: readonly Key[]): string =>
  keys.length === 0 ? "The content" : `\`${formatKeyPath(keys)}\``;

/** Where unknown keys pass, one of them may be the missing one with a slip in it. */
const suggestSlip = (issue: Issue): string => {
  const last = issue.path?.at(-1);
  if (!["loose_object", "object_with_rest"].includes(issue.type) || !last) return "";
  const nearest = findNearest(String(last.key), Object.keys(Object(last.input) as object));
  return nearest === undefined ? "" : ` Did you mean it by "${nearest}"?`;
};

const describeIssue = (issue: Issue, keys: readonly Key[], checked: Checked): string => {
  const name = nameValue(keys);
  const isUnknown = isKeyIssue(issue) && (issue.type === "picklist" || issue.expected === "never");
  if (isUnknown) {
    const parent = formatKeyPath(keys.slice(0, -1));
    const place = parent === "" ? "" : ` in \`${parent}\``;
    return `Unknown key "${keys.at(-1)}"${place}.${hasOwnWords(issue) ? issue.message : suggestKey(checked)}`;
  }
  if (issue.kind === "validation" && hasOwnWords(issue)) return `${name} ${issue.message}.`;
  if (issue.type === "undefined") return `${name} must be ${issue.message}.`;
  const isMissing =
    issue.input === undefined || (isKeyIssue(issue) && issue.received === "undefined");
  if (isMissing && isKeyIssue(issue)) return `${name} is missing.${suggestSlip(issue)}`;
  if (isMissing) return `${name} is missing: it must be ${describeExpected(issue)}.`;
  return `${name} must be ${describeExpected(issue)}, not ${describeValue(issue.input)}.`;
};

/** Of a union, the alternative that was meant is the one whose complaint lies deepest. */
const flattenIssue = (issue: Issue, parents: readonly Key[]): { issue: Issue; keys: Key[] }[] => {
  const keys = [...parents, ...toKeys(issue)];
  const deeper = (issue.issues ?? []).filter((inner) => (inner.path?.length ?? 0) > 0);
  if (issue.type !== "union" || deeper.length === 0) return [{ issue, keys }];
  return deeper.flatMap((inner) => flattenIssue(inner, keys));
};

export interface ValidationSource {
  filePath?: string | undefined;
  /** Keys that lead to the value within the file. */
  keys?: readonly Key[];
}

export type ValidationResult<T> =
  | { value: T; diagnostics?: never }
  | { diagnostics: Diagnostic[]; value?: never };

/** For Valibot, an array is an object as good as any. */
const findLists = (
  schema: v.GenericSchema,
  value: unknown,
  { keys = [] }: ValidationSource,
): (readonly Key[])[] =>
  walkObjects(schema, { value, keys }, (place) => (Array.isArray(place.value) ? [place.keys] : []));

const isWithin = (keys: readonly Key[], place: readonly Key[]): boolean =>
  place.every((key, index) => key === keys[index]);

/** Checks a value against a schema; every complaint names the key path. */
export const validateSchema = <S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  source: ValidationSource = {},
): ValidationResult<v.InferOutput<S>> => {
  const result = v.safeParse(schema, input);
  const { keys: before = [] } = source;
  const lists = findLists(schema, input, source);
  if (result.success && lists.length === 0) return { value: result.output };
  const toDiagnostic = (message: string, keys: readonly Key[]): Diagnostic => ({
    severity: "error",
    message,
    filePath: source.filePath,
    keyPath: formatKeyPath(keys),
  });
  const diagnostics = (result.issues ?? [])
    .flatMap((issue) => flattenIssue(issue, before))
    // Of what an array lacks, since it is no object, nothing more is to be said.
    .filter(({ keys }) => !lists.some((place) => isWithin(keys, place)))
    .map(({ issue, keys }) => {
      const within = keys.slice(before.length);
      return toDiagnostic(describeIssue(issue, keys, { schema, within }), keys);
    });
  const ofLists = lists.map((keys) =>
    toDiagnostic(`${nameValue(keys)} must be an object, not an array.`, keys),
  );
  return { diagnostics: [...diagnostics, ...ofLists] };
};

/**
 * Checks each value of an object whose keys an author has chosen. A schema of records would drop those that are
 * named like members of every object: `constructor`, `__proto__`.
 */
export const validateEntries = <S extends v.GenericSchema>(
  schema: S,
  input: Readonly<Record<string, unknown>>,
  { keys = [], ...source }: ValidationSource = {},
): ValidationResult<Record<string, v.InferOutput<S>>> => {
  const diagnostics: Diagnostic[] = [];
  const entries: [string, v.InferOutput<S>][] = [];
  for (const [key, value] of Object.entries(input)) {
    const result = validateSchema(schema, value, { ...source, keys: [...keys, key] });
    if (result.diagnostics) diagnostics.push(...result.diagnostics);
    else entries.push([key, result.value]);
  }
  return diagnostics.length > 0 ? { diagnostics } : { value: Object.fromEntries(entries) };
};
