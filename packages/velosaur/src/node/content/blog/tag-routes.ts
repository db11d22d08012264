import type { BlogTagItem, BlogTagModule } from "../../../shared/blog.ts";
import type { RouteConfig } from "../../contract/contract.ts";
import { describeTag } from "../shared/tags.ts";
import { createItemsRoute, createRoute, type RouteBuilder } from "./route-builder.ts";
import type { BlogTagContent } from "./types.ts";

/** One page that lists the tags, and for each tag the pages of its posts. */
export function createTagRoutes(builder: RouteBuilder): RouteConfig[] {
  const { options, content, paths } = builder;
  const tags = Object.values(content.blogTags);
  if (tags.length === 0) return [];
  const listed = tags.filter(({ unlisted }) => !unlisted).map(toTagItem);
  return [
    createRoute(builder, undefined, {
      path: paths.tagsListPath,
      component: options.blogTagsListComponent,
      props: { tags: listed },
    }),
    ...tags.flatMap((tag) => createPostsRoutes(builder, tag)),
  ];
}

const toTagItem = (tag: BlogTagContent): BlogTagItem => ({
  ...describeTag(tag),
  count: tag.items.length,
});

function createPostsRoutes(builder: RouteBuilder, content: BlogTagContent): RouteConfig[] {
  const tag: BlogTagModule = {
    ...toTagItem(content),
    allTagsPath: builder.paths.tagsListPath,
    unlisted: content.unlisted,
  };
  return content.pages.map((page) =>
    createItemsRoute(builder, page, {
      component: builder.options.blogTagsPostsComponent,
      props: { tag, listMetadata: page.metadata },
    }),
  );
}
