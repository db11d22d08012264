import fs from "node:fs";
import os from "node:os";
import path, { realPath } from "../../system/path.ts";
import { onTestFinished } from "vitest";
import type { Json } from "../../../shared/document.ts";
import { createModuleLoader } from "../../config/load-module.ts";
import { createSourceFiles, KEPT_LENGTH } from "../../config/source-files.ts";
import type { LoadContext, Plugin, PluginModule, RouteConfig } from "../../contract/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";

export const fixtureDir = (name: string): string => path.join(import.meta.dirname, name);

/** A site in a folder of its own, removed when the test ends. */
export function createSite(files: Record<string, string>): string {
  const siteDir = fs.mkdtempSync(path.join(realPath(os.tmpdir()), "site-"));
  onTestFinished(() => fs.rmSync(siteDir, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return siteDir;
}

export function createContext(siteDir: string, rest: Record<string, unknown> = {}): LoadContext {
  return {
    siteDir,
    baseUrl: "/",
    mode: "production",
    i18n: {
      currentLocale: "en",
      defaultLocale: "en",
      locales: ["en"],
      path: "i18n",
      localeConfigs: { en: { translate: false } },
    },
    cacheDir: createSite({}),
    localizationDir: path.join(siteDir, "i18n/en"),
    loader: createModuleLoader({ siteDir }),
    sources: createSourceFiles(KEPT_LENGTH),
    ...rest,
    siteConfig: { markdown: {}, themeConfig: {}, future: {}, ...Object(rest["siteConfig"]) },
  } as unknown as LoadContext;
}

export interface LoadedPluginResult {
  plugin: Plugin;
  content: unknown;
  routes: RouteConfig[];
  /** Leaf routes by path. */
  pages: Map<string, RouteConfig>;
  globalData: unknown;
  /** By address. */
  shared: Map<string, Json>;
  diagnostics: Diagnostic[];
}

export interface LoadRequest {
  module: PluginModule;
  siteDir: string;
  options?: Record<string, unknown>;
  context?: Record<string, unknown>;
}

/** Runs a content plugin as a build does. */
export async function loadPlugin({
  module,
  siteDir,
  options = {},
  context = {},
}: LoadRequest): Promise<LoadedPluginResult> {
  const validated = module.validateOptions?.({ options, validate: () => undefined }) ?? options;
  const plugin = (await module(createContext(siteDir, context), validated)) as Plugin;
  const content = await plugin.loadContent?.();
  const routes: RouteConfig[] = [];
  const shared = new Map<string, Json>();
  let globalData: unknown;
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: (route) => routes.push(route),
      createData: async (name) => name,
      createSharedData: (name, data) => {
        const url = `/assets/${name}-${shared.size}.json`;
        shared.set(url, typeof data === "function" ? data() : data);
        return { $shared: url };
      },
      setGlobalData: (data) => {
        globalData = data;
      },
    },
  });
  const pages = new Map(leaves(routes).map((route) => [route.path, route]));
  return {
    plugin,
    content,
    routes,
    pages,
    globalData,
    shared,
    diagnostics: plugin.getDiagnostics?.() ?? [],
  };
}

const leaves = (routes: RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));

/** What an author reads when it fails: file, line, message, hint. */
/** How severe what an author is told is, thrown or not. */
export async function collectSeverities(
  load: () => Promise<{ diagnostics: readonly Diagnostic[] }>,
): Promise<Diagnostic["severity"][]> {
  const found = await load().catch((error: unknown) => {
    if (error instanceof AuthorError) return error;
    throw error;
  });
  return found.diagnostics.map(({ severity }) => severity);
}

export async function catchMessages(run: () => unknown, siteDir = ""): Promise<string[]> {
  try {
    await run();
  } catch (error) {
    if (error instanceof AuthorError)
      return error.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, siteDir));
    throw error;
  }
  return [];
}

export function formatDiagnostic(
  { message, filePath, line, column, hint }: Diagnostic,
  siteDir: string,
): string {
  const file =
    filePath === undefined
      ? ""
      : `${path.relative(siteDir, filePath)}${line === undefined ? "" : `:${line}:${column}`}: `;
  return `${file}${message}${hint === undefined ? "" : `\n→ ${hint}`}`.replaceAll(
    siteDir,
    "<site>",
  );
}
