import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "../system/path.ts";
import { requireFolder } from "../config/site-folder.ts";
import { generatedFilesDirName } from "../system/engine-paths.ts";
import type { ClearOptions, CommandArgs } from "./options.ts";

/** Folders that commands write into; nothing else is ever removed. */
const GENERATED_FOLDERS = [
  "build",
  ".build.next",
  generatedFilesDirName,
  path.join("node_modules", ".cache", "velosaur"),
];

/** Removes what earlier commands wrote; returns the folders that were there. */
export const clear = async ({ siteDir }: CommandArgs<ClearOptions>): Promise<string[]> => {
  requireFolder(siteDir);
  // The variable may name anything: neither the site itself is removed, nor what lies beside it.
  const found = GENERATED_FOLDERS.map((folder) => path.join(siteDir, folder)).filter(
    (folder) => folder.startsWith(siteDir + path.sep) && existsSync(folder),
  );
  await Promise.all(found.map((folder) => rm(folder, { recursive: true, force: true })));
  return found;
};
