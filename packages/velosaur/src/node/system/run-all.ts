import { AuthorError } from "./author-error.ts";

/**
 * Runs tasks one after the other, all of them even where some find mistakes, so that the author is told of all in
 * one run. Any other error ends it at once.
 */
export async function runAll<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const failures: AuthorError[] = [];
  for (const task of tasks) {
    try {
      results.push(await task());
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      failures.push(error);
    }
  }
  throwAll(failures);
  return results;
}

/** The same of what runs beside each other. */
export async function awaitAll<T>(results: Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(results);
  return runAll(settled.map((result) => () => unwrap(result)));
}

async function unwrap<T>(result: PromiseSettledResult<T>): Promise<T> {
  if (result.status === "rejected") throw result.reason;
  return result.value;
}

/** One error of all mistakes; the only one stays what it is. */
export function throwAll(failures: readonly AuthorError[]): void {
  const [first, ...others] = failures;
  if (!first) return;
  if (others.length === 0) throw first;
  throw new AuthorError(
    failures.flatMap(({ diagnostics }) => diagnostics),
    { cause: first },
  );
}
