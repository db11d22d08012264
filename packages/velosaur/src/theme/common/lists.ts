/** Values that stand there more than once. */
export const duplicates = <T>(
  values: readonly T[],
  isEqual: (a: T, b: T) => boolean = (a, b) => a === b,
): T[] =>
  values.filter((value, index) => values.findIndex((other) => isEqual(other, value)) !== index);

export const uniq = <T>(values: readonly T[]): T[] => [...new Set(values)];

export function groupBy<T, Key extends PropertyKey>(
  values: readonly T[],
  toKey: (value: T, index: number) => Key,
): Record<Key, T[]> {
  // A word such as `constructor` is a group like any other.
  const groups = new Map<Key, T[]>();
  values.forEach((value, index) => {
    const key = toKey(value, index);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  });
  return Object.fromEntries(groups) as Record<Key, T[]>;
}
