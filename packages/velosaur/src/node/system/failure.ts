import { AuthorError } from "./author-error.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { readStack } from "./read-stack.ts";

/** An error on its way between processes: the author's keeps its places, ours its stack. */
export type Failure = { diagnostics: Diagnostic[] } | { failure: string };

export function toFailure(error: unknown): Failure {
  if (error instanceof AuthorError) return { diagnostics: error.diagnostics };
  return { failure: readStack(error) };
}

export const reviveFailure = (failure: Failure): Error =>
  "diagnostics" in failure ? new AuthorError(failure.diagnostics) : new Error(failure.failure);
