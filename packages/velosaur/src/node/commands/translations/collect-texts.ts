/** The texts of components: those of the site, of its plugins and of the theme. */

import { readFileSync, statSync } from "node:fs";
import path, { toPosix } from "../../system/path.ts";
import picomatch from "picomatch";
import { ADMONITION_KEYWORDS } from "../../../shared/markup/admonition.ts";
import { engineDir } from "../../system/engine-paths.ts";
import { createFileFilter, listFiles } from "../../content/find-files.ts";
import { loadToolchain } from "../../javascript/toolchain.ts";
import { collectThemePaths } from "../../plugins/collect-parts.ts";
import { hasSearchTheme } from "../../plugins/search-theme.ts";
import type { LoadContext, LoadedPlugin, TranslationMessage } from "../../contract/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { type ExtractedText, extractTexts } from "./extract-texts.ts";

export interface CollectedTexts {
  /** By id. */
  messages: Map<string, TranslationMessage>;
  diagnostics: Diagnostic[];
}

const isOfSearch = (id: string): boolean => /^theme\.Search(?:Page|Bar|Modal)\./.test(id);

export async function collectTexts(
  context: LoadContext,
  plugins: LoadedPlugin[],
): Promise<CollectedTexts> {
  const dirs = ["theme", "client/router"].map((name) => path.join(engineDir, name));
  const theme = await extractAll(dirs.flatMap(findModules));
  const hasSearch = hasSearchTheme(plugins);
  const ofTheme = theme.texts.filter(({ id }) => hasSearch || !isOfSearch(id));
  const own = await extractAll(findSiteModules(context, plugins));
  const messages = new Map<string, TranslationMessage>();
  for (const { id, message, description } of [...own.texts, ...ofTheme])
    if (!messages.has(id))
      messages.set(id, { message, ...(description !== undefined && { description }) });
  return {
    messages: new Map([...messages, ...listAdmonitionTitles()]),
    diagnostics: [
      ...own.diagnostics.filter(({ filePath }) => isOwn(filePath, context)),
      ...findClashes(own.texts),
    ],
  };
}

/** Of a file that the author can change. */
const isOwn = (filePath = "", { siteDir }: LoadContext): boolean =>
  !path
    .relative(siteDir, filePath)
    .split(path.sep)
    .some((name) => /^(?:\.\.|node_modules)$/.test(name));

async function extractAll(
  files: readonly string[],
): Promise<{ texts: ExtractedText[]; diagnostics: Diagnostic[] }> {
  const toolchain = await loadToolchain();
  const texts: ExtractedText[] = [];
  const diagnostics: Diagnostic[] = [];
  const mistakes: Diagnostic[] = [];
  for (const filePath of files) {
    try {
      const found = extractTexts({ code: readFileSync(filePath, "utf8"), filePath, toolchain });
      texts.push(...found.texts);
      diagnostics.push(...found.diagnostics);
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      mistakes.push(...error.diagnostics);
    }
  }
  if (mistakes.length > 0) throw new AuthorError(mistakes);
  return { texts, diagnostics };
}

/** `src`, and what plugins watch or bring as a theme. */
function findSiteModules(context: LoadContext, plugins: LoadedPlugin[]): string[] {
  const { siteDir } = context;
  const watched = plugins.flatMap((plugin) =>
    (plugin.getPathsToWatch?.() ?? []).map((name) => path.resolve(siteDir, name)),
  );
  const places = [...collectThemePaths(plugins, context), path.join(siteDir, "src"), ...watched];
  return [...new Set(places.flatMap(findModules))];
}

const isModule = createFileFilter(
  ["**/*.{js,jsx,ts,tsx,cjs,cts,mjs,mts}"],
  ["**/*.d.{ts,cts,mts}", "**/*.{test,spec}.*", "**/__tests__/**"],
);

/** Modules at a path, below a folder, or of a pattern. */
function findModules(place: string): string[] {
  const kind = statSync(place, { throwIfNoEntry: false });
  if (kind?.isFile()) return isModule(path.basename(place)) ? [place] : [];
  const { base, glob } = kind ? { base: place, glob: "" } : picomatch.scan(toPosix(place));
  const isMatch = glob === "" ? isModule : picomatch(glob);
  return listFiles(base)
    .filter((name) => isModule(name) && isMatch(name))
    .map((name) => path.join(base, name));
}

const findClashes = (texts: readonly ExtractedText[]): Diagnostic[] => {
  const first = new Map<string, ExtractedText>();
  return texts.flatMap((text): Diagnostic[] => {
    const known = first.get(text.id) ?? text;
    first.set(text.id, known);
    if (known.message === text.message) return [];
    return [
      {
        severity: "warning",
        message: `The id "${text.id}" stands for two texts: "${known.message}" and "${text.message}".`,
        filePath: text.filePath,
        hint: "They can only be translated as one. Give one of them another id.",
      },
    ];
  });
};

/** The compiler makes their ids. */
const listAdmonitionTitles = (): [string, TranslationMessage][] =>
  ADMONITION_KEYWORDS.map((type) => [
    `theme.admonition.${type}`,
    {
      message: type,
      description: `The title of admonitions of the type ${type} that have no other`,
    },
  ]);
