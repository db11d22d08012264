import { readFileSync } from "node:fs";
import type { Chunk } from "../../../shared/payload.ts";
import type { SiteBundle } from "../../bundler/bundle-request.ts";
import { createNameTest, findStyleWords } from "../../bundler/lean/plugin-style-words.ts";
import type { StaticFile } from "../../output/static-files.ts";

export interface ChooseStylesInput {
  bundle: SiteBundle;
  /** HTML of the tags that all pages have. */
  tags: string;
  staticFiles: readonly StaticFile[];
  baseUrl: string;
}

const LOCAL_FILE = /\b(?:src|href)="([^"?#]+\.(?:[cm]?js|css))["?#]/g;

/**
 * The entry for all pages. The bundler never sees scripts and stylesheets of a static folder: where one names what
 * the lean stylesheet lacks, every page has the whole.
 */
export function chooseStyles({ bundle, tags, staticFiles, baseUrl }: ChooseStylesInput): Chunk {
  const { entry, whole } = bundle;
  if (!whole) return entry;
  const names = new Set(
    Array.from(tags.matchAll(LOCAL_FILE), ([, url = ""]) => url)
      .filter((url) => url.startsWith(baseUrl))
      .map((url) => url.slice(baseUrl.length)),
  );
  const isNeeded = staticFiles
    .filter(({ name }) => names.has(name))
    .some(({ filePath }) => {
      const words = findStyleWords(readFileSync(filePath, "utf8"), filePath);
      return whole.missing.some(createNameTest(new Set(words)));
    });
  return isNeeded ? { ...entry, styles: { ...entry.styles, base: [whole.file] } } : entry;
}
