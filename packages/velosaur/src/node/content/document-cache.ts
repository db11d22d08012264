import fs from "node:fs";
import path from "../system/path.ts";
import type { Json } from "../../shared/document.ts";
import { readJsonFileSync, writeJsonFileSync } from "../cache/json-file.ts";
import { markUsed } from "../cache/sweep.ts";
import type { DocumentTop } from "../config/source-files.ts";
import { fromStoredPath, toStoredPath } from "../cache/stored-path.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { readEngineIdentity } from "../system/engine-paths.ts";
import { describeState } from "../system/file-state.ts";

export interface ReadDocument extends DocumentTop {
  filePath: string;
  /** What the reader's own measure found. */
  measures?: Json;
  diagnostics: Diagnostic[];
}

export interface DocumentCache {
  /** Undefined when the file has changed, or was never read. */
  load: (filePath: string) => ReadDocument | undefined;
  keep: (document: ReadDocument) => void;
  /** Writes what has been kept, for the next build. */
  save: () => void;
}

export interface DocumentCacheOptions {
  /** Where what is known outlives the process. */
  cacheFile?: string | undefined;
  /** Which share of it must be new to be written; undefined: any. */
  worthWriting?: number | undefined;
  /** Gives what changes with the content of a file. Default: its times, its size and its number on the disk. */
  stampOf?: ((filePath: string) => string) | undefined;
}

interface Entry {
  /** Changes whenever the file's content does. */
  stamp: string;
  document: ReadDocument;
}

interface CacheFile {
  reader: string;
  entries: Record<string, Entry>;
}

/** What is known of files that have stayed the same. */
export function openDocumentCache({
  cacheFile,
  worthWriting = 0,
  stampOf = readStamp,
}: DocumentCacheOptions): DocumentCache {
  let old: Record<string, Entry> | undefined;
  const used = new Map<string, Entry>();
  let added = 0;
  return {
    load: (filePath) => {
      old ??= cacheFile === undefined ? {} : readCache(cacheFile);
      const entry = used.get(filePath) ?? old[filePath];
      if (entry === undefined || entry.stamp !== stampOf(filePath)) return undefined;
      used.set(filePath, entry);
      return entry.document;
    },
    keep: (document) => {
      used.set(document.filePath, { stamp: stampOf(document.filePath), document });
      added++;
    },
    save: () => {
      const isWorth = added > 0 && added >= used.size * worthWriting;
      if (cacheFile === undefined || !isWorth) return;
      writeCache(cacheFile, used);
      added = 0;
    },
  };
}

const readStamp = (filePath: string): string => describeState(fs.statSync(filePath));

function readCache(cacheFile: string): Record<string, Entry> {
  const cached = readJsonFileSync<CacheFile>(cacheFile, { mark: DATE, revive: reviveDate });
  if (cached?.reader !== readEngineIdentity()) return {};
  markUsed(cacheFile);
  const home = path.dirname(cacheFile);
  const documents = Object.entries(cached.entries).map(([stored, { stamp, document }]) => {
    const filePath = fromStoredPath(stored, home);
    return [filePath, { stamp, document: { ...document, filePath } }] as const;
  });
  return Object.fromEntries(documents);
}

function writeCache(cacheFile: string, used: ReadonlyMap<string, Entry>): void {
  const home = path.dirname(cacheFile);
  const lasting = [...used]
    .filter(([, { document }]) => isLasting(document))
    .map(([file, { stamp, document }]) => {
      const filePath = toStoredPath(file, home);
      return [filePath, { stamp, document: { ...document, filePath } }] as const;
    });
  const content: CacheFile = { reader: readEngineIdentity(), entries: Object.fromEntries(lasting) };
  try {
    writeJsonFileSync(cacheFile, content, markDate);
  } catch {
    // A folder that can't be written costs time, nothing else.
  }
}

/** Warnings are found anew. */
const isLasting = ({ diagnostics }: ReadDocument): boolean => diagnostics.length === 0;

const DATE = "$date";

/** A date would become text, and come back as such. */
function markDate(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? { [DATE]: original.getTime() } : value;
}

function reviveDate(_key: string, value: unknown): unknown {
  const time =
    typeof value === "object" && value !== null && (value as Record<string, unknown>)[DATE];
  return typeof time === "number" ? new Date(time) : value;
}
