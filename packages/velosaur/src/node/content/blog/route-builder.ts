import type { BlogMetadata } from "../../../shared/blog.ts";
import type { Json } from "../../../shared/document.ts";
import type {
  DocumentModule,
  LoadContext,
  PluginActions,
  RouteConfig,
} from "../../contract/contract.ts";
import { createDayFormat } from "../format-date.ts";
import type { BlogOptions } from "./options.ts";
import type { BlogPaths } from "./paths.ts";
import { findPostAssets } from "./post-assets.ts";
import { createBlogSidebar } from "./sidebar.ts";
import type { BlogSidebarIndex } from "./sidebar.ts";
import type { BlogContent, PaginatedPosts, Post } from "./types.ts";

export interface RoutesRequest {
  context: LoadContext;
  options: BlogOptions;
  actions: PluginActions;
  content: BlogContent;
  paths: BlogPaths;
}

/** What all routes are made with. */
export interface RouteBuilder extends RoutesRequest {
  listed: Post[];
  sidebar: BlogSidebarIndex;
  routeContext: NonNullable<RouteConfig["context"]>;
  documentOf: (post: Post) => DocumentModule;
  /** Posts of a page, by their ids. */
  postsOf: (page: PaginatedPosts) => Post[];
}

export async function createRouteBuilder(request: RoutesRequest): Promise<RouteBuilder> {
  const { actions, content, options, paths } = request;
  const listed = content.blogPosts.filter(({ metadata }) => !metadata.unlisted);
  // Of two posts with one address the first is shown, as the router does.
  const byId = new Map(content.blogPosts.toReversed().map((post) => [post.id, post]));
  const { createSharedData } = actions;
  const sidebar = createBlogSidebar({
    posts: listed,
    title: content.blogSidebarTitle,
    options,
    createSharedData,
  });
  await actions.createData(`blog-post-list-prop-${options.id}.json`, sidebar.whole);
  const blogMetadata: BlogMetadata = {
    blogBasePath: paths.blogPath,
    blogTitle: content.blogTitle,
    authorsListPath: paths.authorsListPath,
  };
  return {
    ...request,
    listed,
    sidebar,
    routeContext: {
      blogMetadata: await actions.createData(`blogMetadata-${options.id}.json`, blogMetadata),
    },
    documentOf: createDocuments(request),
    postsOf: ({ items }) => [...new Set(items)].flatMap((id) => byId.get(id) ?? []),
  };
}

/** A route of the blog; its sidebar is the one that belongs to the post. */
export function createRoute(
  { sidebar, routeContext }: RouteBuilder,
  post: Post | undefined,
  route: Pick<RouteConfig, "path" | "component" | "modules" | "props" | "metadata">,
): RouteConfig {
  const shown = sidebar.at(post);
  return {
    ...route,
    exact: true,
    props: { ...route.props, ...(shown && { sidebar: shown }) },
    context: routeContext,
  };
}

/** A route that shows the beginnings of posts. */
export function createItemsRoute(
  builder: RouteBuilder,
  page: PaginatedPosts,
  route: Pick<RouteConfig, "component" | "props">,
): RouteConfig {
  const posts = builder.postsOf(page);
  const items = posts.map((post) => ({ content: createBeginning(builder, post) }));
  return createRoute(builder, posts[0], {
    ...route,
    path: page.metadata.permalink,
    modules: { items },
  });
}

/** A post stands in many lists: its document is made once. */
function createDocuments({ context, content }: RoutesRequest): RouteBuilder["documentOf"] {
  const formatDay = createDayFormat(context.i18n, "long");
  const create = (post: Post) =>
    createDocument(post, { context, dateText: formatDay(post.metadata.date) });
  const whole = new Map(content.blogPosts.map((post) => [post, create(post)]));
  return (post) => whole.get(post) ?? create(post);
}

function createDocument(
  post: Post,
  { context, dateText }: { context: LoadContext; dateText: string | undefined },
): DocumentModule {
  const { metadata, filePath } = post;
  // Dates become text.
  const json = JSON.parse(JSON.stringify({ ...metadata, dateText })) as Record<string, Json>;
  return {
    __document: true,
    filePath,
    metadata: json,
    frontMatter: json["frontMatter"] as Record<string, Json>,
    ...findPostAssets(post, context),
  };
}

/** What a list shows of a post. */
const createBeginning = ({ documentOf }: RouteBuilder, post: Post): DocumentModule =>
  post.metadata.hasTruncateMarker ? { ...documentOf(post), truncated: true } : documentOf(post);
