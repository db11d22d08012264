import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Chunk } from "../../shared/payload.ts";
import { readJsonFile } from "../cache/json-file.ts";
import { readEngineIdentity } from "../config/engine-paths.ts";
import { hashParts, hashText, hashValue } from "../cache/hash.ts";
import type { BundleRequest, SiteBundle } from "./bundle-request.ts";
import { createModuleResolver } from "./module-resolution.ts";
import type { LoadMarkdown } from "./plugin-markdown.ts";
import { hashFolder, type SourceFolder } from "../webpack/style-sources.ts";
import type { WholeStyles } from "./write-styles.ts";

/** What is kept of a bundle. Paths of the server's files are relative to its folder. */
export interface BundleRecord {
  id: string;
  entry: Chunk;
  modules: Record<string, Chunk>;
  needsPrismThemes: boolean;
  /** Its address in place of its name. */
  whole?: WholeStyles;
  server: { entry: string; modules: Record<string, string> };
  /** Source file → hash (of a package: its version), to see whether the bundle still holds. */
  files: Record<string, string>;
  /** Folders whose files have a say in stylesheets: what Tailwind reads. */
  folders?: { folder: SourceFolder; hash: string }[];
  /** Markdown that code imports → hash of the module made of it: options and routes have a say in that, too. */
  markdown: Record<string, string>;
  /** Size of each file that was made, by its path below the bundle's folder: to see whether all is there. */
  outputs: Record<string, number>;
}

/** Everything but file contents that a bundle depends on. */
export function bundleKey(request: BundleRequest): string {
  const { themeDirs } = createModuleResolver(request);
  return hashParts([
    process.version,
    readEngineIdentity(),
    ...request.addOns,
    JSON.stringify([
      request.baseUrl,
      request.minify,
      request.cascadeLayers,
      request.modules,
      request.themePaths,
    ]),
    JSON.stringify(request.generated),
    JSON.stringify(request.programs),
    JSON.stringify(request.vitePlugins),
    hashValue(request.viteConfigs),
    request.translatedSource,
    ...request.postCssFiles.map((file) => file + hashFile(file)),
    // A component that appears in a theme folder changes what names resolve to.
    ...themeDirs.slice(1).map((folder) => listFiles(folder).join("\n")),
  ]);
}

export interface BundleIdentity {
  key: string;
  loadMarkdown: LoadMarkdown;
  /** What the build writes into the folders of the site. */
  outDir: string;
}

export async function readBundle(
  cacheDir: string,
  { key, loadMarkdown, outDir }: BundleIdentity,
): Promise<SiteBundle | undefined> {
  const folder = path.join(cacheDir, "bundles", key);
  const record = await readRecord(path.join(folder, "bundle.json"));
  if (!record || !areUnchanged(record.files) || !isWhole(folder, record)) return undefined;
  const { folders = [] } = record;
  if (!folders.every(({ folder: source, hash }) => hashFolder(source, [outDir]) === hash))
    return undefined;
  if (!(await isSameMarkdown(record.markdown, loadMarkdown))) return undefined;
  return openBundle(folder, record);
}

/** The bundle in a folder, named by its key. */
export function openBundle(folder: string, record: BundleRecord): SiteBundle {
  const inServer = (name: string): string => path.join(folder, "server", name);
  const modules = Object.entries(record.server.modules).map(
    ([id, name]) => [id, inServer(name)] as const,
  );
  const { files, markdown, folders = [] } = record;
  return {
    id: record.id,
    source: hashParts([
      path.basename(folder),
      JSON.stringify(files),
      JSON.stringify(markdown),
      ...folders.map(({ hash }) => hash),
    ]),
    entry: record.entry,
    modules: record.modules,
    needsPrismThemes: record.needsPrismThemes,
    ...(record.whole && { whole: record.whole }),
    clientDir: path.join(folder, "client"),
    server: { entry: inServer(record.server.entry), modules: Object.fromEntries(modules) },
  };
}

async function readRecord(file: string): Promise<BundleRecord | undefined> {
  const record = await readJsonFile<BundleRecord>(file);
  return record?.files && record.markdown && record.outputs ? record : undefined;
}

function isWhole(folder: string, { outputs }: BundleRecord): boolean {
  return Object.entries(outputs).every(
    ([name, size]) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size === size,
  );
}

/** Sizes of all files below a folder. */
export function listOutputs(folder: string): BundleRecord["outputs"] {
  const outputs: BundleRecord["outputs"] = {};
  for (const name of listFiles(folder)) {
    const stats = statSync(path.join(folder, name));
    if (stats.isFile()) outputs[name] = stats.size;
  }
  return outputs;
}

/** Hashes source files by content; a file of an installed package by the package's version. */
export function fileHashes(ids: string[]): Record<string, string> {
  const files = new Set(
    ids.map((id) => id.replace(/\?.*$/, "")).filter((id) => path.isAbsolute(id)),
  );
  const hashes: Record<string, string> = {};
  for (const file of [...files].toSorted()) {
    const subject = packageFile(file) ?? file;
    hashes[subject] ??= hashFile(subject);
  }
  return hashes;
}

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
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();
}
