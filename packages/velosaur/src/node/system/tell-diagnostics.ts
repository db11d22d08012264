import type { Diagnostic } from "./diagnostic.ts";
import type { FormatDiagnosticOptions } from "./format-diagnostic.ts";
import { logger } from "./logger.ts";
import { reportDiagnostics } from "./report-diagnostics.ts";

/** Prints them as a build does. Each says itself whether it is an error or a warning. */
export function tellDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: FormatDiagnosticOptions,
): void {
  if (diagnostics.length === 0) return;
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  logger.tell(hasError ? "error" : "warn", reportDiagnostics(diagnostics, options));
}
