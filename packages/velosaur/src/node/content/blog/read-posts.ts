import fs from "node:fs";
import path from "../../system/path.ts";
import { joinPathname, resolvePathname } from "../../../shared/url/pathname.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { createFileFilter } from "../find-files.ts";
import { createVersionControl } from "../version-control.ts";
import type { ReadDocument } from "../document-cache.ts";
import type { DocumentReader } from "../read-document.ts";
import { findEditedFolder, listContentFiles } from "../shared/content-folders.ts";
import type { ContentFile, ContentFolders } from "../shared/content-folders.ts";
import { toEditUrl, toSiteAlias } from "../shared/source-path.ts";
import { resolveTags } from "../shared/tags.ts";
import type { TagDefinitions } from "../shared/tags-file.ts";
import type { BlogOptions } from "./options.ts";
import type { BlogPaths } from "./paths.ts";
import { resolvePostAuthors } from "./post-authors.ts";
import { stripHead } from "./post-content.ts";
import type { PostMeasures } from "./post-content.ts";
import { toPostDate } from "./post-date.ts";
import { parsePostName } from "./post-name.ts";
import { defaultReadingTime, toReadingTime } from "./reading-time.ts";
import type { PostFrontMatter } from "./front-matter.ts";
import type { AuthorsMap, Post, PostMetadata } from "./types.ts";

export interface PostsRequest {
  context: LoadContext;
  options: BlogOptions;
  folders: ContentFolders;
  paths: BlogPaths;
  reader: DocumentReader;
}

interface LoadedRequest extends PostsRequest {
  authorsMap: AuthorsMap | undefined;
  tagDefinitions: TagDefinitions | undefined;
}

interface PostFile extends ContentFile {
  document: ReadDocument;
  frontMatter: PostFrontMatter;
}

/** Reads every post, in the order of the files. Drafts are left out of a production build. */
export async function readPosts(
  request: LoadedRequest,
  diagnostics: Diagnostic[],
): Promise<Post[]> {
  const { context, options, folders, reader } = request;
  const isPost = createFileFilter(options.include, options.exclude);
  const files = listContentFiles(folders).filter(({ relativePath }) => isPost(relativePath));
  const documents = await reader.read(files.map(({ filePath }) => filePath));
  diagnostics.push(...documents.flatMap((document) => document.diagnostics));
  const all = files.map((file, index): PostFile => {
    const document = documents[index]!;
    return { ...file, document, frontMatter: document.frontMatter as PostFrontMatter };
  });
  const isProduction = context.mode === "production";
  const visible = all.filter(({ frontMatter }) => !(isProduction && frontMatter.draft));
  const dates = await resolveDates(visible, context);
  const posts: Post[] = [];
  const errors: AuthorError[] = [];
  for (const [index, file] of visible.entries()) {
    try {
      posts.push(createPost(request, file, dates[index]!));
    } catch (error) {
      if (!(error instanceof AuthorError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AuthorError(errors.flatMap(({ diagnostics }) => diagnostics));
  return posts;
}

/** From the front matter, the name, the repository, or the disk, in this order. */
async function resolveDates(files: PostFile[], context: LoadContext): Promise<Date[]> {
  const given = files.map(({ relativePath, frontMatter }) => {
    const { date } = frontMatter;
    return typeof date === "string" ? toPostDate(date) : (date ?? parsePostName(relativePath).date);
  });
  const undated = files.filter((_, index) => given[index] === undefined);
  const times = await createVersionControl(context).creationTimes(
    undated.map(({ filePath }) => filePath),
  );
  return files.map(
    ({ filePath }, index) => given[index] ?? new Date(times.get(filePath) ?? readBirth(filePath)),
  );
}

/** Not every disk knows when a file was made. */
function readBirth(filePath: string): number {
  const { birthtimeMs, mtimeMs } = fs.statSync(filePath);
  return birthtimeMs || mtimeMs;
}

function createPost(request: LoadedRequest, file: PostFile, date: Date): Post {
  const { filePath, frontMatter } = file;
  const slug = resolveSlug(file);
  const metadata = createMetadata(request, file, { slug, date });
  return {
    id: slug,
    metadata,
    filePath,
    get content() {
      return stripHead(request.context.sources.text(filePath));
    },
  };

  function resolveSlug({ relativePath }: PostFile): string {
    const { slug } = frontMatter;
    return slug === undefined ? parsePostName(relativePath).slug : resolvePathname(slug, "/");
  }
}

function createMetadata(
  request: LoadedRequest,
  file: PostFile,
  { slug, date }: { slug: string; date: Date },
): PostMetadata {
  const { context, options, paths, tagDefinitions, authorsMap } = request;
  const { filePath, relativePath, document, frontMatter } = file;
  const permalink = joinPathname(context.baseUrl, options.routeBasePath, slug);
  const measures = document.measures as unknown as PostMeasures;
  const readingTime = resolveReadingTime(request, file, measures);
  const editUrl = resolveEditUrl(request, file, permalink);
  const title = frontMatter.title ?? document.contentTitle ?? parsePostName(relativePath).text;
  return {
    permalink,
    ...(editUrl !== undefined && { editUrl }),
    source: toSiteAlias(filePath, context.siteDir),
    title,
    description: frontMatter.description ?? document.excerpt ?? "",
    date,
    tags: resolveTags(frontMatter.tags, {
      tagsPath: paths.tagsListPath,
      definitions: tagDefinitions,
    }),
    ...(readingTime !== undefined && { readingTime }),
    hasTruncateMarker: measures.hasTruncateMarker,
    authors: resolvePostAuthors({
      frontMatter,
      filePath,
      authorsMap,
      authorsMapPath: options.authorsMapPath,
      paths: { baseUrl: context.baseUrl, authorsListPath: paths.authorsListPath },
    }),
    frontMatter,
    unlisted: context.mode === "production" && frontMatter.unlisted === true,
  };
}

function resolveReadingTime(
  { context, options }: PostsRequest,
  { filePath, frontMatter }: PostFile,
  { words }: PostMeasures,
): number | undefined {
  if (!options.showReadingTime) return undefined;
  if (!options.readingTime) return toReadingTime(words);
  return options.readingTime({
    content: stripHead(context.sources.text(filePath)),
    frontMatter,
    locale: context.i18n.currentLocale,
    defaultReadingTime,
  });
}

function resolveEditUrl(
  { context, options, folders }: PostsRequest,
  { filePath, relativePath }: PostFile,
  permalink: string,
): string | undefined {
  const { editUrl } = options;
  if (!editUrl) return undefined;
  const folder = findEditedFolder(folders, filePath, options);
  if (typeof editUrl === "string")
    return toEditUrl(editUrl, path.join(folder, relativePath), context.siteDir);
  const blogDirPath = path.relative(context.siteDir, folder);
  const locale = context.i18n.currentLocale;
  return editUrl({ blogDirPath, blogPath: relativePath, permalink, locale }) ?? undefined;
}
