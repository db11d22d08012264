import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "../system/path.ts";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { type LockHolder, withBuildLock } from "./build-lock.ts";

let siteDir: string;
beforeEach(() => {
  siteDir = writeSite({});
});
afterEach(() => vi.unstubAllEnvs());
afterAll(removeSites);

interface Gate {
  open: () => void;
  opened: Promise<void>;
}

const createGate = (): Gate => {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

const folders = (cache: string, out: string): { cacheDir: string; outDir: string } => ({
  cacheDir: path.join(siteDir, cache),
  outDir: path.join(siteDir, out),
});

test.each([
  ["cache", folders, "out", "other-out", "cache"],
  ["output", folders, "out", "out", "other-cache"],
])("one build at a time for a %s", async (_title, at, out, secondOut, secondCache) => {
  const [entered, gate] = [createGate(), createGate()];
  const order: string[] = [];
  const waits: LockHolder[] = [];
  const onWait = (holder: LockHolder): void => {
    waits.push(holder);
    gate.open();
  };
  const first = withBuildLock({ ...at("cache", out), onWait }, async () => {
    entered.open();
    await gate.opened;
    order.push("first");
  });
  await entered.opened;
  await withBuildLock({ ...at(secondCache, secondOut), onWait }, async () => {
    order.push("second");
  });
  await first;
  expect(order).toEqual(["first", "second"]);
  expect(waits.map(({ pid }) => pid)).toEqual([process.pid]);
});

test("builds of different sites don't wait", async () => {
  const onWait = vi.fn();
  await withBuildLock({ ...folders("a", "b"), onWait }, () =>
    withBuildLock({ ...folders("c", "d"), onWait }, async () => {}),
  );
  expect(onWait).not.toHaveBeenCalled();
});

test("a build leaves no lock behind, in its cache as little as in the folder for temporary files", async () => {
  const temporary = path.join(siteDir, "tmp");
  mkdirSync(temporary);
  vi.stubEnv(process.platform === "win32" ? "TEMP" : "TMPDIR", temporary);
  const options = { ...folders("cache", "out"), onWait: vi.fn() };
  const held = await withBuildLock(options, async () => readdirSync(temporary));
  expect(held).toHaveLength(2);
  expect(readdirSync(temporary)).toEqual([]);
  expect(readdirSync(options.cacheDir)).toEqual([]);
});

test("a build that fails lets go", async () => {
  const options = { ...folders("cache", "out"), onWait: vi.fn() };
  await expect(withBuildLock(options, () => Promise.reject(new Error("x")))).rejects.toThrow("x");
  expect(await withBuildLock(options, () => Promise.resolve(1))).toBe(1);
  expect(options.onWait).not.toHaveBeenCalled();
});

test("what a killed build has locked is taken over", async () => {
  const options = folders("cache", "out");
  const lockfile = pathToFileURL(path.resolve("node_modules/proper-lockfile/index.js")).href;
  const source = `
    import { mkdirSync, writeFileSync } from "node:fs";
    import lockfile from ${JSON.stringify(lockfile)};
    mkdirSync(${JSON.stringify(options.cacheDir)});
    const file = ${JSON.stringify(path.join(options.cacheDir, "build.lock"))};
    await lockfile.lock(${JSON.stringify(options.cacheDir)}, { lockfilePath: file, realpath: false });
    writeFileSync(file + ".pid", String(process.pid));
    process.kill(process.pid, "SIGKILL");`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source]);
  await new Promise((resolve) => child.once("exit", resolve));
  expect(existsSync(path.join(options.cacheDir, "build.lock"))).toBe(true);
  const onWait = vi.fn();
  expect(await withBuildLock({ ...options, onWait }, () => Promise.resolve(1))).toBe(1);
});
