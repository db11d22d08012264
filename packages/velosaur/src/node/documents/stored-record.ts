import { fromStoredPath, toStoredPath } from "../cache/stored-path.ts";
import type { DocumentRecord } from "./document-record.ts";

/** A record as the cache keeps it: its paths are seen from the cache's folder. */
export const toStoredRecord = (record: DocumentRecord, home: string): DocumentRecord =>
  mapPaths(record, (file) => toStoredPath(file, home));

export const fromStoredRecord = (record: DocumentRecord, home: string): DocumentRecord =>
  mapPaths(record, (stored) => fromStoredPath(stored, home));

function mapPaths(record: DocumentRecord, map: (file: string) => string): DocumentRecord {
  const { filePath, assets, partials, partialExports } = record;
  const entries = Object.entries(partials).map(([name, file]) => [name, map(file)] as const);
  return {
    ...record,
    filePath: map(filePath),
    assets: assets.map((asset) => ({ ...asset, filePath: map(asset.filePath) })),
    partials: Object.fromEntries(entries),
    ...(partialExports && {
      partialExports: Object.fromEntries(
        Object.entries(partialExports).map(([name, from]) => [
          name,
          { ...from, filePath: map(from.filePath) },
        ]),
      ),
    }),
  };
}
