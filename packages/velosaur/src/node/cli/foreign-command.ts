import { Command } from "commander";
import type { LoadedPlugin } from "../contract/contract.ts";
import { runAction } from "./plugin-command.ts";

/** What all versions of commander have. */
export interface ForeignCommand {
  name(): string;
  description(): string;
  parseAsync(args: readonly string[], options: { from: "user" }): Promise<unknown>;
}

/**
 * A command of a plugin whose own commander, of whatever version, has made it: it gets its arguments as they are, and
 * reads them by itself.
 */
export function adoptCommand(
  foreign: ForeignCommand,
  { plugin, args }: { plugin: LoadedPlugin; args: readonly string[] },
): Command {
  return new Command(foreign.name())
    .description(foreign.description())
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(() => {
      // Commander 5 has the first of the parents wait for what an action promises.
      Reflect.set(foreign, "parent", null);
      return runAction(plugin, () => foreign.parseAsync(args, { from: "user" }));
    });
}
