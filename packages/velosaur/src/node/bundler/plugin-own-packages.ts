import type { Plugin } from "vite";
import { findOwnPackage, takesOwnPackage, toBrowserName } from "./own-packages.ts";

/** A module beside which the engine's packages are found. */
const OWN_FILE = import.meta.filename;

/** What the engine's modules import is what the engine has installed, and its React is everybody's. */
export function ownPackagesPlugin(): Plugin {
  return {
    name: "velosaur:own-packages",
    enforce: "pre",
    resolveId: {
      filter: { id: /^(?:react|react-dom|clsx|prismjs)(?:\/|$)/ },
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
