/** The configuration that plugins are handed. Nothing is built with it: it has the shape that they look into. */

import path from "../system/path.ts";
import { listStaticDirs } from "../config/static-dirs.ts";
import type { LoadContext } from "../contract/contract.ts";
import type { LoaderEntry, Rule, WebpackConfig } from "./webpack-config.ts";

/** Marks rules that the bundler follows by itself; a copy with more conditions keeps it. */
export const BASE_RULE: unique symbol = Symbol("velosaur:base-rule");

export interface StyleOptions {
  modules?: unknown;
  [option: string]: unknown;
}

/** `utils.getStyleLoaders`: what plugins put before the loader of their own language. */
export function getStyleLoaders(isServer: boolean, options: StyleOptions = {}): LoaderEntry[] {
  const css = { loader: "css-loader", options: { esModule: false, ...options } };
  if (isServer) return options.modules ? [css] : [{ loader: "null-loader" }];
  return [
    { loader: "mini-css-extract-plugin", options: { esModule: true } },
    css,
    {
      loader: "postcss-loader",
      options: { postcssOptions: { ident: "postcss", plugins: [["postcss-preset-env", {}]] } },
    },
  ];
}

export interface JsLoaderOptions {
  isServer: boolean;
  babelOptions?: unknown;
}

/** `utils.getJSLoader`. */
export const getJsLoader = ({ babelOptions = {} }: JsLoaderOptions): LoaderEntry => ({
  loader: "babel-loader",
  options: { ...(typeof babelOptions === "object" && babelOptions) },
});

const excludePackages = (file: string): boolean =>
  file.includes("node_modules") && !/docusaurus(?:(?!node_modules).)*\.jsx?$/.test(file);

const ASSETS: AssetKind[] = [
  { folder: "images", test: /\.(?:ico|jpe?g|png|gif|webp|avif)(?:\?.*)?$/i },
  { folder: "fonts", test: /\.(?:woff2?|eot|ttf|otf)$/i },
  {
    folder: "medias",
    test: /\.(?:mp4|avi|mov|mkv|mpg|mpeg|vob|wmv|m4v|webm|ogv|wav|mp3|m4a|aac|oga|flac)$/i,
  },
  { folder: "files", test: /\.(?:pdf|docx?|xlsx?|zip|rar)$/i },
];

interface AssetKind {
  folder: string;
  test: RegExp;
}

const createAssetRule = ({ folder, test }: AssetKind, isServer: boolean): Rule => ({
  use: [
    {
      loader: folder === "files" ? "file-loader" : "url-loader",
      options: {
        ...(folder !== "files" && { limit: 10_000, fallback: "file-loader" }),
        name: `assets/${folder}/[name]-[contenthash].[ext]`,
        emitFile: !isServer,
      },
    },
  ],
  test,
});

/** Plugins look for its options, to have SVGO leave some drawing as it is: here it leaves all of them. */
export const createSvgrOptions = (): Record<string, unknown> => ({
  prettier: false,
  svgo: true,
  svgoConfig: {
    plugins: [
      {
        name: "preset-default",
        params: { overrides: { removeTitle: false, removeViewBox: false } },
      },
    ],
  },
  titleProp: true,
});

const SVGR_OPTIONS = JSON.stringify(createSvgrOptions());

/** Whether nobody has changed what the engine's own loader does. */
export const areSvgrDefaults = (options: object): boolean =>
  Object.keys(options).length === 0 || JSON.stringify(options) === SVGR_OPTIONS;

/** A component for code, an address for style sheets. */
function createSvgRule(isServer: boolean): Rule {
  const test = /\.svg$/i;
  return {
    test,
    oneOf: [
      {
        use: [{ loader: "@svgr/webpack", options: createSvgrOptions() }],
        issuer: { and: [/\.(?:tsx?|jsx?|mdx?)$/i] },
      },
      createAssetRule({ folder: "images", test }, isServer),
    ],
  };
}

function createRules(isServer: boolean, isProduction: boolean): Rule[] {
  const styleOptions = { importLoaders: 1, sourceMap: !isProduction };
  const modules = { localIdentName: "[local]_[contenthash:base64:4]", exportOnlyLocals: isServer };
  const rules: Rule[] = [
    ...ASSETS.map((kind) => createAssetRule(kind, isServer)),
    createSvgRule(isServer),
    { test: /\.[jt]sx?$/i, exclude: excludePackages, use: [getJsLoader({ isServer })] },
    {
      test: /\.css$/i,
      exclude: /\.module\.css$/i,
      use: getStyleLoaders(isServer, styleOptions),
    },
    { test: /\.module\.css$/i, use: getStyleLoaders(isServer, { ...styleOptions, modules }) },
    { test: /\.mdx?$/i, use: [{ loader: "@docusaurus/mdx-loader", options: {} }] },
  ];
  return rules.map((rule) => Object.assign(rule, { [BASE_RULE]: true }));
}

export const isBaseRule = (rule: object): boolean => Reflect.get(rule, BASE_RULE) === true;

/** A new one each time, since plugins may change it. */
export function createBaseConfig(context: LoadContext, isServer: boolean): WebpackConfig {
  const { siteDir, outDir, generatedFilesDir, baseUrl, mode } = context;
  const isProduction = mode === "production";
  const filename = isProduction ? "assets/js/[name].[contenthash:8].js" : "[name].js";
  return {
    mode,
    name: isServer ? "server" : "client",
    entry: isServer ? { main: "velosaur" } : "velosaur",
    ...(isServer && { target: "node20.19" }),
    cache: undefined,
    experiments: undefined,
    devtool: isProduction ? undefined : "eval-cheap-module-source-map",
    performance: { hints: false },
    output: {
      pathinfo: false,
      path: isServer ? path.join(outDir, "__server") : outDir,
      filename: isServer ? "server.bundle.js" : filename,
      chunkFilename: filename,
      publicPath: baseUrl,
      hashFunction: "xxhash64",
      ...(isServer && { libraryTarget: "commonjs2" }),
    },
    resolve: {
      extensions: [".wasm", ".mjs", ".js", ".jsx", ".ts", ".tsx", ".json"],
      symlinks: true,
      roots: [...listStaticDirs(context), siteDir, process.cwd()],
      alias: { "@site": siteDir, "@generated": generatedFilesDir },
      modules: ["node_modules", path.join(siteDir, "node_modules")],
    },
    resolveLoader: { modules: ["node_modules", path.join(siteDir, "node_modules")] },
    optimization: {
      minimize: isProduction && !isServer,
      minimizer: [],
      mergeDuplicateChunks: false,
      ...(isServer
        ? { concatenateModules: false, splitChunks: false }
        : { runtimeChunk: true, splitChunks: { name: false, cacheGroups: {} } }),
    },
    module: { rules: createRules(isServer, isProduction) },
    plugins: [],
  };
}
