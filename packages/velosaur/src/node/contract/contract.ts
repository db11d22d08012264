/**
 * The contract between the engine and its plugins: upstream's plugin lifecycle, which third-party
 * plugins are written against, plus a few fields of our own. The built-in content plugins use no more.
 *
 * A field has the meaning of upstream's field of the same name, unless its comment begins with "Ours". The order in
 * which a build calls them, once for each locale:
 *
 * 1. Of modules: `validateThemeConfig` of all, one after the other; then `validateOptions` and the function itself.
 * 2. `loadContent`, `getTranslationFiles`, `translateContent` of one plugin after the other in this order; plugins
 *    side by side. Then `translateThemeConfig`, one plugin after the other.
 * 3. `contentLoaded`, plugins side by side; `allContentLoaded`, then `routesLoaded`, one plugin after the other.
 * 4. `getClientModules`, `getThemePath`, `injectHtmlTags`, `getMarkdownRules`, `getDefaultCodeTranslationMessages`,
 *    `getDiagnostics`, `getPathsToWatch`.
 * 5. `configureWebpack` or `configureVite`, `configurePostCss`, `getVitePlugins`; `resizeImage` for each image.
 * 6. `postBuild`: the engine's plugins, then the output folder is written, then everybody else's. `outputWritten`.
 *
 * The dev server calls 1 to 5, and 2 to 5 again when a watched file changes; 1 too, when the configuration does. A plugin
 * of others that has `getPathsToWatch`, and watches none of the files, keeps what `loadContent` to `contentLoaded` have
 * given; but for sites where one of them changes the theme's configuration meanwhile.
 * "One after the other" is the order of the presets' plugins, the presets' themes, the site's plugins, its themes.
 *
 * Whatever a lifecycle throws ends the build with "The plugin … failed in …", its message, and the place in its own
 * code; the last good output stays. In dev the server goes on with the last site that could be read. An error whose
 * `name` is `AuthorError` and which has `diagnostics` (see `Diagnostic`) is shown as those alone.
 *
 * Paths are absolute, unless a comment says otherwise. Paths of routes begin with the base URL.
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
  /** Tells it from other modules. */
  __document: true;
  /** Absolute. */
  filePath: string;
  /** Attached to the content component as `metadata`. */
  metadata: Json;
  /** Attached to the content component as `frontMatter`, after the site's parser. */
  frontMatter: Record<string, Json>;
  /** Front matter values that name local files (`image`), as addresses. */
  assets?: Record<string, Json>;
  /** The same by absolute paths, which become part of the output; null where there is no file. */
  assetFiles?: Record<string, string | (string | null)[]>;
  /** Only what stands above the truncate marker. */
  truncated?: boolean;
  /**
   * Links to files that lead to one of these pages lead to another one from here. With the base URL; the keys as
   * `comparablePathname` gives them.
   */
  redirects?: ReadonlyMap<string, string>;
}

/**
 * A path (`@site/…`, absolute, or what `createData` returned), or a document. A module path is
 * handed over as its default export where it has one (JSON: its value).
 */
export type RouteModule =
  | string
  | { __import: true; path: string; query?: Record<string, Json> }
  | DocumentModule;
/** Props of a route's component, which are modules; they nest as upstream's do. */
export type RouteModules = {
  [prop: string]: RouteModule | RouteModules | (RouteModule | RouteModules)[];
};

/** A page, or what several pages have around them. */
export interface RouteConfig {
  /**
   * With `baseUrl`. The site's `trailingSlash` decides on its end. A segment `:name` stands for any one: the component finds
   * it in `match.params`.
   */
  path: string;
  /** `@theme/DocItem`, `@site/…` or an absolute path. */
  component: string;
  /** Modules that the component is given as props. */
  modules?: RouteModules;
  /** What `useRouteContext().data` gives; a name that stands for a module is replaced by what it holds. */
  context?: RouteModules | Record<string, Json>;
  /**
   * Props as JSON. A value (or an array of values) may be a `SharedDataReference` made by
   * `createSharedData`; the component gets the data.
   */
  props?: Record<string, unknown>;
  /** Pages inside this one: its component gets theirs as `children` of `renderRoutes`. */
  routes?: RouteConfig[];
  /** False: the page answers for all paths below its own, too. Default: true where it has no `routes`. */
  exact?: boolean;
  /** True: a slash at the end of the address has to be there, or not, as in `path`. */
  strict?: boolean;
  /** Where two routes match, the higher number counts. Default: 0. */
  priority?: number;
  /** For the sitemap and the like: the file that it is made of, relative to the site; milliseconds since 1970. */
  metadata?: {
    sourceFilePath?: string;
    /** Null: nobody knows, and nobody has to be asked. */
    lastUpdatedAt?: number | null;
    /** Ours, of a page that repeats another one: the absolute path under which links to files find this one. */
    standsFor?: string;
  };
  /** Plugins may add fields (`sidebar`), which a layout reads on its child route. */
  [attribute: string]: unknown;
}

/** What a plugin may do while routes are made. */
export interface PluginActions {
  /** Adds a page. Two routes of one path are told to the author (`onDuplicateRoutes`). */
  addRoute: (route: RouteConfig) => void;
  /**
   * Keeps data for a route's `modules`; returns a path that stands for it. Of a name that ends with `.json`, text is
   * taken for JSON (upstream's way) and any other value for what it says; of other names, text is kept as code, which
   * may be imported as `@generated/<plugin>/<id>/<name>`.
   *
   * @throws SyntaxError where text of a `.json` name is no JSON
   */
  createData: (name: string, data: unknown) => Promise<string>;
  /**
   * Ours: keeps JSON in a hashed file that pages share, to be given as a prop or loaded with `useSharedData`. The dev
   * server calls a function when a page asks for the file.
   */
  createSharedData: (name: string, data: Json | (() => Json)) => SharedDataReference;
  /** What `usePluginData` gives on every page: it is part of the bundle, so it must not grow with the site. */
  setGlobalData: (data: unknown) => void;
}

/** Ours: how the Markdown files below a folder are compiled. */
export interface MarkdownRule {
  /** Folders; the longest that holds a file decides. */
  include: string[];
  /** What the plugin's author calls Markdown options. */
  options: MarkdownPluginOptions;
  /** Folders of `include` that hold translations. */
  translated?: TranslatedFolder[];
}

/** A folder whose files stand in for those of the same name in another one. */
export interface TranslatedFolder {
  /** Where translations lie. */
  translated: string;
  /** What they are translations of. */
  original: string;
}

/** The Markdown options that content plugins share, as upstream names them. */
export interface MarkdownPluginOptions {
  /** Run after the engine's own; functions, or pairs of a function and its options. */
  remarkPlugins?: unknown[];
  /** Run after the engine's own. */
  rehypePlugins?: unknown[];
  /** Have no effect, and earn a warning: documents are data, and no JavaScript. */
  recmaPlugins?: unknown[];
  /** Run before the engine's own. */
  beforeDefaultRemarkPlugins?: unknown[];
  /** Run before the engine's own. */
  beforeDefaultRehypePlugins?: unknown[];
  /** False: `:::` is text. `keywords` are those that there are; with `extendDefaults`, beside the usual ones. */
  admonitions?: boolean | { keywords?: string[]; extendDefaults?: boolean };
  /** Text of the marker that ends an excerpt, for blogs. */
  truncateMarker?: RegExp;
  /** True when the page shows its own title: a level-1 heading at the start is taken out. */
  removeContentTitle?: boolean;
}

/** A tag of the document. Attribute values are escaped; true stands for an attribute without one. */
export interface HtmlTagObject {
  /** A name of HTML: `link`. Others are an error. */
  tagName: string;
  /** Left out where undefined, null or false. */
  attributes?: Record<string, string | boolean | number | null | undefined>;
  /** HTML as it is, not escaped. Of a void tag: an error. */
  innerHTML?: string;
}
/** Tags, or HTML as it is; what isn't there (`isLive && tag`) is passed over. */
export type HtmlTags = HtmlTag | HtmlTag[];
type HtmlTag = string | HtmlTagObject | false | null | undefined;

/** Who made the site: also what components find in `useDocusaurusContext()`. */
export interface SiteMetadata {
  /** Of upstream, whose surface this engine has. */
  docusaurusVersion: string;
  /** Of the site's `package.json`. */
  siteVersion: string | undefined;
  /** By plugin name. */
  pluginVersions: Record<string, NonNullable<Plugin["version"]>>;
}

/** The site when its pages are made. */
export interface PostBuildProps extends LoadContext {
  /** `'/docs/intro/'`, with base URL: one for each page. */
  routesPaths: string[];
  /** As plugins added them, nested. */
  routes: RouteConfig[];
  /** All plugins, with what they have loaded and set. */
  plugins: (LoadedPlugin & { content: unknown; globalData: unknown })[];
  /** What this plugin has loaded. */
  content: unknown;
  /** Versions of the engine and of all plugins. */
  siteMetadata: SiteMetadata;
  /** What `injectHtmlTags` and the configuration gave, as HTML. */
  headTags: string;
  /** The same, where the body begins. */
  preBodyTags: string;
  /** The same, where it ends. */
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
  /** Ours: a file of the output, kept until the build is complete. Path relative to `outDir`. `key`: see `keepFile`. */
  emitFile: (path: string, content: string | Uint8Array, key?: string) => void;
  /**
   * Ours: whether a file stays as it lies in the output, since the build before emitted it with the same key, which is
   * made of all that the file is made of. Where it does, it need not be made. For the engine's own plugins: those of
   * others run when what nobody has emitted yet is gone.
   */
  keepFile: (path: string, key: string) => boolean;
  /** Ours: whether the output holds a file. Path relative to `outDir`. */
  hasFile: (path: string) => boolean;
  /** Ours: a warning for the closing summary, or an error, with which the build fails. A `keyPath` alone is an option's. */
  report: (diagnostic: Diagnostic) => void;
}

/** A plugin, as its module's function returns it. All fields but `name` may be missing. */
export interface Plugin<Content = unknown> {
  /** Names its data, its translations and messages about it. Two of one name need different ids. */
  name: string;
  /** Its folder, for relative paths of client modules and theme. Default: that of its module, else the site's. */
  path?: string;
  /** Shown in `siteMetadata`. Default: what the `package.json` above its module says. */
  version?:
    | { type: "package"; name?: string; version?: string }
    | { type: "project" | "local" | "synthetic" };
  /** Reads what the plugin is about. In dev again after each change of a watched file. */
  loadContent?: () => Content | Promise<Content>;
  /** Adds routes and data made of the content, translated already. */
  contentLoaded?: (args: { content: Content; actions: PluginActions }) => void | Promise<void>;
  /** Adds what needs the content of others: by plugin name, then by id. */
  allContentLoaded?: (args: {
    allContent: Record<string, Record<string, unknown>>;
    actions: PluginActions;
  }) => void | Promise<void>;
  /** Ours: runs when all plugins have added their routes. Routes that it adds, other plugins' `routesLoaded` don't see. */
  routesLoaded?: (args: {
    routes: readonly RouteConfig[];
    allContent: Record<string, Record<string, unknown>>;
    actions: PluginActions;
  }) => void | Promise<void>;
  /**
   * Runs in builds, after all pages are made. Plugins of others find the output folder written, and may write to it;
   * the engine's own run before, and use `emitFile`, so that what they make is part of what is written at once.
   */
  postBuild?: (props: PostBuildProps) => void | Promise<void>;
  /** Ours: runs last, when the output folder holds everything, the files of other plugins too. */
  outputWritten?: (props: PostBuildProps) => void | Promise<void>;
  /** Tags for every page. They stand in the order of the plugins, before those of the configuration. */
  injectHtmlTags?: (args: { content: Content }) => {
    headTags?: HtmlTags;
    preBodyTags?: HtmlTags;
    postBodyTags?: HtmlTags;
  };
  /** Modules that run on every page: names of packages, absolute paths, or paths relative to the plugin's folder. */
  getClientModules?: () => string[];
  /** Folder of theme components, relative to the plugin's folder. A later plugin's goes before an earlier one's. */
  getThemePath?: () => string;
  /** The same components in TypeScript, for `swizzle --typescript` alone. */
  getTypeScriptThemePath?: () => string;
  /** Globs, files or folders, absolute or relative to the site. A change in them loads the content anew, in dev. */
  getPathsToWatch?: () => string[];
  /** Adds commands. Called when the command line names one that the engine doesn't have. `cli` is commander's program. */
  extendCli?: (cli: unknown) => void;
  /** Texts to translate: for `write-translations`, and before `translateContent`. Only of locales that are translated. */
  getTranslationFiles?: (args: {
    content: Content;
  }) => TranslationFile[] | Promise<TranslationFile[]>;
  /** Returns the content with the author's translations in it, or nothing. Called for locales that are translated. */
  translateContent?: (args: { content: Content; translationFiles: TranslationFile[] }) => Content;
  /** Returns parts of the theme's configuration to replace, translated. */
  translateThemeConfig?: (args: {
    themeConfig: Record<string, unknown>;
    translationFiles: TranslationFile[];
  }) => Record<string, unknown>;
  /** Texts of its components in the current locale, by their ids. Those of the site go before them. */
  getDefaultCodeTranslationMessages?: () =>
    | Promise<Record<string, string>>
    | Record<string, string>;
  /** Upstream's: called as there, once for the browser and once for the server; what it returns is translated for Vite. */
  configureWebpack?: unknown;
  /** Upstream's: called as there, once for each kind of stylesheet. */
  configurePostCss?: unknown;
  /**
   * Ours: returns Vite configuration to merge. With it, `configureWebpack` isn't called. A build calls it twice, once
   * with `isServer`; dev calls it once, without, and it holds for both sides.
   */
  configureVite?: (args: { isServer: boolean; content: Content }) => object | undefined;
  /** Ours: how Markdown files of this plugin are compiled. Others are compiled with the options' defaults. */
  getMarkdownRules?: () => MarkdownRule[];
  /**
   * Ours: plugins of Vite, as modules whose default export is a function of the options. Other than those of
   * `configureVite`, they are loaded in the process that bundles, and leave the bundle's cache intact.
   */
  getVitePlugins?: () => VitePluginModule[];
  /**
   * Ours: makes an image of a document in the sizes that pages choose from. Undefined: the image stays as it is. Of
   * several plugins that have it, the first one is asked.
   */
  resizeImage?: (image: ImageRequest) => Promise<ResizedImage | undefined>;
  /** Ours: warnings found while loading, shown in the closing summary. */
  getDiagnostics?: () => Diagnostic[];
}

/** A plugin of Vite that is loaded where it is needed. */
export interface VitePluginModule {
  /** Its file. */
  module: string;
  /** What its default export is called with; part of the bundle's cache key. */
  options: Json;
}

/** An image that a document shows. */
export interface ImageRequest {
  /** Absolute. */
  filePath: string;
  /** Written as an image in Markdown, or handed to a component. */
  use: "markdown" | "component";
}

/** Its sizes, or why there are none. */
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

/** Messages of a plugin, as they lie in the site's folder of translations. */
export interface TranslationFile {
  /** Relative to the plugin's translation folder, without extension. */
  path: string;
  /** By message id. */
  content: Record<string, TranslationMessage>;
}

/** Safe: of a stable interface. Unsafe: `swizzle` asks first. Forbidden: it refuses. */
export type SwizzleStatus = "safe" | "unsafe" | "forbidden";

/** What may be done to the components of a theme; what isn't named is unsafe. */
export interface SwizzleConfig {
  /** By name, without `@theme/`: what each way is, and what `swizzle` shows beside it. */
  components: Record<
    string,
    { actions: { wrap?: SwizzleStatus; eject?: SwizzleStatus }; description?: string }
  >;
}

/** A plugin with what is known of it once it is loaded. */
export interface LoadedPlugin extends Plugin {
  /** `default` unless the site names its instances. */
  id: string;
  /** As `validateOptions` returned them. */
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
  /**
   * Returns the options, complete. `validate` takes a schema of Joi or of ours, and throws what the author should
   * know, with the place of the key in the configuration.
   */
  validateOptions?: (args: {
    options: Record<string, unknown>;
    validate: (schema: unknown, options: unknown) => unknown;
  }) => Record<string, unknown>;
  /** Returns the theme's part of `themeConfig`, complete. Called before any plugin is made. `validate` as above. */
  validateThemeConfig?: (args: {
    themeConfig: Record<string, unknown>;
    validate: (schema: unknown, themeConfig: unknown) => unknown;
  }) => Record<string, unknown>;
  /** Names of components that are safe to swizzle: the older way, which `getSwizzleConfig` goes before. */
  getSwizzleComponentList?: () => string[];
  /** What `swizzle` may do to which component. */
  getSwizzleConfig?: () => SwizzleConfig;
}
