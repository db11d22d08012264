import path from "../system/path.ts";
import { Command } from "commander";
import type { LoadedPlugin } from "../contract/contract.ts";

const HELP = new Set(["help", "-h", "--help"]);

/** By any of its names. */
export const hasCommand = ({ commands }: Command, name: string | undefined): boolean =>
  commands.some(
    (command) => name !== undefined && [command.name(), ...command.aliases()].includes(name),
  );

/**
 * Lets the site's plugins add commands, when the one asked for isn't the engine's, or the help is to list them all.
 * Such commands have arguments of their own, so upstream's variables say where the site is.
 */
export const extendCli = async (program: Command, argv: readonly string[]): Promise<void> => {
  const [first = "--help", ...args] = argv;
  const isHelp = HELP.has(first);
  const name = isHelp ? args[0] : first;
  if (name?.startsWith("-") || hasCommand(program, name)) return;
  try {
    await addCommands(program, args);
  } catch (error) {
    // Whoever asks for help in a site whose configuration has a mistake gets it all the same.
    if (!isHelp) throw error;
  }
};

async function addCommands(program: Command, args: readonly string[]): Promise<void> {
  const { findConfig } = await import("../config/find-config.ts");
  const siteDir = path.resolve(process.env["DOCUSAURUS_CLI_SITE_DIR"] ?? ".");
  const configPath = process.env["DOCUSAURUS_CLI_CONFIG"];
  try {
    findConfig(siteDir, configPath);
  } catch (error) {
    if (configPath !== undefined) throw error;
    return;
  }
  const { resolveConfig } = await import("../config/resolve-config.ts");
  const { loadPlugins } = await import("../plugins/load-plugins.ts");
  const context = await resolveConfig({ siteDir, configPath, mode: "development" });
  for (const plugin of await loadPlugins(context)) await addCommandsOf(plugin, { program, args });
}

async function addCommandsOf(
  plugin: LoadedPlugin,
  { program, args }: { program: Command; args: readonly string[] },
): Promise<void> {
  if (!plugin.extendCli) return;
  const { PluginCommand } = await import("./plugin-command.ts");
  const { adoptCommand } = await import("./foreign-command.ts");
  const { callLifecycle } = await import("../contract/run-lifecycle.ts");
  program.createCommand = (name) => new PluginCommand(plugin, name);
  program.addCommand = (command, options) => {
    const own = command instanceof Command ? command : adoptCommand(command, { plugin, args });
    return Command.prototype.addCommand.call(program, own, options) as Command;
  };
  callLifecycle(plugin, "extendCli", () => plugin.extendCli?.(program));
}
