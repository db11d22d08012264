import path from "../system/path.ts";
import { type PackPlace, readPiece, removePacks, writePack } from "./packs.ts";

/** Where a compiled document's body lies: bodies that were compiled together share a file. */
export type BodyPlace = PackPlace;

export const packFolder = (cacheDir: string): string => path.join(cacheDir, "documents");
export const packFile = (cacheDir: string, pack: string): string =>
  path.join(packFolder(cacheDir), pack);

export const writeBodies = (cacheDir: string, texts: readonly string[]): BodyPlace[] =>
  writePack(
    packFolder(cacheDir),
    texts.map((text) => [Buffer.from(text)]),
  );

/** The text of a body, or undefined when it is missing or not what was written. */
export const readBody = (cacheDir: string, place: BodyPlace): string | undefined =>
  readPiece(packFolder(cacheDir), place)?.toString();

/** Removes the packs of which no document is used any more, and what a build that was cut off left behind. */
export const prunePacks = (cacheDir: string, used: ReadonlySet<string>): void =>
  removePacks(packFolder(cacheDir), used);
