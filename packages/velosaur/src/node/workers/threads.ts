/** Starts the threads. Loads nothing of what they do, so that they can begin before this one is ready. */

import { pathToFileURL } from "node:url";
import { resolveEngineModule } from "../system/engine-paths.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { createWorkerPool, type Executor } from "../system/worker-pool.ts";
import type { Task, TaskResult, TaskSetup } from "./tasks.ts";

export type TaskExecutor = Executor<Task, TaskResult, TaskSetup>;

/** Up to this many tasks, starting threads and loading their modules costs more than it gives. */
export const INLINE_LIMIT = 40;

/** As many as the machine has cores, unless another number is given. */
export const startThreads = (size?: number): TaskExecutor =>
  createWorkerPool({
    ...(size !== undefined && { size }),
    file: pathToFileURL(resolveEngineModule("node/workers/worker")),
    reviveError,
  });

function reviveError(error: unknown, diagnostics: unknown): Error {
  if (diagnostics) return new AuthorError(diagnostics as Diagnostic[], { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
