import { type ChildProcess, fork } from "node:child_process";
import { resolveEngineModule } from "../system/engine-paths.ts";
import { reviveFailure } from "../system/failure.ts";
import type { BuildSummary } from "../system/summary.ts";
import type { CommandReply, CommandRequest } from "./messages.ts";
import type { CommandName, OptionsByCommand } from "./options.ts";

/** A server, and the process that it runs in. */
export interface Server {
  /** Where the site is, with its base URL: `http://localhost:3000/docs/`. */
  url: string;
  /** Ends the server; fulfilled when its port is free. Asking again changes nothing. */
  close: () => Promise<void>;
  /** Fulfilled once it has been closed; rejected when it ends by itself, which nobody has to listen to. */
  closed: Promise<void>;
}

/** Of what a process says of its end, so many characters are kept. */
const KEPT_WORDS = 4000;

interface RunningCommand<Answer> {
  answer: Answer;
  child: ChildProcess;
  /** Fulfilled with the words of a process that has failed, undefined of one that was told to end. */
  ended: Promise<string | undefined>;
}

/**
 * Runs a command in a process of its own. There it has its own `NODE_ENV` and handlers of late failures, whatever a
 * configuration and its plugins do to the process, and modules that were read just now: a second build in one
 * process would be made of those of the first.
 */
async function runCommand<Answer>(request: CommandRequest): Promise<RunningCommand<Answer>> {
  // What else they may be, the process checks, and tells.
  const { log } = Object(request.options) as { log?: unknown };
  const child = startProcess(log === true);
  const ended = watchEnd(child);
  const reply = await new Promise<CommandReply>((resolve, reject) => {
    child.once("message", resolve);
    child.once("error", reject);
    void ended.then((words) =>
      reject(new Error(`The process of \`${request.command}\` has ended early. ${words ?? ""}`)),
    );
    child.send(request, (error) => error && reject(error));
  }).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  if (!("answer" in reply)) throw reviveFailure(reply);
  return { answer: reply.answer as Answer, child, ended };
}

function startProcess(isLogging: boolean): ChildProcess {
  const file = resolveEngineModule("node/api/command-process");
  const stop = (): void => void child.kill();
  const child = fork(file, [], {
    serialization: "advanced",
    execArgv: [],
    stdio: ["ignore", isLogging ? "inherit" : "ignore", isLogging ? "inherit" : "pipe", "ipc"],
  });
  process.once("exit", stop);
  child.once("exit", () => process.off("exit", stop));
  return child;
}

function watchEnd(child: ChildProcess): Promise<string | undefined> {
  let words = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    words = (words + text).slice(-KEPT_WORDS);
  });
  return new Promise((resolve) => {
    child.once("close", (code, signal) =>
      resolve(
        code === 0 ? undefined : `It ended with ${signal ?? `code ${code}`}.\n${words}`.trim(),
      ),
    );
  });
}

/** Builds a site. Rejected by an `AuthorError` where the site is at fault, or the machine. */
export const runBuild = async (options: OptionsByCommand["build"]): Promise<BuildSummary> => {
  const { answer, ended } = await runCommand<BuildSummary>({ command: "build", options });
  await ended;
  return answer;
};

/** Starts a server, and hands it over once it answers. */
export async function runServer<Name extends Exclude<CommandName, "build">>(
  command: Name,
  options: OptionsByCommand[Name],
): Promise<Server> {
  const request = { command, options } as CommandRequest;
  const { answer, child, ended } = await runCommand<{ url: string }>(request);
  const closed = failUnlessAsked(ended);
  closed.catch(() => {});
  const close = async (): Promise<void> => {
    if (child.connected) child.send("close", () => {});
    await ended;
  };
  return { url: answer.url, close, closed };
}

async function failUnlessAsked(ended: Promise<string | undefined>): Promise<void> {
  const words = await ended;
  if (words !== undefined) throw new Error(`The server has ended by itself. ${words}`);
}
