/** Types of `@docusaurus/plugin-sitemap`. */

import type * as v from "valibot";
import type { optionsSchema } from "../node/content/sitemap/options.ts";
import type { PluginModule } from "./types.ts";

export type Options = v.InferInput<typeof optionsSchema>;
export type PluginOptions = v.InferOutput<typeof optionsSchema>;

declare const plugin: PluginModule<void>;
export default plugin;
export declare const validateOptions: NonNullable<PluginModule["validateOptions"]>;
