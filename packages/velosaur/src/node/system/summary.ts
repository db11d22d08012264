import colors from "picocolors";
import type { Diagnostic } from "./diagnostic.ts";
import { formatFilePath } from "./format-diagnostic.ts";
import { formatBytes, formatCount, formatQuantity, formatSeconds } from "./format-numbers.ts";
import type { PhaseTime } from "./progress.ts";
import { reportDiagnostics } from "./report-diagnostics.ts";

/** What a build has made, for the closing lines. */
export interface BuildSummary {
  siteDir: string;
  outDir: string;
  pages: number;
  /** Pages in the local search index. */
  searched: number;
  /** Of all, start to end. */
  seconds: number;
  phases: PhaseTime[];
  /** Bytes written, by what they are: `HTML`, `data`, `JavaScript`, `CSS`, `assets`. */
  bytes: Record<string, number>;
  /** Warnings, in the order found. */
  diagnostics: Diagnostic[];
}

/** A site of many languages goes through each phase once for each: a phase is told once, with the time of all. */
function formatPhases(phases: readonly PhaseTime[]): string {
  const total = new Map<string, number>();
  for (const { name, seconds } of phases) total.set(name, (total.get(name) ?? 0) + seconds);
  return [...total]
    .filter(([, seconds]) => seconds >= 0.01)
    .map(([name, seconds]) => `${name} ${formatSeconds(seconds)}`)
    .join(", ");
}

const formatSizes = (bytes: Record<string, number>): string =>
  Object.entries(bytes)
    .filter(([, size]) => size > 0)
    .map(([name, size]) => `${name} ${formatBytes(size)}`)
    .join(", ");

const formatRow = (name: string, text: string): string =>
  text === "" ? "" : `  ${colors.dim(name.padEnd(8))} ${text}`;

/** The closing lines of a build: warnings first, then the figures. */
export const formatSummary = (
  summary: BuildSummary,
  { cwd = process.cwd() }: { cwd?: string } = {},
): string => {
  const { siteDir, outDir, pages, searched, seconds, phases, bytes, diagnostics } = summary;
  const warnings = diagnostics.filter(({ severity }) => severity === "warning");
  const place = formatFilePath(outDir, { siteDir, cwd });
  const head = `${colors.green("Built")} ${colors.bold(formatQuantity(pages, "page"))} in ${formatSeconds(seconds)} → ${colors.cyan(place)}`;
  const rows = [
    formatRow("phases", formatPhases(phases)),
    formatRow("bytes", formatSizes(bytes)),
    formatRow("search", searched === 0 ? "" : `local index of ${formatQuantity(searched, "page")}`),
    formatRow("warnings", warnings.length === 0 ? "" : colors.yellow(formatCount(warnings.length))),
  ];
  const text = [head, ...rows.filter((row) => row !== "")].join("\n");
  return warnings.length === 0
    ? text
    : `${reportDiagnostics(warnings, { siteDir, cwd })}\n\n${text}`;
};
