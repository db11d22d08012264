import path from "../system/path.ts";

export const nameFile = (file: string): string => path.relative(process.cwd(), file);

/** Each on a line of its own, which it begins. */
export const formatLines = (lines: readonly string[]): string =>
  lines.map((line) => `\n  ${line}`).join("");

export const formatFiles = (files: readonly string[]): string => formatLines(files.map(nameFile));
