import { builtinModules } from "node:module";
import path from "../system/path.ts";
import type { Plugin } from "vite";
import { toBareName } from "./bare-name.ts";
import { EMPTY_MODULE, findTarget, type NamedTarget } from "./translate-alias.ts";

export interface FallbackOptions {
  /** `resolve.fallback` */
  fallbacks: NamedTarget[];
  /** Folders of `resolve.modules`. */
  folders: string[];
  isServer: boolean;
  /** Of the dev server: where packages are looked for by their names. */
  siteDir?: string | undefined;
}

const isPackageName = /^(?![./\0]|[a-z]+:)/i;

/**
 * Modules that can't be found otherwise: `resolve.fallback`, `resolve.modules`. The browser lacks what
 * Node brings; on the server that is there, and stays.
 */
export function fallbacksPlugin(options: FallbackOptions): Plugin {
  const { fallbacks, folders, isServer, siteDir } = options;
  return {
    name: `velosaur:webpack-fallbacks-${isServer ? "server" : "client"}`,
    enforce: "pre",
    api: options,
    applyToEnvironment: ({ config }) => (config.consumer === "server") === isServer,
    resolveId: {
      filter: { id: isPackageName },
      async handler(id, importer) {
        if (isServer && isBuiltin(id)) return null;
        const target = findTarget(id, fallbacks);
        if (target === undefined && folders.length === 0) return null;
        const found = await this.resolve(id, importer, { skipSelf: true });
        if (found && !isMissing(found.id)) return found;
        if (target !== undefined)
          return follow(target, (name) => this.resolve(name, importer), siteDir);
        for (const folder of folders) {
          const inFolder = await this.resolve(path.join(folder, id), importer);
          if (inFolder) return inFolder;
        }
        return found;
      },
    },
  };
}

async function follow<T>(
  target: string,
  resolve: (name: string) => Promise<T | null>,
  siteDir: string | undefined,
): Promise<T | { id: string } | null> {
  if (target === EMPTY_MODULE) return { id: EMPTY_MODULE };
  return resolve(siteDir === undefined ? target : toBareName(target, siteDir));
}

/** For the dev server's search for packages, which would look for a file of that name. */
export const emptyModulePlugin = (): Plugin => ({
  name: "velosaur:webpack-empty-module",
  load: (id) => (id === EMPTY_MODULE ? { code: "module.exports = {}", moduleType: "js" } : null),
});

const isBuiltin = (id: string): boolean =>
  id.startsWith("node:") || builtinModules.includes(id.split("/")[0] ?? id);

/** The bundler gives empty modules for those of Node. */
const isMissing = (id: string): boolean =>
  id.startsWith(EMPTY_MODULE) || id.startsWith("browser-external:") || isBuiltin(id);
