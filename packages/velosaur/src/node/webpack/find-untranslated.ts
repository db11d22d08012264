/** What a plugin asks of webpack that nothing here answers. */

import { findAdded } from "./config-changes.ts";
import type { PluginRequest } from "./configure-side.ts";
import { findLateLoaders } from "./document-rules.ts";
import type { WebpackConfig } from "./webpack-config.ts";

/** Understood as a whole, or of no meaning without webpack: reports, caches, source maps of its own. */
const SETTLED = new Set([
  "plugins",
  "externals",
  "ignoreWarnings",
  "stats",
  "performance",
  "infrastructureLogging",
  "cache",
  "devtool",
  "profile",
  "bail",
  "name",
  "mode",
  "snapshot",
  "watchOptions",
  "parallelism",
]);

/** Keys of objects that are understood in part. */
const PARTS: Record<string, string[]> = {
  resolve: [
    "alias",
    "fallback",
    "extensions",
    "modules",
    "mainFields",
    "conditionNames",
    "symlinks",
    "fullySpecified",
    "cache",
    "unsafeCache",
    "roots",
    "plugins",
  ],
  module: [
    "rules",
    "noParse",
    "unknownContextCritical",
    "exprContextCritical",
    "strictExportPresence",
  ],
  resolveLoader: ["alias", "modules", "cache", "unsafeCache", "symlinks"],
  devServer: ["proxy", "allowedHosts"],
  experiments: ["topLevelAwait", "cache", "lazyCompilation"],
};

/** Of a configuration that a plugin has asked for, the paths of keys without a counterpart. */
export const findUntranslated = ({ config }: PluginRequest): string[] => findKeys(config);

/** Loaders that a plugin has added for what has become of a document: no module, here. */
export const findDocumentLoaders = ({ rules }: PluginRequest): string[] =>
  findAdded(findLateLoaders(rules.before), findLateLoaders(rules.after));

function findKeys(config: WebpackConfig): string[] {
  return Object.entries(config).flatMap(([key, value]) => {
    if (SETTLED.has(key) || value === undefined) return [];
    const parts = Object.hasOwn(PARTS, key) ? PARTS[key] : undefined;
    const names = Object.keys(Object(value) as object);
    if (!parts)
      return names.length > 0 && !Array.isArray(value) && typeof value === "object"
        ? names.map((name) => `${key}.${name}`)
        : [key];
    return names.filter((name) => !parts.includes(name)).map((name) => `${key}.${name}`);
  });
}
