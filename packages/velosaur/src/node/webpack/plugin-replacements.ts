import type { Plugin } from "vite";
import { EMPTY_MODULE } from "./translate-alias.ts";

export interface ReplacementOptions {
  /** `NormalModuleReplacementPlugin` */
  replacements: { pattern: RegExp; target: string }[];
  /** `IgnorePlugin` */
  ignored: { resource: RegExp; context?: RegExp }[];
  isServer: boolean;
}

/** Modules that others take the place of, or that are left out. */
export function replacementsPlugin(options: ReplacementOptions): Plugin {
  const { replacements, ignored, isServer } = options;
  return {
    name: `velosaur:webpack-replacements-${isServer ? "server" : "client"}`,
    enforce: "pre",
    api: options,
    applyToEnvironment: ({ config }) => (config.consumer === "server") === isServer,
    async resolveId(id, importer) {
      const isIgnored = ignored.some(
        ({ resource, context }) =>
          resource.test(id) && (context === undefined || context.test(importer ?? "")),
      );
      if (isIgnored) return EMPTY_MODULE;
      const found = replacements.find(({ pattern }) => pattern.test(id));
      return found ? this.resolve(found.target, importer, { skipSelf: true }) : null;
    },
  };
}
