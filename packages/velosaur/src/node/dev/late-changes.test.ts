import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "../system/path.ts";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FSWatcher } from "vite";
import { tellLateChanges } from "./late-changes.ts";

const home = mkdtempSync(path.join(os.tmpdir(), "late-changes-"));
const file = path.join(home, "a.js");
afterAll(() => rmSync(home, { recursive: true }));
// The next file has the same thread.
afterEach(() => void vi.useRealTimers());

let watcher: EventEmitter;
let told: string[];
beforeEach(() => {
  vi.useFakeTimers();
  writeFileSync(file, "first");
  watcher = new EventEmitter();
  tellLateChanges(watcher as unknown as FSWatcher, (name) => name === "/exact.js");
  told = [];
  watcher.on("all", (event: string, name: string) => told.push(`${event} ${path.basename(name)}`));
  watcher.emit("change", file);
});

test("a change that the watcher drops is told, and one that follows it, too", () => {
  writeFileSync(file, "second");
  vi.advanceTimersByTime(60);
  expect(told).toEqual(["change a.js"]);
  writeFileSync(file, "third!");
  vi.advanceTimersByTime(60);
  expect(told).toEqual(["change a.js", "change a.js"]);
  vi.advanceTimersByTime(600);
  expect(told.length).toBe(2);
});

test("no change and a removed file are no news", () => {
  vi.advanceTimersByTime(60);
  watcher.emit("change", file);
  rmSync(file);
  vi.advanceTimersByTime(60);
  expect(told).toEqual([]);
});
