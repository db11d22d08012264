import type { CompileOptionsSource } from "../documents/compile-options.ts";
import type { FilePages } from "../routes/file-links.ts";
import { createInlineExecutor } from "../system/worker-pool.ts";
import { createTaskHandler, type TaskSetup } from "./tasks.ts";
import { INLINE_LIMIT, startThreads, type TaskExecutor, toTaskExecutor } from "./threads.ts";

export interface ExecutorOptions {
  /** For this thread: functions may be in it. */
  inline: CompileOptionsSource;
  /** For other threads: data alone. */
  worker: CompileOptionsSource;
  /** Where links to files lead, if plugins of the site see links. */
  files?: FilePages | undefined;
  /** Threads that have been started already, if some have. */
  takeThreads?: (() => TaskExecutor | undefined) | undefined;
}

export interface ExecutorProvider {
  /** Threads for many tasks, this thread for few: both run the same handler. Threads are kept for later tasks. */
  provide: (taskCount: number) => TaskExecutor;
  /** Ends threads in which something still waits; others begin when they are asked for. */
  renew: () => Promise<void>;
  close: () => Promise<void>;
}

export function createExecutorProvider({
  inline: inlineOptions,
  worker,
  files,
  takeThreads,
}: ExecutorOptions): ExecutorProvider {
  let pool: TaskExecutor | undefined;
  let inline: TaskExecutor | undefined;
  return {
    provide(taskCount) {
      if (!pool && taskCount <= INLINE_LIMIT)
        return (inline ??= configured(toTaskExecutor(createInlineExecutor(createTaskHandler())), {
          compile: inlineOptions,
          files,
        }));
      return (pool ??= configured(takeThreads?.() ?? startThreads(), {
        compile: worker,
        files,
        env: { ...process.env },
      }));
    },
    async renew() {
      const stuck = pool;
      pool = undefined;
      await stuck?.close();
    },
    close: async () => pool?.close(),
  };
}

function configured(executor: TaskExecutor, setup: TaskSetup): TaskExecutor {
  // A thread that can't be told anything refuses its tasks, too, and there somebody waits.
  executor.configure(setup).catch(() => {});
  return executor;
}
