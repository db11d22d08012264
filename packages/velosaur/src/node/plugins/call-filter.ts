/** Which plugins a thread calls that compiles documents. Some take long: one writes the docs of an API. */

import { existsSync, readFileSync } from "node:fs";
import { escapePattern } from "../../shared/escape-pattern.ts";
import type { LoadContext, LoadedPlugin } from "../contract/contract.ts";
import type { PluginOrigin, ResolvedPlugin } from "./resolve-plugins.ts";

/** Where those are named that say how documents are compiled. */
export const listPluginsWithRules = (plugins: readonly LoadedPlugin[]): string[] =>
  plugins.flatMap(({ origin, getMarkdownRules }) =>
    origin && getMarkdownRules ? [describeOrigin(origin)] : [],
  );

const describeOrigin = ({ filePath, keys }: PluginOrigin): string => [filePath, ...keys].join(" ");

/**
 * Also those whose code functions of the configuration may share: what a plugin has put into a variable, a remark
 * plugin may read. A package shares nothing with them that the site's own code doesn't import.
 */
export function createCallFilter(
  { siteConfigPath, loader }: LoadContext,
  withRules: readonly string[],
): (plugin: ResolvedPlugin) => boolean {
  const files = [...new Set([siteConfigPath, ...loader.files()])].filter(existsSync);
  const code = files.map((file) => readFileSync(file, "utf8")).join("\n");
  return ({ filePath, isBuiltIn, origin }) => {
    if (withRules.includes(describeOrigin(origin))) return true;
    if (isBuiltIn) return false;
    // A preset of someone else may have brought remark plugins as well.
    if (origin.filePath !== siteConfigPath) return true;
    const name = findPackageName(filePath ?? "");
    return name === undefined || importOf(name).test(code);
  };
}

/** Of a file in `node_modules`. */
function findPackageName(file: string): string | undefined {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return name?.replace("\\", "/");
}

const importOf = (name: string): RegExp =>
  new RegExp(`\\b(?:from|import|require)\\s*\\(?\\s*["'\`]${escapePattern(name)}["'\`/]`);
