import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "../../system/path.ts";
import { SHARED_DIR } from "../../bundler/bundle-holes.ts";
import { packFolder } from "../../cache/body-packs.ts";
import { readIndexFiles, writeIndexFiles } from "../../cache/index-files.ts";
import { writeJsonFileSync } from "../../cache/json-file.ts";
import { type PackPlace, shareFolder, sharePieces } from "../../cache/packs.ts";
import { pageFolder } from "../../render/page-packs.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { OpenBuild } from "../build/open-build.ts";
import type { RememberedPage } from "../build/page-store.ts";
import { type SitePart, partFile } from "./part.ts";

/** The folder of a part while it is made: it takes its place when it is whole. */
export interface PartFolder {
  /** Takes what a locale's build has left in its cache. */
  add: (build: OpenBuild) => Promise<void>;
  finish: (part: Omit<SitePart, "files">) => void;
  discard: () => void;
}

export function openPartFolder(folder: string): PartFolder {
  checkFolder(folder);
  const stage = path.join(path.dirname(folder), `.${path.basename(folder)}.next`);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  return {
    async add({ plan: { context }, cacheDir }) {
      await shareCache(cacheDir, path.join(stage, context.i18n.currentLocale));
      shareOthers(context.cacheDir, { stage, locales: context.i18n.locales });
    },
    finish(part) {
      writeJsonFileSync(partFile(stage), { ...part, files: listSizes(stage) } satisfies SitePart);
      rmSync(folder, { recursive: true, force: true });
      renameSync(stage, folder);
    },
    discard: () => rmSync(stage, { recursive: true, force: true }),
  };
}

/** A part replaces a part, and nothing else. */
function checkFolder(folder: string): void {
  if (!existsSync(folder) || existsSync(partFile(folder))) return;
  if (statSync(folder).isDirectory() && readdirSync(folder).length === 0) return;
  throw new AuthorError({
    severity: "error",
    message: `The part can't be written to ${folder}: it holds something else.`,
    hint: "Name a folder that is empty, or doesn't exist yet, with --out-dir.",
  });
}

interface DocumentIndex {
  records: Record<string, { body: PackPlace }>;
}

async function shareCache(cacheDir: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  await shareDocuments(cacheDir, target);
  await sharePages(cacheDir, target);
  shareFolder(path.join(cacheDir, "bundles"), path.join(target, "bundles"));
}

async function shareDocuments(cacheDir: string, target: string): Promise<void> {
  const place = { cacheDir, name: "documents" };
  const indexes = await readIndexFiles<DocumentIndex>(place);
  const records = indexes.flatMap((index) => Object.entries(index.records));
  const bodies = sharePieces(
    records.map(([, { body }]) => body),
    { from: packFolder(cacheDir), to: packFolder(target) },
  );
  await writeIndexFiles(
    { ...place, cacheDir: target },
    records.map(([key, record], at) => [key, { ...record, body: bodies[at] }] as const),
    (some) => ({ ...indexes[0], records: some }),
  );
}

async function sharePages(cacheDir: string, target: string): Promise<void> {
  const place = { cacheDir, name: "pages" };
  const indexes = await readIndexFiles<Record<string, RememberedPage>>(place);
  const pages = indexes.flatMap((index) => Object.entries(index)).filter(([, page]) => page.place);
  const places = sharePieces(
    pages.flatMap(([, page]) => page.place ?? []),
    { from: pageFolder(cacheDir), to: pageFolder(target) },
  );
  await writeIndexFiles(
    { ...place, cacheDir: target },
    pages.map(([routePath, page], at) => [
      routePath,
      { ...page, place: { ...page.place, ...places[at] } },
    ]),
  );
}

/** Of the cache: what it keeps for itself alone, or for the dev server. */
const NOT_SHARED = new Set(["modules", "vite", "docs-of-refs", SHARED_DIR]);

/** What plugins keep: resized images, say. */
function shareOthers(
  cacheDir: string,
  { stage, locales }: { stage: string; locales: readonly string[] },
): void {
  for (const entry of readdirSync(cacheDir, { withFileTypes: true }))
    if (entry.isDirectory() && !NOT_SHARED.has(entry.name) && !locales.includes(entry.name))
      shareFolder(path.join(cacheDir, entry.name), path.join(stage, entry.name));
}

function listSizes(folder: string): Record<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [path.relative(folder, file), statSync(file).size]),
  );
}
