import { locateDiagnostics } from "../config/locate-diagnostics.ts";
import { formatKeyPath } from "../config/validate-schema.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { LoadedPlugin } from "./contract.ts";

/** Gives diagnostics whose `keyPath` is that of a plugin's option their place in the configuration. */
export function locateOptions(
  diagnostics: readonly Diagnostic[],
  plugin: Pick<LoadedPlugin, "origin"> | undefined,
): Diagnostic[] {
  if (!plugin?.origin || diagnostics.length === 0) return [...diagnostics];
  const { keys, filePath } = plugin.origin;
  const placed = diagnostics.map((diagnostic) => ({
    ...diagnostic,
    keyPath: [formatKeyPath(keys), diagnostic.keyPath].filter(Boolean).join("."),
  }));
  return locateDiagnostics(placed, filePath);
}

/** The same of mistakes that a plugin of ours throws: a `keyPath` alone is an option's. */
export const placeMistakes = (error: unknown, plugin: Pick<LoadedPlugin, "origin">): unknown => {
  if (!(error instanceof AuthorError)) return error;
  const diagnostics = error.diagnostics.flatMap((diagnostic) =>
    diagnostic.keyPath !== undefined && diagnostic.filePath === undefined
      ? locateOptions([diagnostic], plugin)
      : diagnostic,
  );
  return new AuthorError(diagnostics, { cause: error });
};
