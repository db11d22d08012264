export type NumberPrefixParser = (filename: string) => {
  filename: string;
  numberPrefix?: number | undefined;
};

const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
/** `2021-11-foo` begins with a date and `7.0-foo` with a version: neither is a position. */
const DATE_OR_VERSION = /^\d+[-_.]\d/;

/** `02-installation` → installation, 2. */
export function parseNumberPrefix(filename: string): { filename: string; numberPrefix?: number } {
  const [, number, rest] = (!DATE_OR_VERSION.test(filename) && PREFIX.exec(filename)) || [];
  return rest === undefined ? { filename } : { filename: rest, numberPrefix: Number(number) };
}

/** Takes the prefix off every part of a path. */
export function stripNumberPrefixes(path: string, parser: NumberPrefixParser): string {
  return path
    .split("/")
    .map((segment) => parser(segment).filename)
    .join("/");
}
