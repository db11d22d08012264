import { existsSync, statSync } from "node:fs";
import path from "../system/path.ts";
import type { ModuleLoader } from "../config/load-module.ts";

export type ReferenceKind = "plugin" | "theme" | "preset";

/** Package names that a short name may stand for, in upstream's order. */
export const expandShortName = (name: string, kind: ReferenceKind): string[] => {
  const [, scope, rest] = /^(@[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  if (scope === undefined)
    return [name, `@docusaurus/${kind}-${name}`, `docusaurus-${kind}-${name}`];
  if (rest === undefined) return [`${scope}/docusaurus-${kind}`, scope];
  const [first, ...deeper] = rest.split("/");
  const withKind = (prefix: string): string => [`${scope}/${prefix}-${first}`, ...deeper].join("/");
  return [name, withKind(scope === "@docusaurus" ? kind : `docusaurus-${kind}`), withKind(kind)];
};

const EXTENSIONS = ["", ".ts", ".tsx", ".mts", ".cts", ".js", ".mjs", ".cjs", ".jsx", ".json"];

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** A file by its path, with or without extension, or a folder with an index file. */
export const findLocalModule = (name: string, fromDir: string): string | undefined => {
  const base = path.resolve(fromDir, name);
  const candidates = [
    ...EXTENSIONS.map((extension) => base + extension),
    ...EXTENSIONS.slice(1).map((extension) => path.join(base, `index${extension}`)),
  ];
  return candidates.find(isFile);
};

export const isLocalReference = (name: string): boolean =>
  /^\.{1,2}(?:\/|$)/.test(name) || path.isAbsolute(name);

/** `@docusaurus/…` of a path into that package, as a preset's `require.resolve` gives it: else the name as it is. */
export const readUpstreamName = (name: string): string =>
  /.*[\\/]node_modules[\\/](@docusaurus)[\\/]([^\\/]+)(?!.*[\\/]node_modules[\\/])(?:[\\/]|$)/
    .exec(name)
    ?.slice(1)
    .join("/") ?? name;

/** A local folder may be a package of its own, with a `main`. */
export const findModule = (
  name: string,
  loader: ModuleLoader,
  fromFile: string,
): string | undefined =>
  isLocalReference(name)
    ? (findLocalModule(name, path.dirname(fromFile)) ??
      loader.resolve(path.resolve(path.dirname(fromFile), name)))
    : loader.resolve(name, fromFile);
