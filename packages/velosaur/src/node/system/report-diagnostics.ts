import { mkdirSync, writeFileSync } from "node:fs";
import path from "./path.ts";
import { stripVTControlCharacters } from "node:util";
import { generatedFilesDirName } from "./engine-paths.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { formatEach, formatFilePath, type FormatDiagnosticOptions } from "./format-diagnostic.ts";
import { formatCount, formatQuantity } from "./format-numbers.ts";

/** More than that nobody reads on a terminal. */
const MAX_SHOWN = 50;

/** Diagnostics as text for a terminal. Where there are very many, the rest stands in a file that the last line names. */
export const reportDiagnostics = (
  diagnostics: readonly Diagnostic[],
  options: FormatDiagnosticOptions,
): string => {
  const all = formatEach(diagnostics, options);
  const shown = all.slice(0, MAX_SHOWN);
  return [...shown, ...(all.length > MAX_SHOWN ? [describeRest(all, options)] : [])].join("\n\n");
};

const describeRest = (all: readonly string[], options: FormatDiagnosticOptions): string => {
  const rest = `${formatCount(all.length - MAX_SHOWN)} more are not shown.`;
  const file = writeAll(all, options.siteDir);
  return file === undefined
    ? rest
    : `${rest} ${formatFilePath(file, options)} holds all ${formatQuantity(all.length, "message")}.`;
};

/** Undefined where the site's folder can't be written to: what is shown has to do then. */
const writeAll = (all: readonly string[], siteDir: string): string | undefined => {
  const folder = path.join(siteDir, generatedFilesDirName);
  const file = path.join(folder, "diagnostics.txt");
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${stripVTControlCharacters(all.join("\n\n"))}\n`);
    return file;
  } catch {
    return undefined;
  }
};
