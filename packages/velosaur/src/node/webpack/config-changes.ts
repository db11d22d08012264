import { isDeepStrictEqual } from "node:util";
import type { WebpackConfig } from "./webpack-config.ts";

const isPlain = (value: unknown): value is Record<string | symbol, unknown> =>
  typeof value === "object" &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** Copies objects and arrays; instances and functions stay what they are. */
export function copyConfig<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyConfig) as T;
  if (!isPlain(value)) return value;
  const copy: Record<string | symbol, unknown> = {};
  for (const key of Reflect.ownKeys(value)) copy[key] = copyConfig(value[key]);
  return copy as T;
}

/** Keys that a plugin has changed in the configuration it was handed, with what they are now. */
export function findChanges(before: WebpackConfig, after: WebpackConfig): WebpackConfig {
  const keys = Object.keys({ ...before, ...after });
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  return Object.fromEntries(changed.map((key) => [key, diff(before[key], after[key])]));
}

/** What there is more of than before: another plugin may add the same again. */
export function findAdded<T>(before: T[], after: T[]): T[] {
  const known = [...before];
  return after.filter((entry) => {
    const index = known.findIndex((other) => isDeepStrictEqual(entry, other));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

/** Of objects only what is new: `{ resolve: { alias } }`. */
function diff(before: unknown, after: unknown): unknown {
  if (!isPlain(before) || !isPlain(after)) return after;
  const entries = Object.entries(after).filter(
    ([key, value]) => !isDeepStrictEqual(before[key], value),
  );
  return Object.fromEntries(entries);
}
