/** The service worker as one script. */

import path from "node:path";
import type { OutputChunk, Plugin } from "rolldown";
import { WORKER_FILE } from "./files.js";

export interface WorkerOptions {
  debug: boolean;
  /** Absolute path of the module that adds to the worker. */
  swCustom: string | undefined;
}

export interface WorkerScript {
  code: string;
  /** In debug mode. */
  map: string | undefined;
}

const ENTRY = "virtual:velosaur/worker";
const workerFile = path.join(import.meta.dirname, "worker/start-worker.js");

export async function buildWorker({ debug, swCustom }: WorkerOptions): Promise<WorkerScript> {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: ENTRY,
    plugins: [createEntry(swCustom)],
    platform: "browser",
    transform: {
      define: { "process.env.NODE_ENV": JSON.stringify(debug ? "development" : "production") },
    },
    logLevel: "silent",
  });
  try {
    const { output } = await bundle.generate({
      format: "iife",
      codeSplitting: false,
      file: WORKER_FILE,
      minify: !debug,
      sourcemap: debug,
      comments: false,
    });
    const [chunk] = output as [OutputChunk];
    return { code: chunk.code, map: chunk.map?.toString() };
  } finally {
    await bundle.close();
  }
}

function createEntry(swCustom: string | undefined): Plugin {
  const [load, argument] =
    swCustom === undefined
      ? ["", ""]
      : [`import * as custom from ${JSON.stringify(swCustom)};\n`, "custom"];
  return {
    name: "velosaur-worker",
    resolveId: (id) => (id === ENTRY ? ENTRY : null),
    load: (id) =>
      id === ENTRY
        ? `import { startWorker } from ${JSON.stringify(workerFile)};\n${load}startWorker(${argument});\n`
        : null,
  };
}
