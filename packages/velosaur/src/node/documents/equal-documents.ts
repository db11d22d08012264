/** Documents of equal text, such as those of versions cut from the same docs, are compiled once. */

import type { DocumentRecord, DocumentSource } from "./document-record.ts";

export interface SourceFile extends DocumentSource {
  /** Hash of its text: the text itself isn't kept, since a large site's would fill the memory. */
  hash: string;
  options: number;
  key: string;
  /** The same for files of equal text and options; undefined where a plugin may look at the path. */
  content: string | undefined;
  /** Its plugins may need what they see of the other files of the kind. */
  isJoined: boolean;
  /** Its text looks like code that a browser must run: then the bundle has to wait for it. */
  mayBeProgram: boolean;
  /** Undefined where its format hasn't been looked for. */
  isMdx: boolean | undefined;
}

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
