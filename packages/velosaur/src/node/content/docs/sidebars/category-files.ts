import fs from "node:fs";
import path from "../../../system/path.ts";
import { locateKey } from "../../../config/locate-key.ts";
import { AuthorError } from "../../../system/author-error.ts";
import { formatDidYouMean } from "../../../system/did-you-mean.ts";
import { parseDataSource } from "../../shared/data-file.ts";
import * as check from "../../check-keys.ts";
import { stripNumberPrefixes } from "../number-prefix.ts";
import type { NumberPrefixParser } from "../number-prefix.ts";
import { createRecord } from "../../../../shared/own-value.ts";
import { formatList } from "./check-doc-ids.ts";
import type { FieldsOf } from "./item-fields.ts";
import { SidebarParser } from "./parse-sidebars.ts";
import type { CategoryMetadata } from "./types.ts";

const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|yml|yaml)$/;

/** Keys of a category file. */
export const CATEGORY_FIELDS: FieldsOf<CategoryMetadata> = {
  label: check.aString,
  position: check.aNumber,
  description: check.aString,
  collapsible: check.aBoolean,
  collapsed: check.aBoolean,
  className: check.aString,
  key: check.aString,
  link: { is: () => true, expected: "an object" },
  customProps: check.anObject,
};

export interface CategoryFilesRequest {
  files: { relativePath: string; filePath: string }[];
  /** Of all docs of the version, drafts included. */
  docIds: ReadonlySet<string>;
  numberPrefixParser: NumberPrefixParser;
}

/** Metadata of categories, by folder. */
export function readCategoryFiles({
  files,
  docIds,
  numberPrefixParser,
}: CategoryFilesRequest): Record<string, CategoryMetadata> {
  const categories = createRecord<CategoryMetadata>();
  for (const { relativePath, filePath } of files) {
    const folder = path.posix.dirname(relativePath);
    if (!isCategoryFile(relativePath) || categories[folder]) continue;
    const source = fs.readFileSync(filePath, "utf8");
    const metadata = parseCategory(source, filePath);
    if (metadata.link?.type === "doc") {
      const folderId = stripNumberPrefixes(folder, numberPrefixParser);
      metadata.link.id = resolveDocId({ id: metadata.link.id, folderId, docIds, filePath, source });
    }
    categories[folder] = metadata;
  }
  return categories;
}

interface DocIdQuestion {
  id: string;
  folderId: string;
  docIds: ReadonlySet<string>;
  filePath: string;
  source: string;
}

/** A category file may name a doc of its own folder by the last part of its id. */
function resolveDocId({ id, folderId, docIds, filePath, source }: DocIdQuestion): string {
  const found = [`${folderId}/${id}`, id].find((candidate) => docIds.has(candidate));
  if (found !== undefined) return found;
  const known = [...docIds];
  throw new AuthorError({
    severity: "error",
    message: `The category leads to a doc that doesn't exist: "${id}".${formatDidYouMean(id, known) || formatDidYouMean(`${folderId}/${id}`, known)}`,
    filePath,
    source,
    keyPath: "link.id",
    ...locateKey(source, "link.id"),
    hint: `Ids of docs: ${formatList(known)}.`,
  });
}

export const isCategoryFile = (relativePath: string): boolean => CATEGORY_FILE.test(relativePath);

function parseCategory(source: string, filePath: string): CategoryMetadata {
  const value: unknown = parseDataSource(source, filePath) ?? {};
  const parser = new SidebarParser({ filePath, source });
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    parser.fail(`A category file must hold an object, not ${check.describeValue(value)}`, []);
    return parser.finish({});
  }
  const { link, ...given } = value as Record<string, unknown>;
  const fields = check.readValues(given, CATEGORY_FIELDS);
  parser.checkFields({ value: fields, fields: CATEGORY_FIELDS, required: [], keys: [] });
  const metadata = fields as CategoryMetadata;
  if (link === null) metadata.link = null;
  else if (link !== undefined) metadata.link = parser.parseLink(link, ["link"]) ?? null;
  return parser.finish(metadata);
}
