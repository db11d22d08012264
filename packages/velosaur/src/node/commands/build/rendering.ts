import { chunked } from "../../documents/compile-documents.ts";
import type { OutputFolder } from "../../output/output-folder.ts";
import type { RenderBatchResult } from "../../render/page-renderer.ts";
import type { RenderSetup, RenderTask } from "../../render/render-task.ts";
import { joinObjects } from "../../system/join-objects.ts";
import { findGroup } from "../../search/plan-search.ts";
import type { ExecutorProvider } from "../../workers/executor.ts";
import { INLINE_LIMIT, type TaskExecutor } from "../../workers/threads.ts";
import { createBatches } from "./batches.ts";
import type { PageStore } from "./page-store.ts";
import { type PendingPage, preparePage, type PrepareInput, stageFiles } from "./pending-page.ts";

const BATCH = 8;

export interface RenderInput extends PrepareInput {
  /** Without one, pages go to the cache alone. */
  output?: OutputFolder | undefined;
  executors: ExecutorProvider;
  setup: RenderSetup;
  onProgress: (done: number) => void;
}

export interface Rendering {
  /** Keys of documents that hand functions to the page, as far as is known. */
  programs: ReadonlySet<string>;
  add: (page: PendingPage) => Promise<void>;
  finish: () => Promise<void>;
}

/** Threads have their first pages while others are still linked; few pages wait for the end, and stay in this thread. */
export function createRendering(input: RenderInput, store: PageStore): Rendering {
  const programs = new Set<string>();
  const running = createBatches();
  /** Pages that may need a larger bundle: the others wait for them. */
  const settling: Promise<void>[] = [];
  let waiting: PendingPage[] = [];
  let count = 0;
  let starting: Promise<TaskExecutor> | undefined;
  const renderBatch = async (batch: PendingPage[]): Promise<void> => {
    const executor = await (starting ??= startExecutor(input, count));
    const rendered = await executor.render({
      pages: batch.map((page) => toTask(page, input.output)),
    });
    keepPages(rendered, { batch, store });
    for (const key of rendered.programs) programs.add(key);
    input.onProgress(batch.length - rendered.misjudged.length);
    const again = correctPages(rendered, batch, input);
    if (again.length > 0) await renderBatch(again);
  };
  const renderAfter = async (before: Promise<void>[], batch: PendingPage[]): Promise<void> => {
    await Promise.all(before);
    if (programs.size === 0) await renderBatch(batch);
  };
  const renderWaiting = (): void => {
    const first = waiting.filter(({ runsCode }) => runsCode);
    const others = waiting.filter(({ runsCode }) => !runsCode);
    waiting = [];
    for (const batch of chunked(first, BATCH)) settling.push(running.add(renderBatch(batch)));
    const before = [...settling];
    for (const batch of chunked(others, BATCH)) void running.add(renderAfter(before, batch));
  };
  return {
    programs,
    async add(page) {
      waiting.push(page);
      count++;
      if (count <= INLINE_LIMIT || waiting.length < BATCH) return;
      renderWaiting();
      await running.waitForRoom();
    },
    async finish() {
      renderWaiting();
      await running.finish();
    },
  };
}

async function startExecutor(
  { executors, setup }: RenderInput,
  pages: number,
): Promise<TaskExecutor> {
  const executor = executors.provide(pages);
  await executor.configure({ render: setup });
  return executor;
}

function keepPages(
  { pages }: RenderBatchResult,
  { batch, store }: { batch: PendingPage[]; store: PageStore },
): void {
  const keys = new Map(batch.map(({ page, key }) => [page.route.path, key]));
  for (const { facts, place } of pages)
    store.keep(facts.routePath, { key: keys.get(facts.routePath) ?? "", facts, place });
}

/** Of those whose code read the list of all docs, or read it no more. */
function correctPages(
  { misjudged }: RenderBatchResult,
  batch: PendingPage[],
  input: PrepareInput,
): PendingPage[] {
  const paths = new Set(misjudged);
  return batch
    .filter(({ page }) => paths.has(page.route.path))
    .map(({ page, runsCode, docs }) =>
      joinObjects(preparePage(page, input, docs?.shared === undefined), { runsCode }),
    );
}

function toTask(pending: PendingPage, output: OutputFolder | undefined): RenderTask {
  const { page, names, documents, docs } = pending;
  return {
    routePath: page.route.path,
    pathname: page.route.path,
    files: stageFiles(pending, output),
    isMarkdown: names.markdown !== undefined,
    ...(names.search !== undefined && { search: { group: findGroup(page) } }),
    levels: page.levels,
    ...(docs && { docs }),
    moduleIds: page.moduleIds,
    documents,
  };
}
