import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import type { FSWatcher } from "vite";
import { logger } from "../system/logger.ts";
import { tellWatchFailures } from "./watch-failures.ts";

afterEach(() => vi.restoreAllMocks());

const fail = (code: string): Error =>
  Object.assign(new Error(`${code}: watch '/site/docs/a.md'`), { code });

function listen() {
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  const error = vi.spyOn(logger, "error").mockReturnValue();
  const others = vi.fn<() => void>();
  const watcher = new EventEmitter().on("error", others);
  tellWatchFailures(watcher as unknown as FSWatcher);
  return { watcher, warn, error, others };
}

test.each([
  ["ENOSPC", "max_user_watches"],
  ["EMFILE", "max_user_instances"],
])("%s is told once, with what to do", (code, setting) => {
  const { watcher, warn, error, others } = listen();
  for (let file = 0; file < 1000; file++) watcher.emit("error", fail(code));
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain(setting);
  expect(warn.mock.calls[0]?.[0]).toContain("velosaur start --poll");
  expect(error).not.toHaveBeenCalled();
  expect(others).not.toHaveBeenCalled();
});

test("what else goes wrong is told each time", () => {
  const { watcher, warn, error } = listen();
  for (const code of ["EACCES", "EIO"]) watcher.emit("error", fail(code));
  expect(error.mock.calls).toEqual([
    ["Something can't be watched: EACCES: watch '/site/docs/a.md'"],
    ["Something can't be watched: EIO: watch '/site/docs/a.md'"],
  ]);
  expect(warn).not.toHaveBeenCalled();
});
