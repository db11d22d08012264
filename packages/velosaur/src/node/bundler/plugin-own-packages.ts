import type { Plugin } from "vite";
import { findOwnPackage, takesOwnPackage, toBrowserName } from "./own-packages.ts";

/** A module beside which the engine's packages are found. */
const OWN_FILE = import.meta.filename;

/** What the dev server has made ready, or looks for below the site. */
const ALL = /^(?:react|react-dom|clsx|prismjs)(?:\/|$)/;
/** The bundler finds a package as its importer has it, other ones of the engine's thus beside the engine. */
const REACT = /^react(?:-dom)?(?:\/|$)/;

/** What the engine's modules import is what the engine has installed, and its React is everybody's. */
export function ownPackagesPlugin(isDev: boolean): Plugin {
  return {
    name: "velosaur:own-packages",
    enforce: "pre",
    resolveId: {
      filter: { id: isDev ? ALL : REACT },
      handler(id, importer) {
        if (!takesOwnPackage(id, importer)) return null;
        if (this.environment.config.consumer === "server") return findOwnPackage(id);
        const name = toBrowserName(id);
        // The dev server has not made these ready, and has to learn of them by their name.
        return name === id ? findOwnPackage(id) : this.resolve(name, OWN_FILE, { skipSelf: true });
      },
    },
  };
}
