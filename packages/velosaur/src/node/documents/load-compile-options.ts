import type { CompileOptions } from "../markdown/options.ts";
import {
  createCompileOptionsTable,
  hashShape,
  type CompileOptionsSource,
  type LoadedOptionsSource,
} from "./compile-options.ts";

/** Plugins are functions, which no message can carry: a thread that needs them loads the site's itself. */
export async function loadCompileOptions(source: CompileOptionsSource): Promise<CompileOptions[]> {
  if ("entries" in source) return source.entries;
  const options = await loadOptions(source, { callsAll: false });
  // A plugin may have changed the options of others when it was called.
  const isSame = hashShape(options) === source.shape;
  return isSame ? options : loadOptions(source, { callsAll: true });
}

async function loadOptions(
  source: LoadedOptionsSource,
  { callsAll }: { callsAll: boolean },
): Promise<CompileOptions[]> {
  const { resolveConfig } = await import("../config/resolve-config.ts");
  const { loadPlugins } = await import("../plugins/load-plugins.ts");
  const { createCallFilter } = await import("../plugins/call-filter.ts");
  const context = await resolveConfig(source);
  const plugins = await loadPlugins(
    context,
    callsAll ? undefined : createCallFilter(context, source.withRules),
  );
  const rules = plugins.flatMap((plugin) => plugin.getMarkdownRules?.() ?? []);
  const table = createCompileOptionsTable({ ...source, context, rules });
  return table.entries.map((entry) => entry.options);
}
