import { Command, CommanderError } from "commander";
import type { LoadedPlugin } from "../contract/contract.ts";
import { runLifecycle } from "../contract/run-lifecycle.ts";

/**
 * A command of a plugin, which knows commander as upstream has it, version 5: its action is given the command after the
 * arguments, options are the command's properties too, and arguments beyond those it names are no mistake.
 */
export class PluginCommand extends Command {
  readonly #plugin: LoadedPlugin;

  constructor(plugin: LoadedPlugin, name?: string) {
    super(name);
    this.#plugin = plugin;
  }

  override createCommand(name?: string): Command {
    return new PluginCommand(this.#plugin, name);
  }

  override copyInheritedSettings(source: Command): this {
    return super.copyInheritedSettings(source).storeOptionsAsProperties().allowExcessArguments();
  }

  override action(run: (...args: never[]) => unknown): this {
    const plugin = this.#plugin;
    return super.action((...args) => runAction(plugin, () => run.apply(this, args as never[])));
  }
}

/** Runs what a command of a plugin does: a failure is the plugin's. */
export async function runAction(plugin: LoadedPlugin, run: () => unknown): Promise<void> {
  let ending: CommanderError | undefined;
  await runLifecycle(plugin, "extendCli", async () => {
    try {
      await run();
    } catch (error) {
      // It asks for the end, after its help for instance.
      if (!(error instanceof CommanderError)) throw error;
      ending = error;
    }
  });
  if (ending) throw ending;
}
