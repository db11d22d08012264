import { Command } from "commander";
import type { CommandArgs } from "../commands/options.ts";
import { readEngineVersion } from "../system/engine-paths.ts";
import type { CliCommand } from "./command.ts";
import { buildCommand } from "./commands/build.ts";
import { cacheCommand } from "./commands/cache.ts";
import { clearCommand } from "./commands/clear.ts";
import { deployCommand } from "./commands/deploy.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { mergeCommand } from "./commands/merge.ts";
import { serveCommand } from "./commands/serve.ts";
import { startCommand } from "./commands/start.ts";
import { swizzleCommand } from "./commands/swizzle.ts";
import { writeHeadingIdsCommand } from "./commands/write-heading-ids.ts";
import { writeTranslationsCommand } from "./commands/write-translations.ts";

/** In the order of the help. */
const COMMANDS: readonly CliCommand[] = [
  startCommand,
  buildCommand,
  mergeCommand,
  serveCommand,
  cacheCommand,
  clearCommand,
  doctorCommand,
  swizzleCommand,
  deployCommand,
  writeHeadingIdsCommand,
  writeTranslationsCommand,
];

const HELP = ["-h, --help", "print this help"] as const;

/** What is done once a command and its options are known. */
export type Execute = (command: CliCommand, args: CommandArgs<unknown>) => Promise<void>;

export const createProgram = (execute: Execute): Command => {
  const program = new Command("velosaur")
    .description("Builds Docusaurus sites, fast.")
    .version(readEngineVersion(), "-V, --version", "print the version")
    .helpOption(...HELP)
    .helpCommand("help [command]", "print the help of a command")
    .exitOverride();
  for (const command of COMMANDS) {
    const declared = program.command(command.name).description(command.description).exitOverride();
    declared.aliases(command.aliases ?? []);
    command.declare(declared);
    // Of servers, `-h` is the host, as upstream has it.
    const isTaken = declared.options.some(({ short }) => short === "-h");
    declared.helpOption(isTaken ? "--help" : HELP[0], HELP[1]);
    declared.action((...given: unknown[]) =>
      execute(command, command.toArgs(...(given as never[]))),
    );
  }
  return program;
};
