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
 * Plugins of others that have nothing to load again for files that have changed: they say what they watch, and it is none
 * of these. Who says nothing may read whatever it likes.
 */
export function findUntouched(
  plugins: readonly LoadedPlugin[],
  changed: readonly string[],
  context: LoadContext,
): Set<LoadedPlugin> {
  const isUntouched = (plugin: LoadedPlugin): boolean => {
    const paths = plugin.isBuiltIn ? [] : listPathsToWatch(plugin, context);
    if (paths.length === 0) return false;
    const { localizationDir } = context;
    const texts = pluginLocalizationDir({
      localizationDir,
      pluginName: plugin.name,
      pluginId: plugin.id,
    });
    return !changed.some((file) => isWatched(file, [...paths, texts]));
  };
  return new Set(plugins.filter(isUntouched));
}
