/** Remark plugins may wait for what they see of other documents: such a wait must be known for what it is. */

import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread } from "node:worker_threads";

const LOOK_MS = 100;
/** Looks without anything done, until a document counts as one that waits for others. */
const PATIENCE = isMainThread ? 30 : 2;
/** Where all documents are there, only a timer of the plugin's own can still end a wait. */
const LAST_PATIENCE = 1800;

export interface Waiting {
  /** All documents that plugins could wait for are being compiled in this thread. */
  isWhole?: boolean | undefined;
}

/** Ends when all are done, or when those that are left wait for something that doesn't come from outside. */
export async function settleOrStall(
  running: ReadonlySet<Promise<void>>,
  { isWhole = false }: Waiting = {},
): Promise<void> {
  let quiet = 0;
  while (running.size > 0) {
    const before = running.size;
    await Promise.race([Promise.all(running), sleep(LOOK_MS)]);
    quiet = running.size < before || isBusy() ? 0 : quiet + 1;
    if (quiet >= (isWhole && hasTimers() ? LAST_PATIENCE : PATIENCE)) return;
  }
}

/**
 * Files, sockets, processes and other threads that this one waits for: a module, where hooks of Node's see all of them,
 * comes as a message. The main thread has some at all times, so nothing can be told of it.
 */
const isBusy = (): boolean => {
  if (isMainThread) return false;
  const resources = process.getActiveResourcesInfo().filter((name) => name !== "Timeout");
  // One port is the thread's own.
  return resources.some((name) => name !== "MessagePort") || resources.length > 1;
};

const hasTimers = (): boolean =>
  isMainThread || process.getActiveResourcesInfo().includes("Timeout");
