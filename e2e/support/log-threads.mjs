// @ts-check
// Loaded before anything else in each process and thread of a command: writes a line for each thread of the engine's.
import fs from "node:fs";
import { isMainThread } from "node:worker_threads";

const log = process.env["THREADS_LOG"];

if (log && !isMainThread && /\bworkers\b/.test(process.argv[1] ?? ""))
  fs.appendFileSync(log, "thread\n");
