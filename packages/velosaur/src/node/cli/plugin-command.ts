import { Command } from "commander";

/**
 * A command of a plugin, which knows commander as upstream has it, version 5: its action is given the command after the
 * arguments, options are the command's properties too, and arguments beyond those it names are no mistake.
 */
export class PluginCommand extends Command {
  override createCommand(name?: string): Command {
    return new PluginCommand(name);
  }

  override copyInheritedSettings(source: Command): this {
    return super.copyInheritedSettings(source).storeOptionsAsProperties().allowExcessArguments();
  }
}
