import { existsSync, readdirSync, statSync } from "node:fs";
import path from "../system/path.ts";
import { hashParts } from "../cache/hash.ts";
import { findConfig } from "../config/find-config.ts";
import { requireFolder } from "../config/site-folder.ts";
import { findRepository } from "../content/git/run-git.ts";
import { generatedFilesDirName, readEngineIdentity } from "../system/engine-paths.ts";
import type { CacheOptions, CommandArgs } from "./options.ts";
import { readCommit } from "./parts/identify-site.ts";

/** What a site's cache holds, and what a CI has to know to keep it. */
export interface CacheReport {
  /** As a CI names it: below the repository, or below the site where there is none. */
  folder: string;
  /** Changes with the commit; those of older commits and of this engine begin with `prefix`. */
  key: string;
  prefix: string;
  bytes: number;
  /** Kind of what is kept → bytes, the most first. */
  kinds: { name: string; bytes: number }[];
}

export async function describeCache({
  siteDir,
  options,
}: CommandArgs<CacheOptions>): Promise<CacheReport> {
  requireFolder(siteDir);
  // Of a folder that holds no site, a CI would keep nothing.
  findConfig(siteDir, options.config);
  const cacheDir = path.join(siteDir, generatedFilesDirName, "velosaur");
  const files = listFiles(cacheDir);
  const kinds = new Map<string, number>();
  for (const { name, bytes } of files) {
    const kind = toKind(name);
    kinds.set(kind, (kinds.get(kind) ?? 0) + bytes);
  }
  // Another engine, or another Node, makes nearly all of it anew.
  const prefix = `velosaur-${hashParts([readEngineIdentity(), process.version]).slice(0, 8)}-`;
  const commit = await readCommit(siteDir);
  return {
    folder: path.relative(findRepository(siteDir) ?? siteDir, cacheDir),
    key: prefix + (commit ?? "none"),
    prefix,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    kinds: [...kinds]
      .map(([name, bytes]) => ({ name, bytes }))
      .toSorted((a, b) => b.bytes - a.bytes),
  };
}

/** `en/pages/1234` and `en/pages.json` are of one kind. */
function toKind(name: string): string {
  const [, kind] = /^[^/]+\/(documents|pages|bundles)\b/.exec(name) ?? [];
  return kind ?? "other";
}

interface CacheFile {
  /** Below the cache's folder, with slashes. */
  name: string;
  bytes: number;
}

function listFiles(cacheDir: string): CacheFile[] {
  if (!existsSync(cacheDir)) return [];
  return readdirSync(cacheDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      name: path.relative(cacheDir, file),
      bytes: statSync(file).size,
    }));
}
