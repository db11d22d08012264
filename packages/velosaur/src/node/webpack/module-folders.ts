import path from "../system/path.ts";
import type { Resolve } from "./webpack-config.ts";

/** Folders that modules are looked for in, beside those of packages. */
export function listFolders(resolve: Resolve | undefined, siteDir: string): string[] {
  const names = (resolve?.["modules"] as string[] | undefined) ?? [];
  return names
    .filter((name) => name !== "node_modules" && name !== path.join(siteDir, "node_modules"))
    .map((name) => path.resolve(siteDir, name));
}
