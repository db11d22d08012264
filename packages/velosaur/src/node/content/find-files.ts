import fs from "node:fs";
import path, { isWithin, realPath } from "../system/path.ts";
import picomatch from "picomatch";
import { leaveBy, type Leaving } from "../system/leaving-links.ts";
import { explainUnreadable } from "../system/read-source.ts";

/** What upstream leaves out: partials, tests. */
export const DEFAULT_EXCLUDE: string[] = [
  "**/_*.{js,jsx,ts,tsx,md,mdx}",
  "**/_*/**",
  "**/*.test.{js,jsx,ts,tsx}",
  "**/__tests__/**",
];

/**
 * All files below a folder, as sorted POSIX paths relative to it. Symlinks are followed; a folder
 * that contains itself through one is entered once. Synchronous: for thousands of small folders that
 * is several times as fast as promises.
 */
export function listFiles(folder: string): string[] {
  const files: string[] = [];
  if (fs.existsSync(folder))
    walk(
      {
        folder,
        prefix: "",
        parents: new Set([realPath(folder)]),
        leaving: leaveBy(folder),
      },
      files,
    );
  return files.sort();
}

interface WalkedFolder {
  folder: string;
  prefix: string;
  /** Real paths of the folders that lead here. */
  parents: ReadonlySet<string>;
  leaving: Leaving;
}

function walk({ folder, prefix, parents, leaving }: WalkedFolder, files: string[]): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name === ".git") continue;
    const relativePath = prefix + entry.name;
    const kind = entry.isSymbolicLink() ? statLink(path.join(folder, entry.name)) : entry;
    if (kind?.isFile()) {
      leaving.count();
      files.push(relativePath);
    }
    if (!kind?.isDirectory()) continue;
    const child = path.join(folder, entry.name);
    if (!entry.isSymbolicLink()) {
      walk({ folder: child, prefix: `${relativePath}/`, parents, leaving }, files);
      continue;
    }
    if (!leaving.mayFollow(child)) continue;
    const real = realPath(child);
    const isLoop = parents.has(real) || isWithin(realPath(folder), real);
    if (!isLoop)
      walk(
        {
          folder: child,
          prefix: `${relativePath}/`,
          parents: new Set([...parents, real]),
          leaving: leaving.follow(child),
        },
        files,
      );
  }
}

/** A link to nowhere is no file. */
function statLink(link: string): fs.Stats | undefined {
  return explainUnreadable(link, () => fs.statSync(link, { throwIfNoEntry: false }));
}

/** True for paths that one of the patterns matches and none of the excluding ones. */
export function createFileFilter(
  include: string[],
  exclude: string[],
): (relativePath: string) => boolean {
  return picomatch(include, { ignore: exclude, dot: false });
}
