import type { LoadedPlugin, MarkdownRule, Plugin } from "./contract.ts";

/** The loader that upstream compiles documents with; here it is but a name. */
const MDX_LOADER = "@docusaurus/mdx-loader";

interface DocumentRules {
  module: {
    rules: { test: RegExp; include: string[]; use: { loader: string; options: object }[] }[];
  };
}

/** Marks a function as the engine's own, however its module was loaded. */
const OURS = Symbol.for("velosaur.webpack-rules");

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
    getMarkdownRules: listRules,
    configureWebpack: Object.assign(configureWebpack, { [OURS]: true }),
  };
}

/** Other people's plugins that speak to webpack. One that speaks to Vite, too, is heard there. */
export const speaksToWebpack = ({
  isBuiltIn,
  configureVite,
  configureWebpack,
}: LoadedPlugin): boolean =>
  isBuiltIn !== true &&
  configureVite === undefined &&
  typeof configureWebpack === "function" &&
  !(OURS in configureWebpack);
