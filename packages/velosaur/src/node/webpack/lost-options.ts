/** Options that a plugin's rule gives to the loader of Markdown, which no document is compiled by. */

import { isDeepStrictEqual } from "node:util";
import type { LoadContext } from "../contract/contract.ts";
import { OWN_RULES } from "../contract/run-lifecycle.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { findAdded } from "./config-changes.ts";
import type { PluginRequest } from "./configure-side.ts";
import { isForDocuments, isRule } from "./document-rules.ts";
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
  requests.flatMap((request) => {
    const { plugin } = request;
    const keys = LISTS.filter((key) => isLost(key, request));
    if (keys.length === 0) return [];
    return {
      severity: "warning",
      message: `The plugin "${plugin.name}" gives the loader of Markdown options that have no effect: ${keys.join(", ")}.`,
      filePath: siteConfigPath,
      hint: `No loader compiles documents. ${plugin.getMarkdownRules ? AROUND_OURS : ALONE}`,
    };
  });

const ALONE =
  "Return the options from `getMarkdownRules` in the same plugin, as `[{ include: [folder], options }]`; Docusaurus passes that method over.";
const AROUND_OURS =
  "Put them into the options with which your plugin makes the one that it stands around; Docusaurus heeds them there, too.";

/** Of what a plugin says to the engine itself, it alone knows whether that is the same. */
function isLost(key: string, { plugin, rules }: PluginRequest): boolean {
  const { getMarkdownRules } = plugin;
  if (getMarkdownRules && !(OWN_RULES in getMarkdownRules)) return false;
  const heeded = (getMarkdownRules?.() ?? []).flatMap(({ options }) => listEntries(options, key));
  const added = findAdded(listInRules(rules.before, key), listInRules(rules.after, key));
  return added.some((entry) => !heeded.some((other) => isDeepStrictEqual(entry, other)));
}

function listInRules(rules: RuleEntry[] | undefined, key: string): unknown[] {
  return (rules ?? [])
    .filter(isRule)
    .flatMap((rule) => [
      ...(isForDocuments(rule) ? listInRule(rule, key) : []),
      ...listInRules(rule.oneOf, key),
      ...listInRules(rule.rules, key),
    ]);
}

const listInRule = (rule: Rule, key: string): unknown[] =>
  listLoaders(rule, "/site/docs/document.mdx")
    .filter(({ loader }) => knownKind(loader) === "document")
    .flatMap(({ options }) => listEntries(options, key));

function listEntries(options: unknown, key: string): unknown[] {
  const value: unknown = Reflect.get(Object(options) as object, key);
  return Array.isArray(value) ? (value as unknown[]) : [];
}
