import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findModuleFile } from "../bundler/engine-files.ts";

export interface PluginModules {
  themePaths: string[];
  clientModules: string[];
}

/**
 * Modules that plugins give by their files, and that browsers can't run: CommonJS. Vite has to bundle them ahead,
 * as it does with packages that are imported by their names.
 */
export async function findCommonJs({
  themePaths,
  clientModules,
}: PluginModules): Promise<string[]> {
  const { parseSync } = await import("vite");
  const known = new Map<string, boolean>();
  /** Itself, or a file beside it that it imports. */
  const needsBundling = (file: string): boolean => {
    const before = known.get(file);
    if (before !== undefined) return before;
    // Those that import each other ask once.
    known.set(file, false);
    const code = readFileSync(file, "utf8");
    const { module } = parseSync("module.js", code, { lang: "jsx" });
    const beside = module.staticImports
      .map(({ moduleRequest }) => moduleRequest.value)
      .filter((name) => /^\.{1,2}\//.test(name))
      .flatMap((name) => findModuleFile(path.join(path.dirname(file), name)) ?? [])
      .filter(isScript);
    const isNeeded =
      (module.hasModuleSyntax ? REQUIRE : COMMON_JS).test(code) || beside.some(needsBundling);
    known.set(file, isNeeded);
    return isNeeded;
  };
  const inPackages = [
    ...themePaths.filter(isInPackage).flatMap(listScripts),
    ...clientModules.filter(isInPackage).flatMap((file) => findModuleFile(file) ?? []),
  ];
  return inPackages.filter(isScript).filter(needsBundling);
}

const isScript = (file: string): boolean => /\.c?js$/.test(file);

/** Code without any of these runs as it is. */
const COMMON_JS = /\b(?:exports|require)\b/;
/** A module that is one by its syntax can ask for others in the old way only so. */
const REQUIRE = /(?<![.\w$])require\s*\(\s*["']/;

const isInPackage = (file: string): boolean => file.includes("/node_modules/");

function listScripts(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /(?<!\.test)\.c?js$/.test(name))
    .map((name) => path.join(folder, name));
}
