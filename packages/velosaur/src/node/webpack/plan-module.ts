/** What is to be done with one file that rules of plugins hold for. */

import { type KnownKind, knownKind, preprocessorLang } from "./known-loaders.ts";
import { applyRules, type Resource, type RuleEffects } from "./match-rules.ts";
import { findTarget, type NamedTarget } from "./translate-alias.ts";
import type { LoaderEntry, RuleEntry } from "./webpack-config.ts";

/** What the bundler makes of the text that comes out. */
export type Output =
  | { kind: "script"; jsx: boolean }
  /** `lang` is an ending that the bundler knows. */
  | { kind: "style"; lang: string; isModule: boolean }
  | { kind: "json"; parse?: RuleEffects["parse"] }
  /** In the form of a text. */
  | { kind: "source" }
  /** As an address; below the limit as data. */
  | { kind: "asset"; limit: number }
  | { kind: "component"; options: unknown }
  | { kind: "empty" };

export interface ModulePlan {
  /** Run on the file, the last one first. */
  loaders: LoaderEntry[];
  output: Output;
}

const STYLE = /\.(css|scss|sass|less|styl|stylus|pcss|postcss|sss)$/;
const SCRIPT = /\.[cm]?[jt]sx?$/;

export interface PlanInput {
  rules: RuleEntry[];
  siteDir: string;
  /** Other names of loaders. */
  loaderAliases?: NamedTarget[] | undefined;
}

/** Undefined where the bundler does by itself what the rules say. */
export function planModule(
  resource: Resource,
  { rules, siteDir, loaderAliases = [] }: PlanInput,
): ModulePlan | undefined {
  const effects = applyRules(rules, { resource, siteDir });
  if (!effects.isForeign) return undefined;
  const loaders = effects.loaders.map((entry) => ({
    ...entry,
    loader: findTarget(entry.loader, loaderAliases) ?? entry.loader,
  }));
  const plan = planEffects({ ...effects, loaders }, resource.filePath);
  return plan && isNative(plan, resource.filePath) ? undefined : plan;
}

function planEffects(effects: RuleEffects, filePath: string): ModulePlan | undefined {
  const { loaders, type, parse } = effects;
  const leading = takeLeading(loaders);
  if (leading.kind === "document") return undefined;
  if (leading.kind !== undefined && leading.kind !== "script" && leading.kind !== "style")
    return { loaders: leading.rest, output: toOutput(leading) };
  const typed = outputOfType(type, parse);
  if (typed) return { loaders: leading.rest, output: typed };
  if (leading.kind === "style" || (leading.kind === undefined && isStyleChain(loaders)))
    return planStyle(leading, filePath);
  if (leading.kind === undefined && loaders.length === 0) return undefined;
  if (leading.kind === undefined && filePath.endsWith(".json"))
    return { loaders, output: { kind: "json" } };
  return { loaders: leading.rest, output: { kind: "script", jsx: leading.kind === "script" } };
}

interface Leading {
  kind?: KnownKind;
  /** The known loaders at the beginning. */
  known: LoaderEntry[];
  rest: LoaderEntry[];
}

/** Known loaders that stand first run last: what they do is left to the bundler. */
function takeLeading(loaders: LoaderEntry[]): Leading {
  const [first] = loaders;
  const kind = first && knownKind(first.loader);
  if (kind === undefined) return { known: [], rest: loaders };
  const isSame = (entry: LoaderEntry): boolean =>
    knownKind(entry.loader) === kind && !hasPlugins(entry);
  const isMany = kind === "script" || kind === "style";
  const other = loaders.findIndex((entry) => !isSame(entry));
  const count = isMany ? (other < 0 ? loaders.length : other) : 1;
  return count === 0
    ? { known: [], rest: loaders }
    : { kind, known: loaders.slice(0, count), rest: loaders.slice(count) };
}

/** Babel with plugins of its own, or PostCSS with a rule's own: they do more than the bundler. */
function hasPlugins({ loader, options }: LoaderEntry): boolean {
  const { plugins, postcssOptions } = Object(options) as Record<string, unknown>;
  if (knownKind(loader) === "script") return Array.isArray(plugins) && plugins.length > 0;
  if (postcssOptions === undefined) return false;
  return (postcssOptions as { ident?: string }).ident !== "postcss";
}

const isStyleChain = (loaders: LoaderEntry[]): boolean =>
  loaders.some(({ loader }) => preprocessorLang(loader) !== undefined);

/** The language's own compiler runs in the bundler, after the loaders behind it. */
function planStyle({ known, rest }: Leading, filePath: string): ModulePlan {
  const [first, ...others] = rest;
  const lang = first && preprocessorLang(first.loader);
  const [, ending] = STYLE.exec(filePath) ?? [];
  return {
    loaders: lang === undefined ? rest : others,
    output: {
      kind: "style",
      lang: lang === "scss" && ending === "sass" ? "sass" : (lang ?? "css"),
      isModule: /\.module\.\w+$/.test(filePath) || known.some(wantsModules),
    },
  };
}

const wantsModules = ({ options }: LoaderEntry): boolean => {
  const { modules } = Object(options) as { modules?: unknown };
  return (
    modules === true || (typeof modules === "object" && modules !== null && !("auto" in modules))
  );
};

function toOutput({ kind, known: [entry] }: Leading): Output {
  if (kind === "source") return { kind: "source" };
  if (kind === "resource") return { kind: "asset", limit: 0 };
  if (kind === "inline") return { kind: "asset", limit: readLimit(entry?.options) };
  if (kind === "json") return { kind: "json" };
  if (kind === "component") return { kind: "component", options: entry?.options };
  return { kind: "empty" };
}

/** Without a limit all becomes data. */
function readLimit(options: unknown): number {
  const { limit } =
    typeof options === "string"
      ? Object.fromEntries(new URLSearchParams(options))
      : (Object(options) as { limit?: unknown });
  if (limit === undefined || limit === true) return Infinity;
  return limit === false ? 0 : Number(limit);
}

const DATA_LIMIT = 8096;

function outputOfType(type: string | undefined, parse: RuleEffects["parse"]): Output | undefined {
  if (type === undefined) return undefined;
  if (type === "asset/source") return { kind: "source" };
  if (type === "asset/resource") return { kind: "asset", limit: 0 };
  if (type === "asset/inline") return { kind: "asset", limit: Infinity };
  if (type === "asset") return { kind: "asset", limit: DATA_LIMIT };
  if (type === "json") return { kind: "json", ...(parse && { parse }) };
  if (type.startsWith("css"))
    return { kind: "style", lang: "css", isModule: type === "css/module" };
  return undefined;
}

/** What the bundler does with the file anyway. */
function isNative({ loaders, output }: ModulePlan, filePath: string): boolean {
  if (loaders.length > 0) return false;
  if (output.kind === "script") return SCRIPT.test(filePath);
  if (output.kind === "json") return output.parse === undefined && filePath.endsWith(".json");
  if (output.kind !== "style") return false;
  const [, ending] = STYLE.exec(filePath) ?? [];
  return ending === output.lang && output.isModule === /\.module\.\w+$/.test(filePath);
}
