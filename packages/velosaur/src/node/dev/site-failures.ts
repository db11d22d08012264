/** What is read of a site as a whole: what is wrong there concerns every page. */
export type ReadPart = "configuration" | "content" | "packages";

/** Mistakes that keep the site as it was: pages that are loaded meanwhile show them. */
export interface SiteFailures {
  /** The error of the part that could not be read last time. */
  readonly current: unknown;
  has: (part: ReadPart) => boolean;
  /** Of what nobody has waited for. */
  add: (part: ReadPart, failure: unknown) => void;
  /** Reads a part, and remembers whether that failed. */
  watch: <T>(part: ReadPart, read: () => Promise<T>) => Promise<T>;
}

export function createSiteFailures(): SiteFailures {
  const failures = new Map<ReadPart, unknown>();
  return {
    get current() {
      return failures.get("configuration") ?? failures.get("content") ?? failures.get("packages");
    },
    has: (part) => failures.has(part),
    add: (part, failure) => void failures.set(part, failure),
    async watch(part, read) {
      try {
        const result = await read();
        failures.delete(part);
        return result;
      } catch (error) {
        failures.set(part, error);
        throw error;
      }
    },
  };
}
