import type { BlogPostLink } from "../../../shared/blog.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { addLastUpdates } from "../last-update.ts";
import { createVersionControl } from "../version-control.ts";
import { checkInlineTags, groupByTag } from "../shared/tags.ts";
import { readTagsFile } from "../shared/tags-file.ts";
import { readAuthorsFile } from "./authors-file.ts";
import type { BlogOptions } from "./options.ts";
import { paginate } from "./paginate.ts";
import { checkPostAuthors } from "./post-authors.ts";
import { readPosts } from "./read-posts.ts";
import type { PostsRequest } from "./read-posts.ts";
import type { BlogContent, BlogTagContent, Post } from "./types.ts";

/** Everything there is to know of a blog before its routes are made. */
export async function loadBlogContent(
  request: PostsRequest,
  diagnostics: Diagnostic[],
): Promise<BlogContent> {
  const { context, options, folders, paths, reader } = request;
  const authorPaths = { baseUrl: context.baseUrl, authorsListPath: paths.authorsListPath };
  const authorsMap = readAuthorsFile(folders, options.authorsMapPath, authorPaths);
  const tagDefinitions = readTagsFile(folders, options.tags);
  const read = await readPosts({ ...request, authorsMap, tagDefinitions }, diagnostics);
  reader.save();
  const { onInlineTags } = options;
  diagnostics.push(
    ...checkInlineTags({ pages: read, definitions: tagDefinitions, onInlineTags }),
    ...checkPostAuthors(read, options),
    ...checkTruncation(read, options),
  );
  await addLastUpdates(read, {
    ...options,
    versionControl: createVersionControl(context),
    i18n: context.i18n,
  });
  const blogPosts = await arrangePosts(read, options);
  linkNeighbours(blogPosts);
  const { blogTitle, blogDescription, blogSidebarTitle } = options;
  return {
    blogTitle,
    blogDescription,
    blogSidebarTitle,
    blogPosts,
    ...createLists(request, blogPosts),
    blogTagsListPath: paths.tagsListPath,
    ...(authorsMap && { authorsMap }),
  };
}

/** Newest first, unless the site wants it otherwise or leaves some out. */
async function arrangePosts(posts: Post[], options: BlogOptions): Promise<Post[]> {
  const sorted = posts.toSorted((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime());
  if (options.sortPosts === "ascending") sorted.reverse();
  const processed = (await options.processBlogPosts?.({ blogPosts: sorted })) ?? sorted;
  return processed as Post[];
}

const toLink = (post: Post | undefined): BlogPostLink | undefined =>
  post && { title: post.metadata.title, permalink: post.metadata.permalink };

/** Each post leads to the one before it and the one after it in the list. */
function linkNeighbours(posts: readonly Post[]): void {
  const listed = posts.filter(({ metadata }) => !metadata.unlisted);
  for (const [index, { metadata }] of listed.entries()) {
    const prevItem = toLink(listed[index - 1]);
    const nextItem = toLink(listed[index + 1]);
    if (prevItem) metadata.prevItem = prevItem;
    if (nextItem) metadata.nextItem = nextItem;
  }
}

function createLists(
  { options, paths }: PostsRequest,
  posts: readonly Post[],
): Pick<BlogContent, "blogListPaginated" | "blogTags"> {
  const listed = posts.filter(({ metadata }) => !metadata.unlisted);
  const tags = groupByTag(posts).map(({ tag, pages, unlisted }): BlogTagContent => ({
    ...tag,
    items: pages.map(({ id }) => id),
    pages: paginate({ ...options, posts: pages, basePath: tag.permalink }),
    unlisted,
  }));
  return {
    blogListPaginated: paginate({
      ...options,
      posts: listed,
      basePath: paths.blogPath,
      // Without posts, or where all are unlisted, the list is empty, but it is there.
      hasFirstPage: true,
    }),
    blogTags: Object.fromEntries(tags.map((tag) => [tag.permalink, tag])),
  };
}

/** How many files a message names. */
const NAMED = 5;

/** Lists show whole posts where nothing tells them where to stop. */
function checkTruncation(
  posts: readonly Post[],
  { onUntruncatedBlogPosts }: Pick<BlogOptions, "onUntruncatedBlogPosts">,
): Diagnostic[] {
  if (onUntruncatedBlogPosts === "ignore") return [];
  const whole = posts.filter(({ metadata }) => !metadata.hasTruncateMarker);
  const [first] = whole;
  if (!first) return [];
  const names = whole.slice(0, NAMED).map(({ metadata }) => metadata.source);
  const more = whole.length > NAMED ? ` and ${whole.length - NAMED} more` : "";
  const diagnostic: Diagnostic = {
    severity: onUntruncatedBlogPosts === "throw" ? "error" : "warning",
    message: `Posts without a truncate marker stand in lists as a whole: ${names.join(", ")}${more}.`,
    filePath: first.filePath,
    hint: 'Write `{/* truncate */}` (in CommonMark `<!-- truncate -->`) below the beginning of each post, or set `onUntruncatedBlogPosts` to "ignore".',
  };
  if (diagnostic.severity === "error") throw new AuthorError(diagnostic);
  return [diagnostic];
}
