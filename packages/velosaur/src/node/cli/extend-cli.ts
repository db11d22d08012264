import type { Command } from "commander";
import { COMMAND_NAMES } from "./create-program.ts";

/** Lets the site's plugins add commands, when the one asked for isn't the engine's. */
export const extendCli = async (program: Command, argv: readonly string[]): Promise<void> => {
  const [name] = argv;
  if (name === undefined || name.startsWith("-") || COMMAND_NAMES.includes(name)) return;
  const { findConfig } = await import("../config/find-config.ts");
  const siteDir = process.cwd();
  try {
    findConfig(siteDir);
  } catch {
    return;
  }
  const { resolveConfig } = await import("../config/resolve-config.ts");
  const { loadPlugins } = await import("../plugins/load-plugins.ts");
  const context = await resolveConfig({ siteDir, mode: "development" });
  for (const plugin of await loadPlugins(context)) plugin.extendCli?.(program);
};
