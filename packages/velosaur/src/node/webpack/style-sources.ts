/** Files that say what stylesheets become, besides the stylesheets: configuration, and what Tailwind reads. */

import { readdirSync, readFileSync } from "node:fs";
import path from "../system/path.ts";
import picomatch from "picomatch";
import type { Message } from "postcss";
import { hashParts, hashText } from "../cache/hash.ts";

/** A folder that is searched, with the pattern of the files in it. */
export interface SourceFolder {
  dir: string;
  glob: string;
}

export interface StyleSources {
  files: Set<string>;
  folders: Map<string, SourceFolder>;
}

export const createStyleSources = (): StyleSources => ({ files: new Set(), folders: new Map() });

/** What a PostCSS plugin says that it has read. */
export function recordMessage(sources: StyleSources, message: Message, from: string): void {
  const base = path.dirname(from);
  if (message.type === "dependency" && typeof message["file"] === "string") {
    sources.files.add(path.resolve(base, message["file"]));
  } else if (message.type === "dir-dependency" || message.type === "context-dependency") {
    const dir = path.resolve(base, String(message["dir"] ?? message["file"] ?? ""));
    const glob = String(message["glob"] ?? "**");
    sources.folders.set(`${dir}\0${glob}`, { dir, glob });
  }
}

/** Hash of names and contents of all files that a pattern means, but for what the build itself writes. */
export function hashFolder({ dir, glob }: SourceFolder, ignored: readonly string[]): string {
  const isWanted = picomatch(glob.replace(/^\.?\//, ""), { dot: true });
  const files = listFiles(dir, ignored).filter((file) => isWanted(path.relative(dir, file)));
  return hashParts(files.flatMap((file) => [file, readHash(file)]));
}

/** Neither packages nor hidden folders, whose files are made anew all the time. */
function listFiles(dir: string, ignored: readonly string[]): string[] {
  return readEntries(dir).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.isFile()) return [file];
    const isLeft = entry.name === "node_modules" || entry.name.startsWith(".");
    return entry.isDirectory() && !isLeft && !ignored.includes(file)
      ? listFiles(file, ignored)
      : [];
  });
}

function readEntries(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function readHash(file: string): string {
  try {
    return hashText(readFileSync(file));
  } catch {
    return "missing";
  }
}

export const isInFolder = (file: string, { dir, glob }: SourceFolder): boolean => {
  const relative = path.relative(dir, file);
  return (
    !relative.startsWith("..") && picomatch(glob.replace(/^\.?\//, ""), { dot: true })(relative)
  );
};
