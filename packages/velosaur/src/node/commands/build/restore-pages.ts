import type { OutputFolder } from "../../output/output-folder.ts";
import type { ExecutorProvider } from "../../workers/executor.ts";
import type { PageStore, RememberedPage } from "./page-store.ts";
import { type PendingPage, stageFiles } from "./pending-page.ts";

export interface RestoreInput {
  executors: ExecutorProvider;
  cacheDir: string;
  /** Without one, pages go to the cache alone. */
  output?: OutputFolder | undefined;
  /** Pages of the cache that lie in files of their own are linked into the output, and not copied. */
  mayLink?: boolean;
}

interface Restoring {
  add: (page: PendingPage, known: RememberedPage) => void;
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
  const running: Promise<PendingPage[]>[] = [];
  let waiting: [page: PendingPage, known: RememberedPage][] = [];
  let count = 0;
  const restoreBatch = async (batch: typeof waiting): Promise<PendingPage[]> => {
    const pages = batch.flatMap(([page, { place }]) => {
      if (!place) return [];
      const files = stageFiles(page, output, { mayLackFolder: true });
      return [{ routePath: page.page.route.path, place, files }];
    });
    const { restore } = executors.provide(toTaskCount(count));
    const missing = new Set(await restore({ cacheDir, pages, mayLink }));
    for (const [{ page }, known] of batch)
      if (!missing.has(page.route.path)) store.keep(page.route.path, known);
    return batch.map(([page]) => page).filter(({ page }) => missing.has(page.route.path));
  };
  const restoreWaiting = (): void => {
    const restored = restoreBatch(waiting);
    // Whoever finishes hears of it.
    restored.catch(() => {});
    running.push(restored);
    waiting = [];
  };
  return {
    add(page, known) {
      waiting.push([page, known]);
      count++;
      if (waiting.length === RESTORE_BATCH) restoreWaiting();
    },
    async finish() {
      if (waiting.length > 0) restoreWaiting();
      return (await Promise.all(running)).flat();
    },
  };
}
