/** Tags of documents. */

import { toTagSlug } from "../../../content/shared/tags.ts";
import { report } from "../logger.ts";
import { normalizeUrl } from "./urls.ts";

export interface Tag {
  label: string;
  permalink: string;
  description: string | undefined;
}
export interface TagMetadata extends Tag {
  inline: boolean;
}
export interface TagsListItem extends Tag {
  count: number;
}
export interface TagModule extends TagsListItem {
  allTagsPath: string;
  unlisted: boolean;
}

export type FrontMatterTag = string | { label: string; permalink: string; description?: string };
/** As it is written; the lines of a tag may be missing. */
export type TagsFileInput = Record<string, Partial<Tag> | null>;
export type TagsFile = Record<
  string,
  { label: string; permalink: string; description?: string | undefined }
>;

export interface TagsPluginOptions {
  onInlineTags: "ignore" | "log" | "warn" | "throw";
  tags?: string | false | null | undefined;
}

export interface NormalizeTagsInput {
  options: TagsPluginOptions;
  source: string;
  frontMatterTags: FrontMatterTag[] | undefined;
  tagsBaseRoutePath: string;
  tagsFile: TagsFile | null;
}

const resolveTag = (
  tag: FrontMatterTag,
  { tagsFile, tagsBaseRoutePath }: NormalizeTagsInput,
): TagMetadata => {
  const isDefined = typeof tag === "string" && tagsFile !== null && Object.hasOwn(tagsFile, tag);
  const given = isDefined ? tagsFile[tag] : tag;
  const { label, permalink, description } =
    typeof given === "object"
      ? { description: undefined, ...given }
      : { label: String(given), permalink: toTagSlug(String(given)), description: undefined };
  return {
    inline: !isDefined,
    label,
    permalink: normalizeUrl([tagsBaseRoutePath, permalink]),
    description,
  };
};

/** Tags with their addresses; what the site's file of tags lacks is reported. */
export const normalizeTags = (input: NormalizeTagsInput): TagMetadata[] => {
  const tags = (input.frontMatterTags ?? []).map((tag) => resolveTag(tag, input));
  if (input.tagsFile !== null) reportInlineTags({ ...input, tags });
  return tags;
};

export const reportInlineTags = ({
  tags,
  source,
  options,
}: {
  tags: TagMetadata[];
  source: string;
  options: TagsPluginOptions;
}): void => {
  const labels = new Set(tags.filter((tag) => tag.inline).map((tag) => tag.label));
  if (options.onInlineTags === "ignore" || labels.size === 0) return;
  report(options.onInlineTags)(
    `Tags [${[...labels].join(", ")}] used in ${source} are not defined in ${options.tags ?? "tags.yml"}`,
  );
};

interface TagGroup<Item> {
  tag: Tag;
  items: Item[];
}

/** Items by the address of their tags. */
export const groupTaggedItems = <Item>(
  items: readonly Item[],
  getTags: (item: Item) => readonly Tag[],
): Record<string, TagGroup<Item>> => {
  const groups = new Map<string, TagGroup<Item>>();
  for (const item of items) {
    for (const tag of getTags(item)) {
      const group = groups.get(tag.permalink) ?? { tag, items: [] };
      groups.set(tag.permalink, group);
      if (!group.items.includes(item)) group.items.push(item);
    }
  }
  return Object.fromEntries(groups);
};

/** A tag is listed as long as one of its items is. */
export const getTagVisibility = <Item>({
  items,
  isUnlisted,
}: {
  items: Item[];
  isUnlisted: (item: Item) => boolean;
}): { unlisted: boolean; listedItems: Item[] } =>
  items.every(isUnlisted)
    ? { unlisted: true, listedItems: items }
    : { unlisted: false, listedItems: items.filter((item) => !isUnlisted(item)) };
