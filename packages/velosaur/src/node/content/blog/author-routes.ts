import type { BlogAuthorItem } from "../../../shared/blog.ts";
import type { RouteConfig } from "../../contract/contract.ts";
import { createItemsRoute, createRoute, type RouteBuilder } from "./route-builder.ts";
import { paginate } from "./paginate.ts";
import type { KeyedAuthor, Post } from "./types.ts";

/** One page that lists the authors, and for each author who has a page the pages of the posts. */
export function createAuthorRoutes(builder: RouteBuilder): RouteConfig[] {
  const { content, paths, options, listed } = builder;
  const authors = Object.values(content.authorsMap ?? {});
  if (authors.length === 0) return [];
  const posts = groupByAuthor(listed);
  return [
    createRoute(builder, undefined, {
      path: paths.authorsListPath,
      component: options.blogAuthorsListComponent,
      props: { authors: authors.map((author) => toAuthorItem(author, posts)) },
    }),
    ...authors.flatMap((author) => createPostsRoutes(builder, author, posts)),
  ];
}

type PostsByAuthor = ReadonlyMap<string, Post[]>;

function groupByAuthor(posts: readonly Post[]): PostsByAuthor {
  const groups = new Map<string, Post[]>();
  for (const post of posts) {
    const keys = new Set(post.metadata.authors.flatMap(({ key }) => key ?? []));
    for (const key of keys) {
      const group = groups.get(key);
      if (group) group.push(post);
      else groups.set(key, [post]);
    }
  }
  return groups;
}

const toAuthorItem = (author: KeyedAuthor, posts: PostsByAuthor): BlogAuthorItem => ({
  ...author,
  count: posts.get(author.key)?.length ?? 0,
});

function createPostsRoutes(
  builder: RouteBuilder,
  author: KeyedAuthor,
  posts: PostsByAuthor,
): RouteConfig[] {
  const { options } = builder;
  if (!author.page) return [];
  const { blogTitle, blogDescription } = builder.content;
  const pages = paginate({
    ...options,
    blogTitle,
    blogDescription,
    posts: posts.get(author.key) ?? [],
    basePath: author.page.permalink,
    hasFirstPage: true,
  });
  return pages.map((page) =>
    createItemsRoute(builder, page, {
      component: options.blogAuthorsPostsComponent,
      props: { author: toAuthorItem(author, posts), listMetadata: page.metadata },
    }),
  );
}
