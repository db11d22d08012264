/** What the plugins for counting visits have in common: they count on the published site alone. */

import * as v from "valibot";
import type { Plugin, PluginModule } from "../../contract/contract.ts";
import { validateOptionsWith } from "../../contract/validate-with.ts";

type Create<Options> = (options: Options) => Omit<Plugin, "name">;

export function createAnalytics<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  create: Create<v.InferOutput<Schema>>,
): PluginModule {
  const plugin: PluginModule = ({ mode }, options) =>
    mode === "production" ? { name, ...create(options as v.InferOutput<Schema>) } : null;
  return Object.assign(plugin, { validateOptions: validateOptionsWith(schema) });
}

/** An id that stands in an address or a script: it can't be empty. */
export const trackingId: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.nonEmpty("must not be empty"),
);
