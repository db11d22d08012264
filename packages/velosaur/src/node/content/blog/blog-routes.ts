import type { BlogArchive } from "../../../shared/blog.ts";
import type { RouteConfig } from "../../contract/contract.ts";
import { createAuthorRoutes } from "./author-routes.ts";
import {
  createItemsRoute,
  createRoute,
  createRouteBuilder,
  type RouteBuilder,
  type RoutesRequest,
} from "./route-builder.ts";
import { createTagRoutes } from "./tag-routes.ts";
import type { PaginatedPosts, Post } from "./types.ts";

/** All routes of a blog. */
export async function createBlogRoutes(request: RoutesRequest): Promise<RouteConfig[]> {
  const builder = await createRouteBuilder(request);
  return [
    ...request.content.blogPosts.map((post) => createPostRoute(builder, post)),
    ...request.content.blogListPaginated.map((page) => createListRoute(builder, page)),
    ...createTagRoutes(builder),
    ...createArchiveRoute(builder),
    ...createAuthorRoutes(builder),
  ];
}

const createListRoute = (builder: RouteBuilder, page: PaginatedPosts): RouteConfig =>
  createItemsRoute(builder, page, {
    component: builder.options.blogListComponent,
    props: { metadata: page.metadata },
  });

function createPostRoute(builder: RouteBuilder, post: Post): RouteConfig {
  const { permalink, lastUpdatedAt } = post.metadata;
  return createRoute(builder, post, {
    path: permalink,
    component: builder.options.blogPostComponent,
    modules: { content: builder.documentOf(post) },
    metadata: { sourceFilePath: post.filePath, lastUpdatedAt },
  });
}

function createArchiveRoute(builder: RouteBuilder): RouteConfig[] {
  const { listed, paths, options } = builder;
  if (paths.archivePath === undefined || listed.length === 0) return [];
  const blogPosts = listed.map(({ id, metadata }): BlogArchive["blogPosts"][number] => ({
    id,
    metadata: {
      permalink: metadata.permalink,
      title: metadata.title,
      date: metadata.date.toISOString(),
      unlisted: metadata.unlisted,
    },
  }));
  const archive: BlogArchive = { blogPosts };
  return [
    createRoute(builder, undefined, {
      path: paths.archivePath,
      component: options.blogArchiveComponent,
      props: { archive },
    }),
  ];
}
