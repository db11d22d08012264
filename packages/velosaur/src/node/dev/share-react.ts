import Module, { createRequire, register } from "node:module";
import path from "../system/path.ts";
import { pathToFileURL } from "node:url";
import { findOwnPackage } from "../bundler/own-packages.ts";
import { resolveEngineModule } from "../system/engine-paths.ts";
import { type FolderPair, replaceFolder } from "./replace-folder.ts";

const PACKAGES = ["react", "react-dom"];

/** What Node's own `require` goes through. */
interface NodeLoader {
  _resolveFilename: (...args: unknown[]) => string;
}

const shared = new Set<string>();

/**
 * From now on, whatever Node loads of a site and its packages gets the engine's React, where the site has another: what
 * one copy keeps, another doesn't know. A build bundles all of it, so this is for dev alone.
 */
export function shareReact(siteDir: string): void {
  const pairs = findOtherReact(siteDir).filter(([from]) => !shared.has(from));
  if (pairs.length === 0) return;
  for (const [from] of pairs) shared.add(from);
  const loader = Module as unknown as NodeLoader;
  const resolve = loader._resolveFilename;
  loader._resolveFilename = (...args) => replaceFolder(resolve.apply(Module, args), pairs);
  register(pathToFileURL(resolveEngineModule("node/dev/react-hooks")), {
    data: pairs.map((pair) => pair.map((folder) => pathToFileURL(folder).href)),
  });
}

/** Folders of the site's copies, each with that of the engine's. */
function findOtherReact(siteDir: string): FolderPair[] {
  const require = createRequire(path.join(siteDir, "package.json"));
  return PACKAGES.flatMap((name): FolderPair[] => {
    const own = toFolder(findOwnPackage(`${name}/package.json`));
    const found = findManifest(require, name);
    return found === undefined || toFolder(found) === own ? [] : [[toFolder(found), own]];
  });
}

/** A site needn't have a React of its own. */
function findManifest(require: NodeJS.Require, name: string): string | undefined {
  try {
    return require.resolve(`${name}/package.json`);
  } catch {
    return undefined;
  }
}

const toFolder = (manifest: string): string => path.dirname(manifest) + path.sep;
