import path from "../../system/path.ts";
import { encodePathname, escapePageName, joinPathname } from "../../../shared/url/pathname.ts";
import type { LoadContext } from "../../contract/contract.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import * as check from "../check-keys.ts";
import type { Expectation } from "../check-keys.ts";
import { createFileFilter } from "../find-files.ts";
import type { ReadDocument } from "../document-cache.ts";
import type { DocumentReader } from "../read-document.ts";
import { findEditedFolder, listContentFiles } from "../shared/content-folders.ts";
import type { ContentFile, ContentFolders } from "../shared/content-folders.ts";
import { COMMON_FRONT_MATTER } from "../shared/front-matter.ts";
import { toEditUrl, toSiteAlias } from "../shared/source-path.ts";
import type { PagesOptions } from "./options.ts";

interface PageBase extends ContentFile {
  permalink: string;
  source: string;
  lastUpdatedBy?: string;
  lastUpdatedAt?: number;
  lastUpdatedText?: string;
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

export const PAGE_FRONT_MATTER = {
  ...COMMON_FRONT_MATTER,
  wrapperClassName: check.aText,
  keywords: check.stringsOrString,
  custom_edit_url: check.aStringOrNull,
} satisfies Record<string, Expectation>;

export interface PagesRequest {
  context: LoadContext;
  options: PagesOptions;
  folders: ContentFolders;
  reader: DocumentReader;
}

/** All pages, in the order of their files. Drafts are left out of a production build. */
export async function readPages(request: PagesRequest, diagnostics: Diagnostic[]): Promise<Page[]> {
  const files = findPageFiles(request).map((file) => describeFile(request, file));
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

function findPageFiles({ options, folders }: PagesRequest): ContentFile[] {
  const isPage = createFileFilter(options.include, options.exclude);
  return listContentFiles(folders).filter(
    ({ relativePath }) => isPage(relativePath) && !/\.d\.[cm]?ts$/.test(relativePath),
  );
}

const describeFile = ({ context, options }: PagesRequest, file: ContentFile): PageBase => ({
  ...file,
  permalink: joinPathname(context.baseUrl, options.routeBasePath, toPageSlug(file.relativePath)),
  source: toSiteAlias(file.filePath, context.siteDir),
});

/** `guide/index.tsx` → `/guide/`, `my page.md` → `/my%20page`. */
function toPageSlug(relativePath: string): string {
  const { dir, name } = path.posix.parse(relativePath);
  const slug = name === "index" ? `${dir}/` : joinPathname(dir, name);
  return encodePathname(joinPathname(escapePageName(slug)));
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
  const { context, options, folders } = request;
  const { editUrl } = options;
  if (custom !== undefined) return (custom as string | null) ?? undefined;
  if (!editUrl) return undefined;
  if (typeof editUrl === "function") {
    const pagesDirPath = path.relative(context.siteDir, folders.contentPath);
    const { permalink, relativePath } = page;
    return (
      editUrl({
        pagesDirPath,
        pagesPath: relativePath,
        pagePath: relativePath,
        permalink,
        locale: context.i18n.currentLocale,
      }) ?? undefined
    );
  }
  const folder = findEditedFolder(folders, page.filePath, options);
  return toEditUrl(editUrl, path.join(folder, page.relativePath), context.siteDir);
}
