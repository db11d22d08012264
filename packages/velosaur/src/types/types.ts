/** Types of `@docusaurus/types`, which configurations and plugins import: upstream's names for the engine's own. */

import type { Command } from "commander";
import type { ComponentProps, JSX, JSXElementConstructor } from "react";
import type { V4_FLAGS } from "../node/config/config-schema.ts";
import type { Config as ResolvedConfig, UserConfig } from "../node/config/types.ts";
import type {
  HtmlTagObject,
  HtmlTags,
  I18n,
  I18nLocaleConfig,
  LoadContext,
  LoadedPlugin as LoadedEnginePlugin,
  Plugin as EnginePlugin,
  PluginActions,
  PostBuildProps,
  RouteConfig,
  RouteModule,
  RouteModules,
  SiteMetadata,
  SwizzleConfig,
  SwizzleStatus,
  TranslationFile,
  TranslationMessage,
} from "../node/contract/contract.ts";
import type { ClientModule, SiteData } from "../shared/site.ts";

/** What the author of a plugin gives a type of his own: options, content, webpack's configuration. */
// oxlint-disable-next-line typescript/no-explicit-any -- with `unknown`, no plugin would fit
type Own = any;

export type {
  ClientModule,
  HtmlTagObject,
  HtmlTags,
  I18n,
  I18nLocaleConfig,
  LoadContext,
  RouteConfig,
  RouteModules,
  SiteMetadata,
  SwizzleConfig,
  TranslationFile,
  TranslationMessage,
};
export type {
  DirectiveHook as OnUnusedMarkdownDirectivesFunction,
  ParseFrontMatter,
  Severity as ReportingSeverity,
  VcsConfig,
} from "../node/config/types.ts";

/** What `docusaurus.config.*` exports. */
export interface Config extends Omit<UserConfig, "plugins" | "presets" | "themes"> {
  plugins?: PluginConfig[];
  themes?: PluginConfig[];
  presets?: (PresetConfig | PresetModule)[];
}
/** The same, complete and checked. */
export type DocusaurusConfig = ResolvedConfig;
export type DocusaurusContext = SiteData;
export type GlobalData = SiteData["globalData"];
export type SiteStorage = LoadContext["siteStorage"];
export type ThemeConfig = Record<string, unknown>;
export type I18nConfig = DocusaurusConfig["i18n"];

export type MarkdownConfig = DocusaurusConfig["markdown"];
export type MarkdownHooks = MarkdownConfig["hooks"];
export type MDX1CompatOptions = MarkdownConfig["mdx1Compat"];
export type FutureConfig = DocusaurusConfig["future"];
export type FutureV4Config = Record<(typeof V4_FLAGS)[number], boolean>;
export type FasterConfig = NonNullable<FutureConfig["faster"]>;
export type StorageConfig = DocusaurusConfig["storage"];
export type RouterType = FutureConfig["experimental_router"];
export type CurrentBundler = { name: "webpack" | "rspack"; instance: unknown };

export type CodeTranslations = Record<string, string>;
export type TranslationFileContent = TranslationFile["content"];

export type PluginContentLoadedActions = PluginActions;
export type PluginRouteConfig = RouteConfig;
export type RouteMetadata = NonNullable<RouteConfig["metadata"]>;
export type RouteBuildMetadata = PostBuildProps["routesBuildMetadata"][string];
export type Module = RouteModule;
export type AllContent = Record<string, Record<string, unknown>>;
export type PluginOptions = { id?: string; [option: string]: unknown };
export type PluginVersionInformation = NonNullable<EnginePlugin["version"]>;
export interface PluginIdentifier {
  readonly name: string;
  readonly id: string;
}
/** Of the route and of the plugin that made it: what `useRouteContext` gives. */
export interface PluginRouteContext {
  plugin: PluginIdentifier;
}
export interface RouteContext extends PluginRouteContext {
  data?: Record<string, unknown>;
}
export interface UseDataOptions {
  failfast?: boolean;
}

/** What `postBuild` is given beside the content. */
export type Props = Omit<PostBuildProps, "content" | "head" | "routesBuildMetadata">;

export interface PostCssOptions {
  plugins: unknown[];
  [option: string]: unknown;
}

/** Plugins are checked by their shape: commands are commander's, and webpack's configuration may be anything. */
export interface Plugin<Content = unknown> extends Omit<
  EnginePlugin<Content>,
  "configurePostCss" | "configureWebpack" | "extendCli" | "postBuild"
> {
  postBuild?: (
    props: Omit<PostBuildProps, "content"> & { content: Content },
  ) => void | Promise<void>;
  extendCli?: (cli: Command) => void;
  configurePostCss?: (options: PostCssOptions) => PostCssOptions;
  configureWebpack?: (
    ...args: [config: Own, isServer: boolean, utils: Own, content: Content]
  ) => Own;
}
export type InitializedPlugin = LoadedEnginePlugin;
export type LoadedPlugin = LoadedEnginePlugin & { readonly content: unknown };

export type PluginModule<Content = unknown> = {
  (context: LoadContext, options: Own): Plugin<Content> | null | Promise<Plugin<Content> | null>;
  validateOptions?: (data: OptionValidationContext<Own, Own>) => Own;
  validateThemeConfig?: (data: ThemeConfigValidationContext<Own, Own>) => Own;
  getSwizzleComponentList?: () => string[] | undefined;
  getSwizzleConfig?: () => SwizzleConfig | undefined;
};

type Reference<Content> = string | PluginModule<Content>;
/** A plugin or theme as a site names it; whatever its content is. */
export type PluginConfig<Content = Own> =
  | Reference<Content>
  | [Reference<Content>, PluginOptions]
  | false
  | null
  | undefined;

/** Of Joi, or of whatever else has its methods. */
export type ValidationSchema<_Value> = object;
export type Validate<In, Out> = (schema: ValidationSchema<Out>, options: In) => Out;
export interface OptionValidationContext<In, Out> {
  validate: Validate<In, Out>;
  options: In;
}
export interface ThemeConfigValidationContext<In, Out = In> {
  validate: Validate<In, Out>;
  themeConfig: In;
}

export interface Preset {
  plugins?: PluginConfig[];
  themes?: PluginConfig[];
}
export type PresetModule = (context: LoadContext, options: Own) => Preset;
export type PresetConfigDefined = string | [string, Record<string, unknown>];
export type PresetConfig = PresetConfigDefined | false | null;

export type SwizzleAction = "eject" | "wrap";
export type SwizzleActionStatus = SwizzleStatus;
export type SwizzleComponentConfig = SwizzleConfig["components"][string];
/** Props of a component that a site wraps; of one without props, an object to spread. */
export type WrapperProps<Wrapped extends JSXElementConstructor<Own> | keyof JSX.IntrinsicElements> =
  unknown extends ComponentProps<Wrapped> ? object : ComponentProps<Wrapped>;
