/** Where the engine's own files lie, in its sources as well as compiled and bundled. */

import { existsSync, readFileSync } from "node:fs";
import path from "./path.ts";

/** `.ts` in the sources, `.js` when compiled. */
export const moduleExtension: string = path.extname(import.meta.filename);
export const isCompiled: boolean = moduleExtension === ".js";

/** Of a site, for what is made anew at any time. Upstream's variable lets two commands run on one site at once. */
export const generatedFilesDirName: string =
  process.env["DOCUSAURUS_GENERATED_FILES_DIR_NAME"] || ".docusaurus";

export const packageDir: string = findPackageDir(import.meta.dirname);
/** The folder that holds `node`, `client`, `theme` and `shared`. */
export const engineDir: string = path.join(packageDir, isCompiled ? "dist" : "src");

/** The theme as it was written: what sites copy of it. */
export const themeSourceDir: string = path.join(packageDir, "src/theme");

export const engineExecutable: string = path.join(packageDir, "bin/velosaur.mjs");

/** Compiled modules are bundled into chunks, so their place says nothing of the package's. */
function findPackageDir(folder: string): string {
  return existsSync(path.join(folder, "package.json"))
    ? folder
    : findPackageDir(path.dirname(folder));
}

export const resolveEngineModule = (name: string): string =>
  path.join(engineDir, `${name}${moduleExtension}`);

interface EngineManifest {
  version: string;
  engines: { node: string };
}

const readManifest = (): EngineManifest =>
  JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8")) as EngineManifest;

/** Versions of Node on which the engine runs. */
export const readEngineRange = (): string => readManifest().engines.node;

export const readEngineVersion = (): string => readManifest().version;

/** Changes with the engine's code: what another engine has left in a cache isn't used. */
export function readEngineIdentity(): string {
  const { version } = readManifest();
  return isCompiled
    ? `${version} ${readFileSync(path.join(engineDir, ".compiled"), "utf8")}`
    : `${version} sources`;
}
