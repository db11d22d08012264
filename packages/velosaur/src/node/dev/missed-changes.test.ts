import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import type { FSWatcher } from "vite";
import { tellMissedChanges } from "./missed-changes.ts";

const home = mkdtempSync(path.join(os.tmpdir(), "missed-changes-"));
afterAll(() => rmSync(home, { recursive: true }));

mkdirSync(path.join(home, "docs"));
writeFileSync(path.join(home, "docs/a.md"), "a");
writeFileSync(path.join(home, "b.js"), "b");

async function listTold(since: number, files: string[]): Promise<string[]> {
  const watcher = new EventEmitter();
  const watched = ["docs", "b.js", "gone.js", "docs/a.md"].map((name) => path.join(home, name));
  const told: string[] = [];
  for (const event of ["change", "unlink"])
    watcher.on(event, (file: string) => told.push(`${event} ${path.relative(home, file)}`));
  let all = 0;
  watcher.on("all", () => all++);
  await tellMissedChanges({ watcher: watcher as unknown as FSWatcher, since, files, watched });
  expect(all).toBe(told.length);
  return told;
}

const DAY = 86_400_000;

test("files that were changed since then are told, and folders aren't", async () => {
  expect(await listTold(Date.now() - DAY, [])).toEqual(["change b.js", "change docs/a.md"]);
  expect(await listTold(Date.now() + DAY, [])).toEqual([]);
});

test("a file whose time was set back is told", async () => {
  utimesSync(path.join(home, "b.js"), 1, 1);
  expect(await listTold(Date.now() - DAY, [])).toContain("change b.js");
});

test("a file of the site that is gone is told", async () => {
  const files = ["docs/a.md", "docs/gone.md"].map((name) => path.join(home, name));
  expect(await listTold(Date.now() + DAY, files)).toEqual(["unlink docs/gone.md"]);
});
