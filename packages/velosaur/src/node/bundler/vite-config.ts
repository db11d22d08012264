import path from "../system/path.ts";
import type { Alias, InlineConfig, PluginOption } from "vite";
import { BASE_URL_VALUE, type BundleHoles } from "./bundle-holes.ts";
import type { BundledModule, BundleRequest } from "./bundle-request.ts";
import { engineFile, siteTsconfig } from "./engine-files.ts";
import { BROWSER_GLOBALS, WEBPACK_GLOBALS } from "./browser-globals.ts";
import type { ModuleResolver } from "./module-resolution.ts";
import { browserConfigPlugin } from "./plugin-browser-config.ts";
import type { Lean } from "./lean/lean.ts";
import { leanReactPlugin } from "./lean/plugin-lean-react.ts";
import { directImportsPlugin } from "./plugin-direct-imports.ts";
import { lateComponentsPlugin } from "./lean/plugin-late-components.ts";
import type { LoadMarkdown } from "./plugin-markdown.ts";
import { joinedStylesPlugin } from "./plugin-joined-styles.ts";
import { lateStylesPlugin } from "./plugin-late-styles.ts";
import { plainImportsPlugin } from "./plugin-plain-imports.ts";
import { reactModulesPlugin } from "./lean/plugin-react-modules.ts";
import { createScopedClassName, type ScopedClassName } from "./scoped-class-name.ts";
import { classImportsPlugin } from "./plugin-class-imports.ts";
import { dataImagesPlugin, ownStylesPlugin } from "./plugin-own-styles.ts";
import { serverAddressesPlugin } from "./plugin-server-addresses.ts";
import { noServerStylesPlugin } from "./plugin-server-styles.ts";
import { readFilesPlugin } from "./plugin-read-files.ts";
import type { LoaderReport } from "../webpack/loader-report.ts";
import type { SourceFolder } from "../webpack/style-sources.ts";
import { noSearchWindowPlugin } from "./plugin-search-window.ts";
import { styleOrderPlugin } from "./plugin-style-order.ts";
import { moduleInput, namedEntriesPlugin } from "./plugin-named-entries.ts";
import { translationsPlugin } from "./plugin-translations.ts";
import { wholeReactPlugin } from "./lean/plugin-whole-react.ts";
import { isLayoutModule, layoutModulesSource } from "./layout-modules.ts";
import { entryName } from "./entry-name.ts";
import { vitePlugins } from "./vite-plugins.ts";

/**
 * What pages need anyway travels together: many small chunks are many requests, and compress badly.
 * React stands apart, since its text changes least. A group takes what its modules import along.
 */
function chunkGroups(
  resolver: ModuleResolver,
): { name: string; test: (id: string) => boolean; priority: number }[] {
  const layout = new Set(["@theme/Layout", "@theme/Root"].map((name) => resolver.resolve(name)));
  const entry = engineFile("client/entry.browser");
  return [
    {
      name: "react",
      test: (id) => /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/.test(id),
      priority: 2,
    },
    { name: "app", test: (id) => id === entry || layout.has(id), priority: 1 },
  ];
}

/** Rolldown would take the time of each call of a plugin, for a report that nobody gets to see. */
const NO_TIMINGS = { bundlerTimings: false };

/** What is to be bundled, now that it is known what may be left out. */
export type LeanRequest = Omit<BundleRequest, "lean"> & {
  lean: Lean;
  /** Of both sides. */
  resolver: ModuleResolver;
  /** Of both sides: what names mean without a question. */
  aliases: Alias[];
  /** Takes what is left out, where something is. */
  holes: BundleHoles;
  /** Takes the files that are read. */
  files: Set<string>;
  /** Names that no module exports are `undefined`, and no mistakes. */
  fillsAbsent?: boolean;
  /** Takes the folders that code requires as a whole. */
  folders?: Map<string, SourceFolder>;
  /** Takes what loaders have read, and where they failed. */
  loaderReport?: LoaderReport;
};

/** `ranks` is filled with those of the stylesheets. */
export function clientConfig(
  request: LeanRequest & { ranks: Map<string, number> },
  outDir: string,
  loadMarkdown: LoadMarkdown,
): InlineConfig {
  const modules = request.modules.filter(({ id, client }) => client && !isLayoutModule(id));
  const generated = { ...request.generated, "layout-modules": layoutModulesSource(request) };
  const shared = sharedConfig({ ...request, generated }, loadMarkdown);
  return {
    ...shared,
    define: { ...shared.define, ...BROWSER_GLOBALS },
    plugins: [clientPlugins({ ...request, generated }), shared.plugins],
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: "assets",
      assetsInlineLimit: 0,
      copyPublicDir: false,
      minify: request.minify,
      // Each file by itself, see `styleOrderPlugin`.
      cssMinify: false,
      modulePreload: false,
      reportCompressedSize: false,
      target: "es2022",
      rolldownOptions: {
        input: inputs("client/entry.browser", modules),
        checks: NO_TIMINGS,
        shimMissingExports: request.fillsAbsent === true,
        preserveEntrySignatures: "allow-extension",
        optimization: { inlineConst: { mode: "all", pass: 3 } },
        output: {
          entryFileNames: "assets/js/[name]-[hash].js",
          chunkFileNames: "assets/js/[name]-[hash].js",
          assetFileNames,
          codeSplitting: { groups: chunkGroups(request.resolver) },
        },
      },
    },
  };
}

/** The browser's own, before those that both sides have. */
function clientPlugins(request: LeanRequest & { ranks: Map<string, number> }): PluginOption[] {
  const { lean, generated, resolver } = request;
  return [
    ...(lean.react ? [wholeReactPlugin(), reactModulesPlugin(), leanReactPlugin()] : []),
    plainImportsPlugin(),
    lateStylesPlugin(),
    directImportsPlugin(),
    classImportsPlugin(),
    ...(hasOwnSteps(request)
      ? []
      : [
          ownStylesPlugin({ ...ownStyles(request), side: "client" }),
          joinedStylesPlugin(),
          dataImagesPlugin(),
        ]),
    lean.late && lateComponentsPlugin({ resolver, generated, side: "client" }),
    translationsPlugin(request, request.holes),
    browserConfigPlugin(request.siteConfig),
    styleOrderPlugin(request, request.ranks),
  ];
}

const ownStyles = ({ siteDir }: LeanRequest): { scopedClassName: ScopedClassName } => ({
  scopedClassName: createScopedClassName(siteDir),
});

/** Whether a site, or a plugin of its own, may have steps for stylesheets: then all of them take these. */
const hasOwnSteps = ({ postCss, postCssFiles, viteConfigs }: LeanRequest): boolean =>
  postCss !== undefined || postCssFiles.length > 0 || viteConfigs.client.length > 0;

export function serverConfig(
  request: LeanRequest,
  outDir: string,
  loadMarkdown: LoadMarkdown,
): InlineConfig {
  const { generated, lean, resolver } = request;
  const shared = sharedConfig(request, loadMarkdown);
  return {
    ...shared,
    plugins: [
      noServerStylesPlugin(),
      serverAddressesPlugin(),
      noSearchWindowPlugin(),
      ownStylesPlugin({ ...ownStyles(request), side: "server" }),
      lean.late && lateComponentsPlugin({ resolver, generated, side: "server" }),
      shared.plugins,
    ],
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      // What is left of stylesheets are the names of their classes; rules that only browsers skip are no errors.
      cssMinify: false,
      ssrEmitAssets: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      target: "node20",
      rolldownOptions: {
        input: inputs("client/entry.server", request.modules),
        checks: NO_TIMINGS,
        shimMissingExports: request.fillsAbsent === true,
        preserveEntrySignatures: "exports-only",
        output: {
          format: "es",
          entryFileNames: "[name].mjs",
          chunkFileNames: "chunk-[name]-[hash].mjs",
          assetFileNames,
        },
      },
    },
  };
}

function sharedConfig(request: LeanRequest, markdown: LoadMarkdown): InlineConfig {
  // Workers have plugins of their own.
  const createPlugins = (): PluginOption[] => [
    readFilesPlugin(request.files),
    namedEntriesPlugin(request.modules),
    ...vitePlugins({
      isDev: false,
      resolver: request.resolver,
      staticDirs: request.staticDirs,
      cascadeLayers: request.cascadeLayers,
      folders: request.folders,
      loaderReport: request.loaderReport,
      generated: () => request.generated,
      program: (id) => request.programs[id],
      markdown,
    }),
  ];
  return {
    configFile: false,
    root: request.siteDir,
    base: request.baseUrl,
    mode: "production",
    logLevel: "silent",
    publicDir: false,
    cacheDir: path.join(request.cacheDir, "vite"),
    envFile: false,
    resolve: { alias: request.aliases },
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      ...WEBPACK_GLOBALS,
      ...defineBase(request),
    },
    oxc: { jsx: { runtime: "automatic" } },
    tsconfig: siteTsconfig(),
    css: { modules: { generateScopedName: createScopedClassName(request.siteDir) } },
    worker: {
      format: "es",
      plugins: createPlugins,
      rolldownOptions: { output: { entryFileNames: "assets/js/[name]-[hash].js" } },
    },
    plugins: createPlugins(),
  };
}

/** What code compares with another text must not be known before it is filled in. */
const defineBase = ({ hasHoles }: LeanRequest): Record<string, string> =>
  hasHoles ? { "import.meta.env.BASE_URL": BASE_URL_VALUE } : {};

function inputs(entry: string, modules: BundledModule[]): Record<string, string> {
  const named = modules.map((module): [string, string] => [
    entryName(module.id),
    moduleInput(module),
  ]);
  return { main: engineFile(entry), ...Object.fromEntries(named) };
}

const assetFileNames = ({ names }: { names: string[] }): string =>
  `assets/${assetFolder(names[0] ?? "")}/[name]-[hash][extname]`;

function assetFolder(name: string): string {
  if (name.endsWith(".css")) return "css";
  if (/\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/.test(name)) return "images";
  return /\.(?:woff2?|ttf|otf|eot)$/.test(name) ? "fonts" : "files";
}
