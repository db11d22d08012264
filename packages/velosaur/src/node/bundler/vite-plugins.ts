import type { PluginOption } from "vite";
import type { ModuleResolver } from "./module-resolution.ts";
import { cascadeLayersPlugin } from "./plugin-cascade-layers.ts";
import { firstImportsPlugin } from "./plugin-first-imports.ts";
import { fromTopPlugin } from "./plugin-from-top.ts";
import { generatedPlugin, type GeneratedModules } from "./plugin-generated.ts";
import { globImportsPlugin } from "./plugin-glob-imports.ts";
import { jsxInJsPlugin } from "./plugin-jsx-in-js.ts";
import { type LoadMarkdown, markdownPlugin } from "./plugin-markdown.ts";
import { moduleNamesPlugin } from "./plugin-module-names.ts";
import { ownPackagesPlugin } from "./plugin-own-packages.ts";
import { programsPlugin } from "./plugin-programs.ts";
import { styleAddressesPlugin } from "./plugin-style-addresses.ts";
import { styleEntriesPlugin } from "./plugin-style-entries.ts";
import { svgComponentsPlugin } from "./plugin-svg-components.ts";
import { typeExportsPlugin } from "./plugin-type-exports.ts";
import { typedJavaScriptPlugin } from "./plugin-typed-javascript.ts";
import { unusedImportsPlugin } from "./plugin-unused-imports.ts";
import { upstreamPackagesPlugin } from "./plugin-upstream-packages.ts";
import { webpackSyntaxPlugin } from "./plugin-webpack-syntax.ts";
import type { LoaderReport } from "../webpack/loader-report.ts";
import { inlineLoadersPlugin } from "../webpack/plugin-loaders.ts";
import type { SourceFolder } from "../webpack/style-sources.ts";

export interface VitePluginOptions {
  isDev: boolean;
  resolver: ModuleResolver;
  staticDirs: readonly string[];
  generated: () => GeneratedModules;
  program: (id: string) => string | undefined | Promise<string | undefined>;
  markdown: LoadMarkdown;
  cascadeLayers?: boolean | undefined;
  /** Takes the folders that code requires as a whole. */
  folders?: Map<string, SourceFolder> | undefined;
  /** Takes what loaders have read, and where they failed. */
  loaderReport?: LoaderReport | undefined;
}

/** Everything that build and dev server share, in order. */
export function vitePlugins(options: VitePluginOptions): PluginOption[] {
  return [
    // Before those that resolve names, since it has to know who asks.
    markdownPlugin(options.markdown),
    webpackSyntaxPlugin(options.folders),
    globImportsPlugin(options.folders),
    inlineLoadersPlugin(options.loaderReport),
    ownPackagesPlugin(options.isDev),
    upstreamPackagesPlugin(),
    moduleNamesPlugin(options.resolver),
    fromTopPlugin(options.staticDirs),
    generatedPlugin(options.generated, options.resolver),
    programsPlugin(options.program),
    firstImportsPlugin(),
    styleEntriesPlugin(),
    ...styleAddressesPlugin(),
    svgComponentsPlugin(),
    typedJavaScriptPlugin(),
    jsxInJsPlugin(),
    unusedImportsPlugin(),
    typeExportsPlugin(),
    options.cascadeLayers && cascadeLayersPlugin(),
  ];
}
