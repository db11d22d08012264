import { expect, test, vi } from "vitest";
import type { SiteOptionsSource } from "../documents/compile-options.ts";
import { createExecutorProvider, type ExecutorOptions } from "./executor.ts";
import { createHeadStart } from "./head-start.ts";
import { INLINE_LIMIT, type TaskExecutor } from "./threads.ts";

const MANY = INLINE_LIMIT + 1;

/** Threads that only hear what they are told. */
const createThreads = (): TaskExecutor =>
  ({
    configure: vi.fn<TaskExecutor["configure"]>(async () => {}),
    close: vi.fn<TaskExecutor["close"]>(async () => {}),
  }) as Partial<TaskExecutor> as TaskExecutor;

const DATA: Pick<ExecutorOptions, "inline" | "worker"> = {
  inline: { entries: [] },
  worker: { entries: [] },
};

test("threads go from one language to the next, which tells them what they need", async () => {
  const threads = createThreads();
  const headStart = createHeadStart(threads);
  const ofLanguage = (options: Partial<ExecutorOptions> = {}) =>
    createExecutorProvider({ ...DATA, ...headStart, ...options });
  const first = ofLanguage();
  expect(first.provide(MANY)).toBe(threads);
  first.handOn();
  await first.close();
  expect(threads.close).not.toHaveBeenCalled();

  const second = ofLanguage({ worker: { entries: ["of another language" as never] } });
  expect(second.provide(MANY)).toBe(threads);
  expect(threads.configure).toHaveBeenLastCalledWith(
    expect.objectContaining({ compile: { entries: ["of another language"] } }),
  );
  second.handOn();
  await headStart.close();
  expect(threads.close).toHaveBeenCalledOnce();
});

test("threads that hold functions of the site, or that a failed build leaves behind, end with it", async () => {
  const ofFunctions = createThreads();
  const kept = vi.fn<(threads: TaskExecutor) => void>();
  const withFunctions = createExecutorProvider({
    ...DATA,
    worker: { siteDir: "/site" } as SiteOptionsSource,
    takeThreads: () => ofFunctions,
    keepThreads: kept,
  });
  withFunctions.provide(MANY);
  withFunctions.handOn();
  await withFunctions.close();
  const ofFailure = createThreads();
  const failed = createExecutorProvider({
    ...DATA,
    takeThreads: () => ofFailure,
    keepThreads: kept,
  });
  failed.provide(MANY);
  await failed.close();
  expect(kept).not.toHaveBeenCalled();
  expect(ofFunctions.close).toHaveBeenCalledOnce();
  expect(ofFailure.close).toHaveBeenCalledOnce();
});

test("threads end after some languages, whose code they keep", async () => {
  const threads = createThreads();
  const headStart = createHeadStart(threads);
  let languages = 0;
  for (let taken = headStart.takeThreads(); taken; taken = headStart.takeThreads()) {
    languages += 1;
    headStart.keepThreads(taken);
  }
  expect(languages).toBe(16);
  expect(threads.close).toHaveBeenCalledOnce();
});
