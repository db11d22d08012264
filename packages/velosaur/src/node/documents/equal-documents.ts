/** Documents of equal text, such as those of versions cut from the same docs, are compiled once. */

import { existsSync } from "node:fs";
import path from "../system/path.ts";
import { readRefFile } from "../system/ref-files.ts";
import { findAssetStamps } from "./asset-stamps.ts";
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
  /** Whether its text imports modules or partials. */
  imports: boolean;
  /** Undefined where its format hasn't been looked for. */
  isMdx: boolean | undefined;
}

/** The record of a file of equal text; undefined where the other folder has, or may have, a say in the outcome. */
export function moveRecord(
  record: DocumentRecord,
  { filePath }: Pick<SourceFile, "filePath">,
): DocumentRecord | undefined {
  // What runs may look for its folder, and a message may name it.
  if (record.hasCode || record.diagnostics.length > 0 || record.partialExports) return undefined;
  const isAlone =
    record.assets.length === 0 &&
    record.imports.length === 0 &&
    Object.keys(record.partials).length === 0;
  return isAlone ? { ...record, filePath } : moveBetweenRefs(record, filePath);
}

/**
 * A file that comes out of the history names files beside it by relative paths alone, and all others, such as those of
 * `@site`, by paths that mean the same from anywhere.
 */
function moveBetweenRefs(record: DocumentRecord, filePath: string): DocumentRecord | undefined {
  const home = readRefFile(record.filePath)?.folder;
  const isOfRefs = home !== undefined && readRefFile(filePath) !== undefined;
  const hasOwnModules = record.imports.some(({ moduleId }) => readRefFile(moduleId));
  if (!isOfRefs || hasOwnModules) return undefined;
  const move = (file: string): string =>
    file.startsWith(home + path.sep)
      ? path.resolve(path.dirname(filePath), path.relative(path.dirname(record.filePath), file))
      : file;
  const partials = Object.entries(record.partials).map(
    ([name, file]) => [name, move(file)] as const,
  );
  const assets = record.assets.map((asset) => ({ ...asset, filePath: move(asset.filePath) }));
  const moved = { ...record, filePath, assets, partials: Object.fromEntries(partials) };
  const assetStamps = findAssetStamps(moved);
  return assetStamps && partials.every(([, file]) => existsSync(file))
    ? { ...moved, assetStamps }
    : undefined;
}

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
