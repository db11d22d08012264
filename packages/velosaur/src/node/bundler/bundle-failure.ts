import { stripVTControlCharacters } from "node:util";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { existsSync, readFileSync } from "node:fs";
import { findUnbuiltPackage } from "../config/unbuilt-package.ts";
import path from "../system/path.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { engineDir } from "../system/engine-paths.ts";
import { formatInstall, getPackageName } from "../system/package-manager.ts";
import {
  describeUnknownFolder,
  findUnknownFolder,
  HINT_FOR_UNKNOWN_FOLDER,
} from "./unknown-folder.ts";

/** One error of the bundler's, as far as it can be relied on. */
interface BundlerError {
  message: string;
  code?: string;
  id?: string;
  exporter?: string;
  loc?: { file?: string; line?: number; column?: number };
}

/** `╭─[ src/pages/x.tsx:1:17 ]`, the only place where some errors name their file, seen from the current folder. */
const FRAME_PLACE = /╭─\[ (.+):(\d+):(\d+) \]/;

/** What keeps the site's code from being bundled, as the author's mistake where it is one. */
export function describeBundleFailure(error: unknown, siteDir: string): unknown {
  const errors = (error as { errors?: BundlerError[] } | undefined)?.errors ?? [
    error as BundlerError,
  ];
  const described = errors.map((entry) =>
    entry instanceof AuthorError ? entry.diagnostics : describeError(entry, siteDir),
  );
  const diagnostics = described.flatMap((found) => found ?? []);
  return described.every((found) => found !== undefined) && diagnostics.length > 0
    ? new AuthorError(unique(diagnostics), { cause: error })
    : error;
}

function describeError(error: BundlerError | undefined, siteDir: string): Diagnostic | undefined {
  if (typeof error?.message !== "string") return undefined;
  const text = stripVTControlCharacters(error.message);
  const place = findPlace(error, text, siteDir);
  if (!place) return describeContent(text, siteDir);
  if (place.filePath.startsWith(engineDir)) return undefined;
  const missing = /(?:Could not resolve '([^']+)'|failed to resolve import "([^"]+)")/i.exec(text);
  const name = (missing?.[1] ?? missing?.[2])?.replace(/\?\w+$/, "");
  if (name)
    return {
      severity: "error",
      ...describeMissing(name, siteDir),
      ...place,
      ...findName(name, place.filePath),
    };
  const pattern = findUnknownFolder(text);
  if (pattern !== undefined)
    return {
      severity: "error",
      message: describeUnknownFolder(pattern),
      hint: HINT_FOR_UNKNOWN_FOLDER,
      ...place,
      ...findName(pattern, place.filePath),
    };
  const { message, hint, word } = describeMessage(text, siteDir);
  if (text.includes("[MISSING_EXPORT]"))
    return { ...ABSENT, message, ...place, ...findAbsentName(message, place.filePath) };
  return {
    severity: "error",
    message,
    hint: hint ?? hintForReading(place, siteDir),
    ...place,
    ...(word !== undefined && findName(word, place.filePath)),
  };
}

interface FailurePlace {
  filePath: string;
  line?: number;
  column?: number;
}

function findPlace(
  { loc, id }: BundlerError,
  text: string,
  siteDir: string,
): FailurePlace | undefined {
  const [, framed, line, column] = FRAME_PLACE.exec(text) ?? [];
  const imported = /from "([^"]+)"/.exec(text)?.[1];
  const filePath = loc?.file ?? id ?? (framed && path.resolve(framed)) ?? imported;
  if (!filePath) return undefined;
  const absolute = path.resolve(siteDir, filePath.replace(/^\0/, ""));
  // PostCSS counts columns as people do, the others from zero.
  const first = text.startsWith("[postcss]") ? 0 : 1;
  if (loc?.line && loc.column !== undefined)
    return { filePath: absolute, line: loc.line, column: loc.column + first };
  return framed
    ? { filePath: absolute, line: Number(line), column: Number(column) }
    : { filePath: absolute };
}

/** Where the file itself names the module: the bundler counts the lines of what the file was made into. */
export const findName = (name: string, filePath: string): WordPlace =>
  findWord(new RegExp(`(?<=["'])${escapePattern(name)}(?=["'])`), filePath);

/** Where the file itself names what isn't exported, see {@link findName}. */
function findAbsentName(message: string, filePath: string): WordPlace {
  const [, name = "default"] = /^"([\w$]+)" is not exported by /.exec(message) ?? [];
  return name === "default"
    ? {}
    : findWord(new RegExp(`(?<![\\w$])${escapePattern(name)}(?![\\w$])`), filePath);
}

interface WordPlace {
  line?: number;
  column?: number;
}

function findWord(word: RegExp, filePath: string): WordPlace {
  const lines = existsSync(filePath) ? readFileSync(filePath, "utf8").split("\n") : [];
  const index = lines.findIndex((line) => word.test(line));
  return index < 0 ? {} : { line: index + 1, column: (lines[index]?.search(word) ?? 0) + 1 };
}

const BUNDLERS_OWN =
  /^(?:Build failed|Transform failed|plugin `.+` threw an error|Caused by:)|^\s*$/;

/** Who says it, and the file that it is about, with line and column. */
const OWN_PLACE = /^(?:\[[^\]]+\]\s*)?(?:(?:(?:[A-Za-z]:)?[\\/].*?|<css input>):\d+:\d+: )?/;

/** The first line that says something about the author's text. */
function findStatement(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(OWN_PLACE, "").trim());
  return (lines.find((line) => !BUNDLERS_OWN.test(line)) ?? "").replace(/\.$/, "");
}

/** Of what the bundler reads by itself it doesn't name the file, nor of what it was asked to begin with. */
function describeContent(text: string, siteDir: string): Diagnostic | undefined {
  const [, entry] = /Cannot resolve entry module (\S+?)\.?(?:\s|$)/.exec(text) ?? [];
  if (entry) return { severity: "error", ...describeMissing(entry, siteDir) };
  const hidden = describeHidden(text);
  if (hidden) return hidden;
  const [, reader = ""] = /^\[(builtin:vite-json|lightningcss[^\]]*)\]/.exec(text) ?? [];
  if (!reader) return undefined;
  const kind = reader.includes("json") ? "JSON file" : "stylesheet";
  return {
    severity: "error",
    message: `A ${kind} of the site can't be read: ${findStatement(text)}.`,
    hint: `See the ${kind}s that have been changed last.`,
  };
}

/** A file that a package keeps to itself. The bundler doesn't tell who imports it. */
function describeHidden(text: string): Diagnostic | undefined {
  const [, part, manifest] =
    /"\.(\/[^"]+)" is not exported under .+ \(see exports field in (.+?package\.json)\)/.exec(
      text,
    ) ?? [];
  if (!part || !manifest) return undefined;
  const { name } = JSON.parse(readFileSync(manifest, "utf8")) as { name: string };
  return {
    severity: "error",
    message: formatMissing(`${name}${part}`),
    hint: `The package is installed, but the \`exports\` in its package.json don't list this module.`,
  };
}

/** Without a place in the file, it isn't the text that is wrong: whoever worked on it gave up. */
function hintForReading({ filePath, line }: FailurePlace, siteDir: string): string {
  if (line === undefined)
    return "That is what a plugin says which works on this file: one of PostCSS, of the bundler, or of the site.";
  const hint = "The file could not be read: see the marked place.";
  return isFlow(filePath, siteDir)
    ? `${hint} If it is a type of Flow: Babel would take it out, which doesn't run here. A plugin for Vite whose \`transform\` has \`order: "pre"\` may do it: return it from \`configureVite\` in a plugin of the site.`
    : hint;
}

/** A file may say it, or the site's Babel, for all files. */
const isFlow = (filePath: string, siteDir: string): boolean =>
  /\.[cm]?jsx?$/.test(filePath) &&
  (says(filePath, /^\s*(?:\/\/|\/?\*+)\s*@flow\b/m) ||
    says(path.join(siteDir, "babel.config.js"), /preset-flow/));

const says = (file: string, what: RegExp): boolean =>
  existsSync(file) && what.test(readFileSync(file, "utf8"));

interface FailureText {
  message: string;
  hint?: string;
  /** What the file names, in quotation marks: there is the mistake. */
  word?: string;
}

function describeMessage(text: string, siteDir: string): FailureText {
  const message = `${findStatement(text).replace(/"(\.{1,2}\/[^"]+)"/, (_all, file: string) => `"${path.relative(siteDir, path.resolve(file))}"`)}.`;
  if (/sass\.init(?:Async)?Compiler is not a function/.test(message))
    return {
      message: "The installed version of sass is too old to read the site's stylesheets.",
      hint: `Version 1.70 is the first that can: ${formatInstall("sass@latest", { folder: siteDir })}`,
    };
  if (message.startsWith("The stylesheet can't be read"))
    return { message, hint: "Correct the marked place, or what stands before it." };
  const [, unread] = /^ENOENT: .*, open '(.+)'\.$/.exec(message) ?? [];
  if (unread !== undefined)
    return {
      message: `There is no file "${unread}".`,
      hint: hintForUnread(unread, siteDir),
      word: unread,
    };
  const [, compiler] = /Preprocessor dependency "([\w-]+)" not found/.exec(message) ?? [];
  if (compiler !== undefined) return describePreprocessor(compiler, siteDir);
  return { message };
}

/** In stylesheets, what begins with a name is a file beside them, or one of a package. */
function hintForUnread(file: string, siteDir: string): string {
  const hint = "The file imports another one that doesn't exist: check the path.";
  return /^(?:@[^/]+\/)?[^./@][^/]*\/./.test(file)
    ? `${hint} If it is a package's, install that in the site's folder: ${formatInstall(getPackageName(file), { folder: siteDir })}`
    : hint;
}

/** The bundler asks for a package that only adds to the one of which everyone speaks. */
function describePreprocessor(compiler: string, siteDir: string): FailureText {
  const name = compiler.replace("-embedded", "");
  return {
    message: `The package "${name}", which compiles this stylesheet, isn't installed.`,
    hint: `Install it in the site's folder: ${formatInstall(name, { folder: siteDir })}`,
  };
}

const HINT_FOR_NAME =
  "See what that file exports: the name may be spelled otherwise, or be its default export.";
const ABSENT = { severity: "error", kind: "absent-name", hint: HINT_FOR_NAME } as const;

/** Of a failure for want of names alone: a warning for each, with which the bundle can be made. Else undefined. */
export function toAbsentNames(failure: unknown): Diagnostic[] | undefined {
  if (!(failure instanceof AuthorError)) return undefined;
  const { diagnostics } = failure;
  if (!diagnostics.every(({ kind }) => kind === "absent-name")) return undefined;
  return diagnostics.map(toWarning);
}

const toWarning = (diagnostic: Diagnostic): Diagnostic => ({
  ...diagnostic,
  severity: "warning",
  hint: `There it is \`undefined\`. ${HINT_FOR_NAME}`,
});

/** What a module asks another one for in vain. */
export interface AbsentName {
  name: string;
  /** The module that doesn't export it. */
  exporter: string;
}

/** The same warning of a name, without a failure. */
export function warnOfAbsentName(
  { name, exporter }: AbsentName,
  { filePath, siteDir }: { filePath: string; siteDir: string },
): Diagnostic {
  const message = `"${name}" is not exported by "${path.relative(siteDir, exporter)}".`;
  return toWarning({ ...ABSENT, message, filePath, ...findAbsentName(message, filePath) });
}

/** Whether it is for want of a module. */
export const isMissing = ({ message }: Diagnostic): boolean =>
  /^The module ".*" can't be found\.$/.test(message);

/** Says that there is no such module. */
export const describeMissing = (
  name: string,
  siteDir: string,
): { message: string; hint: string } => ({
  message: formatMissing(name),
  hint: hintForMissing(name, siteDir),
});

export const formatMissing = (name: string): string => `The module "${name}" can't be found.`;

function hintForMissing(name: string, siteDir: string): string {
  if (name.startsWith("."))
    return "There is no such file beside the importing one: check the path and the ending.";
  if (name.startsWith("/"))
    return "A path from the top is one below a static folder, or below the folder of the site: check it.";
  if (name.startsWith("@site/"))
    return "`@site/` stands for the folder of the site: check the path below it.";
  if (name.startsWith("@docusaurus/"))
    return "Docusaurus' modules come with the engine, but none has this name: check its spelling.";
  if (name.startsWith("@theme"))
    return "No theme has a component of this name: check its spelling, or create it in src/theme.";
  const unbuilt = findUnbuiltPackage(name, path.join(siteDir, "package.json"));
  return unbuilt === undefined
    ? `Install it in the site's folder: ${formatInstall(getPackageName(name), { folder: siteDir })}`
    : `${unbuilt.message} ${unbuilt.hint}`;
}

/** Client and server are bundled side by side and fail alike. */
function unique(diagnostics: Diagnostic[]): Diagnostic[] {
  return [
    ...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values(),
  ];
}
