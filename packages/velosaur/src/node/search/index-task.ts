import { readFile } from "node:fs/promises";
import type { SearchPage } from "../../shared/search/types.ts";
import { type BuiltPart, buildPart } from "./build-part.ts";

export interface IndexTask {
  tag: string;
  maxSections: number;
  /** In the order of their paths, each with the file that holds its text. */
  pages: { path: string; file: string }[];
}

export async function indexTask({ pages, ...part }: IndexTask): Promise<BuiltPart> {
  const read = await Promise.all(
    pages.map(async ({ path, file }) => ({
      path,
      page: JSON.parse(await readFile(file, "utf8")) as SearchPage,
    })),
  );
  return buildPart({ ...part, pages: read });
}
