/** Types of `@docusaurus/plugin-content-pages`. */

import type * as v from "valibot";
import type { optionsSchema } from "../node/content/pages/options.ts";
import type { PluginModule } from "./types.ts";

export type Options = v.InferInput<typeof optionsSchema>;
export type PluginOptions = v.InferOutput<typeof optionsSchema>;

declare const plugin: PluginModule;
export default plugin;
export declare const validateOptions: NonNullable<PluginModule["validateOptions"]>;
