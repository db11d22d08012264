/** Entry of a worker thread: hands messages to the task handler. */

import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { AuthorError } from "../system/author-error.ts";
import { createTaskHandler } from "./tasks.ts";
// Its first task needs it: it is loaded while the thread waits for that.
import "../markdown/compile.ts";

const handler = createTaskHandler();

parentPort?.on(
  "message",
  async ({ id, kind, body }: { id: number; kind: "run" | "configure"; body: never }) => {
    try {
      // Messages that wait are handed over without a turn of the event loop between them, and it's in
      // its turns that the buffers of native modules are freed: some 60 kB for each document.
      await setImmediate();
      parentPort?.postMessage({ id, body: await handler[kind](body) });
    } catch (error) {
      const diagnostics = error instanceof AuthorError ? error.diagnostics : undefined;
      postFailure({ id, error: { error, diagnostics } });
    }
  },
);

function postFailure(reply: { id: number; error: { error: unknown; diagnostics: unknown } }): void {
  try {
    parentPort?.postMessage(reply);
  } catch {
    // What was thrown holds something that can't be copied: its words can.
    const { error, diagnostics } = reply.error;
    parentPort?.postMessage({ id: reply.id, error: { error: toPlainError(error), diagnostics } });
  }
}

function toPlainError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const plain = new Error(error.message);
  if (error.stack !== undefined) plain.stack = error.stack;
  return plain;
}
