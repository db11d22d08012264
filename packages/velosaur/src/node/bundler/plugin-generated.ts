import type { Plugin } from "vite";
import type { ModuleResolver } from "./module-resolution.ts";

/** Content of the `@generated/*` modules, by name. */
export type GeneratedModules = Record<string, string>;

export const exportJson = (value: unknown): string => `export default ${JSON.stringify(value)};`;

const PREFIX = "@generated/";
const VIRTUAL = `\0${PREFIX}`;

/** The name of a generated module; undefined for any other one. */
export const nameGenerated = (id: string): string | undefined =>
  id.startsWith(VIRTUAL) ? id.slice(VIRTUAL.length).replace(/\?.*$/, "") : undefined;

/**
 * Serves `@generated/*` from memory: the site's configuration, its translations, its client modules. All else of that
 * name are files that plugins have written.
 */
export function generatedPlugin(modules: () => GeneratedModules, files: ModuleResolver): Plugin {
  return {
    name: "velosaur:generated",
    enforce: "pre",
    resolveId: {
      filter: { id: /^@generated\// },
      handler: (id) =>
        Object.hasOwn(modules(), id.slice(PREFIX.length))
          ? toVirtualId(id)
          : (files.resolve(id) ?? null),
    },
    load: {
      // The null byte is how Rollup's convention marks a module that is no file.
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0@generated\// },
      // A page asks for a stylesheet by another address than a module does.
      handler: (id) => modules()[id.slice(PREFIX.length + 1).replace(/\?direct$/, "")],
    },
  };
}

/** CSS keeps its ending, by which the bundler knows it. */
const toVirtualId = (id: string): string => `\0${id}`;
