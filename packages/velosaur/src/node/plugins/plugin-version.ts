import { existsSync, readFileSync } from "node:fs";
import path from "../system/path.ts";
import { readEngineVersion } from "../system/engine-paths.ts";
import type { Plugin } from "../contract/contract.ts";
import { findManifest } from "./find-manifest.ts";
import type { ResolvedPlugin } from "./resolve-plugins.ts";

type PluginVersion = NonNullable<Plugin["version"]>;

/** Changes with the code of an add-on of ours, as the engine's own identity does with the engine's. */
export const readAddOnIdentity = (filePath: string): string => {
  const { name, version } = findManifest(path.dirname(filePath)) ?? {};
  const stamp = path.join(path.dirname(filePath), ".compiled");
  return [name, version, existsSync(stamp) ? readFileSync(stamp, "utf8") : "sources"].join(" ");
};

/** What the debug page and the site's metadata say of a plugin's origin. */
export const findPluginVersion = (
  { isBuiltIn, filePath }: ResolvedPlugin,
  siteDir: string,
): PluginVersion => {
  if (isBuiltIn && filePath === undefined)
    return { type: "package", name: "velosaur", version: readEngineVersion() };
  if (filePath === undefined) return { type: "local" };
  const isOfSite =
    filePath.startsWith(siteDir + path.sep) &&
    !filePath.includes(`${path.sep}node_modules${path.sep}`);
  return isOfSite
    ? { type: "project" }
    : { type: "package", ...findManifest(path.dirname(filePath)) };
};
