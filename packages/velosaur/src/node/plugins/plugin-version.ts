import { existsSync, readFileSync } from "node:fs";
import path from "../system/path.ts";
import { readEngineVersion } from "../system/engine-paths.ts";
import { isRecord } from "../config/schema-parts.ts";
import type { Plugin } from "../contract/contract.ts";
import type { ResolvedPlugin } from "./resolve-plugins.ts";

type PluginVersion = NonNullable<Plugin["version"]>;

const readManifest = (folder: string): { name?: string; version?: string } | undefined => {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    if (!isRecord(manifest)) return undefined;
    const { name, version } = manifest;
    return {
      ...(typeof name === "string" && { name }),
      ...(typeof version === "string" && { version }),
    };
  } catch {
    return undefined;
  }
};

const findManifest = (folder: string): ReturnType<typeof readManifest> => {
  const manifest = readManifest(folder);
  const parent = path.dirname(folder);
  return manifest?.name !== undefined || parent === folder ? manifest : findManifest(parent);
};

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
