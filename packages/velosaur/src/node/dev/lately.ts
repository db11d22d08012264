/** The last of what was kept by a name; the oldest goes first. */
export interface Lately<T> {
  keep: (name: string, value: T) => void;
  find: (name: string) => T | undefined;
}

export function createLately<T>(limit: number): Lately<T> {
  const kept = new Map<string, T>();
  return {
    keep(name, value) {
      // It is the newest again.
      kept.delete(name);
      kept.set(name, value);
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    },
    find: (name) => kept.get(name),
  };
}
