/** Starts the threads. Loads nothing of what they do, so that they can begin before this one is ready. */

import { pathToFileURL } from "node:url";
import { resolveEngineModule } from "../system/engine-paths.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Move } from "../cache/packs.ts";
import type { FoundTop, TopsBatch } from "../content/read-document.ts";
import type { CompileBatch, CompileBatchResult } from "../documents/compile-task.ts";
import type { RestoreBatch, RestoredBatch } from "../render/page-packs.ts";
import type { RenderBatch, RenderBatchResult } from "../render/page-renderer.ts";
import type { IndexedPart, IndexTask } from "../search/index-task.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { createWorkerPool, type Executor } from "../system/worker-pool.ts";
import type { Task, TaskResult, TaskSetup } from "./tasks.ts";

/** Runs tasks in threads, or in this one. */
export interface TaskExecutor {
  compile: (batch: CompileBatch) => Promise<CompileBatchResult>;
  render: (batch: RenderBatch) => Promise<RenderBatchResult>;
  restore: (batch: RestoreBatch) => Promise<RestoredBatch>;
  index: (task: IndexTask) => Promise<IndexedPart>;
  readTops: (batch: TopsBatch) => Promise<(FoundTop | undefined)[]>;
  /** Gives all that lies in a folder to another. */
  share: (move: Move) => Promise<void>;
  /** Gives every thread what later tasks need. */
  configure: (setup: TaskSetup) => Promise<void>;
  close: () => Promise<void>;
}

/** Up to this many tasks, starting threads and loading their modules costs more than it gives. */
export const INLINE_LIMIT = 40;

/** As many as the machine has cores, unless another number is given. */
export const startThreads = (size?: number): TaskExecutor =>
  toTaskExecutor(
    createWorkerPool({
      ...(size !== undefined && { size }),
      file: pathToFileURL(resolveEngineModule("node/workers/worker")),
      reviveError,
    }),
  );

/** Each task is answered in kind. */
export function toTaskExecutor(executor: Executor<Task, TaskResult, TaskSetup>): TaskExecutor {
  const { configure, close } = executor;
  const ask = async <Kind extends string>(task: Task, kind: Kind): Promise<Answer<Kind>> => {
    const result = await executor.run(task);
    if (isAnswer(result, kind)) return result;
    throw new Error(`A task of the kind "${kind}" was answered with something else.`);
  };
  return {
    compile: async (compile) => (await ask({ compile }, "compile")).compile,
    render: async (render) => (await ask({ render }, "render")).render,
    restore: async (restore) => (await ask({ restore }, "restore")).restore,
    index: async (index) => (await ask({ index }, "index")).index,
    readTops: async (tops) => (await ask({ tops }, "tops")).tops,
    share: async (share) => (await ask({ share }, "share")).share,
    configure,
    close,
  };
}

type Answer<Kind extends string> = Extract<TaskResult, Record<Kind, unknown>>;

const isAnswer = <Kind extends string>(result: TaskResult, kind: Kind): result is Answer<Kind> =>
  kind in result;

function reviveError(error: unknown, diagnostics: unknown): Error {
  if (diagnostics) return new AuthorError(diagnostics as Diagnostic[], { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
