import { NOT_FOUND_PATH } from "../../shared/url/not-found.ts";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path, { realPath } from "../system/path.ts";
import type { LoadContext } from "../contract/contract.ts";
import { listStaticDirs } from "../config/static-dirs.ts";
import { AuthorError } from "../system/author-error.ts";
import { KEPT_IN_OUTPUT } from "./output-folder.ts";
import { INNER_STAGE } from "./output-stage.ts";

export interface CheckOutputInput {
  context: Pick<LoadContext, "siteDir" | "outDir" | "generatedFilesDir"> & {
    siteConfig: { staticDirectories: string[] };
  };
  /** Folders within that other locales fill. */
  foreign: string[];
  /** The output of the build before, as its manifest says. */
  previousOutDir: string | undefined;
}

/**
 * Refuses to build into a folder that holds anything but a build: what a build doesn't make is removed
 * from its output.
 */
export function checkOutputFolder({ context, foreign, previousOutDir }: CheckOutputInput): void {
  const { siteDir, generatedFilesDir } = context;
  const staticDirs = listStaticDirs(context);
  const outDir = toRealPath(context.outDir);
  const refuse = createRefusal(context);
  if (outDir === toRealPath(siteDir)) throw refuse("is the folder of the site itself");
  if (isWithin(toRealPath(siteDir), outDir)) throw refuse("holds the site");
  for (const folder of [generatedFilesDir, ...staticDirs].map(toRealPath)) {
    const name = path.relative(toRealPath(siteDir), folder);
    if (isWithin(folder, outDir)) throw refuse(`holds the site's folder ${name}`);
    if (isWithin(outDir, folder) && folder !== toRealPath(generatedFilesDir))
      throw refuse(`lies in ${name}, which is copied into every build`);
  }
  const file = findFileAbove(outDir);
  if (file !== undefined)
    throw refuse(`lies below ${path.relative(toRealPath(siteDir), file)}, which is a file`);
  if (!existsSync(outDir)) return;
  if (!statSync(outDir).isDirectory()) throw refuse("is a file");
  const isOurs =
    isWithin(outDir, path.join(toRealPath(siteDir), "build")) || previousOutDir === context.outDir;
  if (!isOurs && !holdsBuild(outDir, foreign)) throw refuse("holds files that no build has made");
}

/**
 * Refuses to build into a folder of the site whose files become pages: those of one build would be content of the
 * next. A folder of content that holds the whole site, or lies elsewhere, is left alone: packages may lie there, and it
 * is told which of its files are meant.
 */
export function checkContentFolders(
  context: CheckOutputInput["context"],
  folders: readonly string[],
): void {
  const outDir = toRealPath(context.outDir);
  const siteDir = toRealPath(context.siteDir);
  const found = folders
    .map(toRealPath)
    .find((folder) => isWithin(outDir, folder) && isWithin(folder, siteDir) && folder !== siteDir);
  if (found !== undefined)
    throw createRefusal(context)(
      `lies in ${path.relative(siteDir, found)}, whose files become pages of the next build`,
    );
}

/** The file that stands where a folder is needed. */
function findFileAbove(outDir: string): string | undefined {
  const parent = path.dirname(outDir);
  if (parent === outDir) return undefined;
  if (!existsSync(parent)) return findFileAbove(parent);
  return statSync(parent).isDirectory() ? undefined : parent;
}

/** Empty, or with what every build has. Another engine's build is one, too; a site that somebody has written isn't. */
function holdsBuild(folder: string, foreign: string[]): boolean {
  const ignored = new Set([...KEPT_IN_OUTPUT, ...foreign, INNER_STAGE, ".DS_Store"]);
  const names = new Set(readdirSync(folder).filter((name) => !ignored.has(name)));
  return names.size === 0 || (names.has("assets") && PAGES.some((page) => isBuilt(folder, page)));
}

const PAGES = ["index.html", NOT_FOUND_PATH];

/** Whether the page has the element that React fills, by upstream's name of it. */
function isBuilt(folder: string, page: string): boolean {
  const file = path.join(folder, page);
  return existsSync(file) && readFileSync(file, "utf8").includes("__docusaurus");
}

function createRefusal({
  siteDir,
  outDir,
}: CheckOutputInput["context"]): (reason: string) => AuthorError {
  const name = path.relative(siteDir, outDir);
  const shown = name === "" || name.startsWith("..") ? outDir : name;
  return (reason) =>
    new AuthorError({
      severity: "error",
      message: `The site can't be built into ${shown}: it ${reason}.`,
      hint: "A build removes everything else from its output folder. Name a folder that is empty, or doesn't exist yet, with --out-dir.",
    });
}

const isWithin = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);

/** Without symbolic links, as far as the path exists. */
function toRealPath(file: string): string {
  if (existsSync(file)) return realPath(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(toRealPath(parent), path.basename(file));
}
