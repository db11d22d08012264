/** Files that webpack's copy plugin, or Rspack's, puts beside the bundles. */

import { statSync } from "node:fs";
import path from "../system/path.ts";
import { globSync, isDynamicPattern } from "tinyglobby";
import type { StaticFile } from "../output/static-files.ts";
import { readGlobOptions, readPatterns } from "./copy-patterns.ts";

export interface CopyPattern {
  /** A file, a folder, or a glob. */
  from: string;
  /** In the output folder; a name that ends with a slash is a folder. */
  to: string;
  /** What `from` begins in, and what is left out of the names of what a glob finds. */
  context: string;
  ignore: string[];
  dot: boolean;
  /** Whether nothing may be there. */
  isOptional: boolean;
}

export interface CopyFolders {
  siteDir: string;
  outDir: string;
}

/** The options of such a plugin; of what has no counterpart the names. */
export function readCopies(
  plugin: object,
  { siteDir, outDir }: CopyFolders,
): { copies: CopyPattern[]; untranslated: string[] } {
  const copies: CopyPattern[] = [];
  const untranslated: string[] = [];
  for (const pattern of readPatterns(plugin)) {
    const { from, to = "", context = siteDir, globOptions, ...rest } = pattern;
    const target = typeof to === "string" ? toTarget(to, pattern["toType"], outDir) : undefined;
    const other = ["transform", "transformAll", "filter"].filter((key) => rest[key] !== undefined);
    untranslated.push(...other.map((key) => `copy: ${key}`));
    if (typeof from !== "string" || target === undefined)
      untranslated.push(`copy: ${typeof from === "string" ? `to of ${from}` : "from"}`);
    else if (other.length === 0)
      copies.push({
        from,
        to: target,
        context: path.resolve(siteDir, String(context)),
        ...readGlobOptions(globOptions),
        isOptional: rest["noErrorOnMissing"] === true,
      });
  }
  return { copies, untranslated };
}

/** Undefined for a template of names, and for a place outside of the output. */
function toTarget(to: string, toType: unknown, outDir: string): string | undefined {
  if (toType === "template" || /\[[\w-]+(?::\w+)*\]/.test(to)) return undefined;
  const relative = path.isAbsolute(to) ? path.relative(outDir, to) : path.normalize(to);
  if (relative.startsWith("..")) return undefined;
  const name = relative.replaceAll("\\", "/").replace(/^\.$|\/$/, "");
  const isFolder =
    toType === "dir" || (toType !== "file" && (/[\\/]$/.test(to) || path.extname(name) === ""));
  return isFolder && name !== "" ? `${name}/` : name;
}

/** What is there to copy; of two with one name, the first wins. */
export function findCopiedFiles(copies: readonly CopyPattern[]): StaticFile[] {
  const found = new Map<string, StaticFile>();
  for (const { name, filePath } of copies.flatMap(listCopies)) {
    const { size, mtimeMs } = statSync(filePath);
    if (!found.has(name)) found.set(name, { name, filePath, size, mtimeMs });
  }
  return [...found.values()];
}

interface Copy {
  name: string;
  filePath: string;
}

function listCopies({ from, to, context, ignore, dot }: CopyPattern): Copy[] {
  const source = path.resolve(context, from);
  const stats = statSync(source, { throwIfNoEntry: false });
  if (stats?.isFile()) return [{ name: toFileName(to, path.basename(source)), filePath: source }];
  if (!stats && !isDynamicPattern(from)) return [];
  const root = stats ? source : context;
  const files = globSync(stats ? "**/*" : from, { cwd: root, dot, ignore, absolute: true });
  return files.toSorted().map((file) => {
    const filePath = path.normalize(file);
    const relative = path.relative(root, filePath).replaceAll("\\", "/");
    // A glob may lead out of its folder.
    return { name: toFolder(to) + relative.replace(/^(?:\.\.\/)+/, ""), filePath };
  });
}

const toFolder = (to: string): string => (to === "" || to.endsWith("/") ? to : `${to}/`);

const toFileName = (to: string, name: string): string =>
  to === "" || to.endsWith("/") ? to + name : to;

/** Names of what isn't there: webpack fails for it. */
export const findMissingCopies = (copies: readonly CopyPattern[]): string[] =>
  copies
    .filter((copy) => !copy.isOptional && listCopies(copy).length === 0)
    .map(({ from }) => from);
