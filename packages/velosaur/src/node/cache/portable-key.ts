/**
 * Keys of the cache mean the same wherever a site lies: another checkout, another machine. What they are made of
 * names files by their absolute paths, so the places that differ are taken out first.
 */

import path from "../system/path.ts";
import { packageDir } from "../system/engine-paths.ts";

/** Puts the same words in place of the folders of a site and of its installation, in JSON or any other text. */
export function toPortableText(text: string, siteDir: string): string {
  return listPlaces(siteDir).reduce(
    (portable, [folder, name]) => portable.replaceAll(JSON.stringify(folder).slice(1, -1), name),
    text,
  );
}

/** The inner ones first. Packages of a site may lie above it, where it is one of several in a repository. */
function listPlaces(siteDir: string): [folder: string, name: string][] {
  const root = commonFolder(siteDir, packageDir);
  const places: [string, string][] = [
    [siteDir, "<site>"],
    [packageDir, "<engine>"],
    [root, "<root>"],
  ];
  return places
    .filter(([folder]) => path.dirname(folder) !== folder)
    .toSorted(([a], [b]) => b.length - a.length);
}

function commonFolder(one: string, other: string): string {
  const relative = path.relative(one, other).split(path.sep);
  const up = relative.filter((part) => part === "..");
  return path.resolve(one, ...up);
}
