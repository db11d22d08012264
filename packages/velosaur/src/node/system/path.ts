/**
 * Node's `path`, with slashes on Windows, too. Modules have such names in Vite, and so have documents in what is generated:
 * two names of one file must be equal. Windows takes either.
 */

import { realpathSync } from "node:fs";
import native, { type PlatformPath } from "node:path";
import { fileURLToPath } from "node:url";

const toSlashes = (file: string): string => file.replaceAll("\\", "/");
const hasSlashes = native.sep === "/";

/** For names that come from elsewhere: of the system, or of an author. Elsewhere than on Windows a backslash may be part of one. */
export const toPosix: (file: string) => string = hasSlashes ? (file) => file : toSlashes;

/** As the system writes it: Node's table of modules that were required has such keys. */
export const toNative: (file: string) => string = hasSlashes
  ? (file) => file
  : (file) => file.replaceAll("/", "\\");

/** `path.win32` with slashes in whatever it returns. */
export const slashedPath: PlatformPath = {
  ...native.win32,
  sep: "/" as never,
  join: (...parts) => toSlashes(native.win32.join(...parts)),
  resolve: (...parts) => toSlashes(native.win32.resolve(...parts)),
  normalize: (file) => toSlashes(native.win32.normalize(file)),
  relative: (from, to) => toSlashes(native.win32.relative(from, to)),
  dirname: (file) => toSlashes(native.win32.dirname(file)),
};

/**
 * As `path.relative`, which resolves both names first. Most files lie in the folder that is asked about, and a large site
 * asks for each of them.
 */
function relative(from: string, to: string): string {
  const rest = from !== "" && to.startsWith(`${from}/`) ? to.slice(from.length + 1) : "";
  return rest === "" || HAS_DOTS.test(rest) ? native.relative(from, to) : rest;
}

/** Segments that are left when a name is resolved: nothing, one dot, two. */
export const HAS_DOTS = /(?:^|\/)\.{0,2}(?:\/|$)/;

const path: PlatformPath = hasSlashes ? { ...native, relative } : slashedPath;
export default path;

/** Where a file really lies, past symbolic links. Throws where it isn't there. */
export const realPath = (file: string): string => path.normalize(realpathSync(file));

/** The file of a URL that begins with `file:`. */
export const urlToPath = (url: string | URL): string => path.normalize(fileURLToPath(url));

/** Whether it is that folder, or lies in it. */
export const isWithin = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(`${folder}/`);
