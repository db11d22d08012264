// @ts-check
import { readFileSync } from "node:fs";
import os from "node:os";

/**
 * What a reader must know to judge the figures, and nothing that names the machine.
 *
 * @typedef {object} Machine
 * @property {string} system
 * @property {string} processor
 * @property {number} cores
 * @property {number} memoryGigabytes
 * @property {string} node
 */

/** @returns {Machine} */
export function describeMachine() {
  return {
    system: `${readDistribution() ?? os.type()}, ${os.type()} ${os.release().split("-")[0]}, ${os.arch()}`,
    processor: os.cpus()[0]?.model.trim() ?? "unknown",
    cores: os.availableParallelism(),
    memoryGigabytes: Math.round(os.totalmem() / 1e9),
    node: process.version,
  };
}

function readDistribution() {
  try {
    return readFileSync("/etc/os-release", "utf8").match(/^PRETTY_NAME="?([^"\n]+)/m)?.[1];
  } catch {
    return undefined;
  }
}
