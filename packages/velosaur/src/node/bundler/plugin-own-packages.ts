import type { Plugin } from "vite";
import { findOwnPackage, takesOwnPackage } from "./own-packages.ts";

/** What the engine's modules import is what the engine has installed, and its React is everybody's. */
export function ownPackagesPlugin(): Plugin {
  return {
    name: "velosaur:own-packages",
    enforce: "pre",
    resolveId: {
      filter: { id: /^(?:react|react-dom|clsx|prismjs)(?:\/|$)/ },
      handler: (id, importer) => (takesOwnPackage(id, importer) ? findOwnPackage(id) : null),
    },
  };
}
