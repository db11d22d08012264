import { existsSync, readdirSync } from "node:fs";
import path from "../system/path.ts";
import type { AcceptedPlugin, Plugin as PostCssPlugin } from "postcss";
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";
import { AuthorError } from "../system/author-error.ts";
import { formatInstall, getPackageName } from "../system/package-manager.ts";
import { findLocalImports } from "./local-imports.ts";
import type { PostCssOptions } from "./configure-post-css.ts";
import { isInFolder, recordMessage, type StyleSources } from "./style-sources.ts";

export interface PostCssPluginOptions {
  siteDir: string;
  /** Of plugins of the site. */
  given?: PostCssOptions | undefined;
  sources: StyleSources;
}

const CONFIG = /^(?:\.postcssrc(?:\.\w+)?|postcss\.config\.\w+)$/;

// The null byte is how Rollup's convention marks a module that is no file.
// oxlint-disable-next-line no-control-regex
const GENERATED = /^\0@generated\/(.+)$/;

/** The site's own configuration of PostCSS. */
export const findPostCssFiles = (siteDir: string): string[] =>
  existsSync(siteDir)
    ? readdirSync(siteDir)
        .filter((name) => CONFIG.test(name))
        .map((name) => path.join(siteDir, name))
    : [];

/**
 * Stylesheets go through the site's own configuration of PostCSS, and what plugins have added to it. What
 * these read is kept: a bundle holds as long as it is the same.
 */
export function postCssPlugin({ siteDir, given, sources }: PostCssPluginOptions): Plugin {
  return {
    name: "velosaur:post-css",
    async config() {
      const { plugins: own, ...options } = await loadOwn(siteDir, sources);
      const { plugins: added = [], ...more } = given ?? {};
      const plugins = [placingPlugin(siteDir), ...own, ...added, reportingPlugin(sources)];
      return { css: { postcss: { ...options, ...more, plugins } } };
    },
    configureServer: (server) => watchFolders(server, sources),
  };
}

/**
 * Comes first. Some plugins ask where a stylesheet lies, and refuse one that lies nowhere; generated ones, which
 * lie in memory, get the folder that upstream writes such files to.
 */
const placingPlugin = (siteDir: string): PostCssPlugin => ({
  postcssPlugin: "velosaur-places",
  prepare({ opts }) {
    const [, name] = GENERATED.exec(opts.from ?? "") ?? [];
    if (name) opts.from = path.join(siteDir, ".docusaurus", name);
    return {};
  },
});

/** Comes last: all messages are there. */
const reportingPlugin = (sources: StyleSources): PostCssPlugin => ({
  postcssPlugin: "velosaur-sources",
  OnceExit(_root, { result }) {
    const from = result.opts.from ?? "";
    for (const message of result.messages) recordMessage(sources, message, from);
  },
});

async function loadOwn(
  siteDir: string,
  sources: StyleSources,
): Promise<{ plugins: AcceptedPlugin[] }> {
  if (findPostCssFiles(siteDir).length === 0) return { plugins: [] };
  const { default: load } = await import("postcss-load-config");
  const loading = load({}, siteDir, { stopDir: siteDir });
  const { plugins, options, file } = await loading.catch((error: unknown) => {
    throw explainMissing(error, siteDir);
  });
  for (const read of findLocalImports(file)) sources.files.add(read);
  return { ...options, plugins };
}

const MISSING = /Cannot find (?:module|package) '([^'./][^']*)'/;

/** Upstream's own packages bring some plugins along, so that a site may name one that it doesn't list. */
function explainMissing(error: unknown, siteDir: string): unknown {
  const name = error instanceof Error ? MISSING.exec(error.message)?.[1] : undefined;
  if (name === undefined) return error;
  return new AuthorError({
    severity: "error",
    message: `The configuration of PostCSS asks for "${name}", which isn't installed.`,
    filePath: findPostCssFiles(siteDir)[0],
    hint: `Packages of upstream may have brought it along. Install it in the site's folder: ${formatInstall(getPackageName(name), { folder: siteDir, isDev: true })}; or take it out of the file.`,
  });
}

/** The bundler watches files that were there; a new one may have words of styles, too. */
function watchFolders(server: ViteDevServer, { folders }: StyleSources): void {
  const reload = (file: string): void => {
    if (![...folders.values()].some((folder) => isInFolder(file, folder))) return;
    const { client } = server.environments;
    for (const module of findStyles([...client.moduleGraph.idToModuleMap.values()]))
      void client.reloadModule(module);
  };
  server.watcher.on("add", reload);
}

const findStyles = (modules: EnvironmentModuleNode[]): EnvironmentModuleNode[] =>
  modules.filter(({ id }) => /\.(?:css|scss|sass|less|styl|pcss)$/.test(id ?? ""));
