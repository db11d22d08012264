/**
 * What an object holds under a name that an author has chosen. Each object answers to `constructor` or `toString`
 * as well, and that isn't meant.
 */
export const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** An empty object without those names, to be filled. */
export const createRecord = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;
