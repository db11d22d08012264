import { packFolder, prunePacks, readBody } from "../cache/body-packs.ts";
import { readIndexFiles, writeIndexFiles } from "../cache/index-files.ts";
import { listPacks, tidyPacks } from "../cache/packs.ts";
import { readEngineIdentity } from "../system/engine-paths.ts";
import { findAssetStamps } from "./asset-stamps.ts";
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
  const place = { cacheDir, name: "documents" };
  const identity = readEngineIdentity();
  const indexes = (await readIndexFiles<Index>(place)).filter(
    (index) => index?.identity === identity && isRecord(index.records),
  );
  const { old, isTidied } = tidyRecords(joinIndexes(indexes), packFolder(cacheDir));
  const oldSize = old.size;
  const used = new Map<string, DocumentRecord>();
  const packs = new Set(listPacks(packFolder(cacheDir)));
  let isChanged = old.size === 0 || isTidied;
  let isJoined = indexes.some((index) => index.isJoined === true);

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
      const found = stored && fromStoredRecord(stored, cacheDir);
      const assetStamps = found && findAssetStamps(found);
      if (!assetStamps || !packs.has(found.body.pack)) return undefined;
      const isSeen = assetStamps.every((stamp, index) => stamp === found.assetStamps[index]);
      if (!isSeen) isChanged = true;
      const record = isSeen ? found : { ...found, assetStamps };
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
      // Nobody looks for more of them: they would stay until the site is built.
      old.clear();
      if (!isChanged && used.size === oldSize) return;
      await writeIndexFiles(
        place,
        [...used],
        (some) =>
          ({
            identity,
            ...(isJoined && { isJoined }),
            records: storeRecords(some, cacheDir),
          }) satisfies Index,
      );
      prunePacks(cacheDir, new Set([...used.values()].map((record) => record.body.pack)));
    },
  };
}

const storeRecords = (
  records: Record<string, DocumentRecord>,
  cacheDir: string,
): Record<string, DocumentRecord> =>
  Object.fromEntries(
    Object.entries(records).map(([key, record]) => [key, toStoredRecord(record, cacheDir)]),
  );

const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null;

/** Several may know a document: one of them may have found out that it is a program. */
function joinIndexes(indexes: readonly Index[]): Map<string, DocumentRecord> {
  const all = new Map<string, DocumentRecord>();
  for (const [key, record] of indexes.flatMap(({ records }) => Object.entries(records)))
    if (all.get(key)?.kind !== "program") all.set(key, record);
  return all;
}

function tidyRecords(
  known: Map<string, DocumentRecord>,
  folder: string,
): { old: Map<string, DocumentRecord>; isTidied: boolean } {
  const places = tidyPacks(
    folder,
    [...known.values()].map(({ body }) => body),
  );
  if (!places) return { old: known, isTidied: false };
  const moved = [...known].map(([key, record], index) => {
    const body = places[index] ?? record.body;
    return [key, { ...record, body }] as const;
  });
  return { old: new Map(moved), isTidied: true };
}
