import path from "../system/path.ts";
import { decodeFileName, splitHref } from "../../shared/url/pathname.ts";
import { findNearest } from "../system/did-you-mean.ts";
import { groupBy } from "../system/group-by.ts";

/** The link that its author most likely meant, as it would stand in the file. */
export type SuggestFile = (href: string, filePath: string) => string | undefined;

/** Names that say nothing without their folder. */
const FOLDER_FILE = /^(?:index|readme)\.mdx?$/i;

/** Looks in the folder that was meant, and for the same name elsewhere: of several, in the folder that is nearest. */
export function createSuggestFile(pages: ReadonlyMap<string, string>): SuggestFile {
  const filesByFolder = groupBy(pages.keys(), path.dirname);
  const filesByName = groupBy(pages.keys(), toKnownName);
  return (href, filePath) => {
    const target = path.join(path.dirname(filePath), decodeFileName(splitHref(href).pathname));
    const dir = path.dirname(target);
    const siblings = (filesByFolder.get(dir) ?? []).map((file) => path.basename(file));
    const near = findNearest(path.basename(target), siblings);
    const namesakes = filesByName.get(toKnownName(target)) ?? [];
    const file = near === undefined ? findClosest(namesakes, filePath) : path.join(dir, near);
    if (file === undefined) return undefined;
    const relative = path.relative(path.dirname(filePath), file);
    return relative.startsWith(".") ? relative : `./${relative}`;
  };
}

function toKnownName(file: string): string {
  const { dir, base } = path.parse(file);
  return FOLDER_FILE.test(base) ? path.join(path.basename(dir), base) : base;
}

/** With several versions each name is there several times: the file's own version has it nearest. */
function findClosest(files: string[], filePath: string): string | undefined {
  const countSteps = (file: string): number =>
    path.relative(path.dirname(filePath), file).split(path.sep).length;
  return files.toSorted((a, b) => countSteps(a) - countSteps(b))[0];
}
