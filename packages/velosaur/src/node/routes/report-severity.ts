import type { Diagnostic } from "../system/diagnostic.ts";

export type ReportingSeverity = "ignore" | "log" | "warn" | "throw";

/** What a site's `onBroken…` and `onDuplicate…` make of a finding; undefined: say nothing. */
export const toDiagnosticSeverity = (
  severity: ReportingSeverity,
): Diagnostic["severity"] | undefined =>
  severity === "ignore" ? undefined : severity === "throw" ? "error" : "warning";
