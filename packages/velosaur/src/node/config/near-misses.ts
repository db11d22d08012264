import type * as v from "valibot";
import { findNearest } from "../system/did-you-mean.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { isRecord } from "./schema-parts.ts";
import { formatKeyPath } from "./validate-schema.ts";

type Key = string | number;

const toFields = (schema: unknown): Record<string, unknown> => (isRecord(schema) ? schema : {});

/** Objects let unknown keys pass; a key that is one slip away from a known one deserves a warning. */
export const collectNearMisses = (
  schema: v.GenericSchema,
  value: unknown,
  keys: readonly Key[] = [],
): Diagnostic[] => {
  const { wrapped, item, entries } = toFields(schema);
  if (isRecord(wrapped))
    return collectNearMisses(wrapped as unknown as v.GenericSchema, value, keys);
  if (isRecord(item) && Array.isArray(value)) {
    return value.flatMap((element, index) =>
      collectNearMisses(item as unknown as v.GenericSchema, element, [...keys, index]),
    );
  }
  if (!isRecord(entries) || !isRecord(value)) return [];
  return Object.keys(value).flatMap((key): Diagnostic[] => {
    const path = [...keys, key];
    if (key in entries) return collectNearMisses(entries[key] as v.GenericSchema, value[key], path);
    const nearest = findNearest(key, Object.keys(entries));
    if (nearest === undefined) return [];
    const message = `Unknown key "${key}" in \`${formatKeyPath(keys)}\`. Did you mean "${nearest}"?`;
    return [{ severity: "warning", message, keyPath: formatKeyPath(path) }];
  });
};
