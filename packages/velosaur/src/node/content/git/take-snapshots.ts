/** Folders of commits, written below the cache: everything else reads plain files. Nothing is checked out. */

import fs from "node:fs";
import path from "../../system/path.ts";
import { readJsonFileSync, writeJsonFileSync } from "../../cache/json-file.ts";
import { openLargeFiles } from "./large-files.ts";
import type { GitObjects } from "./open-objects.ts";
import { createTreeReader, type TreeFile, type TreeReader } from "./read-trees.ts";
import { isPlaced, type PlacedFile, placeFiles } from "./place-files.ts";
import { findReferences, listMeant, mayRefer } from "./references.ts";

export interface SnapshotRequest {
  /** Id of the commit. */
  commit: string;
  /** Where the root of the repository is to lie. */
  folder: string;
  /** Files and folders that are taken, with what they refer to: as the repository names them. */
  names: string[];
}

/** What lies in a folder, beside it. */
interface Manifest {
  commit: string;
  names: string[];
  files: TreeFile[];
  submodules: string[];
}

export interface Snapshot extends SnapshotRequest {
  /** Folders that are repositories of their own. */
  submodules: string[];
}

/** One process of git reads the contents of all; a content that several commits have lies on the disk once. */
export async function takeSnapshots(
  place: { repository: string; objects: GitObjects },
  requests: readonly SnapshotRequest[],
): Promise<Snapshot[]> {
  const known = new Map<string, string>();
  const open: OpenSnapshot[] = [];
  const taken = requests.map((request): Snapshot => {
    const kept = readKept(request);
    if (!kept) open.push({ request, files: [], submodules: [], fresh: [] });
    else remember(toPlaced(request, kept.files), known);
    return { ...request, submodules: kept?.submodules ?? [] };
  });
  if (open.length > 0) await fill(place, open, known);
  return taken.map((snapshot) => {
    const filled = open.find(({ request }) => request.folder === snapshot.folder);
    return filled ? { ...snapshot, submodules: filled.submodules } : snapshot;
  });
}

interface OpenSnapshot {
  request: SnapshotRequest;
  files: TreeFile[];
  submodules: string[];
  /** Those of the files that nobody has looked into. */
  fresh: TreeFile[];
}

const manifestFile = (folder: string): string => `${folder}.json`;

/** The commit of which a folder is. */
export const readSnapshotCommit = (folder: string): string | undefined =>
  readJsonFileSync<Manifest>(manifestFile(folder))?.commit;

function readKept({ folder, commit, names }: SnapshotRequest): Manifest | undefined {
  const manifest = readJsonFileSync<Manifest>(manifestFile(folder));
  const isSame =
    manifest?.commit === commit &&
    JSON.stringify(manifest.names) === JSON.stringify(names) &&
    Array.isArray(manifest.files);
  return isSame && toPlaced({ folder }, manifest.files).every(isPlaced) ? manifest : undefined;
}

const toPlaced = (
  { folder }: Pick<SnapshotRequest, "folder">,
  files: readonly TreeFile[],
): PlacedFile[] => files.map(({ name, blob }) => ({ filePath: path.join(folder, name), blob }));

function remember(files: readonly PlacedFile[], known: Map<string, string>): void {
  for (const { filePath, blob } of files) if (!known.has(blob)) known.set(blob, filePath);
}

/** Files refer to files outside of what was asked for: these are taken too, until nothing new is named. */
async function fill(
  { repository, objects }: { repository: string; objects: GitObjects },
  open: OpenSnapshot[],
  known: Map<string, string>,
): Promise<void> {
  const large = openLargeFiles(repository);
  const trees = createTreeReader(objects);
  const texts = new Map<string, string[]>();
  for (const snapshot of open) {
    const { commit, names } = snapshot.request;
    const listing = await trees.list(commit, names);
    Object.assign(snapshot, listing, { fresh: listing.files });
    fs.rmSync(manifestFile(snapshot.request.folder), { force: true });
    removeOthers(snapshot);
  }
  for (let round = open; round.length > 0;) {
    const files = round.flatMap(({ request, fresh }) => toPlaced(request, fresh));
    await placeFiles({ objects, files, known, convert: large.read });
    large.assertAll();
    for (const snapshot of round) await findMore(snapshot, { trees, texts });
    round = round.filter(({ fresh }) => fresh.length > 0);
  }
  for (const { request, files, submodules } of open) {
    const { commit, names } = request;
    const manifest: Manifest = { commit, names, files, submodules };
    writeJsonFileSync(manifestFile(request.folder), manifest);
  }
}

/** Of the commit before. */
function removeOthers({ request, files }: OpenSnapshot): void {
  if (!fs.existsSync(request.folder)) return;
  const wanted = new Set(files.map(({ name }) => path.join(request.folder, name)));
  const entries = fs.readdirSync(request.folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const filePath = path.join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !wanted.has(filePath)) fs.rmSync(filePath);
  }
  // What was a folder may be a file now.
  for (const filePath of wanted)
    if (fs.statSync(filePath, { throwIfNoEntry: false })?.isDirectory())
      fs.rmSync(filePath, { recursive: true });
}

interface Search {
  trees: TreeReader;
  /** What a content refers to: the same in all commits that have it. */
  texts: Map<string, string[]>;
}

async function findMore(snapshot: OpenSnapshot, { trees, texts }: Search): Promise<void> {
  const { request, files, fresh } = snapshot;
  const have = new Set(files.map(({ name }) => name));
  const asked = new Set<string>();
  for (const { name, blob } of fresh) {
    if (!mayRefer(name)) continue;
    if (!texts.has(blob))
      texts.set(blob, findReferences(fs.readFileSync(path.join(request.folder, name), "utf8")));
    for (const reference of texts.get(blob) ?? [])
      for (const meant of listMeant(reference, name)) if (!have.has(meant)) asked.add(meant);
  }
  const more = await trees.find(request.commit, [...asked]);
  snapshot.fresh = more;
  snapshot.files = [...files, ...more];
}
