import type { LoadContext, LoadedPlugin } from "../contract/contract.ts";
import { runLifecycle, speaksToWebpack } from "../contract/run-lifecycle.ts";
import { createBaseConfig, getJsLoader, getStyleLoaders } from "./base-config.ts";
import { copyConfig, findChanges } from "./config-changes.ts";
import type { CurrentBundler } from "../config/current-bundler.ts";
import { mergeConfig } from "./merge-config.ts";
import type { RuleEntry, WebpackConfig } from "./webpack-config.ts";

export interface ConfigureInput {
  context: LoadContext;
  plugins: LoadedPlugin[];
  /** By plugin name, then by id. */
  allContent: Record<string, Record<string, unknown>>;
}

/** What one plugin has asked for. */
export interface PluginRequest {
  plugin: LoadedPlugin;
  config: WebpackConfig;
  /** All that there were before it was asked, and after: it may have changed those of others. */
  rules: Record<"before" | "after", RuleEntry[]>;
}

export interface ConfiguredSide {
  isServer: boolean;
  /** What webpack would be run with. */
  config: WebpackConfig;
  requests: PluginRequest[];
}

interface WebpackUtilities {
  currentBundler: CurrentBundler;
  getStyleLoaders: typeof getStyleLoaders;
  getJSLoader: typeof getJsLoader;
}

type ConfigureWebpack = (
  config: WebpackConfig,
  isServer: boolean,
  ...rest: [utils: WebpackUtilities, content: unknown]
) => unknown;

/** Calls all `configureWebpack`, one after the other, each with what those before have made of it. */
export async function configureSide(
  { context, plugins, allContent }: ConfigureInput,
  isServer: boolean,
): Promise<ConfiguredSide> {
  const utilities: WebpackUtilities = {
    currentBundler: context.currentBundler,
    getStyleLoaders,
    getJSLoader: getJsLoader,
  };
  let config = createBaseConfig(context, isServer);
  const requests: PluginRequest[] = [];
  for (const plugin of plugins.filter(speaksToWebpack)) {
    const configure = (plugin.configureWebpack as ConfigureWebpack).bind(plugin);
    const content = allContent[plugin.name]?.[plugin.id];
    const before = copyConfig(config);
    const returned = await runLifecycle(plugin, "configureWebpack", () =>
      configure(config, isServer, utilities, content),
    );
    const { mergeStrategy: _, ...given } = Object(returned) as WebpackConfig;
    const changes = findChanges(before, config);
    config = mergeConfig(config, returned);
    requests.push({
      plugin,
      config: { ...changes, ...given },
      rules: { before: listRules(before), after: listRules(copyConfig(config)) },
    });
  }
  return { isServer, config, requests };
}

const listRules = ({ module }: WebpackConfig): RuleEntry[] => module?.rules ?? [];
