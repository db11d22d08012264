import { setImmediate } from "node:timers/promises";

/** Tasks that are made before threads have time for them: enough to keep these busy, too few to fill the memory. */
const BATCHES_AHEAD = 64;

/** Batches that threads have, or are about to get. Those that have failed stay, for whoever finishes. */
export interface Batches {
  add: (batch: Promise<void>) => Promise<void>;
  /** Lets threads that are done have others, and ends when they are about to run out of work. */
  waitForRoom: () => Promise<void>;
  finish: () => Promise<void>;
}

export function createBatches(): Batches {
  const running = new Set<Promise<void>>();
  return {
    add(batch) {
      running.add(batch);
      batch.then(
        () => running.delete(batch),
        () => {},
      );
      return batch;
    },
    async waitForRoom() {
      // What threads answer is heard between two turns alone.
      await setImmediate();
      while (running.size >= BATCHES_AHEAD) await Promise.race(running);
    },
    async finish() {
      await Promise.all(running);
    },
  };
}
