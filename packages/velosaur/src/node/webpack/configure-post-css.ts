import { createRequire } from "node:module";
import path from "../system/path.ts";
import type { AcceptedPlugin, ProcessOptions } from "postcss";
import type { LoadedPlugin } from "../contract/contract.ts";
import { runLifecycle } from "../contract/run-lifecycle.ts";
import { AuthorError } from "../system/author-error.ts";
import type { RuleEntry, WebpackConfig } from "./webpack-config.ts";
import { formatInstall } from "../system/package-manager.ts";

/** What stylesheets go through besides the bundler's own steps. */
export interface PostCssOptions extends ProcessOptions {
  plugins: AcceptedPlugin[];
}

type Options = Record<string, unknown>;
type ConfigurePostCss = (options: Options) => Options;

export const speaksToPostCss = (plugin: LoadedPlugin): boolean =>
  typeof plugin.configurePostCss === "function";

/** Calls all `configurePostCss`; the options of the rule for plain CSS count for all stylesheets. */
export async function configurePostCss(
  { module }: WebpackConfig,
  plugins: LoadedPlugin[],
  siteDir: string,
): Promise<PostCssOptions> {
  const loaders = (module?.rules ?? []).flatMap(findPostCssLoaders);
  for (const plugin of plugins.filter(speaksToPostCss)) {
    const configure = (plugin.configurePostCss as ConfigurePostCss).bind(plugin);
    for (const loader of loaders)
      loader.postcssOptions = await runLifecycle(plugin, "configurePostCss", () =>
        configure(loader.postcssOptions),
      );
  }
  return resolveOptions(loaders[0]?.postcssOptions, siteDir);
}

interface PostCssLoader {
  postcssOptions: Options;
}

function findPostCssLoaders(rule: unknown): PostCssLoader[] {
  const { options, oneOf, use } = Object(rule) as {
    options?: { postcssOptions?: Options };
    oneOf?: RuleEntry[];
    use?: unknown;
  };
  if (options?.postcssOptions) return [options as PostCssLoader];
  if (Array.isArray(oneOf)) return oneOf.flatMap(findPostCssLoaders);
  return Array.isArray(use)
    ? use.filter((entry) => typeof entry === "object").flatMap(findPostCssLoaders)
    : [];
}

/** Plugins by name, with options beside them, or ready-made; the way PostCSS takes them. */
function resolveOptions(given: Options | undefined, siteDir: string): PostCssOptions {
  const { plugins = [], parser, syntax, stringifier } = (given ?? {}) as Options;
  const load = createLoader(siteDir);
  const named = (value: unknown): unknown => (typeof value === "string" ? load(value) : value);
  const steps = { parser: named(parser), syntax: named(syntax), stringifier: named(stringifier) };
  const wanted = Object.entries(steps).filter(([, step]) => step !== undefined);
  return {
    ...Object.fromEntries(wanted),
    plugins: listEntries(plugins).flatMap((entry) => resolvePlugin(entry, load)),
  };
}

/** A list, or options by name. */
const listEntries = (plugins: unknown): unknown[] =>
  Array.isArray(plugins)
    ? plugins
    : Object.entries(Object(plugins) as object).map(([name, options]) =>
        options === false ? false : [name, options],
      );

type Creator = (options: unknown) => AcceptedPlugin;

function resolvePlugin(entry: unknown, load: (name: string) => unknown): AcceptedPlugin[] {
  const [given, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  if (!given) return [];
  // Upstream's own first step: what it does for older browsers is the minifier's part here.
  if (isPresetEnv(given) && isEmpty(options)) return [];
  const plugin = typeof given === "string" ? load(given) : given;
  if (typeof plugin !== "function") return [plugin as AcceptedPlugin];
  return options === undefined ? [plugin as AcceptedPlugin] : [(plugin as Creator)(options)];
}

const isPresetEnv = (given: unknown): boolean =>
  typeof given === "string" && /(?:^|[\\/])postcss-preset-env(?:[\\/]|$)/.test(given);

const isEmpty = (options: unknown): boolean => Object.keys(Object(options) as object).length === 0;

function createLoader(siteDir: string): (name: string) => unknown {
  const require = createRequire(path.join(siteDir, "package.json"));
  return (name) => {
    try {
      const loaded = require(name) as { __esModule?: boolean; default?: unknown };
      return loaded.__esModule ||
        Reflect.get(Object(loaded) as object, Symbol.toStringTag) === "Module"
        ? loaded.default
        : loaded;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
      throw new AuthorError(
        {
          severity: "error",
          message: `The PostCSS plugin "${name}", which a plugin names in configurePostCss, can't be found.`,
          hint: `Install it in the site's folder: ${formatInstall(name, { folder: siteDir })}`,
        },
        { cause: error },
      );
    }
  };
}
