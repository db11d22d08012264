import type * as v from "valibot";
import { findNearest } from "../system/did-you-mean.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { isRecord } from "./schema-parts.ts";
import { formatKeyPath } from "./validate-schema.ts";
import { type ObjectPlace, walkObjects } from "./walk-schema.ts";

/** Objects let unknown keys pass; a key that is one slip away from a known one deserves a warning. */
export const collectNearMisses = (
  schema: v.GenericSchema,
  value: unknown,
  keys: ObjectPlace["keys"] = [],
): Diagnostic[] => walkObjects(schema, { value, keys }, warnOfNearMisses);

const warnOfNearMisses = ({ entries, value, keys }: ObjectPlace): Diagnostic[] =>
  Object.keys(isRecord(value) ? value : {}).flatMap((key): Diagnostic[] => {
    const nearest = key in entries ? undefined : findNearest(key, Object.keys(entries));
    if (nearest === undefined) return [];
    const message = `Unknown key "${key}" in \`${formatKeyPath(keys)}\`. Did you mean "${nearest}"?`;
    return [{ severity: "warning", message, keyPath: formatKeyPath([...keys, key]) }];
  });
