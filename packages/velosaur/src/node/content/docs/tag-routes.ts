import type { RouteConfig } from "../../plugins/contract.ts";
import type { DocsOptions } from "./options.ts";
import type { Doc, LoadedVersion, TagMetadata } from "./types.ts";

interface TaggedDocs {
  tag: TagMetadata;
  docs: Doc[];
  unlisted: boolean;
}

/** One page for each tag, and one that lists them. */
export function createTagRoutes(version: LoadedVersion, options: DocsOptions): RouteConfig[] {
  const tagged = groupByTag(version.docs);
  if (tagged.length === 0) return [];
  const listed = tagged.filter(({ unlisted }) => !unlisted);
  const tags = listed.map(({ tag, docs }) => ({ ...describeTag(tag), count: docs.length }));
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

/** An unlisted doc shows up on a tag's page only when the tag has no other. */
function groupByTag(docs: Doc[]): TaggedDocs[] {
  const groups = new Map<string, { tag: TagMetadata; docs: Doc[] }>();
  for (const doc of docs) {
    for (const tag of doc.metadata.tags) {
      const group = groups.get(tag.permalink);
      if (group) group.docs.push(doc);
      else groups.set(tag.permalink, { tag, docs: [doc] });
    }
  }
  return [...groups.values()].map(({ tag, docs }) => {
    const listed = docs.filter(({ metadata }) => !metadata.unlisted);
    return { tag, docs: listed.length > 0 ? listed : docs, unlisted: listed.length === 0 };
  });
}

const describeTag = ({
  label,
  permalink,
  description,
}: TagMetadata): Omit<TagMetadata, "inline"> => ({
  label,
  permalink,
  ...(description !== undefined && { description }),
});

function createTagRoute(
  { tag, docs, unlisted }: TaggedDocs,
  version: LoadedVersion,
  options: DocsOptions,
): RouteConfig {
  const items = docs.map(({ metadata: { id, title, description, permalink } }) => ({
    id,
    title,
    description,
    permalink,
  }));
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
