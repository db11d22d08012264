import type { Plugin } from "vite";
import { findPackageStandIn, UPSTREAM_PACKAGE } from "./upstream-packages.ts";

/** Two routers, or two heads, don't know of each other: whoever asks upstream's where the visitor is would hear of nowhere. */
export function upstreamPackagesPlugin(): Plugin {
  let siteDir = "";
  return {
    name: "velosaur:upstream-packages",
    enforce: "pre",
    configResolved(config) {
      siteDir = config.root;
    },
    resolveId: {
      filter: { id: UPSTREAM_PACKAGE },
      handler(name, importer) {
        const module = findPackageStandIn({ name, importer, siteDir });
        return module === undefined ? null : this.resolve(module, importer);
      },
    },
  };
}
