import { mkdirSync, writeFileSync } from "node:fs";
import path from "./path.ts";
import { stripVTControlCharacters } from "node:util";
import { generatedFilesDirName } from "./engine-paths.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { formatEach, formatFilePath, type FormatDiagnosticOptions } from "./format-diagnostic.ts";
import { formatCount, formatQuantity } from "./format-numbers.ts";

/** More than that nobody reads on a terminal. */
const MAX_SHOWN = 50;

/** How often the same words come before others that have not been said yet. */
const MAX_ALIKE = 5;

/** Diagnostics as text for a terminal. Where there are very many, the rest stands in a file that the last line names. */
export const reportDiagnostics = (
  diagnostics: readonly Diagnostic[],
  options: FormatDiagnosticOptions,
): string => {
  const all = formatEach(diagnostics, options);
  if (all.length <= MAX_SHOWN) return all.join("\n\n");
  const shown = formatEach(listSeldomFirst(diagnostics), options).slice(0, MAX_SHOWN);
  return [...all.filter((text) => shown.includes(text)), describeRest(all, options)].join("\n\n");
};

/** One mistake in a thousand files would leave no place for any other. */
const listSeldomFirst = (diagnostics: readonly Diagnostic[]): Diagnostic[] => {
  const counts = new Map<string, number>();
  const isSeldom = diagnostics.map(({ message }) => {
    const count = (counts.get(message) ?? 0) + 1;
    counts.set(message, count);
    return count <= MAX_ALIKE;
  });
  return [
    ...diagnostics.filter((_, index) => isSeldom[index]),
    ...diagnostics.filter((_, index) => !isSeldom[index]),
  ];
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
