import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { listNames, readFiles, writeFiles } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { withBuildLock } from "../cache/build-lock.ts";
import {
  applyChanges,
  type Changes,
  finishCommits,
  isCommitting,
  settleCommits,
  writeChanges,
} from "./commit.ts";
import { openStage, type Stage } from "./output-stage.ts";

let home: string;
let outDir: string;
beforeEach(() => {
  home = writeSite({});
  outDir = path.join(home, "build");
});
afterAll(removeSites);

const before = { "a.html": "old", "b/c.html": "old", "d/e.html": "old", f: "old", same: "same" };
const after = { "a.html": "new", b: "new", "f/g.html": "new", "h/i.html": "new", same: "same" };
const changes: Changes = { staged: ["a.html", "b", "f/g.html", "h/i.html"], stale: ["d"] };

/** A build that is about to take its place. */
function prepare(): Stage {
  rmSync(outDir, { recursive: true, force: true });
  writeFiles(outDir, before);
  const stage = openStage(outDir);
  const { same: _same, ...staged } = after;
  writeFiles(stage.filesDir, staged);
  writeChanges(stage, changes);
  return stage;
}

describe("a commit that is cut off", () => {
  test("is brought to its end from wherever it got to", () => {
    const steps = [...applyChanges({ outDir, stage: prepare() })].length;
    expect(readFiles(outDir)).toEqual(after);
    for (let count = 0; count <= steps; count++) {
      const commit = applyChanges({ outDir, stage: prepare() });
      for (let step = 0; step < count; step++) commit.next();
      finishCommits([outDir]);
      expect(readFiles(outDir), `after ${count} steps`).toEqual(after);
      expect(isCommitting([outDir])).toBe(false);
    }
  });

  test("is forgotten when its output is gone", () => {
    prepare();
    rmSync(outDir, { recursive: true });
    finishCommits([outDir]);
    expect(listNames(home)).toEqual([]);
  });

  test("is ended by who only reads, unless a build is at it", async () => {
    prepare();
    const order: string[] = [];
    let settling: Promise<void> | undefined;
    const lock = { cacheDir: path.join(home, "cache"), outDir, onWait: () => {} };
    await withBuildLock(lock, async () => {
      settling = settleCommits([outDir]).then(() => void order.push("settled"));
      await new Promise((resolve) => setImmediate(resolve));
      expect(readFiles(outDir)).toEqual(before);
      order.push("built");
    });
    await settling;
    expect(order).toEqual(["built", "settled"]);
    expect(readFiles(outDir)).toEqual(after);
  });
});

test("before the changes are written down, the last build counts", () => {
  writeFiles(outDir, before);
  writeFiles(openStage(outDir).filesDir, after);
  expect(isCommitting([outDir])).toBe(false);
  finishCommits([outDir]);
  expect(readFiles(outDir)).toEqual(before);
});

test("a stage within the output, as on a disk of its own", () => {
  writeFiles(outDir, before);
  const dir = path.join(outDir, ".velosaur.next");
  const stage = {
    dir,
    filesDir: path.join(dir, "files"),
    listFile: path.join(dir, "changes.json"),
  };
  mkdirSync(stage.filesDir, { recursive: true });
  writeFileSync(path.join(stage.filesDir, "a.html"), "new");
  writeChanges(stage, { staged: ["a.html"], stale: ["b", "d", "f"] });
  expect(isCommitting([outDir])).toBe(true);
  finishCommits([outDir]);
  expect(readFiles(outDir)).toEqual({ "a.html": "new", same: "same" });
  expect(existsSync(dir)).toBe(false);
});
