import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { PagePlan } from "../../routes/plan-pages.ts";
import type { TaskExecutor } from "../../workers/threads.ts";
import type { PageStore, RememberedPage } from "./page-store.ts";
import type { PendingPage } from "./pending-page.ts";
import { createRestoring } from "./restore-pages.ts";

const PLACE = { pack: "pack", start: 0, length: 0, hash: "", lengths: [] };
const PAGES = Array.from({ length: 500 }, (_, index) => `/${index}`);

/** Restores pages into the cache alone; a thread answers as messages come, between two turns. */
async function restore(isWhole: (routePath: string) => boolean) {
  const kept: string[] = [];
  let begun = 0;
  let answered = 0;
  const executor = {
    restore: async ({ pages }) => {
      const first = begun;
      begun += pages.length;
      await setImmediate();
      answered += pages.length;
      return pages.map((_, index) => (isWhole(`/${first + index}`) ? [] : undefined));
    },
  } as Partial<TaskExecutor> as TaskExecutor;
  const restoring = createRestoring(
    {
      cacheDir: "cache",
      executors: { provide: () => executor, renew: async () => {}, close: async () => {} },
    },
    { keep: (routePath) => void kept.push(routePath) } as Partial<PageStore> as PageStore,
  );
  for (const path of PAGES) {
    const page = { page: { route: { path } } as PagePlan, names: {} } as PendingPage;
    await restoring.add(page, {} as RememberedPage, PLACE);
  }
  const heard = answered;
  const missing = await restoring.finish();
  return { kept, heard, missing: missing.map(({ page }) => page.route.path) };
}

test("threads answer, and have others, while pages are looked at", async () => {
  const { heard } = await restore(() => true);
  expect(heard).toBeGreaterThan(PAGES.length / 2);
});

test("pages that the cache doesn't hold whole are told from those that it does", async () => {
  const { kept, missing } = await restore((routePath) => routePath !== "/77" && routePath !== "/3");
  expect(missing.toSorted()).toEqual(["/3", "/77"]);
  expect(kept).toHaveLength(PAGES.length - 2);
});
