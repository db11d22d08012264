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
  const groups = {} as Record<Key, T[]>;
  values.forEach((value, index) => (groups[toKey(value, index)] ??= []).push(value));
  return groups;
}
