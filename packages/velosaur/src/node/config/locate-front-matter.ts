import fs from "node:fs";

/** Where a key of the first level stands in the block at the top. */
export function locateFrontMatterKey(
  source: string,
  key: string,
): { line?: number; column?: number } {
  const lines = source.split("\n", 200);
  const index = lines.findIndex(
    (line) =>
      line.replace(/^["']/, "").startsWith(key) &&
      /^["']?\s*:/.test(line.replace(/^["']/, "").slice(key.length)),
  );
  return index === -1 ? {} : { line: index + 1, column: 1 };
}

/** The same, for a file that has been read before. */
export function locateInFile(
  filePath: string,
  key: string,
): { source: string; line?: number; column?: number } {
  const source = fs.readFileSync(filePath, "utf8");
  return { source, ...locateFrontMatterKey(source, key) };
}
