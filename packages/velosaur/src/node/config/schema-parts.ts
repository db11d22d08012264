import * as v from "valibot";
import { formatDidYouMean } from "../system/did-you-mean.ts";
import { readTruth } from "../system/read-truth.ts";

type Callable = (...args: never[]) => unknown;
type CustomSchema<T> = v.CustomSchema<T, v.ErrorMessage<v.CustomIssue> | undefined>;

const suggestKey =
  (known: readonly string[]) =>
  (issue: v.BaseIssue<unknown>): string =>
    formatDidYouMean(String(issue.path?.at(-1)?.key ?? ""), known);

type SuggestKey = ReturnType<typeof suggestKey>;

/**
 * An object all of whose keys are known. The message of an issue is a suggestion, for an unknown key. Unlike
 * valibot's own, it takes no array.
 */
export const strict = <const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.StrictObjectSchema<Entries, SuggestKey> => {
  const schema = v.strictObject(entries, suggestKey(Object.keys(entries)));
  const run: (typeof schema)["~run"] = (dataset, config) => {
    if (!Array.isArray(dataset.value)) return schema["~run"](dataset, config);
    v._addIssue(schema, "type", dataset, config);
    return dataset as never;
  };
  return { ...schema, "~run": run };
};

/** A function of the given type; its arguments can't be checked. */
export const functionOf = <T extends Callable>(): CustomSchema<T> =>
  v.custom<T>((input) => typeof input === "function", "a function");

export const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === "object" && input !== null && !Array.isArray(input);

/** Any object, kept as it is. */
export const anyRecord: CustomSchema<Record<string, unknown>> = v.custom(isRecord, "an object");

/** `true` or `false`, or the word. */
export const truth: v.GenericSchema<boolean> = v.pipe(
  v.unknown(),
  v.transform(readTruth),
  v.boolean(),
) as v.GenericSchema<boolean>;

export const flag = (fallback: boolean): v.OptionalSchema<typeof truth, boolean> =>
  v.optional(truth, fallback);

/** Of an HTML element. A number becomes text; null and undefined leave the attribute out. */
export const attributeValue: CustomSchema<string | boolean | number | null | undefined> = v.custom(
  (value) => value === null || !["object", "function"].includes(typeof value),
  "a string, a number, or true or false",
);

/** `true` and `false` stand for an object whose flags are all so; an object sets some of them. */
export const flagsOf = <const Names extends readonly string[]>(
  names: Names,
): v.GenericSchema<
  boolean | { [name in Names[number]]?: boolean | undefined },
  Record<Names[number], boolean>
> => {
  const some = strict(Object.fromEntries(names.map((name) => [name, v.optional(truth)])));
  const complete = (
    value: boolean | Record<string, boolean | undefined>,
  ): Record<string, boolean> =>
    Object.fromEntries(
      names.map((name) => [name, typeof value === "boolean" ? value : (value[name] ?? false)]),
    );
  return v.pipe(v.union([truth, some]), v.transform(complete)) as never;
};

export type Severity = "ignore" | "log" | "warn" | "throw";
const SEVERITIES: readonly Severity[] = ["ignore", "log", "warn", "throw"];
export const severity: v.PicklistSchema<readonly Severity[], undefined> = v.picklist(SEVERITIES);
