import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createSourceFiles } from "../config/source-files.ts";
import { readTopsTask, type TopsBatch } from "../content/read-document.ts";
import { createReadingThreads, WORTH_TAKING } from "./read-ahead.ts";
import type { TaskExecutor } from "./threads.ts";

afterAll(removeSites);

const siteDir = writeSite({ "a.md": "# A", "broken.md": '---\na: "b\n---\n' });
const [a, broken] = ["a.md", "broken.md"].map((name) => path.join(siteDir, name)) as [
  string,
  string,
];

/** As a pool of threads; `asked`: for how many files. */
function createThreads(): TaskExecutor & { asked: number; isClosed: boolean } {
  const threads = {
    asked: 0,
    isClosed: false,
    async readTops(batch: TopsBatch) {
      threads.asked += batch.filePaths.length;
      return readTopsTask(batch);
    },
    async close() {
      threads.isClosed = true;
    },
  };
  return threads as unknown as ReturnType<typeof createThreads>;
}

const many = [...Array.from({ length: WORTH_TAKING - 1 }, () => a), broken];

test("threads that have begun read the documents of a large site, and are then taken for other tasks", async () => {
  const threads = createThreads();
  const sources = createSourceFiles(0);
  const reading = createReadingThreads({ sources, command: "build", takeThreads: () => threads });
  const topOf = reading.readAhead(many);
  expect(await topOf(a)).toMatchObject({ contentTitle: "A" });
  expect(await topOf(broken)).toBeUndefined();
  expect(threads.asked).toBe(many.length);
  expect(sources.facts(a)).toEqual({ hash: expect.any(String), mayHaveCode: false, length: 3 });
  expect(reading.take()).toBe(threads);
  await reading.close();
  expect(threads.isClosed).toBe(false);
});

test("a merge, whose documents are compiled, looks for no code in them", async () => {
  const sources = createSourceFiles(0);
  const reading = createReadingThreads({ sources, command: "merge", takeThreads: createThreads });
  await reading.readAhead(many)(a);
  expect(sources.facts(a)).toEqual({ hash: expect.any(String), length: 3 });
  expect(sources.mayHaveCode(a)).toBe(false);
});

test("a smaller site leaves them alone, and what nobody has taken ends", async () => {
  const threads = createThreads();
  const reading = createReadingThreads({
    sources: createSourceFiles(0),
    command: "build",
    takeThreads: () => threads,
  });
  expect(await reading.readAhead(many.slice(1))(a)).toBeUndefined();
  expect(threads.asked).toBe(0);
  await reading.readAhead(many)(a);
  await reading.close();
  expect(threads.isClosed).toBe(true);
});
