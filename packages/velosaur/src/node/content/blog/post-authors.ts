import type { BlogAuthor } from "../../../shared/blog.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { formatDidYouMean } from "../../system/did-you-mean.ts";
import { locateInFile } from "../../config/locate-front-matter.ts";
import { toAuthor } from "./author.ts";
import type { AuthorPaths } from "./author.ts";
import type { BlogOptions } from "./options.ts";
import type { AuthorFields, PostFrontMatter } from "./front-matter.ts";
import type { AuthorsMap, Post } from "./types.ts";

export interface PostAuthorsRequest {
  frontMatter: PostFrontMatter;
  filePath: string;
  authorsMap: AuthorsMap | undefined;
  authorsMapPath: string;
  paths: AuthorPaths;
}

/** The authors of a post: keys of the authors' file, or authors as they stand in the front matter. */
export function resolvePostAuthors(request: PostAuthorsRequest): BlogAuthor[] {
  const { frontMatter, paths } = request;
  const legacy = readLegacyAuthor(frontMatter);
  const { authors = [] } = frontMatter;
  if (!legacy) return [authors].flat().map((author) => resolveAuthor(author, request));
  if (frontMatter.authors === undefined) return [toAuthor(legacy, paths)];
  throw describeMistake(request, {
    message: "The front matter names authors in two ways: with `authors` and with `author…` keys.",
    key: "author",
    hint: "Move everything into `authors`.",
  });
}

/** `author`, `author_title`, …: one author, spread over several keys. */
function readLegacyAuthor(frontMatter: PostFrontMatter): AuthorFields | undefined {
  const { author: name } = frontMatter;
  const title = frontMatter.author_title ?? frontMatter.authorTitle;
  const url = frontMatter.author_url ?? frontMatter.authorURL;
  const imageURL = frontMatter.author_image_url ?? frontMatter.authorImageURL;
  const given = Object.entries({ name, title, url, imageURL }).filter(
    ([, value]) => value !== undefined,
  );
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** What the post says about an author wins over the authors' file. */
function resolveAuthor(author: string | AuthorFields, request: PostAuthorsRequest): BlogAuthor {
  const { key, ...own } = typeof author === "string" ? { key: author } : author;
  const inline = toAuthor(own, request.paths);
  if (key === undefined) return inline;
  const known = findAuthor(key, request);
  const { key: _, page: __, ...fields } = inline;
  return { ...known, ...fields };
}

function findAuthor(key: string, request: PostAuthorsRequest): BlogAuthor {
  const { authorsMap, authorsMapPath } = request;
  const known = authorsMap && Object.hasOwn(authorsMap, key) ? authorsMap[key] : undefined;
  if (known) return known;
  if (!authorsMap) {
    throw describeMistake(request, {
      message: `The post names the author "${key}", but the blog has no file of authors.`,
      key: "authors",
      hint: `Create ${authorsMapPath} in the blog's folder, or write the author's fields into the post.`,
    });
  }
  const keys = Object.keys(authorsMap);
  throw describeMistake(request, {
    message: `No author has the key "${key}".${formatDidYouMean(key, keys)}`,
    key: "authors",
    hint: `Add "${key}" to ${authorsMapPath}.${keys.length > 0 && keys.length <= 20 ? ` It has: ${keys.join(", ")}.` : ""}`,
  });
}

interface Mistake {
  message: string;
  key: string;
  hint: string;
}

function describeMistake(
  { filePath }: PostAuthorsRequest,
  { message, key, hint }: Mistake,
): AuthorError {
  const place = locateInFile(filePath, key);
  return new AuthorError({ severity: "error", message, filePath, ...place, hint });
}

/** Authors that the authors' file lacks, and authors that are named twice. */
export function checkPostAuthors(
  posts: readonly Post[],
  { onInlineAuthors, authorsMapPath }: BlogOptions,
): Diagnostic[] {
  const duplicates = posts.flatMap(findDuplicateAuthors);
  if (onInlineAuthors === "ignore") return duplicates;
  const severity = onInlineAuthors === "throw" ? "error" : "warning";
  const inline = Array.from(
    groupByInlineAuthor(posts),
    ([author, [first, ...others]]): Diagnostic => ({
      severity,
      message: `The author "${author}"${countOthers(others)} isn't in the file of authors.`,
      filePath: first.filePath,
      keyPath: "authors",
      ...locateInFile(first.filePath, "authors"),
      hint: `Add the author to ${authorsMapPath} and name the key, or set \`onInlineAuthors\` to "ignore".`,
    }),
  );
  if (severity === "error" && inline.length > 0) throw new AuthorError(inline);
  return [...inline, ...duplicates];
}

type Posts = [first: Post, ...others: Post[]];

/** A blog without a file of authors would otherwise tell of each post. */
function groupByInlineAuthor(posts: readonly Post[]): Map<string | undefined, Posts> {
  const groups = new Map<string | undefined, Posts>();
  for (const post of posts) {
    const inline = post.metadata.authors.filter((author) => author.key === null);
    for (const { name, imageURL, url } of inline) {
      const author = name ?? imageURL ?? url;
      const known = groups.get(author);
      if (!known) groups.set(author, [post]);
      else if (known.at(-1) !== post) known.push(post);
    }
  }
  return groups;
}

const countOthers = ({ length }: readonly Post[]): string => {
  if (length === 0) return "";
  return length === 1 ? ", of this post and another one," : `, of this post and ${length} others,`;
};

function findDuplicateAuthors({ filePath, metadata }: Post): Diagnostic[] {
  const keys = metadata.authors.map((author) => author.key ?? author.name ?? author.imageURL);
  const twice = keys.filter((key, index) => key !== undefined && keys.indexOf(key) < index);
  return [...new Set(twice)].map((key) => ({
    severity: "warning",
    message: `The post names the author "${key}" twice.`,
    filePath,
    keyPath: "authors",
    ...locateInFile(filePath, "authors"),
  }));
}
