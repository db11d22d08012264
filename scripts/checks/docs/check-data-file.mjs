// @ts-check
// Reads an example of a category, tags or authors file as the plugins do.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readAuthorsFile } from "../../../packages/velosaur/src/node/content/blog/authors-file.ts";
import { readCategoryFiles } from "../../../packages/velosaur/src/node/content/docs/sidebars/category-files.ts";
import { parseDataSource } from "../../../packages/velosaur/src/node/content/shared/data-file.ts";
import { readTagsFile } from "../../../packages/velosaur/src/node/content/shared/tags-file.ts";

/** Every doc that an example names exists. */
const docIds = /** @type {ReadonlySet<string>} */ (Object.assign(new Set(), { has: () => true }));

/** @type {Record<string, (folder: string, name: string) => unknown>} */
const readers = {
  "_category_.json": readCategory,
  "_category_.yml": readCategory,
  "tags.yml": (folder, name) =>
    readTagsFile({ contentPath: folder, localizedContentPath: undefined }, name),
  "authors.yml": (folder, name) =>
    readAuthorsFile({ contentPath: folder, localizedContentPath: undefined }, name, {
      baseUrl: "/",
      authorsListPath: "/blog/authors",
    }),
};

/**
 * @param {string} folder
 * @param {string} name
 */
function readCategory(folder, name) {
  return readCategoryFiles({
    files: [{ relativePath: `recipes/${name}`, filePath: path.join(folder, name) }],
    docIds,
    numberPrefixParser: (filename) => ({ filename }),
  });
}

/**
 * Throws for what the plugins would not accept.
 *
 * @param {import("./read-docs.mjs").CodeBlock} block
 */
export function checkDataFile({ title, lang, code }) {
  const name = path.posix.basename(title);
  const read = readers[name];
  if (read === undefined) return void parseDataSource(code, `example.${lang}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), "velosaur-docs-"));
  try {
    writeFileSync(path.join(folder, name), code);
    read(folder, name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
