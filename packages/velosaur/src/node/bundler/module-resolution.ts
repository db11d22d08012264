/** Which file a module name of upstream's stands for. Pure look-ups, used by the Vite plugin and by cache keys. */

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "../system/path.ts";
import { engineDir, generatedFilesDirName } from "../system/engine-paths.ts";
import { findAddOn } from "../plugins/built-in-plugins.ts";
import { findModuleFile, isFile } from "./engine-files.ts";

export interface ModuleResolutionOptions {
  siteDir: string;
  /** Theme folders of plugins, outermost (winning) last. */
  themePaths: string[];
}

export interface ModuleResolver {
  /** Absolute path of the file, or undefined when the name isn't ours or nothing matches. */
  resolve: (name: string, importer?: string) => string | undefined;
  /** Theme folders, innermost first: the engine's, the plugins', the site's. */
  themeDirs: string[];
}

export function createModuleResolver({
  siteDir,
  themePaths,
}: ModuleResolutionOptions): ModuleResolver {
  const engineTheme = path.join(engineDir, "theme");
  const siteTheme = path.join(siteDir, "src/theme");
  /** Where plugins write modules; those of the engine itself are no files. */
  const generatedDir = path.join(siteDir, generatedFilesDirName);
  const inner = [engineTheme, ...themePaths];
  const themeDirs = [...inner, siteTheme];

  /** A theme folder that wraps `@theme-original/X` must get the layer below itself, not itself. */
  const findOriginal = (name: string, importer?: string): string | undefined => {
    const level = importer ? themeDirs.findIndex((folder) => isInside(folder, importer)) : -1;
    const below = level > 0 ? themeDirs.slice(0, level) : inner;
    return findIn(below.toReversed(), name);
  };

  /** `@docusaurus/theme-mermaid/client`, of the package that stands for it. */
  const findAddOnModule = (name: string): string | undefined => {
    const addOn = findAddOn(name);
    if (addOn === undefined) return undefined;
    try {
      return createRequire(path.join(siteDir, "package.json")).resolve(addOn);
    } catch {
      return undefined;
    }
  };

  const resolve = (name: string, importer?: string): string | undefined => {
    // What the theme leans on beside upstream's modules, and so do components that a site has copied.
    const [, part, own] = /^velosaur\/(client|shared)\/(.+)$/.exec(name) ?? [];
    if (own !== undefined)
      return findModuleFile(path.join(engineDir, part === "client" ? "client/own" : "shared", own));
    const [, scope, rest] =
      /^@(theme|theme-original|theme-init|site|generated|docusaurus)\/(.+)$/.exec(name) ?? [];
    if (!scope || !rest) return undefined;
    if (scope === "theme") return findIn(themeDirs.toReversed(), rest);
    if (scope === "theme-original") return findOriginal(rest, importer);
    if (scope === "theme-init") return findIn(themeDirs, rest);
    if (scope === "site") return findSiteFile(path.join(siteDir, rest));
    if (scope === "generated") return findModuleFile(path.join(generatedDir, rest));
    return findUpstreamModule(rest.replace(INNER_EXPORT, "$1")) ?? findAddOnModule(name);
  };
  return { resolve, themeDirs };
}

/**
 * Most sites have no theme of their own, where each ending would be looked for. Where one has both `Name.tsx` and
 * `Name/index.tsx`, upstream takes the one in the folder.
 */
const findIn = (folders: string[], name: string): string | undefined =>
  folders
    .filter((folder) => existsSync(folder))
    .map((folder) => path.join(folder, name))
    .map((base) => findModuleFile(path.join(base, "index")) ?? findModuleFile(base))
    .find(Boolean);

/** For a build, in which no file comes or goes: a name is asked for by each module that has it, and on both sides. */
export function rememberNames({ resolve, themeDirs }: ModuleResolver): ModuleResolver {
  const known = new Map<string, string | undefined>();
  return {
    themeDirs,
    resolve(name, importer) {
      // What it means depends on who asks.
      if (name.startsWith("@theme-original/")) return resolve(name, importer);
      if (!known.has(name)) known.set(name, resolve(name, importer));
      return known.get(name);
    },
  };
}

/** A loader may be given a file without an ending: `raw-loader!@site/LICENSE`. */
const findSiteFile = (base: string): string | undefined =>
  findModuleFile(base) ?? (isFile(base) ? base : undefined);

/** The file behind `@docusaurus/useBaseUrl`, which editors import where they don't know the name. */
const INNER_EXPORT = /^core\/lib\/client\/exports\/(.+?)(?:\.js)?$/;

function findUpstreamModule(name: string): string | undefined {
  const [theme, part = "index"] = name.split("/");
  if (theme === "theme-common")
    return findModuleFile(path.join(engineDir, "theme/common", part.toLowerCase()));
  return findModuleFile(path.join(engineDir, "client/exports", name));
}

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== "" && !relative.startsWith("..") && !path.isAbsolute(relative);
}
