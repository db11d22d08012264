import type { Plugin } from "vite";
import { isUpstreamRouter, ROUTER_MODULE, ROUTER_PACKAGE } from "./upstream-router.ts";

/** Two routers don't know of each other: whoever asks upstream's where the visitor is would hear of nowhere. */
export function routerNamesPlugin(): Plugin {
  let root = "";
  return {
    name: "velosaur:router-names",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: ROUTER_PACKAGE },
      handler(id, importer) {
        return isUpstreamRouter(id, importer, root) ? this.resolve(ROUTER_MODULE, importer) : null;
      },
    },
  };
}
