import type { EnvironmentModuleNode, Plugin } from "vite";
import { engineDir } from "../system/engine-paths.ts";

/**
 * A browser would be told to load a module again whose file has gone, and go on with what it had. Who imports it is
 * loaded again instead: then what is missing is told. That the engine's own modules import it, such as a page or a
 * component of the site's theme, the site is read again for.
 */
export function removedModulesPlugin(): Plugin {
  return {
    name: "velosaur:removed-modules",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    hotUpdate: {
      order: "pre",
      handler: ({ type, modules }) =>
        type === "delete"
          ? modules.flatMap(({ importers }) => [...importers].filter(isOfSite))
          : undefined,
    },
  };
}

const isOfSite = ({ id }: EnvironmentModuleNode): boolean =>
  id !== null && !id.startsWith("\0@generated/") && !id.startsWith(`${engineDir}/`);
