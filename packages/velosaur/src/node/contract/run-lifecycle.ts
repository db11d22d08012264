import { awaitNamed } from "../system/awaited.ts";
import type { LoadedPlugin } from "./contract.ts";
import { placeMistakes } from "./locate-options.ts";
import { createBuiltInFailure, createPluginFailure } from "./plugin-failure.ts";

/** Its name, and its id where it has one of its own. */
export const describePlugin = ({ name, id }: LoadedPlugin): string =>
  id === "default" ? name : `${name} (${id})`;

const toFailure = (error: unknown, plugin: LoadedPlugin, lifecycle: string): Error => {
  const where = { name: describePlugin(plugin), lifecycle };
  return plugin.isBuiltIn === true
    ? createBuiltInFailure(placeMistakes(error, plugin), where)
    : createPluginFailure(error, where);
};

/** Runs one lifecycle of one plugin; a failure names both. */
export const runLifecycle = async <T>(
  plugin: LoadedPlugin,
  lifecycle: keyof LoadedPlugin,
  run: () => T,
): Promise<Awaited<T>> => {
  try {
    return await awaitNamed(`\`${lifecycle}\` of the plugin "${describePlugin(plugin)}"`, run);
  } catch (error) {
    throw toFailure(error, plugin, lifecycle);
  }
};

/** The same of a lifecycle that answers at once. */
export const callLifecycle = <T>(
  plugin: LoadedPlugin,
  lifecycle: keyof LoadedPlugin,
  call: () => T,
): T => {
  try {
    return call();
  } catch (error) {
    throw toFailure(error, plugin, lifecycle);
  }
};

/** Marks what a plugin of content says of its documents as the engine's own, however its module was loaded. */
export const OWN_RULES = Symbol.for("velosaur.own-rules");

/** Other people's plugins that speak to webpack. One that speaks to Vite, too, is heard there. */
export const speaksToWebpack = ({
  isBuiltIn,
  configureVite,
  configureWebpack,
}: LoadedPlugin): boolean =>
  isBuiltIn !== true &&
  configureVite === undefined &&
  typeof configureWebpack === "function" &&
  !(OWN_RULES in configureWebpack);
