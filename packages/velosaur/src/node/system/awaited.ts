/** What the site's own code, or a plugin's, has begun and not ended yet, in words. */
const begun = new Set<{ name: string }>();

/** Remembers what is waited for as long as it is. */
export const awaitNamed = async <T>(name: string, run: () => T): Promise<Awaited<T>> => {
  const entry = { name };
  begun.add(entry);
  try {
    return await run();
  } finally {
    begun.delete(entry);
  }
};

/** What never came, where a process has nothing left to do. */
export const listAwaited = (): string[] => [...begun].map(({ name }) => name);
