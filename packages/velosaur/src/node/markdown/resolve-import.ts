/** What the specifier of an import in a document stands for. */

import { existsSync, statSync } from "node:fs";
import path, { realPath } from "../system/path.ts";
import { findTarget } from "../webpack/translate-alias.ts";
import { isAssetImport, listCandidates } from "./assets.ts";
import type { CompileOptions } from "./options.ts";

const EXTENSIONS = [
  "",
  ".tsx",
  ".ts",
  ".jsx",
  ".js",
  ".mjs",
  ".cjs",
  ".mdx",
  ".md",
  ".json",
  ".css",
];
const INDEX_FILES = EXTENSIONS.slice(1, 7).map((extension) => `/index${extension}`);

export type ResolvedImport =
  | { kind: "module"; moduleId: string; filePath?: string }
  /** A Markdown file, or one whose value is its address. */
  | { kind: "partial" | "asset"; moduleId: string; filePath: string };

export interface ImportPlace {
  filePath: string;
  options: CompileOptions;
}

/** Undefined when it names a file of the site that doesn't exist. */
export const resolveImport = (specifier: string, place: ImportPlace): ResolvedImport | undefined =>
  resolveFrom(specifier, place) ?? resolveFrom(specifier, followLink(place));

/** Where the file lies that a symbolic link leads to, by a path of the same site. */
function followLink(place: ImportPlace): ImportPlace {
  const { filePath, options } = place;
  if (!existsSync(filePath)) return place;
  const inSite = path.relative(realPath(options.siteDir), realPath(filePath));
  return { ...place, filePath: path.join(options.siteDir, inSite) };
}

function resolveFrom(specifier: string, place: ImportPlace): ResolvedImport | undefined {
  const { loader, request: written } = splitLoaders(specifier);
  const request = written.startsWith("/") ? fromTop(written, place) : written;
  if (!/^(?:\.{1,2}\/|\.{1,2}$|@site\/)/.test(request))
    return findAliasedPartial(specifier, place) ?? { kind: "module", moduleId: specifier };
  const filePath = findImported(request, place);
  if (!filePath) return undefined;
  const moduleId = `${loader}${toSitePath(request, place)}`;
  if (!loader && /\.mdx?$/.test(filePath)) return { kind: "partial", moduleId, filePath };
  if (!loader && isAssetImport(filePath) && !isLoaded(filePath, place.options))
    return { kind: "asset", moduleId, filePath };
  return { kind: "module", moduleId, filePath };
}

const isLoaded = (filePath: string, { loadedEndings = [] }: CompileOptions): boolean =>
  loadedEndings.includes(path.extname(filePath).slice(1).toLowerCase());

/** As webpack does it: by a path from the top of a static folder, or of the site. */
function fromTop(request: string, { options: { siteDir, staticDirs } }: ImportPlace): string {
  const found = [...staticDirs, siteDir]
    .map((folder) => path.join(folder, request))
    .find((base) => complete(base) !== undefined);
  return found === undefined
    ? request
    : `@site/${path.relative(siteDir, found).replaceAll("\\", "/")}`;
}

/** Of what has a name of its own, Markdown alone is no matter of the bundler: its headings are the document's. */
function findAliasedPartial(specifier: string, place: ImportPlace): ResolvedImport | undefined {
  const target = findTarget(specifier, place.options.aliases ?? []);
  if (!target || !path.isAbsolute(target)) return undefined;
  const filePath = [target, `${target}.mdx`, `${target}.md`].find(
    (file) => /\.mdx?$/.test(file) && existsSync(file),
  );
  return filePath === undefined
    ? undefined
    : { kind: "partial", moduleId: toSitePath(filePath, place), filePath };
}

function findImported(request: string, place: ImportPlace): string | undefined {
  const [base = ""] = listCandidates(request, place);
  return complete(base);
}

const complete = (base: string): string | undefined =>
  [...EXTENSIONS, ...INDEX_FILES].map((suffix) => base + suffix).find(isFile) ??
  (existsSync(path.join(base, "package.json")) ? base : undefined);

/** A folder whose index has gone may still be there. */
const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function toSitePath(request: string, { filePath, options }: ImportPlace): string {
  if (request.startsWith("@site/")) return request;
  const target = path.resolve(path.dirname(filePath), request);
  return `@site/${path.relative(options.siteDir, target).replaceAll("\\", "/")}`;
}

/** Does `require` of this run code? Otherwise it names a file. */
export function isRequiredModule(reference: string, place: ImportPlace): boolean {
  const { loader, request } = splitLoaders(reference);
  if (loader !== "") return true;
  // From the top of the site, or of a static folder.
  if (request.startsWith("/")) return !isAssetImport(request);
  if (!/^(?:\.|@site\/)/.test(request)) return true;
  const resolved = resolveImport(reference, place);
  return /\.[cm]?[jt]sx?$/.test(resolved?.filePath ?? "");
}

/** Whether the import adds rules to the pages that show the document. */
export const addsStyles = (moduleId: string): boolean =>
  /\.(?:css|scss|sass|less|styl|pcss)$/.test(moduleId) && !moduleId.includes("!");

/** `!!raw-loader!./x.js` → the loaders with their marks, and what they are given. */
export function splitLoaders(specifier: string): { loader: string; request: string } {
  const at = specifier.lastIndexOf("!");
  return { loader: specifier.slice(0, at + 1), request: specifier.slice(at + 1) };
}
