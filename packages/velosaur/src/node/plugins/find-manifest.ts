import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import { isRecord } from "../config/schema-parts.ts";

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

/** Of the package that a folder is part of. */
export const findManifest = (folder: string): ReturnType<typeof readManifest> => {
  const manifest = readManifest(folder);
  const parent = path.dirname(folder);
  return manifest?.name !== undefined || parent === folder ? manifest : findManifest(parent);
};

/** Its own name, which differs from that of its folder where it is installed by an alias. */
export const findPackageName = (filePath: string): string | undefined =>
  findManifest(path.dirname(filePath))?.name;
