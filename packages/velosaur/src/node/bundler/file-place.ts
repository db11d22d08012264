import path, { toPosix } from "../system/path.ts";
import { engineDir } from "../system/engine-paths.ts";

/**
 * Where a file is within the engine, a package or the site, wherever these stand on the disk: names
 * made from it are the same for equal sites.
 */
export function filePlace(file: string, siteDir: string): string {
  const [filePath = ""] = file.split("?");
  const fromEngine = path.relative(engineDir, filePath);
  if (!fromEngine.startsWith("..")) return `engine/${fromEngine}`;
  const [, inPackage] = /.*\/node_modules\/(.+)/.exec(toPosix(filePath)) ?? [];
  return inPackage ? `package/${inPackage}` : path.relative(siteDir, filePath);
}
