/** Options that a plugin's rule gives to the loader of Markdown, and that documents, which no loader sees, don't get. */

import type { LoadContext } from "../contract/contract.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { PluginRequest } from "./configure-side.ts";
import { isForDocuments, isRule } from "./find-untranslated.ts";
import { knownKind } from "./known-loaders.ts";
import { listLoaders } from "./match-rules.ts";
import type { Rule, RuleEntry } from "./webpack-config.ts";

/** Plugins pass lists on even when nobody has put anything into them. */
const LISTS = [
  "remarkPlugins",
  "rehypePlugins",
  "recmaPlugins",
  "beforeDefaultRemarkPlugins",
  "beforeDefaultRehypePlugins",
];

/** One warning for each plugin; none for one that says the same to the engine. */
export const warnOfLostOptions = (
  requests: PluginRequest[],
  { siteConfigPath }: LoadContext,
): Diagnostic[] =>
  requests.flatMap(({ plugin, config }) => {
    const keys = new Set(findLostOptions(config.module?.rules));
    if (keys.size === 0 || plugin.getMarkdownRules) return [];
    return {
      severity: "warning",
      message: `The plugin "${plugin.name}" gives the loader of Markdown options that have no effect: ${[...keys].join(", ")}.`,
      filePath: siteConfigPath,
      hint: "No loader sees documents. Return the options from `getMarkdownRules` in the same plugin, as `[{ include: [folder], options }]`; Docusaurus passes that method over.",
    };
  });

function findLostOptions(rules: RuleEntry[] | undefined): string[] {
  return (rules ?? [])
    .filter(isRule)
    .flatMap((rule) => [
      ...(isForDocuments(rule) ? findInRule(rule) : []),
      ...findLostOptions(rule.oneOf),
      ...findLostOptions(rule.rules),
    ]);
}

const findInRule = (rule: Rule): string[] =>
  listLoaders(rule, "/site/docs/document.mdx")
    .filter(({ loader }) => knownKind(loader) === "document")
    .flatMap(({ options }) => LISTS.filter((key) => isFilled(options, key)));

function isFilled(options: unknown, key: string): boolean {
  const value: unknown = Reflect.get(Object(options) as object, key);
  return Array.isArray(value) && value.length > 0;
}
