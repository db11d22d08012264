/** Whether the local files that a document shows or reads are as they were when it was compiled. */

import { readFileSync, statSync } from "node:fs";
import { hashText } from "../cache/hash.ts";
import type { AssetStamp, DocumentRecord } from "./document-record.ts";

/** Changes whenever a file's content is likely to have changed. */
export function fileStamp(filePath: string): string {
  const stats = statSync(filePath, { throwIfNoEntry: false });
  return stats ? `${stats.size}:${stats.mtimeMs}` : "missing";
}

/** Several documents show one file: it is read once. */
export function createAssetStamper(): (filePath: string) => AssetStamp {
  const known = new Map<string, AssetStamp>();
  return (filePath) => {
    const stamp = known.get(filePath) ?? { seen: fileStamp(filePath), hash: hashFile(filePath) };
    known.set(filePath, stamp);
    return stamp;
  };
}

/**
 * What the files are like now, as long as they hold what they held: a checkout gives them other times. Undefined when
 * one holds something else.
 */
export function findAssetStamps({ assets, assetStamps }: DocumentRecord): AssetStamp[] | undefined {
  const stamps = assets.map(({ filePath }, index) => {
    const known = assetStamps[index];
    const seen = fileStamp(filePath);
    if (known === undefined || known.seen === seen) return known;
    return hashFile(filePath) === known.hash ? { seen, hash: known.hash } : undefined;
  });
  const isSame = stamps.every((stamp) => stamp !== undefined);
  return isSame ? stamps : undefined;
}

function hashFile(filePath: string): string {
  try {
    return hashText(readFileSync(filePath));
  } catch {
    return "missing";
  }
}
