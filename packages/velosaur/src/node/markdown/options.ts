import { describeValue, hashText } from "../cache/hash.ts";
import { toPortableText } from "../cache/portable-key.ts";
import type { DirectiveHook, ParseFrontMatter, PreprocessMarkdown } from "../config/types.ts";
import type { Severity } from "../config/schema-parts.ts";
import type { NamedTarget } from "../webpack/translate-alias.ts";
import type { MarkupLabels } from "../../shared/markup/labels.ts";

export interface MagicComment {
  className: string;
  line?: string;
  block?: { start: string; end: string };
}

/** A site's module that adds languages to the highlighter. */
export interface OwnGrammars {
  /** Absolute, as all paths here. */
  module: string;
  /** With the module, what it loads of the site. */
  files: string[];
  /** Of their texts. */
  hash: string;
}

/** How a Markdown file is compiled. JSON, but for functions of the site and the truncate marker. */
export interface CompileOptions {
  /** Absolute, as all paths here. */
  siteDir: string;
  staticDirs: string[];
  /** `detect`: `.md` is CommonMark, everything else MDX. Front matter's `mdx.format` wins. */
  format: "mdx" | "md" | "detect";
  mdx1Compat: { comments: boolean; admonitions: boolean; headingIds: boolean };
  /** Whether fences of the language `mermaid` are diagrams. */
  mermaid: boolean;
  /** Whether names such as `:fire:` become emoji. */
  emoji: boolean;
  /** Whether fences that say `live` can be run. */
  liveCode: boolean;
  admonitions: false | { keywords: string[]; extendDefaults: boolean };
  /** Takes the level-1 heading at the start out of the segments. */
  removeContentTitle: boolean;
  prism: {
    additionalLanguages: string[];
    magicComments: MagicComment[];
    defaultLanguage?: string;
    /** The site's way to add grammars. */
    grammars?: OwnGrammars;
  };
  /** Theme components that the site overrides (`Admonition`, `MDXComponents/A`): they stay components. */
  interactive: string[];
  /** Names that the site's own `MDXComponents` supplies. */
  mdxComponents: Record<string, "override">;
  /** Whoever shows the document may give components for its elements, and for names that it doesn't import. */
  isOpen?: boolean;
  /** Names that plugins of the site have given to folders and files, as webpack's aliases. */
  aliases?: NamedTarget[];
  /** Of assets that loaders of plugins make something else of than an address. */
  loadedEndings?: string[];
  anchors: { maintainCase: boolean };
  labels: Partial<MarkupLabels>;
  /** What becomes of an image whose file doesn't exist. */
  brokenImages: Severity | BrokenImageHook;
  /** What becomes of a directive that is no admonition. */
  unusedDirectives: Severity | DirectiveHook;
  /** Changes the text of a file before it is read. */
  preprocess?: PreprocessMarkdown;
  parseFrontMatter?: ParseFrontMatter;
  remarkPlugins: unknown[];
  rehypePlugins: unknown[];
  beforeDefaultRemarkPlugins: unknown[];
  beforeDefaultRehypePlugins: unknown[];
  /** Options of remark-rehype: whoever sets some is served by it. */
  remarkRehypeOptions?: Record<string, unknown>;
  truncateMarker?: RegExp;
  /** Only what stands above the truncate marker. */
  truncated?: boolean;
}

/** A site may decide itself: what it returns becomes the image's address. */
export type BrokenImageHook = (args: {
  sourceFilePath: string;
  url: string;
  node: unknown;
}) => void | string;

export const DEFAULT_MAGIC_COMMENTS: MagicComment[] = [
  {
    className: "theme-code-block-highlighted-line",
    line: "highlight-next-line",
    block: { start: "highlight-start", end: "highlight-end" },
  },
];

/** Fills in what a caller (or a test) doesn't care about. */
export function resolveCompileOptions(
  options: Partial<CompileOptions> & { siteDir: string },
): CompileOptions {
  return {
    staticDirs: [],
    format: "mdx",
    mdx1Compat: { comments: true, admonitions: true, headingIds: true },
    mermaid: false,
    emoji: true,
    liveCode: false,
    admonitions: { keywords: [], extendDefaults: true },
    removeContentTitle: false,
    prism: { additionalLanguages: [], magicComments: DEFAULT_MAGIC_COMMENTS },
    interactive: [],
    mdxComponents: {},
    anchors: { maintainCase: false },
    labels: {},
    brokenImages: "throw",
    unusedDirectives: "warn",
    remarkPlugins: [],
    rehypePlugins: [],
    beforeDefaultRemarkPlugins: [],
    beforeDefaultRehypePlugins: [],
    ...options,
  };
}

/** Text that differs whenever the options could make another document of the same source; where the site lies has no say. */
export function compileKey(options: CompileOptions): string {
  return hashText(toPortableText(describeValue(options), options.siteDir));
}

/** Whether the options hold functions, which no message to a thread can carry. */
export const hasFunctions = (options: CompileOptions): boolean =>
  dependsOnPath(options) ||
  typeof options.brokenImages === "function" ||
  typeof options.unusedDirectives === "function";

/** Whether a function of the site may make another document of the same text elsewhere. */
export const dependsOnPath = (options: CompileOptions): boolean =>
  hasUnifiedPlugins(options) ||
  options.preprocess !== undefined ||
  options.parseFrontMatter !== undefined;

export const hasUnifiedPlugins = (options: CompileOptions): boolean =>
  options.remarkPlugins.length +
    options.rehypePlugins.length +
    options.beforeDefaultRemarkPlugins.length +
    options.beforeDefaultRehypePlugins.length +
    Object.keys(options.remarkRehypeOptions ?? {}).length >
  0;
