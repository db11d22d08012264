import path, { toPosix } from "../system/path.ts";
import type { Plugin, Rolldown } from "vite";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { engineDir } from "../system/engine-paths.ts";
import { BUNDLED_DIR, type EngineModules } from "./engine-bundle.ts";

/** A version, which addresses have, and what marks the address of a stylesheet. */
const QUERY = /\?&*(?:(?:v=[^&]*|direct)(?:&+|$))*$/;

/** A module beside which the engine's packages are found. */
const OWN_FILE = toPosix(import.meta.filename);

/** The name of a package without a scope: those that the bundle imports have none. */
const PACKAGE = /^[a-z][\w.-]*(?:\/|$)/;

/** Serves the engine's modules from the bundle. Both the browser and Node get them there. */
export function engineBundlePlugin(bundle: () => Promise<EngineModules>): Plugin {
  const inEngine = new RegExp(`^${escapePattern(engineDir)}/`);
  let siteDir: string;
  return {
    name: "velosaur:engine-bundle",
    enforce: "pre",
    configResolved({ root }) {
      siteDir = root;
    },
    // Nothing of the bundle is on the disk, where Vite would look.
    resolveId(id, importer) {
      if (isBundled(id)) return id;
      // Vite looks for packages from the site where the importer isn't on the disk: it may have another version.
      if (importer && isBundled(importer) && PACKAGE.test(id) && isOfBrowser(this))
        return this.resolve(id, OWN_FILE, { skipSelf: true });
      const folder = importer?.startsWith(`${engineDir}/`) ? path.dirname(importer) : undefined;
      if (id.startsWith("."))
        return folder === undefined ? null : onlyBundled(path.join(folder, id));
      // An address, where the engine is installed in the site's folder.
      return id.startsWith("/") ? onlyBundled(path.join(siteDir, id)) : null;
    },
    load: {
      filter: { id: inEngine },
      async handler(id) {
        const code = (await bundle()).get(id.replace(QUERY, ""));
        // Of its own making: nobody looks for a place in it, and to carry one through every plugin takes long.
        return code === undefined ? null : { code, map: { mappings: "" } };
      },
    },
  };
}

const isOfBrowser = ({ environment }: Rolldown.PluginContext): boolean =>
  environment.config.consumer === "client";

const isBundled = (file: string): boolean => file.startsWith(`${BUNDLED_DIR}/`);
const onlyBundled = (file: string): string | null => (isBundled(file) ? file : null);
