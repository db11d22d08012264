/**
 * The files of finished pages as the cache keeps them. One piece for each page, which holds one file after another,
 * compressed: what a cold build writes is more than its output otherwise. Or, where a merge will link them, each file by
 * itself, in a folder for pages that were made together.
 */

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { threadId } from "node:worker_threads";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { hashBytes, hashParts, hashText } from "../cache/hash.ts";
import {
  isFolderPack,
  nameFolderPack,
  type PackPlace,
  readPiece,
  shareFile,
  toPlaces,
  writePack,
} from "../cache/packs.ts";
import { type FileLook, lookAt } from "../system/file-state.ts";

export interface PagePlace extends PackPlace {
  /** Of its files, in bytes. */
  lengths: number[];
}

export const pageFolder = (cacheDir: string): string => path.join(cacheDir, "pages");

type PageFiles = readonly Buffer[];

/** `areApart`: each file by itself. */
export function writePages(
  cacheDir: string,
  pages: readonly PageFiles[],
  areApart: boolean,
): PagePlace[] {
  if (pages.length === 0) return [];
  const folder = pageFolder(cacheDir);
  const places = areApart ? writeApart(folder, pages) : writePack(folder, pages.map(compress));
  return places.map((place, index) => ({
    ...place,
    lengths: (pages[index] ?? []).map(({ length }) => length),
  }));
}

/**
 * A page says most things twice, in its HTML and in its data. At the lowest quality that is 590 MB a second, to a
 * sixth: hashing and writing the other five sixths takes two thirds of that time, and more where the disk is slow.
 */
function compress(files: PageFiles): [Buffer] {
  const page = Buffer.concat(files);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 0,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
  };
  return [brotliCompressSync(page, { params })];
}

/** Written under another name first, as a pack is. */
function writeApart(folder: string, pages: readonly PageFiles[]): PackPlace[] {
  const hashes = pages.map(hashBytes);
  const pack = nameFolderPack(hashParts(hashes));
  const temporary = path.join(folder, `${pack}.${process.pid}-${threadId}`);
  mkdirSync(temporary, { recursive: true });
  const places = toPlaces(pack, pages, hashes);
  for (const [index, place] of places.entries())
    for (const [at, content] of (pages[index] ?? []).entries())
      writeFileSync(path.join(temporary, nameFile(place, at)), content);
  // One that is there is damaged, else nobody would have made it again.
  rmSync(path.join(folder, pack), { recursive: true, force: true });
  renameSync(temporary, path.join(folder, pack));
  return places;
}

/** Of a page's files that lie apart. */
const nameFile = ({ start }: PackPlace, at: number): string => `${start}-${at}`;

/** Removes files of pages that nobody uses any more, where others lie beside them. */
export function prunePages(folder: string, places: readonly PagePlace[]): void {
  const used = new Map<string, Set<string>>();
  for (const place of places.filter(isFolderPack)) {
    const names = used.get(place.pack) ?? new Set<string>();
    used.set(place.pack, names);
    for (const at of place.lengths.keys()) names.add(nameFile(place, at));
  }
  for (const [pack, names] of used)
    for (const name of readdirSync(path.join(folder, pack)))
      if (!names.has(name)) rmSync(path.join(folder, pack, name));
}

export interface RestoreBatch {
  cacheDir: string;
  pages: RestoredPage[];
  /** Files that lie apart get a second name: nobody will write to them, and they are known to be whole. */
  mayLink: boolean;
}

export interface RestoredPage {
  place: PagePlace;
  /** Absolute paths to write to, in the order in which the files were kept. */
  files: string[];
}

/** Of each page in turn, what its files are like, in their order; undefined where the cache doesn't hold it whole. */
export type RestoredBatch = (FileLook[] | undefined)[];

/** Writes files of pages that were rendered before. */
export function restoreTask({ pages, ...batch }: RestoreBatch): RestoredBatch {
  const made = new Set<string>();
  return pages.map((page) =>
    makeFolders(page.files, made) && restorePage(page, batch) ? page.files.map(lookAt) : undefined,
  );
}

/** False where a file has a folder's name: who renders the page tells of it. */
function makeFolders(files: readonly string[], made: Set<string>): boolean {
  try {
    for (const folder of new Set(files.map((file) => path.dirname(file)))) {
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
    }
    return true;
  } catch {
    return false;
  }
}

function restorePage(
  { place, files }: RestoredPage,
  { cacheDir, mayLink }: Omit<RestoreBatch, "pages">,
): boolean {
  const folder = pageFolder(cacheDir);
  if (mayLink && isFolderPack(place)) {
    for (const [at, file] of files.entries())
      shareFile(path.join(folder, place.pack, nameFile(place, at)), file);
    return true;
  }
  const piece = isFolderPack(place) ? readApart(place, folder) : readCompressed(place, folder);
  if (!piece) return false;
  let start = 0;
  for (const [index, file] of files.entries()) {
    const length = place.lengths[index] ?? 0;
    writeFileSync(file, piece.subarray(start, start + length));
    start += length;
  }
  return true;
}

function readCompressed(place: PagePlace, folder: string): Buffer | undefined {
  const piece = readPiece(folder, place);
  if (!piece) return undefined;
  const chunkSize = Math.max(
    constants.Z_MIN_CHUNK,
    place.lengths.reduce((total, next) => total + next, 0),
  );
  try {
    return brotliDecompressSync(piece, { chunkSize });
  } catch {
    // An engine from before pages were compressed has kept it: the page is made again.
    return undefined;
  }
}

function readApart(place: PagePlace, folder: string): Buffer | undefined {
  try {
    const names = place.lengths.map((_, at) => nameFile(place, at));
    const piece = Buffer.concat(
      names.map((name) => readFileSync(path.join(folder, place.pack, name))),
    );
    return piece.length === place.length && hashText(piece) === place.hash ? piece : undefined;
  } catch {
    return undefined;
  }
}
