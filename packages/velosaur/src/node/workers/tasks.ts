import {
  compileTask,
  loadCompileOptions,
  type CompileBatch,
  type CompileBatchResult,
} from "../documents/compile-task.ts";
import type { CompileOptionsSource } from "../documents/compile-options.ts";
import type { CompileOptions } from "../markdown/options.ts";
import { type Move, shareFolder } from "../cache/packs.ts";
import { type FoundTop, readTopsTask, type TopsBatch } from "../content/read-document.ts";
import { createFileLinks, type FileLinks, type FilePages } from "../routes/file-links.ts";
import { type IndexedPart, indexTask, type IndexTask } from "../search/index-task.ts";
import type { TaskHandler } from "../system/worker-pool.ts";
import { type RestoreBatch, type RestoredBatch, restoreTask } from "../render/page-packs.ts";
import {
  createPageRenderer,
  type PageRenderer,
  type RenderBatch,
  type RenderBatchResult,
  type RenderSetup,
} from "../render/page-renderer.ts";

export type Task =
  | { compile: CompileBatch }
  | { render: RenderBatch }
  | { restore: RestoreBatch }
  | { index: IndexTask }
  | { tops: TopsBatch }
  | { share: Move };
export type TaskResult =
  | { compile: CompileBatchResult }
  | { render: RenderBatchResult }
  | { restore: RestoredBatch }
  | { index: IndexedPart }
  | { tops: (FoundTop | undefined)[] }
  | { share: undefined };

/**
 * What tasks of a kind need: the first comes before all tasks, the second before the first page. A thread may
 * have begun before the site's configuration was read, which may set variables of the environment.
 */
export type TaskSetup =
  | { compile: CompileOptionsSource; files?: FilePages | undefined; env?: NodeJS.ProcessEnv }
  | { render: RenderSetup };

export function createTaskHandler(): TaskHandler<Task, TaskResult, TaskSetup> {
  let source: CompileOptionsSource | undefined;
  let options: Promise<CompileOptions[]> | undefined;
  let files: FileLinks | undefined;
  let renderer: PageRenderer | undefined;
  const loadOptions = (): Promise<CompileOptions[]> => {
    if (!source) throw new Error("A task came before the options of the compiler.");
    return (options ??= loadCompileOptions(source));
  };
  return {
    async configure(setup) {
      if ("render" in setup) {
        renderer = await createPageRenderer(setup.render, loadOptions());
      } else {
        source = setup.compile;
        files = setup.files && createFileLinks(setup.files);
        Object.assign(process.env, setup.env);
      }
    },
    async run(task) {
      if ("compile" in task)
        return {
          compile: await compileTask(task.compile, { options: await loadOptions(), files }),
        };
      if ("restore" in task) return { restore: restoreTask(task.restore) };
      if ("index" in task) return { index: indexTask(task.index) };
      if ("share" in task) {
        shareFolder(task.share.from, task.share.to);
        return { share: undefined };
      }
      if ("tops" in task) return { tops: readTopsTask(task.tops) };
      if (!renderer) throw new Error("A page was to be rendered before the bundle was there.");
      return { render: await renderer.render(task.render) };
    },
  };
}
