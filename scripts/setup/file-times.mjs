// @ts-check
import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * When a file last changed, or anything in a folder (which has a time of its own, of additions and
 * removals). 0 when there is nothing.
 *
 * @param {string} entry
 * @returns {number}
 */
function findChangeTime(entry) {
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const inside = readdirSync(entry).map((name) => findChangeTime(path.join(entry, name)));
  return Math.max(stats.mtimeMs, ...inside);
}

/**
 * True when `output` is missing, or older than one of `inputs`.
 *
 * @param {string} output
 * @param {string[]} inputs
 */
export const isStale = (output, inputs) =>
  findChangeTime(output) === 0 ||
  inputs.some((input) => findChangeTime(input) > findChangeTime(output));
