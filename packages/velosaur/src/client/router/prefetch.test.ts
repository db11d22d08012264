import { expect, test } from "vitest";

import { createQueue, isPrefetchAllowed } from "./prefetch.ts";

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ saveData: true, effectiveType: "4g" }, false],
])("on %j prefetching is allowed: %s", (connection, expected) => {
  expect(isPrefetchAllowed(connection)).toBe(expected);
});

test("the queue runs a few at a time and survives failures", async () => {
  const enqueue = createQueue(2);
  const finish: ((failed: boolean) => void)[] = [];
  let running = 0;
  let most = 0;
  for (let index = 0; index < 5; index += 1) {
    enqueue(() => {
      running += 1;
      most = Math.max(most, running);
      return new Promise<void>((resolve, reject) => {
        finish.push((failed) => {
          running -= 1;
          if (failed) reject(new Error("no network"));
          else resolve();
        });
      });
    });
  }
  for (let index = 0; index < 5; index += 1) {
    finish[index]!(index % 2 === 0);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(most).toBe(2);
  expect(finish).toHaveLength(5);
});
