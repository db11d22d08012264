/**
 * Tells what changes in folders, by one watcher for each folder: on Linux that tells of all files in it. Vite's takes one
 * for each file besides, and looks at each when it begins: of 10,000 documents that took two seconds of a start, and more
 * places than many systems have.
 */

import {
  type Dirent,
  type FSWatcher,
  lstatSync,
  readdirSync,
  type Stats,
  statSync,
  watch,
} from "node:fs";
import path from "../system/path.ts";

export type FileEvent = "add" | "addDir" | "change" | "unlink" | "unlinkDir";

export interface FolderWatcherOptions {
  isIgnored: (file: string) => boolean;
  tell: (event: FileEvent, file: string) => void;
  /** Of a link, which is left to others: what changes behind it, its folder doesn't hear of. */
  onLink: (link: string, isNew: boolean) => void;
  onError: (error: unknown) => void;
}

export interface FolderWatcher {
  /** Watches a folder with all that is in it, or a file. Returns whether there is one. */
  add: (file: string) => boolean;
  /** Whether it tells of that file, should it change. */
  has: (file: string) => boolean;
  listFiles: () => string[];
  close: () => void;
}

interface WatchedFolder {
  watcher: FSWatcher | undefined;
  /** Another folder may come to stand in its place. */
  inode: number;
  /** Name → its state when it was told of last. */
  files: Map<string, string | undefined>;
  folders: Set<string>;
  /** Where files of it were asked for, and the folder wasn't. */
  only?: Set<string>;
}

/** Programs that save remove a file for a moment; who has heard of that would take its page away. */
const REPLACED_MS = 100;

export function createFolderWatcher(options: FolderWatcherOptions): FolderWatcher {
  const { isIgnored, tell, onLink, onError } = options;
  const folders = new Map<string, WatchedFolder>();
  const missing = new Map<string, NodeJS.Timeout>();
  let touched = new Set<string>();
  let isClosed = false;

  function open(dir: string, { isNew, only }: { isNew: boolean; only?: Set<string> }): void {
    const stats = statSync(dir, { throwIfNoEntry: false });
    if (!stats?.isDirectory()) return;
    folders.get(dir)?.watcher?.close();
    const folder: WatchedFolder = {
      watcher: watchFolder(dir),
      inode: stats.ino,
      files: new Map(),
      folders: new Set(),
      ...(only && { only }),
    };
    folders.set(dir, folder);
    for (const entry of readFolder(dir)) {
      const file = path.join(dir, entry.name);
      if (isLeftOut(file, folder)) continue;
      if (entry.isDirectory()) findFolder(file, { folder, isNew });
      else if (entry.isSymbolicLink()) onLink(file, isNew);
      else {
        folder.files.set(entry.name, undefined);
        if (isNew) tell("add", file);
      }
    }
  }

  function watchFolder(dir: string): FSWatcher | undefined {
    try {
      const watcher = watch(dir, { persistent: false }, (_event, name) =>
        touch(name === null ? dir : path.join(dir, name)),
      );
      // A folder that is gone is told of by the one that it was in.
      return watcher.on("error", () => {});
    } catch (error) {
      if (!isGone(error)) onError(error);
      return undefined;
    }
  }

  const isLeftOut = (file: string, { only }: WatchedFolder): boolean =>
    (only !== undefined && !only.has(path.basename(file))) || isIgnored(file);

  /** What happens at once is looked at once. */
  function touch(file: string): void {
    if (touched.size === 0) setImmediate(lookAtTouched);
    touched.add(file);
  }

  function lookAtTouched(): void {
    const files = touched;
    touched = new Set();
    if (!isClosed) for (const file of files) look(file);
  }

  function look(file: string): void {
    const folder = folders.get(path.dirname(file));
    if (!folder || isLeftOut(file, folder)) return;
    const stats = readStats(file);
    const name = path.basename(file);
    const known = folders.get(file);
    if (folder.folders.has(name) && known?.inode !== stats?.ino) closeFolder(file, folder);
    if (stats?.isDirectory()) {
      if (!folder.folders.has(name)) findFolder(file, { folder, isNew: true });
    } else if (stats?.isSymbolicLink()) {
      // Vite's watcher may take it for a file that it knew.
      if (folder.files.delete(name)) tell("change", file);
      onLink(file, true);
    } else if (stats) tellFile(file, { folder, state: describeContent(stats) });
    else if (folder.files.has(name)) tellMissing(file, folder);
  }

  function findFolder(
    file: string,
    { folder, isNew }: { folder: WatchedFolder; isNew: boolean },
  ): void {
    folder.folders.add(path.basename(file));
    if (isNew) tell("addDir", file);
    open(file, { isNew });
  }

  function tellFile(
    file: string,
    { folder: { files }, state }: { folder: WatchedFolder; state: string },
  ): void {
    const name = path.basename(file);
    const event = files.has(name) ? "change" : "add";
    if (files.get(name) === state) return;
    files.set(name, state);
    tell(event, file);
  }

  function tellMissing(file: string, folder: WatchedFolder): void {
    if (missing.has(file)) return;
    const tellGone = (): void => {
      missing.delete(file);
      if (isClosed || readStats(file)) return;
      if (folder.files.delete(path.basename(file))) tell("unlink", file);
    };
    missing.set(file, setTimeout(tellGone, REPLACED_MS));
  }

  function closeFolder(dir: string, parent: WatchedFolder): void {
    const folder = folders.get(dir);
    parent.folders.delete(path.basename(dir));
    folders.delete(dir);
    folder?.watcher?.close();
    if (folder) tellAllGone(dir, folder);
    tell("unlinkDir", dir);
  }

  function tellAllGone(dir: string, folder: WatchedFolder): void {
    const files = [...folder.files.keys()];
    // Nobody tells of them again.
    folder.files.clear();
    for (const name of files) tell("unlink", path.join(dir, name));
    for (const name of folder.folders) closeFolder(path.join(dir, name), folder);
  }

  function addFile(file: string): void {
    const dir = path.dirname(file);
    const name = path.basename(file);
    const folder = folders.get(dir);
    if (!folder) return open(dir, { isNew: false, only: new Set([name]) });
    if (!folder.only || folder.only.has(name)) return;
    folder.only.add(name);
    folder.files.set(name, undefined);
  }

  return {
    add(file) {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats?.isFile()) addFile(file);
      else if (stats?.isDirectory() && (folders.get(file)?.only || !folders.has(file)))
        open(file, { isNew: false });
      return stats !== undefined;
    },
    has: (file) => folders.get(path.dirname(file))?.files.has(path.basename(file)) === true,
    listFiles: () =>
      [...folders].flatMap(([dir, { files }]) =>
        Array.from(files.keys(), (name) => path.join(dir, name)),
      ),
    close() {
      isClosed = true;
      for (const timer of missing.values()) clearTimeout(timer);
      for (const { watcher } of folders.values()) watcher?.close();
      folders.clear();
    },
  };
}

/** Another one tells of another content: what the file is called, and who may read it, says nothing. */
const describeContent = ({ mtimeMs, size, ino }: Stats): string => `${mtimeMs} ${size} ${ino}`;

/** Nothing where it is gone again, or may not be read. */
function readFolder(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
}

function readStats(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const isGone = (error: unknown): boolean =>
  ["ENOENT", "ENOTDIR", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "");
