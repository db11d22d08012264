/** Constants of `DefinePlugin` and `EnvironmentPlugin`, as code by name. */

export type Definitions = Record<string, string>;

const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

export interface ReadDefinitions {
  definitions: Definitions;
  /** Keys that are no names: `typeof window`. */
  unknown: string[];
}

const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof RegExp);

const isRuntimeValue = (value: unknown): value is { fn: (facts: object) => unknown } =>
  isNested(value) && typeof value["fn"] === "function";

const resolveValue = (value: unknown): unknown =>
  isRuntimeValue(value) ? value.fn({ module: {}, key: "", version: undefined }) : value;

/** `{ A: { b: 1 } }` → `A` and `A.b`. */
export function readDefinitions(given: object, prefix = ""): ReadDefinitions {
  const read: ReadDefinitions = { definitions: {}, unknown: [] };
  for (const [key, raw] of Object.entries(given)) {
    const name = prefix + key;
    const value = resolveValue(raw);
    if (!NAME.test(name)) {
      read.unknown.push(name);
      continue;
    }
    // A text in place of the whole environment is for names that nobody has defined: those are undefined here.
    if (name === "process.env" && !isNested(value)) continue;
    read.definitions[name] = toCode(value);
    if (isNested(value)) {
      const below = readDefinitions(value, `${name}.`);
      Object.assign(read.definitions, below.definitions);
    }
  }
  return read;
}

function toCode(given: unknown): string {
  const value = resolveValue(given);
  if (typeof value === "string") return value;
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function" || value instanceof RegExp) return `(${value.toString()})`;
  if (Array.isArray(value)) return `[${value.map(toCode).join(",")}]`;
  if (!isNested(value)) return String(value);
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}:${toCode(entry)}`,
  );
  return `({${entries.join(",")}})`;
}

/** `EnvironmentPlugin`: what isn't set has the value beside its name. */
export function readEnvironment(keys: unknown, defaults: unknown): Definitions {
  const fallbacks = new Map(Object.entries(Object(defaults) as Record<string, unknown>));
  const names = Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
  return Object.fromEntries(
    names.map((name) => {
      const value = process.env[name] ?? fallbacks.get(name);
      return [`process.env.${name}`, value === undefined ? "undefined" : JSON.stringify(value)];
    }),
  );
}
