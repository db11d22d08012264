import { CommanderError } from "commander";
import { listAwaited } from "../system/awaited.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { findMachineFault } from "../system/machine-fault.ts";
import { reportDiagnostics } from "../system/report-diagnostics.ts";

const formatStack = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `\nCaused by: ${formatStack(error.cause)}`;
  return (error.stack ?? error.message) + cause;
};

export interface Failure {
  /** Text for standard error; empty when all has been said. */
  text: string;
  exitCode: number;
}

/** The author's mistakes and the machine's faults are shown without a stack; ours with a whole one. */
export const describeFailure = (error: unknown, siteDir: string): Failure => {
  if (error instanceof CommanderError) return { text: "", exitCode: error.exitCode };
  if (error instanceof AuthorError)
    return { text: reportDiagnostics(error.diagnostics, { siteDir }), exitCode: 1 };
  const fault = findMachineFault(error);
  if (fault !== undefined) return { text: reportDiagnostics([fault], { siteDir }), exitCode: 1 };
  return {
    text: `Velosaur itself has failed. This is a bug of ours; please report it with these lines.\n\n${formatStack(error)}`,
    exitCode: 1,
  };
};

/** What is told where nothing runs any more, and the command isn't done. */
export const describeUnfinished = (siteDir: string): string => {
  const diagnostic: Diagnostic = {
    severity: "error",
    message: `The command ended before it was done: it waits for what never comes.${formatAwaited()}`,
    hint: "Each promise has to be resolved or rejected.",
  };
  return reportDiagnostics([diagnostic], { siteDir });
};

const formatAwaited = (): string => {
  const names = listAwaited();
  return names.length === 0 ? "" : ` Begun, and not ended: ${names.join(", ")}.`;
};
