import fs from "node:fs";
import path from "node:path";
import type { Json } from "../../shared/document.ts";
import { readJsonFileSync, writeJsonFileSync } from "../cache/json-file.ts";
import { fromStoredPath, toStoredPath } from "../cache/stored-path.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { readEngineIdentity } from "../system/engine-paths.ts";

export interface ReadDocument {
  filePath: string;
  frontMatter: Record<string, unknown>;
  contentTitle?: string;
  excerpt?: string;
  /** True when the text may ask for cards of its category, which show descriptions. */
  showsCards: boolean;
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

interface Entry {
  /** Changes whenever the file's content does. */
  stamp: string;
  document: ReadDocument;
}

interface CacheFile {
  reader: string;
  entries: Record<string, Entry>;
}

/** What is known of files that have stayed the same. With a file, that outlives the process. */
export function openDocumentCache(cacheFile: string | undefined): DocumentCache {
  const old = cacheFile === undefined ? {} : readCache(cacheFile);
  const used = new Map<string, Entry>();
  let isDirty = false;
  return {
    load: (filePath) => {
      const entry = used.get(filePath) ?? old[filePath];
      if (entry?.stamp !== readStamp(filePath)) return undefined;
      used.set(filePath, entry);
      return entry.document;
    },
    keep: (document) => {
      used.set(document.filePath, { stamp: readStamp(document.filePath), document });
      isDirty = true;
    },
    save: () => {
      if (cacheFile !== undefined && isDirty) writeCache(cacheFile, used);
      isDirty = false;
    },
  };
}

/** The time of the last change of state can't be set back, as that of the last change of content can. */
function readStamp(filePath: string): string {
  const { mtimeMs, ctimeMs, size, ino } = fs.statSync(filePath);
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
}

function readCache(cacheFile: string): Record<string, Entry> {
  const cached = readJsonFileSync<CacheFile>(cacheFile, reviveDate);
  if (cached?.reader !== readEngineIdentity()) return {};
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
