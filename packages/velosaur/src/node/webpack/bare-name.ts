import { createRequire } from "node:module";
import path from "../system/path.ts";

/**
 * `/site/node_modules/buffer/index.js` → `buffer`, where the site means the same by it. By that name the dev
 * server finds the ES module that it makes of a package in CommonJS.
 */
export function toBareName(file: string, siteDir: string): string {
  const place = file.replaceAll("\\", "/");
  const [, name, rest] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(place) ?? [];
  if (name === undefined || rest === undefined) return file;
  const require = createRequire(path.join(siteDir, "package.json"));
  const isSame = (candidate: string): boolean => {
    try {
      return require.resolve(candidate) === file;
    } catch {
      return false;
    }
  };
  // With a slash at its end, a package that has the name of one of Node's own is meant.
  const candidates = [name, `${name}/`, `${name}/${rest.replace(/\.js$/, "")}`, `${name}/${rest}`];
  return candidates.find(isSame) ?? file;
}
