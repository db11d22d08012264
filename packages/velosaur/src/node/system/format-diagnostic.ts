import { readFileSync } from "node:fs";
import path from "./path.ts";
import colors from "picocolors";
import type { Diagnostic } from "./diagnostic.ts";
import { nameRefFile } from "./ref-files.ts";

export interface FormatDiagnosticOptions {
  siteDir: string;
  /** Paths are shown relative to it when the file lies below it; else relative to the site. */
  cwd?: string;
}

const LINES_AROUND = 2;
const MAX_WIDTH = 100;

const isBelow = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);

export const formatFilePath = (
  file: string,
  { siteDir, cwd = process.cwd() }: FormatDiagnosticOptions,
): string => {
  const ofRef = nameRefFile(file);
  if (ofRef !== undefined) return ofRef;
  if (isBelow(file, cwd)) return path.relative(cwd, file);
  return isBelow(file, siteDir) ? path.relative(siteDir, file) : file;
};

const readSource = ({ source, filePath }: Diagnostic): string | undefined => {
  if (source !== undefined || filePath === undefined) return source;
  try {
    return readFileSync(filePath, "utf8");
  } catch {
    return undefined;
  }
};

/** A long line is cut so that the place in question stays in view. */
const cropLine = (line: string, start: number): string => {
  const cropped = line.slice(start, start + MAX_WIDTH);
  const end = start + MAX_WIDTH < line.length ? "…" : "";
  return (start > 0 ? `…${cropped.slice(1)}` : cropped) + end;
};

const splitLines = (source: string): string[] => {
  const lines = source.split(/\r\n|\n|\r/);
  if (lines.at(-1) === "") lines.pop();
  return lines;
};

interface FramePlace {
  /** From 1. */
  line: number;
  /** From 1. */
  column?: number | undefined;
}

/** The lines around a place, numbered, with a caret below it. */
export const formatCodeFrame = (source: string, place: FramePlace): string =>
  formatFrame(splitLines(source), place);

const formatFrame = (lines: readonly string[], { line, column }: FramePlace): string => {
  if (line > lines.length) return "";
  const first = Math.max(1, line - LINES_AROUND);
  const last = Math.min(lines.length, line + LINES_AROUND);
  const width = String(last).length;
  const start = Math.max(0, (column ?? 1) - MAX_WIDTH + 20);
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const isPlace = number === line;
    const gutter = `${isPlace ? ">" : " "} ${String(number).padStart(width)} |`;
    const row =
      `${gutter} ${cropLine((lines[number - 1] ?? "").replaceAll("\t", " "), start)}`.trimEnd();
    rows.push(isPlace ? row : colors.dim(row));
    if (isPlace && column !== undefined) {
      rows.push(
        `  ${" ".repeat(width)} | ${" ".repeat(Math.max(0, column - 1 - start))}${colors.red("^")}`,
      );
    }
  }
  return rows.join("\n");
};

const formatPlace = (diagnostic: Diagnostic, options: FormatDiagnosticOptions): string => {
  const { filePath, line, column } = diagnostic;
  if (filePath === undefined) return "";
  const place = [formatFilePath(filePath, options), line, line === undefined ? undefined : column];
  return colors.cyan(place.filter((part) => part !== undefined).join(":"));
};

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, "  ");

type ReadLines = (diagnostic: Diagnostic) => readonly string[] | undefined;

const readLines: ReadLines = (diagnostic) => {
  const source = readSource(diagnostic);
  return source === undefined ? undefined : splitLines(source);
};

/** A file with a thousand mistakes is read and split once. */
const createLineReader = (): ReadLines => {
  const known = new Map<string | undefined, readonly string[] | undefined>();
  return (diagnostic) => {
    const key = diagnostic.source ?? diagnostic.filePath;
    if (!known.has(key)) known.set(key, readLines(diagnostic));
    return known.get(key);
  };
};

const formatFrameOf = (diagnostic: Diagnostic, read: ReadLines): string => {
  const { line, column } = diagnostic;
  const lines = line === undefined ? undefined : read(diagnostic);
  return line === undefined || lines === undefined ? "" : formatFrame(lines, { line, column });
};

/** A diagnostic as text for people: place, message, lines of the file, remedy. */
export const formatDiagnostic = (
  diagnostic: Diagnostic,
  options: FormatDiagnosticOptions,
  read: ReadLines = readLines,
): string => {
  const { severity, message, keyPath, line, hint } = diagnostic;
  const label =
    severity === "error" ? colors.red(colors.bold("error")) : colors.yellow(colors.bold("warning"));
  const isKeyShown =
    keyPath !== undefined && keyPath !== "" && line === undefined && !message.includes(keyPath);
  const head = [label, formatPlace(diagnostic, options)].filter((part) => part !== "").join(" ");
  const text = isKeyShown ? `${message} (${keyPath})` : message;
  const parts = [
    indent(text),
    indent(formatFrameOf(diagnostic, read)),
    hint === undefined ? "" : indent(hint),
  ];
  return [head, ...parts.filter((part) => part !== "")].join("\n");
};

/** All diagnostics, each once. */
export const formatEach = (
  diagnostics: readonly Diagnostic[],
  options: FormatDiagnosticOptions,
): string[] => {
  const read = createLineReader();
  return [...new Set(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, options, read)))];
};

/** All diagnostics, each once, with a blank line between. */
export const formatDiagnostics = (
  diagnostics: readonly Diagnostic[],
  options: FormatDiagnosticOptions,
): string => formatEach(diagnostics, options).join("\n\n");
