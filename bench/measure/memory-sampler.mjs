// @ts-check
import {
  findProcessTree,
  listProcesses,
  readProportionalBytes,
  readResidentBytes,
} from "./processes.mjs";

/** `ps` is a process of its own, too dear to start twenty times a second. */
const intervalMs = process.platform === "linux" ? 50 : 250;

/** Reading proportional sizes holds the process up, so it is done only when the tree grew by so much. */
const growthWorthReading = 1.02;

/**
 * Watches how much memory a process and its descendants hold together.
 *
 * One process shares its pages with nobody that counts, so its resident size is taken as it is. Of several, pages that
 * they share would count several times, so whenever their sum reaches a new height the proportional sizes are read.
 *
 * @param {number} leader process id
 */
export function startMemorySampler(leader) {
  let peakBytes = 0;
  let highestSum = 0;

  function sample() {
    const tree = findProcessTree(listProcesses(), leader);
    const sum = total(tree.map(readResidentBytes));
    if (tree.length < 2) {
      peakBytes = Math.max(peakBytes, sum);
    } else if (sum > highestSum * growthWorthReading) {
      highestSum = sum;
      peakBytes = Math.max(peakBytes, total(tree.map(readProportionalBytes)));
    }
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
