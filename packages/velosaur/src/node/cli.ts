import type { Command } from "commander";
import { createProgram } from "./cli/create-program.ts";
import { extendCli, hasCommand } from "./cli/extend-cli.ts";
import { describeFailure, describeUnfinished } from "./cli/report-failure.ts";

/** The command line: `velosaur <command> [siteDir] [options]`. */
export const run = async (argv: string[]): Promise<void> => {
  goOnUnread();
  process.on("beforeExit", failUnfinished);
  let siteDir = process.cwd();
  const program = createProgram((command, args) => {
    ({ siteDir } = args);
    return command.run(args);
  });
  try {
    await extendCli(program, argv);
    await program.parseAsync(toArgs(program, argv), { from: "user" });
  } catch (error) {
    const { text, exitCode } = describeFailure(error, siteDir);
    if (text !== "") console.error(text);
    process.exitCode = exitCode;
  } finally {
    process.off("beforeExit", failUnfinished);
  }
};

/** Node leaves in silence, and as if all were well, where what a command waits for can't come any more. */
function failUnfinished(): void {
  console.error(describeUnfinished(process.cwd()));
  process.exitCode = 1;
}

/** Without a command, the help is meant. That of a command which isn't there is told as the command would be. */
function toArgs(program: Command, argv: readonly string[]): string[] {
  const [first = "--help", name, ...rest] = argv;
  const isAsked = first === "help" && name !== undefined && !name.startsWith("-");
  if (isAsked && !hasCommand(program, name)) return [name];
  return [first, ...(name === undefined ? [] : [name]), ...rest];
}

/** How long what a failed command has begun may go on, in milliseconds. */
const GRACE = 2000;

/**
 * For a process that has nothing else to do. A plugin may have begun what only its `postBuild` would have ended: a timer, a
 * server. A failed command doesn't wait for that. Where nothing is left, the process ends at once, as always.
 */
export function leaveIfFailed(): void {
  if (process.exitCode) setTimeout(() => process.exit(), GRACE).unref();
}

/** Who reads what is printed may stop early, as `| head` does: the command goes on, and nobody hears of it. */
function goOnUnread(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.off("error", passOverUnread).on("error", passOverUnread);
}

function passOverUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}
