import { existsSync } from "node:fs";
import path from "../system/path.ts";
import { readFile } from "node:fs/promises";
import { CODE_TEXTS } from "../config/translation-file.ts";
import { listStaticDirs } from "../config/static-dirs.ts";
import { readDocumentSummary } from "../markdown/front-matter.ts";
import type { LoadContext } from "../contract/contract.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import { isWatched } from "../plugins/watched-paths.ts";
import type { LiveSite } from "./live-site.ts";

/** What a change of files asks for. */
export type SiteChange =
  /** Not ours, or Vite's own affair. */
  | { kind: "none" }
  /** The configuration, a module it loads, a component that came or went: everything begins anew. */
  | { kind: "restart" }
  /** Front matter, sidebars, data, files that came or went: content is loaded again. */
  | { kind: "content"; compile: string[] }
  /** The text of one page. */
  | { kind: "page"; routePath: string; compile: string[] }
  /** The text of a file that is no page but part of some. */
  | { kind: "partial"; compile: string[] };

const MARKDOWN_FILE = /\.mdx?$/;
const DATA_FILE = /\.(?:ya?ml|json)$/;

export async function findChange(files: Set<string>, dev: LiveSite): Promise<SiteChange> {
  const { context, site } = dev.site.plan;
  const list = [...files].filter((file) => !isOutput(file, dev));
  const { loader } = context;
  const loaded = new Set(
    [context.siteConfigPath, ...loader.files(), ...grammarFiles(dev)].map((file) =>
      path.resolve(file),
    ),
  );
  const beginsAnew = (file: string): boolean =>
    (loaded.has(file) && !loader.isContent(file)) ||
    changesNames(file, dev) ||
    changesLanguage(file, context);
  if (list.some(beginsAnew)) return { kind: "restart" };
  const importers = new Set(list.flatMap((file) => dev.documents.forgetImporters(file)));
  const content = list.filter(
    (file) =>
      (MARKDOWN_FILE.test(file) && (!isStatic(file, context) || isImported(file, dev))) ||
      (DATA_FILE.test(file) && !isStatic(file, context)) ||
      (isWatched(file, site.pathsToWatch) && !isPageComponent(file, dev)) ||
      dev.documents.readersOf(file).length > 0,
  );
  if (content.length === 0)
    return importers.size > 0 || list.some(dev.isEvaluated) || hasPicture(list, context)
      ? { kind: "partial", compile: [...importers] }
      : { kind: "none" };
  const compile = [...new Set([...content.flatMap((file) => listStale(file, dev)), ...importers])];
  const [file = ""] = content;
  if (content.length > 1 || importers.size > 0) return { kind: "content", compile };
  const page = await findTextChange(file, dev);
  if (page) return { kind: "page", routePath: page.route.path, compile };
  return { kind: isPartial(file, dev) ? "partial" : "content", compile };
}

/** A file that loaders read need not be a document: those are that it was read for. */
function listStale(file: string, { documents, site }: LiveSite): string[] {
  const readers = documents.readersOf(file);
  const isDocument = site.pageFiles.pages.has(file) || documents.usersOf(file).length > 0;
  if (readers.length > 0 && !isDocument) return readers;
  return MARKDOWN_FILE.test(file) && existsSync(file) ? [file, ...readers] : readers;
}

/** Folder of a site for its own components. */
export const SITE_THEME = "src/theme";

/** A component of the site's came or went: names of the theme mean other files now. */
const changesNames = (file: string, { site, themeFiles }: LiveSite): boolean =>
  isBelow(file, path.join(site.plan.context.siteDir, SITE_THEME)) &&
  existsSync(file) !== themeFiles.has(file);

/**
 * The first translation came, or the last one went: the configuration asks whether there are any. And texts of
 * components are read with it.
 */
function changesLanguage(file: string, { localizationDir, i18n }: LoadContext): boolean {
  const { translate } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  if (file === path.join(localizationDir, CODE_TEXTS)) return true;
  return isBelow(file, localizationDir) && existsSync(localizationDir) !== translate;
}

/** Highlighting is done where documents are compiled, and not by Vite. */
const grammarFiles = ({ site }: LiveSite): string[] =>
  site.table.entries[0]?.options.prism.grammars?.files ?? [];

/** Of a document, or of code: then Vite brings it. */
const isPartial = (file: string, { site, documents, vite }: LiveSite): boolean =>
  existsSync(file) &&
  (documents.usersOf(file).length > 0 ||
    documents.readersOf(file).length > 0 ||
    isModule(file, vite)) &&
  !site.pageFiles.pages.has(file);

/** That the component is there, the plugin that watches its folder knows already; its code is Vite's affair. */
const isPageComponent = (file: string, { site }: LiveSite): boolean =>
  existsSync(file) && site.pageFiles.modules.has(file);

const isModule = (file: string, { environments }: LiveSite["vite"]): boolean =>
  MARKDOWN_FILE.test(file) &&
  Object.values(environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(file));

/** Plugins write Markdown for others to read into a static folder. That a stylesheet looks into it for classes imports nothing. */
const isImported = (file: string, { documents, vite }: LiveSite): boolean =>
  documents.usersOf(file).length > 0 ||
  Object.values(vite.environments)
    .flatMap(({ moduleGraph }) => [...(moduleGraph.getModulesByFile(file) ?? [])])
    .some(({ importers }) => [...importers].some(({ type }) => type !== "css"));

/** The page of a Markdown file whose front matter and title are what they were. */
async function findTextChange(file: string, dev: LiveSite): Promise<PagePlan | undefined> {
  const pages = dev.site.pageFiles.pages.get(file) ?? [];
  const [page] = pages;
  // A blog's lists show a post, too: how much of it, its text decides.
  if (!page || pages.length > 1 || !existsSync(file)) return undefined;
  if (dev.documents.readersOf(file).length > 0) return undefined;
  const source = await readFile(file, "utf8");
  const summary = readDocumentSummary({ source, filePath: file });
  const [document] = page.documents;
  const { title, description } = (document?.metadata ?? {}) as {
    title?: string;
    description?: string;
  };
  const isSame =
    JSON.stringify(summary.frontMatter) === JSON.stringify(document?.frontMatter) &&
    (summary.frontMatter["title"] ?? summary.contentTitle ?? title) === title &&
    (summary.frontMatter["description"] ?? summary.excerpt ?? description) === description;
  return isSame ? page : undefined;
}

const isOutput = (file: string, { site }: LiveSite): boolean =>
  isBelow(file, site.plan.context.generatedFilesDir) ||
  isBelow(file, site.plan.context.outDir) ||
  /\/node_modules\//.test(file);

/**
 * Served as it is. A plugin may write it whenever it is made, which each loading of content does: to load for it would
 * never end.
 */
const isStatic = (file: string, context: LoadContext): boolean =>
  listStaticDirs(context).some((folder) => isBelow(file, folder));

const PICTURE = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i;

/** Those in static folders: a page that shows one doesn't ask for it again by itself. */
const hasPicture = (files: readonly string[], context: LoadContext): boolean =>
  files.some((file) => PICTURE.test(file) && isStatic(file, context));

/** Pathnames at which pages show pictures of static folders: as they lie there, and as documents name them. */
export function listPictures(
  files: Iterable<string>,
  { plan, assets }: LiveSite["site"],
): string[] {
  const { context } = plan;
  const pictures = [...files].filter((file) => hasPicture([file], context));
  if (pictures.length === 0) return [];
  const named = [...assets.files].filter(([, file]) => pictures.includes(file));
  const placed = pictures.flatMap((file) =>
    listStaticDirs(context)
      .filter((folder) => isBelow(file, folder))
      .map((folder) => path.relative(folder, file)),
  );
  return [...named.map(([name]) => name), ...placed].map((name) => context.baseUrl + name);
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(folder + path.sep);
}
