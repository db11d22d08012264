import type { Plugin } from "vite";
import { engineDir } from "../config/engine-paths.ts";

/**
 * Gives the engine's own modules an address with a version, which Vite lets browsers keep: they don't
 * change while a server runs, and asking again for each of them makes every page wait.
 */
export function engineVersionPlugin(): Plugin {
  const started = Date.now().toString(36);
  return {
    name: "velosaur:engine-version",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(id, importer, options) {
      // While Vite looks for packages, files have to be files.
      if ("scan" in options && options.scan) return null;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!resolved || !isUnversionedFile(resolved.id)) return resolved;
      // Packages bundled anew have other addresses, which modules that were kept don't know.
      const { environment } = this;
      const optimizer = environment.mode === "dev" ? environment.depsOptimizer : undefined;
      const packages = optimizer?.metadata.browserHash ?? "";
      const separator = resolved.id.includes("?") ? "&" : "?";
      return { ...resolved, id: `${resolved.id}${separator}v=${started}${packages}` };
    },
  };
}

const isUnversionedFile = (id: string): boolean =>
  id.startsWith(`${engineDir}/`) && !/[?&]v=/.test(id);
