import { readFileSync } from "node:fs";
import path, { urlToPath } from "../system/path.ts";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { engineDir } from "../system/engine-paths.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { isInnerFile } from "./upstream-modules.ts";
import { formatInstall, getPackageName } from "../system/package-manager.ts";
import { findOwnerOfMissing } from "./unbuilt-package.ts";

interface MistakePlace {
  filePath: string;
  line: number;
  column: number;
}

/** Without a column where it isn't known. */
type StackPlace = Omit<MistakePlace, "column"> & { column?: number };

const toPath = (place: string): string => (place.startsWith("file://") ? urlToPath(place) : place);

const isOfEngine = (file: string): boolean =>
  file.startsWith(path.dirname(engineDir) + path.sep) || /\/node_modules\/jiti\//.test(file);

/** The first frame of a stack that lies in code of the author, or of a package where that is wanted. */
export const findStackPlace = (
  error: unknown,
  { isPackageWanted = false } = {},
): StackPlace | undefined => {
  if (!(error instanceof Error) || error.stack === undefined) return undefined;
  for (const match of error.stack.matchAll(
    /^\s+at (?:.* \(?)?((?:file:\/\/)?\/[^():]+):(\d+):(\d+)\)?$/gm,
  )) {
    const [, place = "", line, column] = match;
    const filePath = toPath(place);
    if (isOfEngine(filePath) || (!isPackageWanted && filePath.includes("/node_modules/"))) continue;
    return withoutFarColumn({ filePath, line: Number(line), column: Number(column) });
  }
  return undefined;
};

/** Code with imports is compiled line by line: a column behind a line's end is one of what was made of it. */
const withoutFarColumn = ({ column, ...place }: MistakePlace): StackPlace => {
  const text = readText(place.filePath)?.split("\n")[place.line - 1];
  return text !== undefined && column > text.length ? place : { ...place, column };
};

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

const toMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

interface SyntaxProblem extends MistakePlace {
  message: string;
}

/** `ParseError: <message>`, and on the next line the place, its column counted from 0. */
const findSyntaxProblem = (message: string): SyntaxProblem | undefined => {
  const [, text, filePath, line, column] =
    /^ParseError: ([^\n]*)\n\s*(.+):(\d+):(\d+)/.exec(message) ?? [];
  if (text === undefined || filePath === undefined) return undefined;
  return { message: text.trim(), filePath, line: Number(line), column: Number(column) + 1 };
};

/** Where the missing module is asked for: the first mention of its name in the file. */
const findMention = (file: string, name: string): MistakePlace | undefined => {
  const source = readText(file);
  if (source === undefined) return undefined;
  const index = source.search(new RegExp(`["'\`]${escapePattern(name)}["'\`]`));
  if (index < 0) return undefined;
  const before = source.slice(0, index).split("\n");
  return { filePath: file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** A file of upstream that no documentation names, and of which the engine has no counterpart. */
export const describeInnerFile = (name: string, file?: string): Diagnostic => ({
  severity: "error",
  message: `"${name}" is an inner file of upstream that Velosaur has nothing for.`,
  ...(file !== undefined && { filePath: file, ...findMention(file, name) }),
  hint: "What upstream documents has names without /lib/. Does a newer release of the package use those?",
});

const describeMissingModule = (error: unknown, file: string): Diagnostic | undefined => {
  const name = /Cannot find (?:module|package) '([^']+)'/.exec(toMessage(error))?.[1];
  if (name === undefined) return undefined;
  if (isInnerFile(name)) return describeInnerFile(name, file);
  const importer = findImporter(error) ?? file;
  const unbuilt = path.isAbsolute(name) ? findOwnerOfMissing(name) : undefined;
  if (unbuilt !== undefined) {
    const { name: packageName, ...text } = unbuilt;
    return { severity: "error", ...text, filePath: file, ...findMention(importer, packageName) };
  }
  const place = findMention(importer, name) ?? findMention(file, name);
  return {
    severity: "error",
    message: `Cannot find the ${nameKind(name)} "${name}".`,
    filePath: file,
    ...place,
    hint: isPath(name)
      ? "Check the path; it is relative to the file that imports it."
      : `Is it installed? Try: ${formatInstall(getPackageName(name), { folder: path.dirname(file) })}`,
  };
};

const isPath = (name: string): boolean => name.startsWith(".") || name.startsWith("/");

const nameKind = (name: string): string => {
  if (isPath(name)) return "file";
  return getPackageName(name) === name ? "package" : "module";
};

/** The module that asks for the missing one: the configuration, or one that it loads. */
const findImporter = (error: unknown): string | undefined => {
  const [asking] = (error as { requireStack?: string[] }).requireStack ?? [];
  const importer = asking ?? / imported from (.+)$/m.exec(toMessage(error))?.[1];
  return importer === undefined ? undefined : toPath(importer);
};

interface Versions {
  node: string;
  /** Of Plug'n'Play, where Yarn has switched it on. */
  pnp?: string;
}

/** Before Node 24, Plug'n'Play finds nothing of what ES modules import that CommonJS has required. */
const describeRefusal = (
  error: unknown,
  file: string,
  { node, pnp }: Versions,
): Diagnostic | undefined => {
  if (pnp === undefined || !toMessage(error).includes(engineDir)) return undefined;
  return {
    severity: "error",
    message: `With Yarn's Plug'n'Play, Node ${node} can't load this file: it is CommonJS, and requires what stands for upstream's modules, which are ES modules.`,
    filePath: file,
    hint: "Take Node 24 or newer, or write `nodeLinker: node-modules` into .yarnrc.yml and run `yarn install`.",
  };
};

/** What to tell the author when a module of theirs can't be loaded. */
export const describeLoadError = (
  error: unknown,
  file: string,
  versions: Versions = process.versions,
): Diagnostic => {
  const message = toMessage(error);
  const known = describeRefusal(error, file, versions) ?? describeMissingModule(error, file);
  if (known !== undefined) return known;
  return {
    severity: "error",
    message,
    filePath: file,
    ...(findSyntaxProblem(message) ?? findStackPlace(error)),
  };
};
