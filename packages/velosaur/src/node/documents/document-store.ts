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
  const identity = readEngineIdentity();
  const indexes = (await readIndexFiles<Index>(toPlace(cacheDir))).filter(
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
      const record = found && packs.has(found.body.pack) ? withStampsOfNow(found) : undefined;
      if (!record || !hasBody(record, cacheDir)) return undefined;
      if (record !== found) isChanged = true;
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
      await writeRecords(used, { cacheDir, facts: { identity, ...(isJoined && { isJoined }) } });
      prunePacks(cacheDir, new Set([...used.values()].map((record) => record.body.pack)));
    },
  };
}

const toPlace = (cacheDir: string) => ({ cacheDir, name: "documents" });

/** The record itself where its assets are what they were; undefined where one of them is gone. */
function withStampsOfNow(record: DocumentRecord): DocumentRecord | undefined {
  const assetStamps = findAssetStamps(record);
  const isSeen = assetStamps?.every((stamp, index) => stamp === record.assetStamps[index]);
  return isSeen ? record : assetStamps && { ...record, assetStamps };
}

/** The body of data is looked for where its page is rendered, and made again there. */
const hasBody = ({ kind, body }: DocumentRecord, cacheDir: string): boolean =>
  kind !== "program" || readBody(cacheDir, body) !== undefined;

const writeRecords = (
  records: ReadonlyMap<string, DocumentRecord>,
  { cacheDir, facts }: { cacheDir: string; facts: Omit<Index, "records"> },
): Promise<void> =>
  writeIndexFiles(
    toPlace(cacheDir),
    records,
    (some) => ({ ...facts, records: storeRecords(some, cacheDir) }) satisfies Index,
  );

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
