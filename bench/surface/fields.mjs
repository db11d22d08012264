// @ts-check
import path from "node:path";
import { memberNames } from "./collect-declared.mjs";
import { sortNames } from "./facts.mjs";
import { parseModule } from "./parse-module.mjs";

/** @import { ESTree } from "vite" */
/** @import { Facts } from "./facts.mjs" */

/** A type with all that it builds upon in other declarations: a file, and names of types in it. */
/** @typedef {[file: string, ...types: string[]]} Declared */

const DOCS = "plugin-content-docs/src/plugin-content-docs.d.ts";
const DOCS_CLIENT = "plugin-content-docs/lib/client/index.d.ts";
const BLOG = "plugin-content-blog/src/plugin-content-blog.d.ts";
const LAST_UPDATE = "utils/lib/lastUpdateUtils.d.ts";
const OWN_DOCS = "velosaur/src/node/content/docs/types.ts";
const OWN_BLOG = "velosaur/src/node/content/blog/types.ts";
const SHARED_BLOG = "velosaur/src/shared/blog.ts";

/**
 * What plugins and components read of each other's data, by upstream's name of the type.
 *
 * @type {Record<string, { upstream: Declared[], ours: Declared[] }>}
 */
const TYPES = {
  LoadContext: {
    upstream: [["types/src/context.d.ts", "LoadContext"]],
    ours: [["velosaur/src/node/config/load-context.ts", "LoadContext"]],
  },
  LoadedVersion: {
    upstream: [
      [DOCS, "LoadedVersion", "VersionMetadata"],
      ["utils/lib/markdownLinks.d.ts", "ContentPaths"],
    ],
    ours: [
      ["velosaur/src/node/content/docs/shown-content.ts", "ShownVersion"],
      ["velosaur/src/node/content/docs/edit-url.ts", "VersionEditUrls"],
      [OWN_DOCS, "LoadedVersion", "VersionMetadata"],
      ["velosaur/src/node/content/shared/content-folders.ts", "ContentFolders"],
    ],
  },
  DocMetadata: {
    upstream: [
      [DOCS, "DocMetadataBase", "DocMetadata", "PropNavigation"],
      [LAST_UPDATE, "LastUpdateData"],
    ],
    ours: [
      [OWN_DOCS, "DocMetadata"],
      ["velosaur/src/node/content/docs/types.ts", "DocNavigation"],
    ],
  },
  GlobalPluginData: {
    upstream: [[DOCS_CLIENT, "GlobalPluginData"]],
    ours: [["velosaur/src/shared/docs.ts", "GlobalDocsData"]],
  },
  GlobalVersion: {
    upstream: [[DOCS_CLIENT, "GlobalVersion"]],
    ours: [["velosaur/src/shared/docs.ts", "GlobalVersion"]],
  },
  GlobalDoc: {
    upstream: [[DOCS_CLIENT, "GlobalDoc"]],
    ours: [["velosaur/src/shared/docs.ts", "GlobalDoc"]],
  },
  BlogContent: {
    upstream: [[BLOG, "BlogContent"]],
    ours: [[OWN_BLOG, "BlogContent"]],
  },
  BlogPost: {
    upstream: [[BLOG, "BlogPost"]],
    ours: [[OWN_BLOG, "BlogPost"]],
  },
  BlogPostMetadata: {
    upstream: [
      [BLOG, "BlogPostMetadata"],
      [LAST_UPDATE, "LastUpdateData"],
    ],
    ours: [
      [OWN_BLOG, "PostMetadata"],
      [SHARED_BLOG, "BlogPostMetadata"],
    ],
  },
  BlogPaginatedMetadata: {
    upstream: [[BLOG, "BlogPaginatedMetadata"]],
    ours: [[SHARED_BLOG, "BlogPaginatedMetadata"]],
  },
  BlogMetadata: {
    upstream: [[BLOG, "BlogMetadata"]],
    ours: [[SHARED_BLOG, "BlogMetadata"]],
  },
  BlogSidebar: {
    upstream: [[BLOG, "BlogSidebar"]],
    ours: [[SHARED_BLOG, "BlogSidebar"]],
  },
  BlogSidebarItem: {
    upstream: [[BLOG, "BlogSidebarItem"]],
    ours: [[SHARED_BLOG, "BlogSidebarItem"]],
  },
};

/**
 * Names of the fields of data that plugins and components hand on.
 *
 * @param {"upstream" | "ours"} side
 * @param {string} packagesDir upstream's `node_modules/@docusaurus`, or our `packages`
 * @returns {Facts}
 */
export const collectFields = (side, packagesDir) => ({
  fields: Object.fromEntries(
    Object.entries(TYPES).map(([name, declared]) => [
      name,
      sortNames(
        declared[side].flatMap(([file, ...types]) => {
          const found = findTypes(path.join(packagesDir, file));
          return types.flatMap((type) => fieldsOf(found, { type, file }));
        }),
      ),
    ]),
  ),
});

/** @param {Map<string, ESTree.Node>} found @param {{ type: string, file: string }} wanted */
function fieldsOf(found, { type, file }) {
  const declaration = found.get(type);
  if (!declaration) throw new Error(`${file} declares no ${type}.`);
  return memberNames(declaration);
}

/** Types of a file by their names, also those within ambient modules. @param {string} file */
function findTypes(file) {
  /** @type {Map<string, ESTree.Node>} */
  const found = new Map();
  const statements = parseModule(file).body.flatMap((statement) =>
    statement.type === "TSModuleDeclaration" && statement.body && "body" in statement.body
      ? /** @type {ESTree.Statement[]} */ (statement.body.body)
      : [statement],
  );
  for (const statement of statements) {
    const declaration =
      "declaration" in statement && statement.declaration ? statement.declaration : statement;
    if (
      declaration.type === "TSInterfaceDeclaration" ||
      declaration.type === "TSTypeAliasDeclaration"
    )
      found.set(declaration.id.name, declaration);
  }
  return found;
}
