import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import { lock, type LockOptions } from "proper-lockfile";
import { hashText } from "./hash.ts";

export interface BuildLockOptions {
  cacheDir: string;
  outDir: string;
  /** Told once for each folder that somebody else is working in. */
  onWait: (holder: LockHolder) => void;
}

export interface LockHolder {
  /** Undefined when it left no name. */
  pid: number | undefined;
  folder: string;
}

/** A lock whose process is gone counts as left behind after so many milliseconds without a sign of life… */
const ABANDONED = 2000;
/** …and one whose process is there, but too busy for a sign, after so many. */
const STUCK = 60_000;

/**
 * Runs one build at a time for a cache and for an output folder: builds that write the same files at once would mix
 * them. Who comes second waits; what a killed build has left locked is taken over.
 */
export async function withBuildLock<T>(
  { cacheDir, outDir, onWait }: BuildLockOptions,
  run: () => Promise<T>,
): Promise<T> {
  const releases: (() => Promise<void>)[] = [];
  try {
    // Always in this order, so that no two builds wait for each other.
    for (const place of [ofCache(cacheDir), ofOutput(outDir)])
      releases.push(await takeLock(place, onWait));
    return await run();
  } finally {
    // A lock that somebody has taken over, since this process slept too long, isn't ours to release.
    for (const release of releases.toReversed()) await release().catch(() => {});
  }
}

/** Runs a step if nobody is working in an output folder; false when somebody is. */
export async function tryOutputLock(outDir: string, run: () => void): Promise<boolean> {
  const place = ofOutput(outDir);
  const release = await lock(place.folder, optionsFor(place)).catch(expectLocked);
  if (release === undefined) return false;
  try {
    run();
  } finally {
    await release().catch(() => {});
  }
  return true;
}

interface LockPlace {
  /** What is locked, as it is told. */
  folder: string;
  /** Absolute path; the name of the holder stands beside it. */
  file: string;
}

const ofCache = (folder: string): LockPlace => ({ folder, file: path.join(folder, "build.lock") });

/** Not in the output, which holds the site alone, nor beside it, where nothing may be written perhaps. */
const ofOutput = (folder: string): LockPlace => ({
  folder,
  file: path.join(tmpdir(), `velosaur-${hashText(path.resolve(folder)).slice(0, 16)}.lock`),
});

async function takeLock(
  place: LockPlace,
  onWait: BuildLockOptions["onWait"],
): Promise<() => Promise<void>> {
  mkdirSync(path.dirname(place.file), { recursive: true });
  const tryOnce = (): Promise<() => Promise<void>> => lock(place.folder, optionsFor(place));
  let release: (() => Promise<void>) | undefined = await tryOnce().catch(expectLocked);
  if (release === undefined) onWait({ pid: readHolder(place), folder: place.folder });
  while (release === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    release = await tryOnce().catch(expectLocked);
  }
  writeFileSync(holderFile(place), String(process.pid));
  return () => {
    // Who has taken the lock over has left a name of its own.
    if (readHolder(place) === process.pid) rmSync(holderFile(place), { force: true });
    return release();
  };
}

const optionsFor = (place: LockPlace): LockOptions => ({
  lockfilePath: place.file,
  realpath: false,
  stale: isAlive(readHolder(place)) ? STUCK : ABANDONED,
  update: ABANDONED / 2,
  onCompromised: () => {},
});

function expectLocked(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ELOCKED") throw error;
}

const holderFile = ({ file }: LockPlace): string => `${file}.pid`;

function readHolder(place: LockPlace): number | undefined {
  try {
    return Number(readFileSync(holderFile(place), "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is somebody else's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
