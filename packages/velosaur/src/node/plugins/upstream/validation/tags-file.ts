/** The tags that a site has agreed upon. */

import { readFile } from "node:fs/promises";
import path from "../../../system/path.ts";
import Joi from "joi";
import { parse as parseYaml } from "yaml";
import { toTagSlug } from "../../../content/shared/tags.ts";
import { type ContentPaths, getContentPathList, getDataFilePath } from "../utils/content.ts";
import type { TagsFile } from "../utils/tags.ts";

interface TagsFileInput {
  tags: string | false | null | undefined;
  contentPaths: ContentPaths;
}

type GivenTags = Record<
  string,
  { label?: string; description?: string; permalink?: string } | null
>;

const DEFAULT_FILE = "tags.yml";

const text = Joi.string();
const schema = Joi.object<GivenTags>().pattern(
  text,
  Joi.object({ label: text, description: text, permalink: text }).allow(null),
);

export const getTagsFilePathsToWatch = ({ tags, contentPaths }: TagsFileInput): string[] =>
  tags === false || tags === null
    ? []
    : getContentPathList(contentPaths).map((folder) =>
        path.posix.join(folder, tags ?? DEFAULT_FILE),
      );

const toLabel = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).toLowerCase();

const completeTags = (given: GivenTags): TagsFile =>
  Object.fromEntries(
    Object.entries(given).map(([key, tag]) => [
      key,
      {
        label: tag?.label || toLabel(key),
        description: tag?.description,
        permalink: tag?.permalink || `/${toTagSlug(key)}`,
      },
    ]),
  );

const assertUnique = (tags: TagsFile): void => {
  const permalinks = Object.values(tags).map(({ permalink }) => permalink);
  const twice = permalinks.filter((permalink, index) => permalinks.indexOf(permalink) < index);
  if (twice.length === 0) return;
  throw new Error(`Several tags have the same address: ${[...new Set(twice)].join(", ")}`);
};

/** Null when the site has no such file. */
export const getTagsFile = async ({
  tags,
  contentPaths,
}: TagsFileInput): Promise<TagsFile | null> => {
  if (tags === false || tags === null) return null;
  const filePath = await getDataFilePath({ contentPaths, filePath: tags ?? DEFAULT_FILE });
  if (filePath === undefined) {
    if (tags === undefined) return null;
    throw new Error(
      `The tags file "${tags}" is in none of the folders ${getContentPathList(contentPaths).join(", ")}.`,
    );
  }
  const { value, error } = schema.validate(parseYaml(await readFile(filePath, "utf8")) ?? {});
  if (error) throw new Error(`${filePath}: ${error.message}`, { cause: error });
  const tagsFile = completeTags(value);
  assertUnique(tagsFile);
  return tagsFile;
};
