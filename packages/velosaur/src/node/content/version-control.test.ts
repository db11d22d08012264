import { expect, test } from "vitest";
import type { LoadContext } from "../contract/contract.ts";
import { createVersionControl, type VersionControl } from "./version-control.ts";

const create = (experimental_vcs?: unknown): VersionControl =>
  createVersionControl({
    siteDir: "/site",
    cacheDir: "/site/.cache",
    siteConfig: { future: { experimental_vcs } },
  } as unknown as LoadContext);

const files = ["/site/docs/a.md", "/site/docs/b.md"];

test.each([false, "disabled"])("%s: nothing is known", async (vcs) => {
  // This file is in git, which would know it.
  const own = [import.meta.filename];
  expect([...(await create(vcs).lastUpdates(own))]).toEqual([]);
  expect([...(await create(vcs).creationTimes(own))]).toEqual([]);
});

test("dates may be the same everywhere", async () => {
  const vcs = create("hardcoded");
  expect((await vcs.lastUpdates(files)).get(files[0]!)).toEqual({
    lastUpdatedAt: Date.UTC(2018, 9, 14, 7, 27, 35),
    lastUpdatedBy: "Author",
  });
  expect((await vcs.creationTimes(files)).size).toBe(2);
});

test("the site may know it by itself, and is asked to get ready once", async () => {
  const calls: unknown[] = [];
  const vcs = create({
    initialize: (args: unknown) => void calls.push(args),
    getFileCreationInfo: async (file: string) =>
      file.endsWith("a.md") ? { timestamp: 1, author: "A" } : null,
    getFileLastUpdateInfo: async (file: string) =>
      file.endsWith("a.md") ? null : { timestamp: 2, author: "B" },
  });
  expect([...(await vcs.creationTimes(files))]).toEqual([[files[0], 1]]);
  expect([...(await vcs.lastUpdates(files))]).toEqual([
    [files[1], { lastUpdatedAt: 2, lastUpdatedBy: "B" }],
  ]);
  expect(calls).toEqual([{ siteDir: "/site" }]);
});
