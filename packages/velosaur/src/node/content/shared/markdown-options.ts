import * as v from "valibot";
import { isRecord, strict } from "../../config/schema-parts.ts";
import type { MarkdownPluginOptions, MarkdownRule, Plugin } from "../../contract/contract.ts";
import { OWN_RULES } from "../../contract/run-lifecycle.ts";

/** A name that a package doesn't export is `undefined`, and would do nothing, in silence. */
const isPlugin = (value: unknown): boolean => {
  if (Array.isArray(value))
    return Array.isArray(value[0]) ? value.every(isPlugin) : isFunction(value[0]);
  return isFunction(value) || (isRecord(value) && ("plugins" in value || "settings" in value));
};
const isFunction = (value: unknown): boolean => typeof value === "function";

const plugin = v.custom<unknown>(
  isPlugin,
  "a function, [function, options] or an object with a list of `plugins`",
);
const plugins = v.optional(v.array(plugin), []);
const admonitions = v.optional(
  v.union([
    v.boolean(),
    strict({
      keywords: v.optional(v.array(v.string())),
      extendDefaults: v.optional(v.boolean()),
    }),
  ]),
  true,
);

type MarkdownEntries = {
  remarkPlugins: typeof plugins;
  rehypePlugins: typeof plugins;
  recmaPlugins: typeof plugins;
  beforeDefaultRemarkPlugins: typeof plugins;
  beforeDefaultRehypePlugins: typeof plugins;
  admonitions: typeof admonitions;
};

/** Options of every plugin that has Markdown files. */
export const MARKDOWN_ENTRIES: MarkdownEntries = {
  remarkPlugins: plugins,
  rehypePlugins: plugins,
  recmaPlugins: plugins,
  beforeDefaultRemarkPlugins: plugins,
  beforeDefaultRehypePlugins: plugins,
  admonitions,
};

type MarkdownOptions = v.InferOutput<v.ObjectSchema<MarkdownEntries, undefined>>;

/** Those of a plugin's options that say how its files are compiled. */
export const pickMarkdownOptions = (options: MarkdownOptions): MarkdownPluginOptions => ({
  remarkPlugins: options.remarkPlugins,
  rehypePlugins: options.rehypePlugins,
  recmaPlugins: options.recmaPlugins,
  beforeDefaultRemarkPlugins: options.beforeDefaultRemarkPlugins,
  beforeDefaultRehypePlugins: options.beforeDefaultRehypePlugins,
  admonitions: options.admonitions as NonNullable<MarkdownPluginOptions["admonitions"]>,
});

/** The loader that upstream compiles documents with; here it is but a name. */
const MDX_LOADER = "@docusaurus/mdx-loader";

interface DocumentRules {
  module: {
    rules: { test: RegExp; include: string[]; use: { loader: string; options: object }[] }[];
  };
}

/**
 * How a plugin of content has its documents compiled: by `getMarkdownRules`. Nobody here asks for its
 * `configureWebpack`, which says the same as upstream's does, for a plugin around it that calls it and changes what it
 * returns.
 */
export function compileBy(
  listRules: () => MarkdownRule[],
): Required<Pick<Plugin, "getMarkdownRules">> & { configureWebpack: () => DocumentRules } {
  const configureWebpack = (): DocumentRules => ({
    module: {
      rules: listRules().map(({ include, options }) => ({
        test: /\.mdx?$/i,
        include,
        use: [{ loader: MDX_LOADER, options: { ...options } }],
      })),
    },
  });
  return {
    getMarkdownRules: Object.assign(() => listRules(), { [OWN_RULES]: true }),
    configureWebpack: Object.assign(configureWebpack, { [OWN_RULES]: true }),
  };
}
