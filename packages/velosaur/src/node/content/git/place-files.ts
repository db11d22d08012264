import fs from "node:fs";
import path from "../../system/path.ts";
import type { GitObjects } from "./open-objects.ts";

/** A file that is to be on the disk, with this content. */
export interface PlacedFile {
  filePath: string;
  blob: string;
}

export interface PlaceRequest {
  objects: GitObjects;
  files: readonly PlacedFile[];
  /** Contents that lie on the disk already: where. What is written is added. */
  known: Map<string, string>;
  /** What is written in place of a content. */
  convert?: (content: Buffer, file: PlacedFile) => Buffer;
}

/**
 * Writes what isn't there yet. A content is read from git once and lies on the disk once: where several files have it,
 * they are links to it.
 */
export async function placeFiles(request: PlaceRequest): Promise<void> {
  const { objects, files, known, convert = (content) => content } = request;
  const missing = files.filter((file) => {
    if (!isPlaced(file)) return true;
    if (!known.has(file.blob)) known.set(file.blob, file.filePath);
    return false;
  });
  const first = new Map<string, PlacedFile>();
  for (const file of missing)
    if (!known.has(file.blob) && !first.has(file.blob)) first.set(file.blob, file);
  const folders = new Set<string>();
  const wanted = [...first.values()];
  await objects.read([...first.keys()], (object, index) => {
    const file = wanted[index] as PlacedFile;
    if (!object) throw new Error(`Git has no content ${file.blob}.`);
    makeFolder(file, folders);
    writeAtOnce(file, convert(object.content, file));
    known.set(file.blob, file.filePath);
  });
  for (const file of missing) {
    if (first.get(file.blob) === file) continue;
    makeFolder(file, folders);
    linkFile(file, known.get(file.blob) as string);
  }
}

function makeFolder({ filePath }: PlacedFile, made: Set<string>): void {
  const folder = path.dirname(filePath);
  if (!made.has(folder)) fs.mkdirSync(folder, { recursive: true });
  made.add(folder);
}

/**
 * The time of a file says its content: it holds in a cache that was copied to another machine, and a file that was
 * damaged has another.
 */
const timeOf = (blob: string): number => Number.parseInt(blob.slice(0, 8), 16);

export function isPlaced({ filePath, blob }: PlacedFile): boolean {
  const stats = fs.lstatSync(filePath, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.mtimeMs === timeOf(blob) * 1000;
}

/** A build that is stopped leaves no half of a file. */
function writeAtOnce({ filePath, blob }: PlacedFile, content: Buffer): void {
  const temporary = `${filePath}.${process.pid}~`;
  fs.writeFileSync(temporary, content);
  fs.utimesSync(temporary, timeOf(blob), timeOf(blob));
  fs.renameSync(temporary, filePath);
}

function linkFile({ filePath, blob }: PlacedFile, original: string): void {
  fs.rmSync(filePath, { force: true });
  try {
    fs.linkSync(original, filePath);
  } catch {
    // Not every file system has links, and none has any number of them.
    writeAtOnce({ filePath, blob }, fs.readFileSync(original));
  }
}
