import fs from "node:fs";
import * as v from "valibot";
import { isRecord } from "../../config/schema-parts.ts";
import { validateEntries } from "../../config/validate-schema.ts";
import { AuthorError } from "../../system/author-error.ts";
import { describeValue } from "../check-keys.ts";
import { findDataFile } from "../shared/content-folders.ts";
import type { ContentFolders } from "../shared/content-folders.ts";
import { locateDataKey, parseDataSource } from "../shared/data-file.ts";
import { toAuthor } from "./author.ts";
import type { AuthorPaths } from "./author.ts";
import type { AuthorFields } from "./front-matter.ts";
import type { AuthorsMap } from "./types.ts";

const text = v.optional(v.string());
const fields = v.objectWithRest(
  {
    name: text,
    title: text,
    url: text,
    image_url: text,
    imageURL: text,
    email: text,
    description: text,
    page: v.optional(v.union([v.boolean(), v.strictObject({ permalink: v.string() })])),
    socials: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  },
  v.unknown(),
);
const author = v.pipe(
  fields,
  v.check(
    (given) => [given.name, given.image_url, given.imageURL].some(Boolean),
    "must have a `name` or an `image_url`",
  ),
);

/** The authors that the site has agreed upon; undefined without a file. */
export function readAuthorsFile(
  folders: ContentFolders,
  name: string,
  paths: AuthorPaths,
): AuthorsMap | undefined {
  const filePath = findDataFile(folders, name);
  if (filePath === undefined) return undefined;
  const source = fs.readFileSync(filePath, "utf8");
  const given = checkAuthors(parseDataSource(source, filePath) ?? {}, { filePath, source });
  const authors = Object.entries(given).map(
    ([key, fields]) => [key, { ...toAuthor({ ...fields, key }, paths), key }] as const,
  );
  return Object.fromEntries(authors);
}

function checkAuthors(
  value: unknown,
  place: { filePath: string; source: string },
): Record<string, AuthorFields> {
  if (!isRecord(value)) {
    throw new AuthorError({
      severity: "error",
      message: `The authors file must hold an object, not ${describeValue(value)}.`,
      ...place,
      hint: "Write the key of an author, a colon, and below it the author's fields.",
    });
  }
  const { value: authors, diagnostics } = validateEntries(author, value, place);
  if (authors) return authors as Record<string, AuthorFields>;
  throw new AuthorError(
    (diagnostics ?? []).map((diagnostic) => ({
      ...diagnostic,
      source: place.source,
      ...locateDataKey(place.source, diagnostic.keyPath ?? ""),
    })),
  );
}
