import path from "../system/path.ts";
import picomatch from "picomatch";
import type { LoadContext, LoadedPlugin } from "../contract/contract.ts";
import { callLifecycle } from "../contract/run-lifecycle.ts";
import { pluginLocalizationDir } from "../i18n/translation-files.ts";

/** Absolute files, folders and globs of a plugin. */
export const listPathsToWatch = (plugin: LoadedPlugin, { siteDir }: LoadContext): string[] =>
  (callLifecycle(plugin, "getPathsToWatch", () => plugin.getPathsToWatch?.()) ?? []).map((name) =>
    path.resolve(siteDir, name),
  );

/** Whether one of them is the file, or has it below; `**` stands for all that lies below. */
export const isWatched = (file: string, paths: readonly string[]): boolean =>
  paths.some(
    (name) =>
      file === name ||
      file.startsWith(name.replace(/\/\*\*.*$/, "") + path.sep) ||
      (name.includes("*") && picomatch.isMatch(file, name, { dot: true })),
  );

/**
 * Plugins of others that have nothing to load again for files that have changed. Who says what it watches is asked for
 * that alone, as upstream does it; who says nothing is asked for what nobody watches.
 */
export function findUntouched(
  plugins: readonly LoadedPlugin[],
  changed: readonly string[],
  context: LoadContext,
): Set<LoadedPlugin> {
  const watched = new Map(plugins.map((plugin) => [plugin, listPathsToWatch(plugin, context)]));
  const isUnknown = changed.some(
    (file) => ![...watched.values()].some((paths) => isWatched(file, paths)),
  );
  const isTouched = (plugin: LoadedPlugin, paths: readonly string[]): boolean => {
    if (plugin.isBuiltIn || (isUnknown && paths.length === 0)) return true;
    const { localizationDir } = context;
    const own = pluginLocalizationDir({
      localizationDir,
      pluginName: plugin.name,
      pluginId: plugin.id,
    });
    return changed.some((file) => isWatched(file, [...paths, own]));
  };
  return new Set([...watched].filter((entry) => !isTouched(...entry)).map(([plugin]) => plugin));
}
