// @ts-check
// Loaded into a server: tells, when it gets a signal, what the process holds.
import { readdirSync, renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const file = process.env["FUZZ_COUNTS"] ?? "";

/** @typedef {{ descriptors: number, resources: number, listeners: number, heap: number }} Counts */

process.on("SIGUSR2", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  for (let round = 0; round < 3; round += 1) collect();
  /** @type {import("node:events").EventEmitter[]} */
  const handles = Reflect.get(process, "_getActiveHandles").call(process);
  /** @type {Counts} */
  const counts = {
    descriptors: readdirSync("/proc/self/fd").length,
    resources: process.getActiveResourcesInfo().filter((name) => name !== "Timeout").length,
    listeners: [process, ...handles].reduce((sum, emitter) => sum + countListeners(emitter), 0),
    heap: process.memoryUsage().heapUsed,
  };
  writeFileSync(`${file}.new`, JSON.stringify(counts));
  renameSync(`${file}.new`, file);
});

/** @param {import("node:events").EventEmitter} emitter */
function countListeners(emitter) {
  const names = emitter.eventNames?.() ?? [];
  return names.reduce((sum, name) => sum + emitter.listenerCount(name), 0);
}
