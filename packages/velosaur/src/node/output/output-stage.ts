import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import path, { HAS_DOTS, toPosix } from "../system/path.ts";
import { AuthorError } from "../system/author-error.ts";

/** Name of the stage where it has to lie within the output. */
export const INNER_STAGE = ".velosaur.next";

/** Where a build is made before it takes its place. */
export interface Stage {
  dir: string;
  /** Holds the files of the output. */
  filesDir: string;
  /** Says what is to be done with them, once they are complete. */
  listFile: string;
}

const createStage = (dir: string): Stage => ({
  dir,
  filesDir: path.join(dir, "files"),
  listFile: path.join(dir, "changes.json"),
});

const besideOutput = (outDir: string): Stage =>
  createStage(path.join(path.dirname(outDir), `.${path.basename(outDir)}.next`));
const withinOutput = (outDir: string): Stage => createStage(path.join(outDir, INNER_STAGE));

/** Whether a file of an output folder belongs to a build that has not come to its end: of a language within, too. */
export const isStaged = (name: string): boolean =>
  name.split(/[/\\]/).some((part) => /^\..+\.next$/.test(part));

/** All places that the stage of an output may have. */
export const listStages = (outDir: string): Stage[] => [besideOutput(outDir), withinOutput(outDir)];

/**
 * An empty folder to write to: beside the output, so that moving a file is one step; within it where the
 * output is a disk of its own (a container's volume), or where only the output itself may be written.
 */
export function openStage(outDir: string): Stage {
  const isOwnDisk = existsSync(outDir) && !isMovable(path.dirname(outDir), outDir);
  const stage = isOwnDisk ? withinOutput(outDir) : besideOutput(outDir);
  try {
    rmSync(stage.dir, { recursive: true, force: true });
    mkdirSync(stage.filesDir, { recursive: true });
  } catch (error) {
    throw new AuthorError(
      {
        severity: "error",
        message: `The output folder ${outDir} can't be written: ${error instanceof Error ? error.message : String(error)}.`,
        hint: "See who owns the folder, or name another with --out-dir.",
      },
      { cause: error },
    );
  }
  return stage;
}

function isMovable(parent: string, outDir: string): boolean {
  try {
    accessSync(parent, constants.W_OK);
    return statSync(parent).dev === statSync(outDir).dev;
  } catch {
    return false;
  }
}

/** `./feed//rss.xml` → `feed/rss.xml`: one name for a file, within the output. */
export function toOutputName(name: string): string {
  const slashed = toPosix(name);
  if (!HAS_DOTS.test(slashed)) return slashed;
  const normal = path.posix.normalize(slashed).replace(/^\/+/, "");
  if (/^(?:\.\.?)?$|^\.\.\/|\/$/.test(normal)) {
    throw new Error(`"${name}" names no file within the output folder.`);
  }
  return normal;
}

/** Runs a step that writes a file; says so when one file's name is another file's folder. */
export function withoutClash<T>(name: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!isClash(error)) throw error;
    throw new AuthorError(
      {
        severity: "error",
        message: `${name} can't be written: the build has both a file and a folder of one name there.`,
        hint: "A static file and a page want the same place: rename one of them.",
      },
      { cause: error },
    );
  }
}

const isClash = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  ["EEXIST", "ENOTDIR", "EISDIR"].includes(String(error.code));
