/** Files of the cache that hold many pieces, since making a file costs more than filling it. */

import {
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "../system/path.ts";
import { threadId } from "node:worker_threads";
import { hashBytes, hashParts, hashText } from "./hash.ts";

/** What is kept as one: contents, one after another. */
export type Piece = readonly Uint8Array[];

/** Where a piece lies: those that were made together share a file. */
export interface PackPlace {
  pack: string;
  /** In bytes, as `length`. */
  start: number;
  length: number;
  /** Of the content: what depends on a piece depends on this alone. */
  hash: string;
}

const FOLDER_END = ".files";

/** A pack that is a folder, of files that lie apart. What is in it is the business of whoever has made it. */
export const nameFolderPack = (hash: string): string => hash + FOLDER_END;
export const isFolderPack = ({ pack }: Pick<PackPlace, "pack">): boolean =>
  pack.endsWith(FOLDER_END);

/**
 * Keeps pieces in one file. It is written under another name first: a build that is cut off leaves no half file behind.
 * The name is the thread's own, since equal pieces make equal packs, and several threads may write one at once.
 */
export function writePack(folder: string, pieces: readonly Piece[]): PackPlace[] {
  if (pieces.length === 0) return [];
  const hashes = pieces.map(hashBytes);
  const pack = hashParts(hashes);
  const temporary = path.join(folder, `${pack}.${process.pid}-${threadId}`);
  const write = (): void => writeOneAfterAnother(temporary, pieces.flat());
  try {
    write();
  } catch {
    // No such folder yet, or not any more.
    mkdirSync(folder, { recursive: true });
    write();
  }
  renameSync(temporary, path.join(folder, pack));
  return toPlaces(pack, pieces, hashes);
}

/** Not joined first: most of what a build writes passes here, and would be copied once more. */
function writeOneAfterAnother(name: string, contents: readonly Uint8Array[]): void {
  const file = openSync(name, "w");
  try {
    for (const content of contents) writeFileSync(file, content);
  } finally {
    closeSync(file);
  }
}

/** Where pieces lie that stand one after another. */
export function toPlaces(
  pack: string,
  pieces: readonly Piece[],
  hashes: readonly string[],
): PackPlace[] {
  let start = 0;
  return pieces.map((piece, index) => {
    const length = sum(piece.map((content) => content.length));
    const place = { pack, start, length, hash: hashes[index] ?? "" };
    start += length;
    return place;
  });
}

/** A piece, or undefined when it is missing or not what was written. */
export const readPiece = (folder: string, place: PackPlace): Buffer | undefined =>
  readPlace(folder, place) ?? readPlace(folder, aloneIn(place));

/** Where a damaged piece lies once it was made again. */
const aloneIn = ({ length, hash }: PackPlace): PackPlace => ({
  pack: hashParts([hash]),
  start: 0,
  length,
  hash,
});

function readPlace(folder: string, { pack, start, length, hash }: PackPlace): Buffer | undefined {
  try {
    const file = openSync(path.join(folder, pack), "r");
    try {
      const bytes = Buffer.allocUnsafe(length);
      const isWhole = readSync(file, bytes, 0, length, start) === length;
      return isWhole && hashText(bytes) === hash ? bytes : undefined;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

/** The names of the packs that are there. */
export function listPacks(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return [];
  }
}

/** Removes the packs of which nothing is used any more, and what a build that was cut off left behind. */
export function removePacks(folder: string, used: ReadonlySet<string>): void {
  for (const name of listPacks(folder))
    if (!used.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** So much of the packs may be pieces that nobody uses any more. */
const WASTE = 0.25;
/** Bytes of a pack that is made of what is left of others. */
const TIDY_PACK = 1_000_000;

/**
 * Each edit leaves a piece behind in a pack whose others are still used. Once that has become much, what is used of
 * such packs is written anew. Returns where each piece lies then, in the order given; undefined when all stay.
 */
export function tidyPacks(folder: string, places: readonly PackPlace[]): PackPlace[] | undefined {
  const packs = findUse(
    folder,
    places.filter((place) => !isFolderPack(place)),
  );
  const isMuch = sum(packs.map(({ waste }) => waste)) > WASTE * sum(packs.map(({ live }) => live));
  if (!isMuch) return undefined;
  const left = packs.filter(({ waste }) => waste > 0).flatMap(({ pieces }) => pieces);
  return follow(places, movePieces(left, { from: folder, to: folder }));
}

/** Gives pieces to another folder, and no more than these. Returns where each lies there. */
export function sharePieces(places: readonly PackPlace[], { from, to }: Move): PackPlace[] {
  mkdirSync(to, { recursive: true });
  const packs = findUse(
    from,
    places.filter((place) => !isFolderPack(place)),
  );
  const folders = new Set(places.filter(isFolderPack).map(({ pack }) => pack));
  for (const pack of folders) shareFolder(path.join(from, pack), path.join(to, pack));
  for (const { pack } of packs.filter(({ waste }) => waste === 0))
    shareFile(path.join(from, pack), path.join(to, pack));
  const others = packs.filter(({ waste }) => waste !== 0).flatMap(({ pieces }) => pieces);
  return follow(places, movePieces(others, { from, to }));
}

/** What never changes once it is written may have two names; on another disk, or where links aren't known, it is copied. */
export function shareFile(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") copyFileSync(file, target);
  }
}

/** Of all that lies in a folder. */
export function shareFolder(folder: string, target: string): void {
  if (!existsSync(folder)) return;
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [from, to] = [path.join(folder, entry.name), path.join(target, entry.name)] as const;
    if (entry.isDirectory()) shareFolder(from, to);
    else if (entry.isFile()) shareFile(from, to);
  }
}

export interface Move {
  from: string;
  to: string;
}

interface PackUse {
  pack: string;
  pieces: PackPlace[];
  /** Bytes that are used, and others. */
  live: number;
  waste: number;
}

function findUse(folder: string, places: readonly PackPlace[]): PackUse[] {
  const used = new Map<string, Map<number, PackPlace>>();
  for (const place of places) {
    const pieces = used.get(place.pack) ?? new Map<number, PackPlace>();
    used.set(place.pack, pieces.set(place.start, place));
  }
  return [...used].map(([pack, found]) => {
    const pieces = [...found.values()];
    const live = sum(pieces.map(({ length }) => length));
    return { pack, pieces, live, waste: sizeOf(path.join(folder, pack)) - live };
  });
}

const follow = (places: readonly PackPlace[], moves: ReadonlyMap<string, PackPlace>): PackPlace[] =>
  places.map((place) => moves.get(toKey(place)) ?? place);

const toKey = ({ pack, start }: PackPlace): string => `${pack} ${start}`;
const sum = (numbers: number[]): number => numbers.reduce((total, next) => total + next, 0);
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function inBatches(pieces: PackPlace[]): PackPlace[][] {
  const batches: PackPlace[][] = [];
  let size = Infinity;
  for (const piece of pieces) {
    if (size > TIDY_PACK) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(piece);
    size += piece.length;
  }
  return batches;
}

/** Damaged ones stay where they are: whoever asks for one makes it again. */
function movePieces(pieces: PackPlace[], { from, to }: Move): Map<string, PackPlace> {
  const moved = new Map<string, PackPlace>();
  for (const batch of inBatches(pieces)) {
    const whole = batch.flatMap((place) => {
      const bytes = readPiece(from, place);
      return bytes ? [{ place, bytes }] : [];
    });
    const places = writePack(
      to,
      whole.map(({ bytes }) => [bytes]),
    );
    for (const [index, { place }] of whole.entries())
      moved.set(toKey(place), places[index] ?? place);
  }
  return moved;
}
