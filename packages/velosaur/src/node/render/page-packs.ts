/** The files of finished pages as the cache keeps them: one piece for each page, which holds one file after another. */

import { writeFileSync } from "node:fs";
import path from "node:path";
import { type PackPlace, readPiece, writePack } from "../cache/packs.ts";

export interface PagePlace extends PackPlace {
  /** Of its files, in bytes. */
  lengths: number[];
}

export const pageFolder = (cacheDir: string): string => path.join(cacheDir, "pages");

export function writePages(cacheDir: string, pages: readonly (readonly Buffer[])[]): PagePlace[] {
  const places = writePack(
    pageFolder(cacheDir),
    pages.map((files) => Buffer.concat(files)),
  );
  return places.map((place, index) => ({
    ...place,
    lengths: (pages[index] ?? []).map(({ length }) => length),
  }));
}

export interface RestoreBatch {
  cacheDir: string;
  pages: RestoredPage[];
}

export interface RestoredPage {
  routePath: string;
  place: PagePlace;
  /** Absolute paths to write to, in the order in which the files were kept. */
  files: string[];
}

/** Writes files of pages that were rendered before. Returns the paths of pages that the cache doesn't hold whole. */
export const restoreTask = ({ cacheDir, pages }: RestoreBatch): string[] =>
  pages.filter((page) => !restorePage(page, cacheDir)).map(({ routePath }) => routePath);

function restorePage({ place, files }: RestoredPage, cacheDir: string): boolean {
  const piece = readPiece(pageFolder(cacheDir), place);
  if (!piece) return false;
  let start = 0;
  for (const [index, file] of files.entries()) {
    const length = place.lengths[index] ?? 0;
    writeFileSync(file, piece.subarray(start, start + length));
    start += length;
  }
  return true;
}
