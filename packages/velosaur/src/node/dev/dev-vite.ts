import type { Server } from "node:http";
import type { InlineConfig, Plugin, PluginOption, ViteDevServer } from "vite";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { engineDir } from "../system/engine-paths.ts";
import { siteTsconfig } from "../bundler/engine-files.ts";
import type { GeneratedModules } from "../bundler/plugin-generated.ts";
import { listPackageStandIns } from "../bundler/upstream-packages.ts";
import { createModuleResolver, type ModuleResolver } from "../bundler/module-resolution.ts";
import { createScopedClassName } from "../bundler/scoped-class-name.ts";
import { takeMemoryLazily } from "../bundler/lazy-memory.ts";
import type { LoadMarkdown } from "../bundler/plugin-markdown.ts";
import { BUNDLED_AHEAD, IN_PACKAGE } from "../bundler/plugin-jsx-in-js.ts";
import { vitePlugins } from "../bundler/vite-plugins.ts";
import { misspeltRulesPlugin } from "../bundler/plugin-misspelt-rules.ts";
import { missingAddressesPlugin } from "../bundler/plugin-missing-addresses.ts";
import { AuthorError } from "../system/author-error.ts";
import { absentImportsPlugin } from "./plugin-absent-imports.ts";
import { createAuthorErrors } from "./author-errors.ts";
import { configureBrowserGlobals } from "./plugin-browser-globals.ts";
import { checkedStylesPlugin } from "./plugin-checked-styles.ts";
import { commonJsPlugin, scriptPlugin } from "./plugin-common-js.ts";
import { addressesPlugin } from "./plugin-addresses.ts";
import { createDependencyScan, listOwnAliases } from "./dependency-scan.ts";
import type { EngineModules } from "./engine-bundle.ts";
import { hasNewImports } from "./new-imports.ts";
import { earlyModulesPlugin } from "./plugin-early-modules.ts";
import { lateStylesPlugin } from "./plugin-late-styles.ts";
import { engineBundlePlugin } from "./plugin-engine-bundle.ts";
import { noServerStylesPlugin } from "../bundler/plugin-server-styles.ts";
import { ownImportsPlugin } from "./plugin-own-imports.ts";
import { pageRequestsPlugin, type PageRequests } from "./plugin-page-requests.ts";
import { findPluginPackages, type PluginPackage } from "./plugin-packages.ts";
import { removedModulesPlugin } from "./plugin-removed-modules.ts";
import { scanPlugin } from "./plugin-scan.ts";
import { socketTokenPlugin } from "./plugin-socket-token.ts";
import path from "../system/path.ts";

export interface DevViteOptions {
  server: Server;
  socketToken: string;
  host: string | undefined;
  serve: PageRequests["serve"];
  siteDir: string;
  baseUrl: string;
  cacheDir: string;
  themePaths: string[];
  staticDirs: string[];
  /** Of Markdown; they may lie outside of the site. */
  contentDirs: string[];
  /** Modules that pages load: components of routes, and what is on every page. */
  pageModules: string[];
  /** Module that imports what documents import. */
  documentImports: string;
  /** Modules of the site that run in Node. */
  nodeFiles: string[];
  generated: () => GeneratedModules;
  program: (id: string) => Promise<string | undefined>;
  markdown: LoadMarkdown;
  engineBundle: () => Promise<EngineModules>;
  /** Part of the addresses of the engine's modules. */
  engineVersion: string;
  editions: Plugin;
  watched: Plugin;
  viteConfigs: readonly object[];
  cascadeLayers: boolean;
  poll?: number;
}

/** Vite in middleware mode: it serves modules and carries messages; pages are ours. */
export async function createDevVite(options: DevViteOptions): Promise<ViteDevServer> {
  takeMemoryLazily();
  const { createLogger, createServer, mergeConfig, searchForWorkspaceRoot } = await import("vite");
  const { siteDir, baseUrl, poll } = options;
  const resolver = createModuleResolver(options);
  const pluginPackages = findPluginPackages([...options.themePaths, ...options.pageModules]);
  const scan = createDependencyScan({ ...options, pluginPackages, resolver });
  const authorErrors = createAuthorErrors(siteDir);
  const config: InlineConfig = {
    configFile: false,
    root: siteDir,
    base: baseUrl,
    mode: "development",
    appType: "custom",
    customLogger: authorErrors.createLogger(createLogger("error")),
    publicDir: false,
    envFile: false,
    cacheDir: path.join(options.cacheDir, "vite"),
    tsconfig: siteTsconfig(),
    // The engine's modules take the default export of a package as it is meant, not as Node would.
    legacy: { inconsistentCjsInterop: true },
    css: { modules: { generateScopedName: createScopedClassName(siteDir) } },
    resolve: { alias: listOwnAliases() },
    optimizeDeps: { ...scan, force: hasNewImports({ ...options, entries: scan.entries }) },
    ssr: { noExternal: [/^@docusaurus\//, /^@theme/, /^@site\//, ...listPackageStandIns(siteDir)] },
    server: {
      middlewareMode: { server: options.server },
      hmr: { server: options.server },
      // Nobody else's pages may read what is served, unless the site says so.
      cors: false,
      ...(options.host !== undefined && { host: options.host }),
      fs: { allow: listServedDirs(options, searchForWorkspaceRoot(siteDir)) },
      watch: {
        ignored: listIgnored(siteDir),
        ...(poll && { usePolling: true, interval: poll }),
      },
    },
    plugins: [
      ...(await createPlugins(options, { resolver, pluginPackages })),
      removedModulesPlugin(),
      missingAddressesPlugin((missing) => authorErrors.tell(new AuthorError(missing))),
      misspeltRulesPlugin((misspelt) => authorErrors.tell(new AuthorError(misspelt))),
      absentImportsPlugin({ siteDir, tell: authorErrors.tell }),
      authorErrors.plugin,
    ],
  };
  const merged = options.viteConfigs.reduce<object>((all, next) => mergeConfig(all, next), config);
  return createServer(await configureBrowserGlobals(merged));
}

/** What the engine writes. Folders of a site's sources may be called build, too. */
const listIgnored = (siteDir: string): (string | RegExp)[] => [
  "**/.docusaurus/**",
  new RegExp(`^${escapePattern(siteDir)}/(?:build|\\.build\\.next)(?:/|$)`),
];

interface PluginFacts {
  resolver: ModuleResolver;
  pluginPackages: PluginPackage[];
}

async function createPlugins(
  options: DevViteOptions,
  { resolver, pluginPackages }: PluginFacts,
): Promise<PluginOption[]> {
  const { default: react } = await import("@vitejs/plugin-react");
  return [
    addressesPlugin(pluginPackages, options.engineVersion),
    noServerStylesPlugin(),
    engineBundlePlugin(options.engineBundle),
    commonJsPlugin(),
    scriptPlugin(),
    scanPlugin(),
    socketTokenPlugin(options.socketToken),
    earlyModulesPlugin(),
    lateStylesPlugin(),
    checkedStylesPlugin(),
    ownImportsPlugin(),
    options.editions,
    options.watched,
    pageRequestsPlugin(options),
    ...vitePlugins({
      isDev: true,
      resolver,
      staticDirs: options.staticDirs,
      generated: options.generated,
      program: options.program,
      markdown: options.markdown,
      cascadeLayers: options.cascadeLayers,
    }),
    react({
      include: /\.[jt]sx?$/,
      // What is bundled ahead is ready: to look through React's renderer takes long.
      exclude: [IN_PACKAGE, BUNDLED_AHEAD, new RegExp(`^${escapePattern(engineDir)}`)],
    }),
  ];
}

/** What of the disk is served, apart from modules that something served imports. */
const listServedDirs = (options: DevViteOptions, workspaceDir: string): string[] => [
  options.siteDir,
  workspaceDir,
  engineDir,
  ...options.themePaths,
  ...options.contentDirs,
];
