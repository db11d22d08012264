import { AuthorError } from "./author-error.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** Where some are errors, and no mere warnings, the command ends here and tells these. */
export function throwErrors(diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new AuthorError(errors);
}
