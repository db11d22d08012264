import { isRecord } from "./schema-parts.ts";

type Key = string | number;

/** A part of a value, for which a schema has the keys of an object. */
export interface ObjectPlace {
  entries: Readonly<Record<string, unknown>>;
  value: unknown;
  keys: readonly Key[];
}

/** What is found at each such part, from the outside in. */
export function walkObjects<T>(
  schema: unknown,
  { value, keys }: Omit<ObjectPlace, "entries">,
  visit: (place: ObjectPlace) => T[],
): T[] {
  const fields = toFields(schema);
  const { wrapped, item, getter } = fields;
  if (fields["type"] === "lazy")
    return walkObjects((getter as (value: unknown) => unknown)(value), { value, keys }, visit);
  if (isRecord(wrapped)) return walkObjects(wrapped, { value, keys }, visit);
  if (isRecord(item) && Array.isArray(value))
    return value.flatMap((element, index) =>
      walkObjects(item, { value: element, keys: [...keys, index] }, visit),
    );
  const entries = listEntries(fields);
  if (!entries) return [];
  const inner = isRecord(value)
    ? Object.keys(value).filter((key) => Object.hasOwn(entries, key))
    : [];
  return [
    ...visit({ entries, value, keys }),
    ...inner.flatMap((key) =>
      walkObjects(
        entries[key],
        { value: (value as Record<string, unknown>)[key], keys: [...keys, key] },
        visit,
      ),
    ),
  ];
}

const toFields = (schema: unknown): Record<string, unknown> => (isRecord(schema) ? schema : {});

/** Of several schemas one behind the other, each has its own. */
function listEntries({
  entries,
  pipe,
}: Record<string, unknown>): ObjectPlace["entries"] | undefined {
  const parts = Array.isArray(pipe) ? pipe.map((part) => toFields(part)["entries"]) : [];
  const found = [entries, ...parts].filter(isRecord);
  // Front matter of each document is looked at: most schemas have one list, which is taken as it is.
  return found.length > 1 ? Object.assign({}, ...found) : found[0];
}
