import { pathToFileURL } from "node:url";
import { resolveEngineModule } from "../config/engine-paths.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { createInlineExecutor, createWorkerPool, type Executor } from "../system/worker-pool.ts";
import { createTaskHandler, type Task, type TaskResult, type WorkerSetup } from "./tasks.ts";

/** Below this many tasks, starting threads and loading their modules costs more than it gives. */
const INLINE_LIMIT = 40;

export interface ExecutorSetups {
  /** For this thread: functions may be in it. */
  inline: WorkerSetup;
  /** For other threads: data alone. */
  worker: WorkerSetup;
}

export interface ExecutorProvider {
  /** Threads for many tasks, this thread for few: both run the same handler. Threads are kept for later tasks. */
  provide: (taskCount: number) => Executor<Task, TaskResult>;
  close: () => Promise<void>;
}

export function createExecutorProvider(setups: ExecutorSetups): ExecutorProvider {
  let pool: Executor<Task, TaskResult> | undefined;
  let inline: Executor<Task, TaskResult> | undefined;
  return {
    provide(taskCount) {
      if (!pool && taskCount <= INLINE_LIMIT)
        return (inline ??= createInlineExecutor(createTaskHandler(setups.inline)));
      return (pool ??= createPool(setups.worker));
    },
    close: async () => pool?.close(),
  };
}

function createPool(workerData: WorkerSetup): Executor<Task, TaskResult> {
  return createWorkerPool({
    file: pathToFileURL(resolveEngineModule("node/render/worker")),
    workerData,
    reviveError,
  });
}

function reviveError(error: unknown, diagnostics: unknown): Error {
  if (diagnostics) return new AuthorError(diagnostics as Diagnostic[], { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
