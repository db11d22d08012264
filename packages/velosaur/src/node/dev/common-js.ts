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
  const isModule = (code: string): boolean =>
    parseSync("module.js", code, { lang: "jsx" }).module.hasModuleSyntax;
  const inPackages = [
    ...themePaths.filter(isInPackage).flatMap(listScripts),
    ...clientModules.filter(isInPackage).flatMap((file) => findModuleFile(file) ?? []),
  ];
  return inPackages.filter((file) => {
    if (!/\.c?js$/.test(file)) return false;
    const code = readFileSync(file, "utf8");
    return COMMON_JS.test(code) && !isModule(code);
  });
}

/** Code without any of these runs as it is. */
const COMMON_JS = /\b(?:exports|require)\b/;

const isInPackage = (file: string): boolean => file.includes("/node_modules/");

function listScripts(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /(?<!\.test)\.c?js$/.test(name))
    .map((name) => path.join(folder, name));
}
