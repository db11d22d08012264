import { pathToFileURL } from "node:url";
import type { PluginOption } from "vite";
import type { VitePluginModule } from "../contract/contract.ts";
import { resolveEngineModule } from "../system/engine-paths.ts";

/** Vite's plugins can't be handed to another process: it loads them by itself. */
export const loadVitePlugins = (modules: VitePluginModule[]): Promise<PluginOption[]> =>
  Promise.all(
    modules.map(async ({ module, options }) => {
      const { default: create } = (await import(pathToFileURL(module).href)) as {
        default: (options: VitePluginModule["options"]) => PluginOption;
      };
      return create(options);
    }),
  );

const MODULE_PLACES = resolveEngineModule("node/bundler/plugin-module-places");

/** The engine's own, which says where modules lie, and looks at nothing but names. */
export const isPlacing = ({ module }: VitePluginModule): boolean => module === MODULE_PLACES;
