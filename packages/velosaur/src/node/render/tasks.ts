import {
  compileTask,
  loadCompileOptions,
  type CompileBatch,
  type CompileBatchResult,
} from "../documents/compile-task.ts";
import type { CompileOptionsSource } from "../documents/compile-options.ts";
import type { CompileOptions } from "../markdown/options.ts";
import type { TaskHandler } from "../system/worker-pool.ts";
import {
  createPageRenderer,
  type PageRenderer,
  type RenderBatch,
  type RenderBatchResult,
  type RenderSetup,
} from "./page-renderer.ts";

/** What a thread knows from its start. */
export interface WorkerSetup {
  options: CompileOptionsSource;
}

export type Task = { compile: CompileBatch } | { render: RenderBatch };
export type TaskResult = { compile: CompileBatchResult } | { render: RenderBatchResult };

export function createTaskHandler(setup: WorkerSetup): TaskHandler<Task, TaskResult> {
  let options: Promise<CompileOptions[]> | undefined;
  let renderer: PageRenderer | undefined;
  return {
    async configure(renderSetup) {
      options ??= loadCompileOptions(setup.options);
      renderer = await createPageRenderer(renderSetup as RenderSetup, options);
    },
    async run(task) {
      options ??= loadCompileOptions(setup.options);
      if ("compile" in task) return { compile: await compileTask(task.compile, await options) };
      if (!renderer) throw new Error("A page was to be rendered before the bundle was there.");
      return { render: await renderer.render(task.render) };
    },
  };
}
