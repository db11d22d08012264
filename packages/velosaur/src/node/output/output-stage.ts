import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { AuthorError } from "../system/author-error.ts";

/** Name of the stage where it has to lie within the output. */
export const INNER_STAGE = ".velosaur.next";

/**
 * An empty folder to write to: beside the output, so that moving a file is one step; within it where the
 * output is a disk of its own (a container's volume), or where only the output itself may be written.
 */
export function openStage(outDir: string): string {
  const parent = path.dirname(outDir);
  const stageDir =
    existsSync(outDir) && !isMovable(parent, outDir)
      ? path.join(outDir, INNER_STAGE)
      : path.join(parent, `.${path.basename(outDir)}.next`);
  try {
    rmSync(stageDir, { recursive: true, force: true });
    mkdirSync(stageDir, { recursive: true });
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
  return stageDir;
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
  const slashed = path.sep === "\\" ? name.replaceAll("\\", "/") : name;
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

/** Makes a folder, also where an earlier build had a file. */
export function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if (!isClash(error)) throw error;
    removeFileInTheWay(folder);
    mkdirSync(folder, { recursive: true });
  }
}

function removeFileInTheWay(folder: string): void {
  for (let current = folder; current !== path.dirname(current); current = path.dirname(current)) {
    if (existsSync(current) && statSync(current).isFile()) return rmSync(current);
  }
}
