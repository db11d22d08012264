import path from "node:path";
import { packFolder, prunePacks, readBody } from "../cache/body-packs.ts";
import { readEngineIdentity } from "../system/engine-paths.ts";
import { readJsonFile, writeJsonFile } from "../cache/json-file.ts";
import { readdirSync } from "node:fs";
import { fileStamp } from "./compile-task.ts";
import type { DocumentRecord } from "./document-record.ts";
import { fromStoredRecord, toStoredRecord } from "./stored-record.ts";

/** Compiled documents of earlier builds, by a hash of everything they were made from. */
export interface DocumentStore {
  /** Of earlier builds nothing is known. */
  isEmpty: boolean;
  /** Remark plugins of the site join documents: what one of them says, others may show. */
  isJoined: boolean;
  find: (key: string) => DocumentRecord | undefined;
  keep: (key: string, record: DocumentRecord) => void;
  /** Documents have been found to be joined. */
  join: () => void;
  /** A record that is kept has been changed. */
  touch: () => void;
  /** Writes the index and removes what this build didn't use. */
  save: () => Promise<void>;
}

interface Index {
  identity: string;
  isJoined?: boolean;
  records: Record<string, DocumentRecord>;
}

export async function openDocumentStore(cacheDir: string): Promise<DocumentStore> {
  const file = path.join(cacheDir, "documents.json");
  const identity = readEngineIdentity();
  const index = await readIndex(file);
  const old =
    index?.identity === identity
      ? new Map(Object.entries(index.records))
      : new Map<string, DocumentRecord>();
  const used = new Map<string, DocumentRecord>();
  const packs = findPacks(cacheDir);
  let isChanged = old.size === 0;
  let isJoined = index?.identity === identity && index.isJoined === true;

  return {
    isEmpty: old.size === 0,
    get isJoined() {
      return isJoined;
    },
    join() {
      isJoined = true;
      isChanged = true;
    },
    find(key) {
      const stored = old.get(key);
      const record = stored && fromStoredRecord(stored, cacheDir);
      if (!record || !packs.has(record.body.pack) || !hasSameAssets(record)) return undefined;
      // Others are read where their page is rendered, and made again there.
      if (record.kind === "program" && readBody(cacheDir, record.body) === undefined)
        return undefined;
      used.set(key, record);
      return record;
    },
    keep(key, record) {
      isChanged = true;
      used.set(key, record);
    },
    touch() {
      isChanged = true;
    },
    async save() {
      if (!isChanged && used.size === old.size) return;
      const records = [...used].map(
        ([key, record]) => [key, toStoredRecord(record, cacheDir)] as const,
      );
      await writeJsonFile(file, {
        identity,
        ...(isJoined && { isJoined }),
        records: Object.fromEntries(records),
      } satisfies Index);
      prunePacks(cacheDir, new Set([...used.values()].map((record) => record.body.pack)));
    },
  };
}

async function readIndex(file: string): Promise<Index | undefined> {
  const index = await readJsonFile<Index>(file);
  return typeof index?.records === "object" && index.records !== null ? index : undefined;
}

function findPacks(cacheDir: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(packFolder(cacheDir)));
  } catch {
    return new Set();
  }
}

/** The body holds what pictures said of themselves, and what was in files of data. */
export function hasSameAssets({ assets, assetStamps }: DocumentRecord): boolean {
  return assets.every((asset, index) => fileStamp(asset.filePath) === assetStamps[index]);
}
