import type { Plugin } from "vite";
import { toBareName } from "./bare-name.ts";
import { findTarget, type NamedTarget } from "./translate-alias.ts";

export interface AliasFoldersOptions {
  /** Those of `resolve.alias` that name several folders. */
  targets: NamedTarget[];
  isServer: boolean;
  /** Of the dev server: where packages are looked for by their names. */
  siteDir?: string | undefined;
}

/** The bundler's own aliases lead to one place each; which of several folders has a module, only the disk tells. */
export function aliasFoldersPlugin({ targets, isServer, siteDir }: AliasFoldersOptions): Plugin {
  return {
    name: `velosaur:webpack-alias-folders-${isServer ? "server" : "client"}`,
    enforce: "pre",
    applyToEnvironment: ({ config }) => (config.consumer === "server") === isServer,
    resolveId(id, importer) {
      const target = findTarget(id, targets);
      if (target === undefined) return null;
      const name = siteDir === undefined ? target : toBareName(target, siteDir);
      return this.resolve(name, importer, { skipSelf: true });
    },
  };
}
