/** Packages that Node runs to render a page in dev, where no bundle holds them. */

import { type ModuleExports, unpackModule } from "../../shared/unpack-module.ts";
import { urlToPath } from "../system/path.ts";

export interface PackageImports {
  /** Takes the address of a file, or the name of a module of Node's. */
  importNatively: (url: string) => Promise<ModuleExports>;
  /** As Vite makes a module of the file for Node. */
  importTransformed: (file: string) => Promise<ModuleExports>;
  /** Whether the file is CommonJS alone, of which Vite makes no module. */
  isRequired: (file: string) => boolean;
}

export interface PackageRunner {
  /** The default export of CommonJS is the one that is meant, as in a build and in a browser. */
  run: PackageImports["importNatively"];
  /** How modules import that say by their ending or their package that they are written for Node: they mean what it gives. */
  asInNode: <Given extends unknown[]>(
    importModule: (...given: Given) => Promise<ModuleExports>,
  ) => (...given: Given) => Promise<ModuleExports>;
}

/**
 * Many packages are written for bundlers alone: their modules name others without an ending, import stylesheets, or name
 * what CommonJS exports. A build bundles them, so they work there. Node finds that out before it has run any of their code.
 */
export function createPackageRunner(imports: PackageImports): PackageRunner {
  const { importNatively, importTransformed, isRequired } = imports;
  const native = new WeakMap<object, ModuleExports>();
  return {
    async run(url) {
      try {
        const found = await importNatively(url);
        const meant = unpackModule(found);
        native.set(meant, found);
        return meant;
      } catch (error) {
        if (!url.startsWith("file:") || !isOfLoading(error)) throw error;
        const file = urlToPath(url);
        if (isRequired(file)) throw error;
        return importTransformed(file);
      }
    },
    asInNode:
      (importModule) =>
      async (...given) => {
        const meant = await importModule(...given);
        return native.get(meant) ?? meant;
      },
  };
}

/** What Node says of modules that it can't put together. */
const LOADING = new Set([
  "ERR_MODULE_NOT_FOUND",
  "ERR_UNSUPPORTED_DIR_IMPORT",
  "ERR_UNKNOWN_FILE_EXTENSION",
  "ERR_IMPORT_ATTRIBUTE_MISSING",
  "ERR_PACKAGE_PATH_NOT_EXPORTED",
]);

const isOfLoading = (error: unknown): boolean =>
  error instanceof SyntaxError || LOADING.has(String((error as { code?: unknown } | null)?.code));
