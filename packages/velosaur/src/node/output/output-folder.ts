import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "../system/path.ts";
import { type IndexPlace, readIndexFiles, writeIndexFiles } from "../cache/index-files.ts";
import { readJsonFile } from "../cache/json-file.ts";
import { fromStoredPath, toStoredPath } from "../cache/stored-path.ts";
import { type FileLook, lookAt } from "../system/file-state.ts";
import { joinObjects } from "../system/join-objects.ts";
import { finishCommits, writeChanges } from "./commit.ts";
import { INNER_STAGE, openStage, type Stage, toOutputName, withoutClash } from "./output-stage.ts";

/** What is known of a file of the output: what it was made from, and how the disk saw it then. */
interface FileRecord extends FileLook {
  key: string;
}

/** What is known of the output: of so many files that its text fits into the memory, one of several. */
interface Manifest {
  /** Seen from the folder of the cache. */
  outDir: string;
  files: Record<string, FileRecord>;
}

/** Entries of the output folder that no build touches: the output may be a branch of its own. */
export const KEPT_IN_OUTPUT: readonly string[] = [".git"];

export interface StageOptions {
  /** The folder is made by who writes the file. */
  mayLackFolder?: boolean;
}

/**
 * The output of one build. Files go to a folder beside the output first; only `commit` touches the
 * output itself, so a build that fails leaves the last good one where it was. One that is cut off while it
 * commits is brought to its end by the next command. Files whose key is that
 * of the build before are left alone.
 */
export interface OutputFolder {
  /** True when the file lies in the output already, made from the same things; it is kept then. */
  reuse: (name: string, key: string) => boolean;
  /** Absolute path to write a file to, before the commit. */
  stage: (name: string, key: string, options?: StageOptions) => string;
  /** What a staged file is like, where whoever wrote it has looked: nobody else has to. */
  note: (name: string, look: FileLook) => void;
  /** The folder that staged files are written to. Who fills it by names of its own stages each of them afterwards. */
  stageDir: () => string;
  /** After the commit, straight into the output. Without a key, the next build writes it again. */
  write: (name: string, content: string | Uint8Array, key?: string) => void;
  copy: (name: string, filePath: string, key: string) => void;
  has: (name: string) => boolean;
  /** Absolute path of a file of this build, wherever it lies. */
  locate: (name: string) => string;
  /** Text of a file, wherever it lies; undefined when this build has none of the name. */
  read: (name: string) => string | undefined;
  commit: () => Promise<void>;
  discard: () => void;
}

export interface OutputFolderOptions {
  outDir: string;
  cacheDir: string;
  /** Folders within that other locales fill. */
  foreign: string[];
}

export async function openOutputFolder({
  outDir,
  cacheDir,
  foreign,
}: OutputFolderOptions): Promise<OutputFolder> {
  const place = toStoredPath(outDir, cacheDir);
  const known = await readKnown(cacheDir, place);
  const stage = openStage(outDir);
  const kept = new Map<string, FileRecord>();
  const staged = createStagedFiles(stage.filesDir);

  return {
    stage: staged.add,
    note: staged.note,
    stageDir: staged.dir,
    has: (name) => kept.has(name) || staged.keys.has(name),
    locate(given) {
      const name = toOutputName(given);
      return path.join(staged.keys.has(name) ? staged.dir() : outDir, name);
    },
    read(name) {
      if (staged.keys.has(name)) return readFileSync(path.join(staged.dir(), name), "utf8");
      return kept.has(name) ? readFileSync(path.join(outDir, name), "utf8") : undefined;
    },
    reuse(name, key) {
      const record = known?.get(name);
      if (record?.key !== key || staged.keys.has(name)) return false;
      if (!isAsRecorded(`${outDir}/${name}`, record)) return false;
      kept.set(name, record);
      return true;
    },
    write: (name, content, key = "") =>
      withoutClash(name, () => writeFileSync(staged.add(name, key), content)),
    copy: (name, filePath, key) =>
      withoutClash(name, () => copyFileSync(filePath, staged.add(name, key))),
    async commit() {
      moveToOutput(stage, { outDir, kept, staged, foreign });
      const isAsBefore = staged.keys.size === 0 && kept.size === known?.size;
      for (const [name, key] of staged.keys)
        kept.set(name, joinObjects({ key }, staged.lookOf(name) ?? lookAt(`${outDir}/${name}`)));
      if (!isAsBefore) await writeManifest({ outDir: place, files: kept }, cacheDir);
      staged.goOnIn(outDir);
    },
    discard: () => rmSync(stage.dir, { recursive: true, force: true }),
  };
}

/** Files of this build that were not in the output before. */
interface StagedFiles {
  /** Of the files, by their names. */
  keys: ReadonlyMap<string, string>;
  /** Where they lie. */
  dir: () => string;
  add: OutputFolder["stage"];
  note: OutputFolder["note"];
  lookOf: (name: string) => FileLook | undefined;
  /** They lie in the output now; what comes after them goes there, too. */
  goOnIn: (outDir: string) => void;
}

function createStagedFiles(stageDir: string): StagedFiles {
  const keys = new Map<string, string>();
  const looks = new Map<string, FileLook>();
  const folders = new Set<string>();
  let dir = stageDir;
  return {
    keys,
    dir: () => dir,
    add(given, key, options = {}) {
      const name = toOutputName(given);
      const file = path.join(dir, name);
      // By its name, which the file's name holds: a page's folder is its own.
      const folder = path.dirname(name);
      if (!folders.has(folder) && !options.mayLackFolder) {
        withoutClash(name, () => mkdirSync(path.dirname(file), { recursive: true }));
        folders.add(folder);
      }
      // What is there may be a file of a part, with a second name.
      if (keys.has(name)) rmSync(file, { force: true });
      keys.set(name, key);
      looks.delete(name);
      return file;
    },
    note: (given, look) => void looks.set(toOutputName(given), look),
    lookOf: (name) => looks.get(name),
    goOnIn(outDir) {
      dir = outDir;
      folders.clear();
    },
  };
}

interface Move {
  outDir: string;
  kept: ReadonlyMap<string, FileRecord>;
  staged: StagedFiles;
  foreign: string[];
}

function moveToOutput(stage: Stage, { outDir, kept, staged, foreign }: Move): void {
  if (!existsSync(outDir)) return renameSync(stage.filesDir, outDir);
  const names = new Set([...kept.keys(), ...staged.keys.keys()]);
  const stale = findStale({ outDir, names, foreign });
  writeChanges(stage, { staged: [...staged.keys.keys()], stale });
  finishCommits([outDir]);
}

const toManifestPlace = (cacheDir: string): IndexPlace => ({ cacheDir, name: "output" });

/** Without it the next build writes all files. */
const writeManifest = (
  { outDir, files }: { outDir: string; files: ReadonlyMap<string, FileRecord> },
  cacheDir: string,
): Promise<void> =>
  writeIndexFiles(toManifestPlace(cacheDir), files, (some) => ({ outDir, files: some })).catch(
    () => {},
  );

/** Folder of the build before in this place, if it is known. */
export async function findPreviousOutDir(cacheDir: string): Promise<string | undefined> {
  const manifest = await readJsonFile<Manifest>(path.join(cacheDir, "output.json"));
  return typeof manifest?.outDir === "string"
    ? fromStoredPath(manifest.outDir, cacheDir)
    : undefined;
}

/** Files of the build before, if it wrote to the same folder. */
async function readKnown(
  cacheDir: string,
  outDir: string,
): Promise<Map<string, FileRecord> | undefined> {
  const manifests = await readIndexFiles<Manifest | null>(toManifestPlace(cacheDir));
  const own = manifests.filter((manifest) => manifest?.outDir === outDir);
  if (own.length === 0) return undefined;
  return new Map(own.flatMap((manifest) => Object.entries(manifest?.files ?? {})));
}

function isAsRecorded(file: string, record: FileRecord): boolean {
  try {
    const { size, mtimeMs } = lookAt(file);
    return size === record.size && mtimeMs === record.mtimeMs;
  } catch {
    return false;
  }
}

/**
 * What lies in the output and is neither this build's nor somebody else's. What stands where a file or a folder
 * of this build belongs goes when that comes.
 */
function findStale({
  outDir,
  names,
  foreign,
}: {
  outDir: string;
  names: ReadonlySet<string>;
  foreign: string[];
}): string[] {
  const untouched = [...foreign, ...KEPT_IN_OUTPUT, INNER_STAGE];
  const isUntouched = (name: string): boolean => untouched.includes(name);
  const folders = collectFolders([...names, ...untouched]);
  const stale: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(path.join(outDir, folder), { withFileTypes: true })) {
      const name = folder + entry.name;
      if (isUntouched(name) || names.has(name)) continue;
      if (!folders.has(name)) stale.push(name);
      else if (entry.isDirectory()) visit(`${name}/`);
    }
  };
  visit("");
  return stale;
}

/** `a/b/c.html` → `a/b`, `a` */
function collectFolders(names: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  const add = (folder: string): void => {
    if (folder === "." || folders.has(folder)) return;
    folders.add(folder);
    add(path.posix.dirname(folder));
  };
  for (const name of names) add(path.posix.dirname(name));
  return folders;
}
