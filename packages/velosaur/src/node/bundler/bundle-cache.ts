import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path, { toPosix } from "../system/path.ts";
import { isDeepStrictEqual } from "node:util";
import type { Chunk } from "../../shared/payload.ts";
import { readJsonFile, writeJsonFile } from "../cache/json-file.ts";
import {
  fromStoredKeys,
  fromStoredPath,
  toStoredKeys,
  toStoredPath,
} from "../cache/stored-path.ts";
import { engineDir, isCompiled, readEngineIdentity } from "../system/engine-paths.ts";
import { describeValue, hashParts, hashText } from "../cache/hash.ts";
import { toPortableText } from "../cache/portable-key.ts";
import type { BundleHoles } from "./bundle-holes.ts";
import type { BundleRequest, SiteBundle } from "./bundle-request.ts";
import { createModuleResolver } from "./module-resolution.ts";
import type { Lean } from "./lean/lean.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { LoadMarkdown } from "./plugin-markdown.ts";
import { hashFolder, type SourceFolder } from "../webpack/style-sources.ts";
import type { WholeStyles } from "./write-styles.ts";

/** What is known of a bundle. Paths of the server's files are relative to its folder. */
export interface BundleRecord {
  id: string;
  entry: Chunk;
  modules: Record<string, Chunk>;
  lean: Lean;
  needsPrismThemes: boolean;
  configFields: string[];
  /** What each language fills in before it is used, in a bundle of all of them. */
  holes?: BundleHoles;
  /** Its address in place of its name. */
  whole?: WholeStyles;
  server: { entry: string; modules: Record<string, string> };
  /** Source file → hash (of a package: its version), to see whether the bundle still holds. */
  files: Record<string, string>;
  /** Folders whose files have a say in stylesheets: what Tailwind reads. */
  folders?: { folder: SourceFolder; hash: string }[];
  /** Generated module that code imports → hash of its text. */
  generated: Record<string, string>;
  /** Markdown that code imports → hash of the module made of it: options and routes have a say in that, too. */
  markdown: Record<string, string>;
  /** Names that modules import although the others don't export them, and files that stylesheets name in vain. */
  warnings?: Diagnostic[];
  /** Hash of each file that was made, by its path below the bundle's folder: to see whether all is as it was. */
  outputs: Record<string, string>;
}

/** Everything that a bundle depends on but contents of files and generated modules: of these, it knows what it has read. */
export function bundleKey(request: BundleRequest): string {
  const { themeDirs } = createModuleResolver(request);
  const parts = [
    process.version,
    readEngineIdentity(),
    ...request.addOns,
    JSON.stringify([
      request.baseUrl,
      request.minify,
      request.lean,
      request.hasLanguages,
      request.hasHoles,
      request.cascadeLayers,
      request.modules,
      request.themePaths,
      request.staticDirs,
    ]),
    // A language that is written from right to left has other styles: its bundle stands beside that of the others.
    request.generated["client-modules"],
    JSON.stringify(request.programs),
    JSON.stringify(request.vitePlugins),
    describeValue(request.viteConfigs),
    request.translatedSource,
    ...request.postCssFiles.map((file) => file + hashFile(file)),
    // A component that appears in a theme folder changes what names resolve to.
    ...themeDirs.slice(1).map((folder) => listFiles(folder).join("\n")),
  ];
  return hashParts(parts.map((part) => part && toPortableText(part, request.siteDir)));
}

export interface BundleIdentity {
  key: string;
  loadMarkdown: LoadMarkdown;
}

/** The bundle of an earlier build, where it is what would be made now. */
export async function readBundle(
  request: BundleRequest,
  identity: BundleIdentity,
): Promise<SiteBundle | undefined> {
  const kept = await findBundle(request, identity);
  return kept && openBundle(kept.folder, kept.record);
}

/** A bundle in the cache. */
export interface KeptBundle {
  folder: string;
  record: BundleRecord;
}

export async function findBundle(
  request: BundleRequest,
  { key, loadMarkdown }: BundleIdentity,
): Promise<KeptBundle | undefined> {
  const folder = path.join(bundlesDir(request), key);
  const record = await readRecord(folder);
  if (!record || !areUnchanged(record.files) || !isWhole(folder, record)) return undefined;
  if (!isDeepStrictEqual(hashGenerated(request, Object.keys(record.generated)), record.generated))
    return undefined;
  const { folders = [] } = record;
  // What the build writes into the folders of the site says nothing.
  if (!folders.every(({ folder: source, hash }) => hashFolder(source, [request.outDir]) === hash))
    return undefined;
  if (!(await isSameMarkdown(record.markdown, loadMarkdown))) return undefined;
  return { folder, record };
}

export const bundlesDir = ({ cacheDir }: BundleRequest): string => path.join(cacheDir, "bundles");

/** The bundle in a folder, named by its key. */
export function openBundle(folder: string, record: BundleRecord): SiteBundle {
  const inServer = (name: string): string => path.join(folder, "server", name);
  const modules = Object.entries(record.server.modules).map(
    ([id, name]) => [id, inServer(name)] as const,
  );
  const { files, generated, markdown, folders = [] } = record;
  return {
    id: record.id,
    source: hashParts([
      path.basename(folder),
      JSON.stringify(toStoredKeys(files, folder)),
      JSON.stringify(generated),
      JSON.stringify(toStoredKeys(markdown, folder)),
      ...folders.map(({ hash }) => hash),
    ]),
    entry: record.entry,
    modules: record.modules,
    lean: record.lean,
    needsPrismThemes: record.needsPrismThemes,
    configFields: record.configFields,
    diagnostics: record.warnings ?? [],
    ...(record.whole && { whole: record.whole }),
    clientDir: path.join(folder, "client"),
    server: { entry: inServer(record.server.entry), modules: Object.fromEntries(modules) },
  };
}

async function readRecord(folder: string): Promise<BundleRecord | undefined> {
  const record = await readJsonFile<BundleRecord>(recordFile(folder));
  return record?.files && record.generated && record.markdown && record.outputs
    ? mapSources(record, {
        keys: (files) => fromStoredKeys(files, folder),
        dir: (dir) => fromStoredPath(dir, folder),
      })
    : undefined;
}

/** `home` is the folder where the bundle will lie. */
export function writeRecord(
  record: BundleRecord,
  { folder, home }: { folder: string; home: string },
): Promise<void> {
  const stored = mapSources(record, {
    keys: (files) => toStoredKeys(files, home),
    dir: (dir) => toStoredPath(dir, home),
  });
  return writeJsonFile(recordFile(folder), stored);
}

const recordFile = (folder: string): string => path.join(folder, "bundle.json");

interface PathMapper {
  keys: (files: Record<string, string>) => Record<string, string>;
  dir: (dir: string) => string;
}

const mapSources = (record: BundleRecord, { keys, dir }: PathMapper): BundleRecord => ({
  ...record,
  files: keys(record.files),
  markdown: keys(record.markdown),
  ...(record.warnings && {
    warnings: record.warnings.map((diagnostic) => ({
      ...diagnostic,
      ...(diagnostic.filePath !== undefined && { filePath: dir(diagnostic.filePath) }),
    })),
  }),
  ...(record.folders && {
    folders: record.folders.map(({ folder, hash }) => ({
      folder: { ...folder, dir: dir(folder.dir) },
      hash,
    })),
  }),
});

const isWhole = (folder: string, { outputs }: BundleRecord): boolean =>
  Object.entries(outputs).every(([name, hash]) => hashFile(path.join(folder, name)) === hash);

/** Hashes of all files below a folder. */
export function listOutputs(folder: string): BundleRecord["outputs"] {
  const names = listFiles(folder).filter((name) => statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(names.map((name) => [name, hashFile(path.join(folder, name))]));
}

/** Of generated modules, by name; the ones that there aren't have a hash, too. */
export function hashGenerated(
  { generated, siteDir }: Pick<BundleRequest, "generated" | "siteDir">,
  names: Iterable<string>,
): BundleRecord["generated"] {
  const hash = (name: string): string =>
    hashText(toPortableText((Object.hasOwn(generated, name) && generated[name]) || "", siteDir));
  return Object.fromEntries([...names].toSorted().map((name) => [name, hash(name)]));
}

/**
 * Hashes source files by content; a file of an installed package by the package's version. The compiled engine's own are
 * known by its identity.
 */
export function fileHashes(ids: string[]): Record<string, string> {
  const files = new Set(
    ids
      .map((id) => id.replace(/\?.*$/, ""))
      .filter((id) => path.isAbsolute(id) && !isOfCompiledEngine(id)),
  );
  const hashes: Record<string, string> = {};
  for (const file of [...files].toSorted()) {
    const subject = packageFile(file) ?? file;
    hashes[subject] ??= hashFile(subject);
  }
  return hashes;
}

const isOfCompiledEngine = (file: string): boolean =>
  isCompiled && file.startsWith(engineDir + path.sep);

function areUnchanged(files: Record<string, string>): boolean {
  return Object.entries(files).every(([file, hash]) => hashFile(file) === hash);
}

/** What can't be read any more is told when the bundle is made. */
async function isSameMarkdown(
  markdown: BundleRecord["markdown"],
  load: LoadMarkdown,
): Promise<boolean> {
  for (const [filePath, hash] of Object.entries(markdown)) {
    const source = await load(filePath).catch(() => undefined);
    if (source === undefined || hashText(source) !== hash) return false;
  }
  return true;
}

function hashFile(file: string): string {
  try {
    return createHash("sha1").update(readFileSync(file)).digest("hex");
  } catch {
    return "missing";
  }
}

/** `…/node_modules/react/jsx-runtime.js` → `…/node_modules/react/package.json`. */
function packageFile(file: string): string | undefined {
  const match = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
  return match?.[1] && path.join(match[1], "package.json");
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map(toPosix).toSorted();
}
