/** Which of webpack's rules hold for a file, and the loaders that they put together. */

import { isBaseRule } from "./base-config.ts";
import type { Condition, LoaderEntry, Rule, RuleEntry, Use } from "./webpack-config.ts";

/** A file as an import asks for it. */
export interface Resource {
  filePath: string;
  /** `?raw`, or nothing. */
  query: string;
}

export interface RuleEffects {
  /** Outermost first, as webpack writes them: the last one runs first. */
  loaders: LoaderEntry[];
  type?: string;
  /** `parser.parse` of JSON in other languages. */
  parse?: (source: string) => unknown;
  /** Whether anyone but the bundler has a say. */
  isForeign: boolean;
}

export function holds(condition: Condition | undefined, value: string): boolean {
  if (condition === undefined) return true;
  if (typeof condition === "string") return value.startsWith(condition);
  if (condition instanceof RegExp) return value.search(condition) >= 0;
  if (typeof condition === "function") return Boolean(condition(value));
  if (Array.isArray(condition)) return condition.some((entry) => holds(entry, value));
  const { and, or, not, test, include, exclude } = condition;
  const all = and === undefined ? [] : [and].flat();
  return (
    all.every((entry) => holds(entry, value)) &&
    [or, test, include].every((entry) => holds(entry, value)) &&
    (not === undefined || !holds(not, value)) &&
    (exclude === undefined || !holds(exclude, value))
  );
}

/** Who imports isn't known when a file is loaded: code does, from where the site keeps it. */
const IMPORTERS = ["js", "jsx", "ts", "tsx", "mdx"].map((ending) => `src/importer.${ending}`);

const holdsForCode = (condition: Condition | undefined, siteDir: string): boolean =>
  condition === undefined || IMPORTERS.some((name) => holds(condition, `${siteDir}/${name}`));

/** Conditions on what has no counterpart: such a rule is for other modules. */
const FOREIGN_CONDITIONS = [
  "mimetype",
  "scheme",
  "compiler",
  "descriptionData",
  "with",
  "issuerLayer",
];

function holdsFor(rule: Rule, { filePath, query }: Resource, siteDir: string): boolean {
  return (
    FOREIGN_CONDITIONS.every((key) => rule[key] === undefined) &&
    holds(rule.test, filePath) &&
    holds(rule.include, filePath) &&
    (rule.exclude === undefined || !holds(rule.exclude, filePath)) &&
    holds(rule.resource, filePath) &&
    holds(rule.resourceQuery, query) &&
    holds(rule.dependency, "esm") &&
    holdsForCode(rule.issuer, siteDir)
  );
}

interface Found {
  rule: Rule;
  isForeign: boolean;
}

function findRules(
  entries: RuleEntry[] | undefined,
  facts: { resource: Resource; siteDir: string; isForeign?: boolean },
): Found[] {
  return (entries ?? []).filter(isRule).flatMap((rule) => findInRule(rule, facts));
}

const isRule = (entry: RuleEntry): entry is Rule => typeof entry === "object" && entry !== null;

function findInRule(
  rule: Rule,
  facts: { resource: Resource; siteDir: string; isForeign?: boolean },
): Found[] {
  if (!holdsFor(rule, facts.resource, facts.siteDir)) return [];
  const isForeign = facts.isForeign ?? !isBaseRule(rule);
  const below = { ...facts, isForeign };
  const first = (rule.oneOf ?? [])
    .filter(isRule)
    .find((one) => holdsFor(one, facts.resource, facts.siteDir));
  return [
    { rule, isForeign },
    ...findRules(rule.rules, below),
    ...(first ? findInRule(first, below) : []),
  ];
}

/** All that webpack would do with a file. */
export function applyRules(
  rules: RuleEntry[],
  facts: { resource: Resource; siteDir: string },
): RuleEffects {
  const found = findRules(rules, facts);
  const inPhase = (phase: Rule["enforce"]): LoaderEntry[] =>
    found
      .filter(({ rule }) => rule.enforce === phase)
      .flatMap(({ rule }) => listLoaders(rule, facts.resource.filePath));
  const type = found.findLast(({ rule }) => rule.type !== undefined)?.rule.type;
  const parse = found.findLast(({ rule }) => rule.parser?.["parse"])?.rule.parser?.["parse"];
  return {
    loaders: [...inPhase("post"), ...inPhase(undefined), ...inPhase("pre")],
    ...(type !== undefined && { type }),
    ...(typeof parse === "function" && { parse: parse as RuleEffects["parse"] }),
    isForeign: found.some(({ isForeign }) => isForeign),
  };
}

/** The loaders of one rule, in any of the forms that it may have. */
export function listLoaders(rule: Rule, filePath: string): LoaderEntry[] {
  const options = rule.options ?? rule.query;
  const own = rule.loader === undefined ? [] : splitChain(rule.loader, options);
  return [...own, ...listUse(rule.use, filePath)];
}

/** `style-loader!css-loader?a=1` */
const splitChain = (chain: string, options: unknown): LoaderEntry[] =>
  chain.split("!").map((text) => {
    const [loader = "", query] = text.split("?");
    return { loader, options: options ?? (query === undefined ? undefined : `?${query}`) };
  });

function listUse(use: Use, filePath: string): LoaderEntry[] {
  if (Array.isArray(use)) return use.flatMap((entry) => listUse(entry, filePath));
  if (!use) return [];
  if (typeof use === "string") return splitChain(use, undefined);
  if (typeof use === "function")
    return listUse(
      use({ resource: filePath, realResource: filePath, issuer: "", compiler: "" }),
      filePath,
    );
  return typeof use.loader === "string" ? [use] : [];
}
