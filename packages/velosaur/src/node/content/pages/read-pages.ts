import fs from "node:fs";
import path from "node:path";
import { encodePathname, escapeFileName, joinPathname } from "../../../shared/url/pathname.ts";
import type { LoadContext } from "../../plugins/contract.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import * as check from "../check-keys.ts";
import type { Expectation } from "../check-keys.ts";
import { createFileFilter, listFiles } from "../find-files.ts";
import type { DocumentReader, ReadDocument } from "../read-document.ts";
import { toEditUrl, toPosix, toSiteAlias } from "../shared/source-path.ts";
import type { PagesOptions } from "./options.ts";

interface PageBase {
  filePath: string;
  /** POSIX, relative to the folder of pages. */
  relativePath: string;
  permalink: string;
  source: string;
  lastUpdatedBy?: string;
  lastUpdatedAt?: number;
}

export interface ComponentPage extends PageBase {
  type: "jsx";
}

export interface MarkdownPage extends PageBase {
  type: "mdx";
  title?: string;
  description?: string;
  frontMatter: Record<string, unknown>;
  editUrl?: string;
  unlisted: boolean;
}

export type Page = ComponentPage | MarkdownPage;

export const PAGE_FRONT_MATTER: Record<string, Expectation> = {
  title: check.aText,
  title_meta: check.aText,
  description: check.aText,
  keywords: check.strings,
  image: check.aString,
  slug: check.aText,
  wrapperClassName: check.aString,
  hide_table_of_contents: check.aBoolean,
  toc_min_heading_level: check.aHeadingLevel,
  toc_max_heading_level: check.aHeadingLevel,
  draft: check.aBoolean,
  unlisted: check.aBoolean,
  last_update: check.lastUpdate,
  custom_edit_url: check.aStringOrNull,
  mdx: check.anObject,
  format: check.oneOf("mdx", "md", "detect"),
};

export interface PagesRequest {
  context: LoadContext;
  options: PagesOptions;
  contentPath: string;
  /** Translated files, which come first. */
  localizedContentPath: string | undefined;
  reader: DocumentReader;
}

/** All pages, in the order of their files. Drafts are left out of a production build. */
export async function readPages(request: PagesRequest, diagnostics: Diagnostic[]): Promise<Page[]> {
  const files = findPageFiles(request).map((relativePath) => describeFile(request, relativePath));
  const markdown = files.filter(isMarkdownFile);
  const documents = await request.reader.read(markdown.map(({ filePath }) => filePath));
  diagnostics.push(...documents.flatMap((document) => document.diagnostics));
  const byFile = new Map(documents.map((document) => [document.filePath, document]));
  const isProduction = request.context.mode === "production";
  return files.flatMap((file): Page[] => {
    const document = byFile.get(file.filePath);
    if (!document) return [{ ...file, type: "jsx" }];
    const isHidden = isProduction && document.frontMatter["draft"] === true;
    return isHidden ? [] : [createMarkdownPage(request, file, document)];
  });
}

const isMarkdownFile = ({ relativePath }: PageBase): boolean => /\.mdx?$/.test(relativePath);

function findPageFiles({ options, contentPath, localizedContentPath }: PagesRequest): string[] {
  const names = [
    ...listFiles(contentPath),
    ...(localizedContentPath ? listFiles(localizedContentPath) : []),
  ];
  const isPage = createFileFilter(options.include, options.exclude);
  return [...new Set(names)].filter((name) => isPage(name) && !/\.d\.[cm]?ts$/.test(name)).sort();
}

function describeFile(request: PagesRequest, relativePath: string): PageBase {
  const { context, options } = request;
  const filePath = locateFile(request, relativePath);
  return {
    filePath,
    relativePath,
    permalink: joinPathname(context.baseUrl, options.routeBasePath, toPageSlug(relativePath)),
    source: toSiteAlias(filePath, context.siteDir),
  };
}

function locateFile(
  { contentPath, localizedContentPath }: PagesRequest,
  relativePath: string,
): string {
  const localized =
    localizedContentPath === undefined ? undefined : path.join(localizedContentPath, relativePath);
  return localized !== undefined && fs.existsSync(localized)
    ? localized
    : path.join(contentPath, relativePath);
}

/** `guide/index.tsx` → `/guide/`, `my page.md` → `/my%20page`. */
function toPageSlug(relativePath: string): string {
  const { dir, name } = path.posix.parse(relativePath);
  const slug = name === "index" ? `${dir}/` : joinPathname(dir, name);
  return encodePathname(joinPathname(escapeFileName(slug)));
}

function createMarkdownPage(
  request: PagesRequest,
  base: PageBase,
  { frontMatter, contentTitle, excerpt }: ReadDocument,
): MarkdownPage {
  const { context, options } = request;
  const slug = frontMatter["slug"];
  const permalink =
    slug === undefined
      ? base.permalink
      : joinPathname(context.baseUrl, options.routeBasePath, String(slug));
  const title = frontMatter["title"] ?? contentTitle;
  const description = frontMatter["description"] ?? excerpt;
  const editUrl = resolvePageEditUrl(
    request,
    { ...base, permalink },
    frontMatter["custom_edit_url"],
  );
  return {
    ...base,
    type: "mdx",
    permalink,
    ...(title !== undefined && { title: String(title) }),
    ...(description !== undefined && { description: String(description) }),
    ...(editUrl !== undefined && { editUrl }),
    frontMatter,
    unlisted: context.mode === "production" && frontMatter["unlisted"] === true,
  };
}

function resolvePageEditUrl(
  request: PagesRequest,
  page: PageBase,
  custom: unknown,
): string | undefined {
  const { context, contentPath, localizedContentPath } = request;
  const { editUrl, editLocalizedFiles } = request.options;
  if (custom !== undefined) return (custom as string | null) ?? undefined;
  if (!editUrl) return undefined;
  if (typeof editUrl === "function") {
    const pagesDirPath = toPosix(path.relative(context.siteDir, contentPath));
    const { permalink, relativePath } = page;
    return (
      editUrl({
        pagesDirPath,
        pagePath: relativePath,
        permalink,
        locale: context.i18n.currentLocale,
      }) ?? undefined
    );
  }
  const isLocalized =
    localizedContentPath !== undefined && page.filePath.startsWith(localizedContentPath + path.sep);
  const edited =
    isLocalized && !editLocalizedFiles ? path.join(contentPath, page.relativePath) : page.filePath;
  return toEditUrl(editUrl, edited, context.siteDir);
}
