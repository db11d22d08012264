import { readFileSync } from "node:fs";
import type { SearchPage } from "../../shared/search/types.ts";
import { type BuiltPart, buildPart } from "./build-part.ts";

export interface IndexTask {
  tag: string;
  maxSections: number;
  /** In the order of their paths, each with the file that holds its text. */
  pages: { path: string; file: string }[];
}

export function indexTask({ pages, ...part }: IndexTask): BuiltPart {
  const read = pages.map(({ path, file }) => ({
    path,
    page: JSON.parse(readFileSync(file, "utf8")) as SearchPage,
  }));
  return buildPart({ ...part, pages: read });
}
