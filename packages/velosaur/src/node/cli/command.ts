import type { Command } from "commander";
import type { CommandArgs } from "../commands/options.ts";

/** A command of the command line: what it is called, what it takes, what it does. */
export interface CliCommand<Args extends CommandArgs<unknown> = CommandArgs<unknown>> {
  name: string;
  /** Other names that one may know it by. */
  aliases?: readonly string[];
  description: string;
  /** Declares arguments and options. */
  declare: (command: Command) => void;
  /** Of what commander hands over: arguments in their order, then the options. */
  toArgs(...given: never[]): Args;
  /** Does it, and tells what came out. */
  run(args: Args): Promise<void>;
}

/** Lets the compiler see that `run` takes what `toArgs` gives. */
export const defineCommand = <Args extends CommandArgs<unknown>>(
  command: CliCommand<Args>,
): CliCommand<Args> => command;
