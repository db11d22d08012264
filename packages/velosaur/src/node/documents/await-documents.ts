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
  let quietWithPorts = 0;
  while (running.size > 0) {
    const before = running.size;
    await Promise.race([Promise.all(running), sleep(LOOK_MS)]);
    const goesOn = running.size < before || isBusy();
    quietWithPorts = goesOn || !hasPorts() ? 0 : quietWithPorts + 1;
    quiet = goesOn || quietWithPorts > 0 ? 0 : quiet + 1;
    if (quietWithPorts >= LAST_PATIENCE) return;
    if (quiet >= (isWhole && hasTimers() ? LAST_PATIENCE : PATIENCE)) return;
  }
}

/** Files, sockets and processes that the thread waits for. The main thread has some at all times, so nothing can be told of it. */
const isBusy = (): boolean =>
  !isMainThread &&
  process.getActiveResourcesInfo().some((name) => name !== "MessagePort" && name !== "Timeout");

/**
 * One is the thread's own. By another may come a module, where hooks of Node's see all of them; or it is a plugin's, for
 * good.
 */
const hasPorts = (): boolean =>
  !isMainThread &&
  process.getActiveResourcesInfo().filter((name) => name === "MessagePort").length > 1;

const hasTimers = (): boolean =>
  isMainThread || process.getActiveResourcesInfo().includes("Timeout");
