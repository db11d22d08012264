/**
 * The contract between the engine and its plugins: upstream's plugin lifecycle, which third-party
 * plugins are written against, plus a few fields of our own. The built-in content plugins use no more.
 */

import type { Json } from "../../shared/document.ts";
import type { SharedDataReference } from "../../shared/payload.ts";
import type { I18n, I18nLocaleConfig, LoadContext } from "../config/load-context.ts";
import type { TranslationMessage } from "../config/translation-file.ts";
import type { Diagnostic } from "../system/diagnostic.ts";

export type { I18n, I18nLocaleConfig, LoadContext };
export type { TranslationMessage };

/** A Markdown file as a prop of a route: the component receives its content component. */
export interface DocumentModule {
  __document: true;
  /** Absolute path. */
  filePath: string;
  /** Attached to the content component as `metadata`. */
  metadata: Json;
  frontMatter: Record<string, Json>;
  /** Front matter values that name local files (`image`), as addresses. */
  assets?: Record<string, Json>;
  /** The same by absolute paths, which become part of the output; null where there is no file. */
  assetFiles?: Record<string, string | (string | null)[]>;
  /** Only what stands above the truncate marker. */
  truncated?: boolean;
}

/**
 * A path (`@site/…`, absolute, or what `createData` returned), or a document. A module path is
 * handed over as its default export where it has one (JSON: its value).
 */
export type RouteModule =
  | string
  | { __import: true; path: string; query?: Record<string, Json> }
  | DocumentModule;
export type RouteModules = {
  [prop: string]: RouteModule | RouteModules | (RouteModule | RouteModules)[];
};

export interface RouteConfig {
  /** With `baseUrl`. */
  path: string;
  /** `@theme/DocItem`, `@site/…` or an absolute path. */
  component: string;
  modules?: RouteModules;
  context?: RouteModules | Record<string, Json>;
  /**
   * Props as JSON. A value (or an array of values) may be a `SharedDataReference` made by
   * `createSharedData`; the component gets the data.
   */
  props?: Record<string, unknown>;
  routes?: RouteConfig[];
  exact?: boolean;
  strict?: boolean;
  priority?: number;
  metadata?: { sourceFilePath?: string; lastUpdatedAt?: number };
  /** Plugins may add fields (`sidebar`), which a layout reads on its child route. */
  [attribute: string]: unknown;
}

export interface PluginActions {
  addRoute: (route: RouteConfig) => void;
  /** Keeps JSON for a route's `modules`; returns a path that stands for it. */
  createData: (name: string, data: unknown) => Promise<string>;
  /** Keeps JSON in a hashed file that pages share. */
  createSharedData: (name: string, data: Json) => SharedDataReference;
  setGlobalData: (data: unknown) => void;
}

/** How the Markdown files below a folder are compiled. */
export interface MarkdownRule {
  /** Absolute folders; the longest that holds a file decides. */
  include: string[];
  options: MarkdownPluginOptions;
  /** Folders of `include` that hold translations. */
  translated?: TranslatedFolder[];
}

/** A folder whose files stand in for those of the same name in another one. */
export interface TranslatedFolder {
  translated: string;
  original: string;
}

/** The Markdown options that content plugins share, as upstream names them. */
export interface MarkdownPluginOptions {
  remarkPlugins?: unknown[];
  rehypePlugins?: unknown[];
  recmaPlugins?: unknown[];
  beforeDefaultRemarkPlugins?: unknown[];
  beforeDefaultRehypePlugins?: unknown[];
  admonitions?: boolean | { keywords?: string[]; extendDefaults?: boolean };
  /** Text of the marker that ends an excerpt, for blogs. */
  truncateMarker?: RegExp;
  /** True when the page shows its own title: a level-1 heading at the start is taken out. */
  removeContentTitle?: boolean;
}

export interface HtmlTagObject {
  tagName: string;
  attributes?: Record<string, string | boolean | undefined>;
  innerHTML?: string;
}
export type HtmlTags = string | HtmlTagObject | (string | HtmlTagObject)[];

/** Who made the site: also what components find in `useDocusaurusContext()`. */
export interface SiteMetadata {
  docusaurusVersion: string;
  siteVersion: string | undefined;
  pluginVersions: Record<string, NonNullable<Plugin["version"]>>;
}

export interface PostBuildProps extends LoadContext {
  /** `'/docs/intro/'`, with base URL. */
  routesPaths: string[];
  routes: RouteConfig[];
  plugins: (LoadedPlugin & { content: unknown; globalData: unknown })[];
  content: unknown;
  siteMetadata: SiteMetadata;
  /** What `injectHtmlTags` and the configuration gave, as HTML. */
  headTags: string;
  preBodyTags: string;
  postBodyTags: string;
  /** By route path: which pages are `noindex`. Ours: whose code a strict policy allows to their own document alone. */
  routesBuildMetadata: Record<string, { noIndex: boolean; evaluates?: true }>;
  /** Empty: an old field, which upstream drops with `future.v4`. */
  head: Record<string, never>;
  /** Ours: HTML without a page, in which the browser shows that of the address. */
  renderEmptyDocument: () => Promise<string>;
  /** Ours: names of a page's files in the output, by its route path. */
  namePageFiles: (routePath: string) => { html: string; payload: string };
  /** Ours: HTML of a page, by its route path as the plugin made it. */
  readPage: (routePath: string) => string | undefined;
  /** Ours: a file of the output, kept until the build is complete. Path relative to `outDir`. */
  emitFile: (path: string, content: string | Uint8Array) => void;
  /** Ours: whether the output holds a file. Path relative to `outDir`. */
  hasFile: (path: string) => boolean;
  /** Ours: a warning for the closing summary, or an error, with which the build fails. A `keyPath` alone is an option's. */
  report: (diagnostic: Diagnostic) => void;
}

export interface Plugin<Content = unknown> {
  name: string;
  path?: string;
  version?:
    | { type: "package"; name?: string; version?: string }
    | { type: "project" | "local" | "synthetic" };
  loadContent?: () => Content | Promise<Content>;
  contentLoaded?: (args: { content: Content; actions: PluginActions }) => void | Promise<void>;
  allContentLoaded?: (args: {
    allContent: Record<string, Record<string, unknown>>;
    actions: PluginActions;
  }) => void | Promise<void>;
  /** Ours: runs when all plugins have added their routes. */
  routesLoaded?: (args: {
    routes: readonly RouteConfig[];
    allContent: Record<string, Record<string, unknown>>;
    actions: PluginActions;
  }) => void | Promise<void>;
  postBuild?: (props: PostBuildProps) => void | Promise<void>;
  /** Ours: runs last, when the output folder holds everything, the files of other plugins too. */
  outputWritten?: (props: PostBuildProps) => void | Promise<void>;
  injectHtmlTags?: (args: { content: Content }) => {
    headTags?: HtmlTags;
    preBodyTags?: HtmlTags;
    postBodyTags?: HtmlTags;
  };
  getClientModules?: () => string[];
  getThemePath?: () => string;
  getTypeScriptThemePath?: () => string;
  /** Globs or folders, absolute or relative to the site. */
  getPathsToWatch?: () => string[];
  extendCli?: (cli: unknown) => void;
  getTranslationFiles?: (args: {
    content: Content;
  }) => TranslationFile[] | Promise<TranslationFile[]>;
  translateContent?: (args: { content: Content; translationFiles: TranslationFile[] }) => Content;
  translateThemeConfig?: (args: {
    themeConfig: Record<string, unknown>;
    translationFiles: TranslationFile[];
  }) => Record<string, unknown>;
  getDefaultCodeTranslationMessages?: () =>
    | Promise<Record<string, string>>
    | Record<string, string>;
  /** Upstream's: called as there; what it returns is translated for Vite. */
  configureWebpack?: unknown;
  /** Upstream's: called as there, once for each kind of stylesheet. */
  configurePostCss?: unknown;
  /** Ours: returns Vite configuration to merge. With it, `configureWebpack` isn't called. */
  configureVite?: (args: { isServer: boolean; content: Content }) => object | undefined;
  /** Ours: how Markdown files of this plugin are compiled. */
  getMarkdownRules?: () => MarkdownRule[];
  /** Ours: plugins of Vite, as modules whose default export is a function of the options. Needs no memory here. */
  getVitePlugins?: () => VitePluginModule[];
  /** Ours: makes an image of a document in the sizes that pages choose from. The first plugin that has an answer is heard. */
  resizeImage?: (image: ImageRequest) => Promise<ResizedImage | undefined>;
  /** Ours: warnings found while loading, shown in the closing summary. */
  getDiagnostics?: () => Diagnostic[];
}

export interface VitePluginModule {
  /** Absolute path. */
  module: string;
  options: Json;
}

export interface ImageRequest {
  /** Absolute path. */
  filePath: string;
  /** Written as an image in Markdown, or handed to a component. */
  use: "markdown" | "component";
}

export type ResizedImage =
  | {
      /** What a component gets in place of the address. */
      value: Json;
      /** What an `<img>` gets beside its address. */
      attributes: Record<string, string>;
      /** Name in the output → file. */
      files: Record<string, string>;
    }
  /** Why it stays as it is. */
  | { failure: string; hint?: string };

export interface TranslationFile {
  /** Relative to the plugin's translation folder, without extension. */
  path: string;
  content: Record<string, TranslationMessage>;
}

export type SwizzleStatus = "safe" | "unsafe" | "forbidden";

/** What may be done to the components of a theme; what isn't named is unsafe. */
export interface SwizzleConfig {
  components: Record<
    string,
    { actions: { wrap?: SwizzleStatus; eject?: SwizzleStatus }; description?: string }
  >;
}

export interface LoadedPlugin extends Plugin {
  /** `default` unless the site names its instances. */
  id: string;
  options: Record<string, unknown>;
  /** Where in which file its options stand, for messages. */
  origin?: { filePath: string; keys: (string | number)[] };
  /** Part of the engine, or an add-on of ours: what it throws is our bug unless it is an `AuthorError`. */
  isBuiltIn?: boolean;
  /** What its module says of its components. */
  swizzle?: SwizzleConfig;
  /** Of an add-on: changes with its code. */
  identity?: string;
}

/** A plugin module: a function of context and options, with optional static methods. */
export interface PluginModule {
  (
    context: LoadContext,
    options: Record<string, unknown>,
  ): Plugin | Promise<Plugin> | null | undefined;
  validateOptions?: (args: {
    options: Record<string, unknown>;
    validate: (schema: unknown, options: unknown) => unknown;
  }) => Record<string, unknown>;
  validateThemeConfig?: (args: {
    themeConfig: Record<string, unknown>;
    validate: (schema: unknown, themeConfig: unknown) => unknown;
  }) => Record<string, unknown>;
  getSwizzleComponentList?: () => string[];
  getSwizzleConfig?: () => SwizzleConfig;
}
