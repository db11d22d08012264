/** Types of `import … from "velosaur"`: its functions, and what configurations and plugins are made of. */

import type { Config } from "./types.ts";

export * from "../node/api.ts";
export type {
  Config,
  LoadContext,
  Plugin,
  PluginConfig,
  PluginModule,
  PresetConfig,
  PresetModule,
} from "./types.ts";

/** A configuration, or the function that makes it. */
type ConfigMaker = () => Config | Promise<Config>;

/**
 * Gives a configuration its type: returns what it was given.
 *
 *     export default defineConfig({ title: "Site", url: "https://example.com", baseUrl: "/" });
 */
export declare function defineConfig(config: Config): Config;
export declare function defineConfig(config: ConfigMaker): ConfigMaker;
