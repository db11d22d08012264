import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import type { IndexPart, SearchPage } from "../../shared/search/types.ts";
import { buildPart, type PartPage } from "./build-part.ts";

export interface IndexTask {
  tag: string;
  maxSections: number;
  /** In the order of their paths, each with the file that holds its text. */
  pages: { path: string; file: string }[];
  /** Where the site's files are written. */
  dir: string;
}

export interface IndexedPart {
  part: IndexPart;
  /** Names of its files, which are there. */
  files: string[];
}

/** Makes a part of the index and writes its files: a large one has hundreds. */
export function indexTask({ pages, dir, ...input }: IndexTask): IndexedPart {
  const { part, files } = buildPart({ ...input, pages: readPages(pages) });
  for (const folder of new Set(files.map(({ name }) => path.dirname(name))))
    mkdirSync(path.join(dir, folder), { recursive: true });
  for (const { name, text } of files) writeFileSync(path.join(dir, name), text);
  return { part, files: files.map(({ name }) => name) };
}

function* readPages(pages: IndexTask["pages"]): Iterable<PartPage> {
  for (const { path: at, file } of pages)
    yield { path: at, page: JSON.parse(readFileSync(file, "utf8")) as SearchPage };
}
