/** What a plugin asks of webpack that nothing here answers. */

import { findAdded } from "./config-changes.ts";
import { knownKind, preprocessorLang } from "./known-loaders.ts";
import type { PluginRequest } from "./configure-side.ts";
import { holds, listLoaders } from "./match-rules.ts";
import type { Rule, RuleEntry, WebpackConfig } from "./webpack-config.ts";

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

/** Loaders that a plugin has added for Markdown, which never enters the bundler. */
export const findDocumentLoaders = ({ rules }: PluginRequest): string[] =>
  findAdded(findRules(rules.before), findRules(rules.after));

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

export const isRule = (entry: RuleEntry): entry is Rule =>
  typeof entry === "object" && entry !== null;

/** Plugins fill a list with the folders of a rule that they look for and upstream has no longer. */
const holdsForNothing = ({ include }: Rule): boolean =>
  Array.isArray(include) && include.length === 0;

export const isForDocuments = ({ test, ...rule }: Rule): boolean =>
  test !== undefined &&
  !holdsForNothing(rule) &&
  !holds(test, "/site/docs/document.txt") &&
  ["md", "mdx"].some((ending) => holds(test, `/site/docs/document.${ending}`));

function findRules(rules: RuleEntry[] | undefined): string[] {
  return (rules ?? [])
    .filter(isRule)
    .filter(isForDocuments)
    .flatMap((rule) => listLoaders(rule, "/site/docs/document.mdx"))
    .filter(
      ({ loader }) => knownKind(loader) === undefined && preprocessorLang(loader) === undefined,
    )
    .map(({ loader }) => loader);
}
