/** Documents of equal text, such as those of versions cut from the same docs, are compiled once. */

import type { SourceFile } from "./compile-documents.ts";
import type { DocumentRecord } from "./document-record.ts";

/** False when the folder of the file has a say in the outcome, or a message names the file. */
export function isMovable(record: DocumentRecord): boolean {
  return (
    !record.hasCode &&
    record.assets.length === 0 &&
    record.imports.length === 0 &&
    record.diagnostics.length === 0 &&
    Object.keys(record.partials).length === 0 &&
    record.partialExports === undefined
  );
}

export const moveRecord = (record: DocumentRecord, { filePath }: SourceFile): DocumentRecord => ({
  ...record,
  filePath,
});

export interface EqualDocuments {
  /** One file of each text. */
  first: SourceFile[];
  /** The others. */
  rest: SourceFile[];
}

/** Files whose text stands in another file before them come second. */
export function groupEqual(files: SourceFile[]): EqualDocuments {
  const seen = new Set<string>();
  const groups: EqualDocuments = { first: [], rest: [] };
  for (const file of files) {
    const isKnown = file.content !== undefined && seen.has(file.content);
    groups[isKnown ? "rest" : "first"].push(file);
    if (file.content !== undefined) seen.add(file.content);
  }
  return groups;
}
