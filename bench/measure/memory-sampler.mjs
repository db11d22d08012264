// @ts-check
import {
  findProcessTree,
  listProcesses,
  readOwnBytes,
  readProportionalBytes,
  readResidentBytes,
} from "./processes.mjs";

/** @import { Process } from "./processes.mjs" */

/** `ps` is a process of its own, too dear to start twenty times a second. */
const intervalMs = process.platform === "linux" ? 50 : 250;

/** Reading proportional sizes holds the processes up, so it is done when the tree has grown by so much. */
const growthWorthReading = 1.2;

/**
 * Watches how much memory a process and its descendants hold together.
 *
 * One process shares its pages with nobody that counts, so its resident size is taken as it is. Of several, pages that
 * they share would count several times: these are files, the same ones for most of the time. How much they are is found
 * by reading the proportional sizes now and then; what each has of its own is looked at each time.
 *
 * @param {number} leader process id
 */
export function startMemorySampler(leader) {
  let peakBytes = 0;
  /** What the processes had when it was last found how much they share, and how much that was. */
  let common = { pids: "", ownBytes: 0, bytes: 0 };

  function sample() {
    const tree = findProcessTree(listProcesses(), leader);
    peakBytes = Math.max(
      peakBytes,
      tree.length < 2 ? total(tree.map(readResidentBytes)) : sum(tree),
    );
  }

  /** @param {Process[]} tree */
  function sum(tree) {
    const pids = tree.map(({ pid }) => pid).join();
    const ownBytes = total(tree.map(readOwnBytes));
    if (pids !== common.pids || ownBytes > common.ownBytes * growthWorthReading) {
      const bytes = total(tree.map(readProportionalBytes)) - ownBytes;
      common = { pids, ownBytes, bytes };
    }
    return ownBytes + common.bytes;
  }

  const timer = setInterval(sample, intervalMs);
  return {
    /** @returns {number} the peak in bytes */
    stop() {
      clearInterval(timer);
      return peakBytes;
    },
  };
}

/** @param {number[]} numbers */
function total(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
