/**
 * How a new build takes the place of the last one. What has to be done is written down first, in one step: from
 * then on the new build counts, and whoever finds the list does the rest.
 */

import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "../system/path.ts";
import { tryOutputLock } from "../cache/build-lock.ts";
import { listStages, type Stage } from "./output-stage.ts";

export interface Changes {
  /** Names of files that lie in the stage. */
  staged: string[];
  /** Names of files and folders that the new build doesn't have. */
  stale: string[];
}

export interface Commit {
  outDir: string;
  stage: Stage;
}

export function writeChanges({ listFile }: Stage, changes: Changes): void {
  const temporary = `${listFile}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(changes));
  renameSync(temporary, listFile);
}

/** Does what is written down; each step may have been done before. */
export function* applyChanges({ outDir, stage }: Commit): Generator<void> {
  const changes = JSON.parse(readFileSync(stage.listFile, "utf8")) as Changes;
  const folders = new Set([outDir]);
  for (const name of changes.staged) {
    moveFile({ from: path.join(stage.filesDir, name), outDir, name, folders });
    yield;
  }
  for (const name of changes.stale) {
    rmSync(path.join(outDir, name), { recursive: true, force: true });
    yield;
  }
  rmSync(stage.listFile);
  yield;
  rmSync(stage.dir, { recursive: true });
}

interface Move {
  from: string;
  outDir: string;
  name: string;
  /** Those that are known to be there. */
  folders: Set<string>;
}

function moveFile({ from, outDir, name, folders }: Move): void {
  if (!existsSync(from)) return;
  const target = path.join(outDir, name);
  createFolder(path.dirname(target), folders);
  // A folder of an earlier build may stand where a file belongs now.
  if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory())
    rmSync(target, { recursive: true });
  renameSync(from, target);
}

/** Makes a folder, also where an earlier build had a file. */
function createFolder(folder: string, known: Set<string>): void {
  if (known.has(folder)) return;
  createFolder(path.dirname(folder), known);
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) rmSync(folder);
  if (!found?.isDirectory()) mkdirSync(folder);
  known.add(folder);
}

/** Of a site: that of the command, and those of locales within. */
export const listOutDirs = (outDir: string, locales: readonly string[]): string[] => [
  outDir,
  ...locales.map((locale) => path.join(outDir, locale)),
];

/** For who may write to the folders: ends commits that were cut off. */
export function finishCommits(outDirs: readonly string[]): void {
  for (const commit of findCommits(outDirs)) {
    // Without an output there is nothing that the list could be about.
    if (!existsSync(commit.outDir)) rmSync(commit.stage.dir, { recursive: true });
    else for (const _step of applyChanges(commit));
  }
}

/** Whether a build is taking its place in one of the folders just now, or was cut off while it did. */
export const isCommitting = (outDirs: readonly string[]): boolean =>
  findCommits(outDirs).length > 0;

/** Waits for commits that are under way, and ends those that were cut off. */
export async function settleCommits(outDirs: readonly string[]): Promise<void> {
  for (const { outDir } of findCommits(outDirs)) {
    while (isCommitting([outDir])) {
      const isDone = await tryOutputLock(outDir, () => finishCommits([outDir]));
      if (!isDone) await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

const findCommits = (outDirs: readonly string[]): Commit[] =>
  outDirs.flatMap((outDir) =>
    listStages(outDir)
      .filter(({ listFile }) => existsSync(listFile))
      .map((stage) => ({ outDir, stage })),
  );
