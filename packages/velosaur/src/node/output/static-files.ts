import { readdirSync, statSync, type Stats } from "node:fs";
import path, { realPath } from "../system/path.ts";
import { leaveBy, type Leaving } from "../system/leaving-links.ts";

export interface StaticFile {
  /** Relative to the output folder, with slashes. */
  name: string;
  filePath: string;
  size: number;
  mtimeMs: number;
}

/**
 * Files of the static folders, linked folders included; of two with one name, the later folder's wins, as upstream's
 * do. What a plugin has copied comes before all of them. Of a folder outside, which a link leads to, links to further folders aren't followed: that may never end.
 */
export function findStaticFiles(
  folders: string[],
  copied: readonly StaticFile[] = [],
): StaticFile[] {
  const found = new Map(copied.map((file) => [file.name, file]));
  for (const folder of folders) {
    for (const file of listFolder(folder)) found.set(file.name, file);
  }
  return [...found.values()];
}

/** Undefined for what isn't there, and for a link that leads nowhere or to itself. */
function findStats(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

function listFolder(folder: string): StaticFile[] {
  if (!findStats(folder)?.isDirectory()) return [];
  const files: StaticFile[] = [];
  visitFolder({ folder, prefix: "", above: [], files, leaving: leaveBy(folder) });
  return files;
}

interface FolderVisit {
  folder: string;
  /** Names of the folders on the way, each with a slash behind. */
  prefix: string;
  /** Real paths of the folders around this one: a link back to one of them would never end. */
  above: string[];
  files: StaticFile[];
  leaving: Leaving;
}

function visitFolder({ folder, prefix, above, files, leaving }: FolderVisit): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  const around = [...above, realPath(folder)];
  for (const entry of entries) {
    const filePath = path.join(folder, entry.name);
    const isLinked = entry.isSymbolicLink();
    const stats = entry.isDirectory() ? undefined : findStats(filePath);
    if (entry.isDirectory() || stats?.isDirectory()) {
      const inner = { folder: filePath, prefix: `${prefix}${entry.name}/`, above: around, files };
      if (!isLinked) visitFolder({ ...inner, leaving });
      else if (!around.includes(realPath(filePath)) && leaving.mayFollow(filePath))
        visitFolder({ ...inner, leaving: leaving.follow(filePath) });
    } else if (stats?.isFile()) {
      leaving.count();
      files.push({ name: prefix + entry.name, filePath, size: stats.size, mtimeMs: stats.mtimeMs });
    }
  }
}
