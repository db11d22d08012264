/** What the site's remark and rehype plugins are: ordinary ones, or extensions of the syntax. */

import { unified } from "unified";
import type { Plugin, Processor } from "unified";
import type { Compilation } from "./compilation.ts";
import { hasIndentedMaths } from "./indented-maths.ts";
import type { CompileOptions } from "./options.ts";

/** `plugin`, `[plugin, options]`, or a preset of them. */
type PluginEntry = [Plugin, ...unknown[]];

export interface PluginSetup {
  beforeRemark: PluginEntry[];
  remark: PluginEntry[];
  rehype: PluginEntry[];
  /** Sätteri's math, when the site uses `remark-math`. */
  math: false | { singleDollarTextMath: boolean };
  /** A plugin brings syntax that only micromark can read, or the document has some. */
  needsMicromark: boolean;
}

function toEntries(plugins: unknown[]): PluginEntry[] {
  return plugins.flatMap((plugin): PluginEntry[] => {
    if (typeof plugin === "function") return [[plugin as Plugin]];
    if (Array.isArray(plugin) && typeof plugin[0] === "function") return [plugin as PluginEntry];
    if (Array.isArray(plugin) && Array.isArray(plugin[0])) return toEntries(plugin);
    const preset = plugin as { plugins?: unknown[] } | null | undefined;
    return preset && Array.isArray(preset.plugins) ? toEntries(preset.plugins) : [];
  });
}

/** Syntax that Sätteri reads by itself: running these again would read it twice. */
const NATIVE = new Set([
  "remarkGfm",
  "remarkDirective",
  "remarkFrontmatter",
  "remarkMdx",
  "remarkParse",
  "remarkMath",
]);

const nameOf = ([plugin]: PluginEntry): string => plugin.name;
const isOrdinary = (entry: PluginEntry): boolean => !NATIVE.has(nameOf(entry));

function findMath(entries: PluginEntry[]): PluginSetup["math"] {
  const math = entries.find((entry) => nameOf(entry) === "remarkMath");
  if (!math) return false;
  const { singleDollarTextMath = true } = (math[1] ?? {}) as { singleDollarTextMath?: boolean };
  return { singleDollarTextMath };
}

export const useAll = (processor: Processor, entries: PluginEntry[]): Processor => {
  for (const [plugin, ...options] of entries) processor.use(plugin, ...(options as []));
  return processor;
};

/** Attaching a plugin shows whether it extends micromark. */
function extendsSyntax(entries: PluginEntry[]): boolean {
  const processor = useAll(unified(), entries).freeze();
  const { micromarkExtensions = [] } = processor.data() as { micromarkExtensions?: unknown[] };
  return micromarkExtensions.length > 0;
}

interface Setups {
  usual: PluginSetup;
  /** For a document that Sätteri would misread. */
  micromark: PluginSetup;
}

const known = new WeakMap<CompileOptions, Setups>();

export function resolvePlugins(
  compilation: Pick<Compilation, "options" | "isMisread" | "isMdx" | "source">,
): PluginSetup {
  const { options, isMisread, isMdx, source } = compilation;
  const setups = known.get(options) ?? createSetups(options);
  known.set(options, setups);
  const { micromark, usual } = setups;
  return isMisread || (usual.math && isMdx && hasIndentedMaths(source)) ? micromark : usual;
}

function createSetups(options: CompileOptions): Setups {
  const allBefore = toEntries(options.beforeDefaultRemarkPlugins);
  const allRemark = toEntries(options.remarkPlugins);
  const usual: PluginSetup = {
    beforeRemark: allBefore.filter(isOrdinary),
    remark: allRemark.filter(isOrdinary),
    rehype: toEntries([...options.beforeDefaultRehypePlugins, ...options.rehypePlugins]),
    math: findMath([...allBefore, ...allRemark]),
    needsMicromark: false,
  };
  const isNeeded = (entry: PluginEntry): boolean =>
    isOrdinary(entry) || nameOf(entry) === "remarkMath";
  // Where micromark reads everything, the extensions that Sätteri replaces are needed after all.
  const micromark: PluginSetup = {
    ...usual,
    beforeRemark: allBefore.filter(isNeeded),
    remark: allRemark.filter(isNeeded),
    needsMicromark: true,
  };
  return {
    usual: extendsSyntax([...usual.beforeRemark, ...usual.remark]) ? micromark : usual,
    micromark,
  };
}
