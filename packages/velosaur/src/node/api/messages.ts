import type { Failure } from "../system/failure.ts";
import type { BuildSummary } from "../system/summary.ts";
import type { CommandName, OptionsByCommand } from "./options.ts";

/** What the process of a command is told, once. Any later message asks a server to end. */
export type CommandRequest = {
  [Name in CommandName]: { command: Name; options: OptionsByCommand[Name] };
}[CommandName];

/** What it answers, once. */
export type CommandReply = { answer: BuildSummary | { url: string } } | Failure;
