import type { RouteConfig } from "../../contract/contract.ts";
import { describeTag, groupByTag } from "../shared/tags.ts";
import type { TagGroup } from "../shared/tags.ts";
import type { DocsOptions } from "./options.ts";
import type { Doc, LoadedVersion } from "./types.ts";

/** One page for each tag, and one that lists them. */
export function createTagRoutes(version: LoadedVersion, options: DocsOptions): RouteConfig[] {
  const tagged = groupByTag(version.docs);
  if (tagged.length === 0) return [];
  const listed = tagged.filter(({ unlisted }) => !unlisted);
  const tags = listed.map(({ tag, pages }) => ({ ...describeTag(tag), count: pages.length }));
  return [
    {
      path: version.tagsPath,
      exact: true,
      component: options.docTagsListComponent,
      props: { tags },
    },
    ...tagged.map((group) => createTagRoute(group, version, options)),
  ];
}

function createTagRoute(
  { tag, pages, unlisted }: TagGroup<Doc>,
  version: LoadedVersion,
  options: DocsOptions,
): RouteConfig {
  const items = pages
    .map(({ metadata: { id, title, description, permalink } }) => ({
      id,
      title,
      description,
      permalink,
    }))
    .sort((one, other) => one.title.localeCompare(other.title));
  return {
    path: tag.permalink,
    exact: true,
    component: options.docTagDocListComponent,
    props: {
      tag: {
        ...describeTag(tag),
        allTagsPath: version.tagsPath,
        count: items.length,
        items,
        unlisted,
      },
    },
  };
}
