import type { OutputFolder } from "../../output/output-folder.ts";
import type { ExecutorProvider } from "../../workers/executor.ts";
import type { PagePlace } from "../../render/page-packs.ts";
import { createBatches } from "./batches.ts";
import type { PageStore, RememberedPage } from "./page-store.ts";
import { noteFiles, type PendingPage, stageFiles } from "./pending-page.ts";

export interface RestoreInput {
  executors: ExecutorProvider;
  cacheDir: string;
  /** Without one, pages go to the cache alone. */
  output?: OutputFolder | undefined;
  /** Pages of the cache that lie in files of their own are linked into the output, and not copied. */
  mayLink?: boolean;
}

interface WaitingPage {
  page: PendingPage;
  known: RememberedPage;
  /** In the cache. */
  place: PagePlace;
}

interface Restoring {
  add: (page: PendingPage, known: RememberedPage, place: PagePlace) => Promise<void>;
  /** Returns those that the cache doesn't hold whole. */
  finish: () => Promise<PendingPage[]>;
}

const RESTORE_BATCH = 32;
/** A page is restored in so small a part of the time that it takes to render it. */
const RESTORE_SHARE = 0.1;
export const toTaskCount = (pages: number): number => pages * RESTORE_SHARE;

/**
 * Pages that have been rendered come from the cache, where the output doesn't hold them: on another machine, say. Where
 * there is no output, what the cache holds is looked through: a part has whole pages alone.
 */
export function createRestoring(
  { executors, cacheDir, output, mayLink = false }: RestoreInput,
  store: PageStore,
): Restoring {
  const running = createBatches();
  const missing: PendingPage[] = [];
  let waiting: WaitingPage[] = [];
  let count = 0;
  const restoreBatch = async (batch: typeof waiting): Promise<void> => {
    const pages = batch.map(({ page, place }) => ({
      place,
      files: stageFiles(page, output, { mayLackFolder: true }),
    }));
    const { restore } = executors.provide(toTaskCount(count));
    const looks = await restore({ cacheDir, pages, mayLink });
    for (const [index, { page, known }] of batch.entries()) {
      const found = looks[index];
      if (found) {
        noteFiles(page, output, found);
        store.keep(page.page.route.path, known);
      } else missing.push(page);
    }
  };
  const restoreWaiting = (): void => {
    // Whoever finishes hears of what went wrong.
    void running.add(restoreBatch(waiting));
    waiting = [];
  };
  return {
    async add(page, known, place) {
      waiting.push({ page, known, place });
      count++;
      if (waiting.length < RESTORE_BATCH) return;
      restoreWaiting();
      await running.waitForRoom();
    },
    async finish() {
      if (waiting.length > 0) restoreWaiting();
      await running.finish();
      return missing;
    },
  };
}
