/** The fields of `docusaurus.config.*`: one schema for types, defaults and messages. */

import * as v from "valibot";
import { parseAsUsual, type ParseFrontMatter } from "./front-matter-parser.ts";
import {
  anyRecord,
  attributeValue,
  flag,
  flagsOf,
  functionOf,
  severity,
  strict,
  truth,
} from "./schema-parts.ts";

const attributes = v.record(v.string(), attributeValue);
const script = v.union([v.string(), v.objectWithRest({ src: v.string() }, attributeValue)]);
const stylesheet = v.union([v.string(), v.objectWithRest({ href: v.string() }, attributeValue)]);

type AttributeValue = v.InferOutput<typeof attributeValue>;
export type ScriptTag = string | { src: string; [attribute: string]: AttributeValue };
export type StylesheetTag = string | { href: string; [attribute: string]: AttributeValue };

const headTag = v.looseObject({
  tagName: v.string(),
  attributes: v.optional(attributes),
  innerHTML: v.optional(v.string()),
  customElement: v.optional(truth),
});

const localeConfig = strict({
  label: v.optional(v.string()),
  direction: v.optional(v.picklist(["ltr", "rtl"])),
  htmlLang: v.optional(v.string()),
  calendar: v.optional(v.string()),
  path: v.optional(v.string()),
  translate: v.optional(truth),
  url: v.optional(v.string()),
  baseUrl: v.optional(v.string()),
});

const i18n = strict({
  defaultLocale: v.optional(v.string(), "en"),
  path: v.optional(v.string(), "i18n"),
  locales: v.optional(
    v.pipe(v.array(v.string()), v.minLength(1, "must name at least one locale")),
    ["en"],
  ),
  localeConfigs: v.optional(v.record(v.string(), v.optional(localeConfig, {})), {}),
});

export type PreprocessMarkdown = (args: { filePath: string; fileContent: string }) => string;
type MarkdownHook<Node> = (args: {
  sourceFilePath: string;
  url: string;
  node: Node;
}) => void | string;
export type DirectiveHook = (args: { sourceFilePath: string; directives: unknown[] }) => void;

const severityOr = <T extends (...args: never[]) => unknown>() =>
  v.union([severity, functionOf<T>()]);

const markdownHooks = strict({
  onBrokenMarkdownLinks: v.optional(severityOr<MarkdownHook<unknown>>(), "warn"),
  onBrokenMarkdownImages: v.optional(severityOr<MarkdownHook<unknown>>(), "throw"),
  onUnusedMarkdownDirectives: v.optional(severityOr<DirectiveHook>(), "warn"),
});

const markdown = strict({
  format: v.optional(v.picklist(["mdx", "md", "detect"]), "mdx"),
  mermaid: flag(false),
  emoji: flag(true),
  preprocessor: v.optional(functionOf<PreprocessMarkdown>()),
  parseFrontMatter: v.optional(functionOf<ParseFrontMatter>(), () => parseAsUsual),
  mdx1Compat: v.optional(
    v.union([
      v.boolean(),
      strict({
        comments: v.optional(truth),
        admonitions: v.optional(truth),
        headingIds: v.optional(truth),
      }),
    ]),
  ),
  anchors: v.optional(strict({ maintainCase: flag(false) }), {}),
  remarkRehypeOptions: v.optional(anyRecord),
  hooks: v.optional(markdownHooks, {}),
});

const storage = strict({
  type: v.optional(v.picklist(["localStorage", "sessionStorage"])),
  namespace: v.optional(v.union([v.string(), v.boolean()])),
});

export const V4_FLAGS = [
  "removeLegacyPostBuildHeadAttribute",
  "useCssCascadeLayers",
  "siteStorageNamespacing",
  "fasterByDefault",
  "mdx1CompatDisabledByDefault",
] as const;
const FASTER_FLAGS = [
  "swcJsLoader",
  "swcJsMinimizer",
  "swcHtmlMinimizer",
  "lightningCssMinimizer",
  "mdxCrossCompilerCache",
  "rspackBundler",
  "rspackPersistentCache",
  "ssgWorkerThreads",
  "gitEagerVcs",
] as const;

const VCS_PRESETS = [
  "default-v1",
  "default-v2",
  "git-ad-hoc",
  "git-eager",
  "hardcoded",
  "disabled",
] as const;

type FileInfo = { timestamp: number; author: string } | null;
type FindFileInfo = (filePath: string) => Promise<FileInfo>;
export interface VcsConfig {
  initialize: (args: { siteDir: string }) => void | Promise<void>;
  getFileCreationInfo: FindFileInfo;
  getFileLastUpdateInfo: FindFileInfo;
}

const vcs = strict({
  initialize: functionOf<VcsConfig["initialize"]>(),
  getFileCreationInfo: functionOf<FindFileInfo>(),
  getFileLastUpdateInfo: functionOf<FindFileInfo>(),
});

const future = strict({
  v4: v.optional(flagsOf(V4_FLAGS), false),
  faster: v.optional(flagsOf(FASTER_FLAGS), false),
  experimental_faster: v.optional(flagsOf(FASTER_FLAGS)),
  experimental_storage: v.optional(storage),
  experimental_vcs: v.optional(v.union([v.boolean(), v.picklist(VCS_PRESETS), vcs])),
  experimental_router: v.optional(v.picklist(["browser", "hash"]), "browser"),
});

/** A plugin, theme or preset as a site names it; `false` and `null` leave one out. */
export type PluginConfig =
  | string
  | ((...args: never[]) => unknown)
  | [string | ((...args: never[]) => unknown), Record<string, unknown>]
  | false
  | null
  | undefined;

const isPluginConfig = (input: unknown): boolean => {
  if (input === false || input === null || input === undefined) return true;
  if (!Array.isArray(input)) return ["string", "function"].includes(typeof input);
  const [reference, options] = input;
  const isReference = typeof reference === "string" || typeof reference === "function";
  return (
    isReference &&
    input.length <= 2 &&
    (options === undefined || (typeof options === "object" && options !== null))
  );
};
const pluginConfig = v.custom<PluginConfig>(
  isPluginConfig,
  "a name, a function, or [name or function, options], such as ['classic', { docs: false }]",
);

/** What is the engine's alone, in a field that upstream passes over: a site stays one that both can build. */
const ownFields = strict({
  /** Whether pages may leave out what nothing in them uses. */
  lean: v.optional(v.boolean()),
});

export const configSchema = strict({
  title: v.string(),
  tagline: v.optional(v.string(), ""),
  url: v.string(),
  baseUrl: v.string(),
  baseUrlIssueBanner: flag(true),
  favicon: v.optional(v.string()),
  titleDelimiter: v.optional(v.string(), "|"),
  noIndex: flag(false),
  trailingSlash: v.optional(truth),
  organizationName: v.optional(v.string()),
  projectName: v.optional(v.string()),
  deploymentBranch: v.optional(v.string()),
  githubHost: v.optional(v.string()),
  githubPort: v.optional(v.union([v.string(), v.number()])),
  i18n: v.optional(i18n, {}),
  onBrokenLinks: v.optional(severity, "throw"),
  onBrokenAnchors: v.optional(severity, "warn"),
  onBrokenMarkdownLinks: v.optional(severity),
  onDuplicateRoutes: v.optional(severity, "warn"),
  staticDirectories: v.optional(v.array(v.string()), ["static"]),
  headTags: v.optional(v.array(headTag), []),
  scripts: v.optional(v.array(script), []),
  stylesheets: v.optional(v.array(stylesheet), []),
  clientModules: v.optional(v.array(v.string()), []),
  customFields: v.optional(v.objectWithRest({ velosaur: v.optional(ownFields) }, v.unknown()), {}),
  themes: v.optional(v.array(pluginConfig), []),
  plugins: v.optional(v.array(pluginConfig), []),
  presets: v.optional(v.array(pluginConfig), []),
  themeConfig: v.optional(anyRecord, {}),
  markdown: v.optional(markdown, {}),
  ssrTemplate: v.optional(v.string()),
  storage: v.optional(storage, {}),
  future: v.optional(future, {}),
  webpack: v.optional(
    strict({ jsLoader: v.optional(v.union([v.literal("babel"), functionOf()])) }),
  ),
});
