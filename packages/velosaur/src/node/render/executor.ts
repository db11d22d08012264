import type { CompileOptionsSource } from "../documents/compile-options.ts";
import { createInlineExecutor } from "../system/worker-pool.ts";
import { createTaskHandler, type TaskSetup } from "./tasks.ts";
import { INLINE_LIMIT, startThreads, type TaskExecutor } from "./threads.ts";

export interface ExecutorOptions {
  /** For this thread: functions may be in it. */
  inline: CompileOptionsSource;
  /** For other threads: data alone. */
  worker: CompileOptionsSource;
  /** Threads that have been started already, if some have. */
  takeThreads?: (() => TaskExecutor | undefined) | undefined;
}

export interface ExecutorProvider {
  /** Threads for many tasks, this thread for few: both run the same handler. Threads are kept for later tasks. */
  provide: (taskCount: number) => TaskExecutor;
  close: () => Promise<void>;
}

export function createExecutorProvider({
  inline: inlineOptions,
  worker,
  takeThreads,
}: ExecutorOptions): ExecutorProvider {
  let pool: TaskExecutor | undefined;
  let inline: TaskExecutor | undefined;
  return {
    provide(taskCount) {
      if (!pool && taskCount <= INLINE_LIMIT)
        return (inline ??= configured(createInlineExecutor(createTaskHandler()), {
          compile: inlineOptions,
        }));
      return (pool ??= configured(takeThreads?.() ?? startThreads(), {
        compile: worker,
        env: { ...process.env },
      }));
    },
    close: async () => pool?.close(),
  };
}

function configured(executor: TaskExecutor, setup: TaskSetup): TaskExecutor {
  // A thread that can't be told anything refuses its tasks, too, and there somebody waits.
  executor.configure(setup).catch(() => {});
  return executor;
}
