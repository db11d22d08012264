import * as v from "valibot";
import { flag, functionOf, severity, strict } from "../../config/schema-parts.ts";
import { DEFAULT_EXCLUDE } from "../find-files.ts";
import { MARKDOWN_ENTRIES } from "../shared/markdown-options.ts";
import { describeRefProblem } from "../git/resolve-refs.ts";
import { createOptionsCheck } from "../shared/plugin-options.ts";
import { parseNumberPrefix } from "./number-prefix.ts";
import type { NumberPrefixParser } from "./number-prefix.ts";
import type { SidebarItemsGenerator } from "./sidebars/types.ts";

export type EditUrlFunction = (args: {
  version: string;
  versionDocsDirPath: string;
  docPath: string;
  permalink: string;
  locale: string;
  /** Of a version that is read from one. */
  ref?: string;
}) => string | undefined | null;

const text = (fallback: string) => v.optional(v.string(), fallback);
const strings = (fallback: string[]) => v.optional(v.array(v.string()), fallback);

const numberPrefixParser = v.pipe(
  v.optional(v.union([v.boolean(), functionOf<NumberPrefixParser>()]), true),
  v.transform((given): NumberPrefixParser => {
    if (typeof given === "function") return given;
    return given ? parseNumberPrefix : (filename) => ({ filename, numberPrefix: undefined });
  }),
);

const ref = v.pipe(
  v.string(),
  v.check(
    (name) => describeRefProblem(name) === undefined,
    ({ input }) =>
      `must be the name of a branch, a tag or a commit; "${input}" ${describeRefProblem(input) ?? ""}`,
  ),
);

const versionEntries = strict({
  /** With a ref: the folder of the docs there. Else part of the address. */
  path: v.optional(v.string()),
  /** A branch, a tag or a commit that the docs are read from. */
  ref: v.optional(ref),
  /** With a ref: part of the address. */
  routePath: v.optional(v.string()),
  /** With a ref: the file of sidebars there. */
  sidebarPath: v.optional(v.union([v.string(), v.literal(false)])),
  /** The version that lends the pages that this one lacks. */
  fallback: v.optional(v.string()),
  label: v.optional(v.string()),
  banner: v.optional(v.picklist(["none", "unreleased", "unmaintained"])),
  badge: v.optional(v.boolean()),
  className: v.optional(v.string()),
  noIndex: v.optional(v.boolean()),
});

const versionOptions = v.pipe(
  versionEntries,
  v.check(
    ({ ref: given, routePath, sidebarPath }) =>
      given !== undefined || (routePath === undefined && sidebarPath === undefined),
    "has `routePath` or `sidebarPath`, which only a version with a `ref` may have (without one, `path` is part of its address)",
  ),
);

export const optionsSchema = strict({
  id: text("default"),
  path: text("docs"),
  routeBasePath: text("docs"),
  tagsBasePath: text("tags"),
  editUrl: v.optional(v.union([v.string(), functionOf<EditUrlFunction>()])),
  editCurrentVersion: flag(false),
  editLocalizedFiles: flag(false),
  include: strings(["**/*.{md,mdx}"]),
  exclude: strings(DEFAULT_EXCLUDE),
  sidebarPath: v.optional(v.union([v.string(), v.literal(false)])),
  sidebarItemsGenerator: v.optional(functionOf<SidebarItemsGenerator>()),
  sidebarCollapsible: flag(true),
  sidebarCollapsed: flag(true),
  numberPrefixParser,
  docsRootComponent: text("@theme/DocsRoot"),
  docVersionRootComponent: text("@theme/DocVersionRoot"),
  docRootComponent: text("@theme/DocRoot"),
  docItemComponent: text("@theme/DocItem"),
  docTagDocListComponent: text("@theme/DocTagDocListPage"),
  docTagsListComponent: text("@theme/DocTagsListPage"),
  docCategoryGeneratedIndexComponent: text("@theme/DocCategoryGeneratedIndexPage"),
  ...MARKDOWN_ENTRIES,
  showLastUpdateTime: flag(false),
  showLastUpdateAuthor: flag(false),
  includeCurrentVersion: flag(true),
  disableVersioning: flag(false),
  lastVersion: v.optional(v.string()),
  onlyIncludeVersions: v.optional(v.array(v.string())),
  versions: v.optional(v.record(v.string(), versionOptions), {}),
  breadcrumbs: flag(true),
  tags: v.optional(v.nullable(v.union([v.string(), v.literal(false)]))),
  onInlineTags: v.optional(severity, "warn"),
});

export type DocsOptions = v.InferOutput<typeof optionsSchema>;

const checkOptions = createOptionsCheck("docs", optionsSchema);

/** What can't collapse isn't collapsed. */
export function validateDocsOptions(given: Record<string, unknown>): DocsOptions {
  const options = checkOptions(given);
  return options.sidebarCollapsible ? options : { ...options, sidebarCollapsed: false };
}
