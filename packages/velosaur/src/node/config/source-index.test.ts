import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createSourceFiles } from "./source-files.ts";
import { hasTrueTimes, LONGEST_STEP, openSourceIndex, type SourceIndex } from "./source-index.ts";

afterAll(removeSites);

/** In seconds. */
const SAVED = 1000;

interface Site {
  siteDir: string;
  a: string;
  /** As the next build has it. */
  index: SourceIndex;
}

/** A site whose document was read by a build, some milliseconds after it had been saved. */
function readOnce(age = LONGEST_STEP + 1): Site {
  const siteDir = writeSite({ "a.md": "first text" });
  const a = path.join(siteDir, "a.md");
  const file = path.join(siteDir, "cache/sources.json");
  mkdirSync(path.dirname(file));
  utimesSync(a, SAVED, SAVED);
  const { mtimeMs, ctimeMs } = statSync(a);
  const open = (now: number): SourceIndex => openSourceIndex(file, () => now);
  const sources = createSourceFiles(100, open(Math.floor(Math.max(mtimeMs, ctimeMs)) + age));
  sources.facts(a);
  sources.clear();
  return { siteDir, a, index: open(Number.MAX_SAFE_INTEGER) };
}

const FACTS = { hash: expect.stringMatching(/^[0-9a-f]{40}$/), length: 10 };

test("a build knows a file that has stayed as it was, and doesn't read it", () => {
  const { a, index } = readOnce();
  expect(index.find(a)).toEqual(FACTS);
  const told: SourceIndex = { ...index, find: () => ({ hash: "told", length: 1 }) };
  expect(createSourceFiles(100, told).facts("/nowhere/a.md").hash).toBe("told");
});

test("a file that was written since is read, also if its time was set back", () => {
  const { a, index } = readOnce();
  const before = statSync(a);
  // The clock of a file system goes in steps.
  do {
    writeFileSync(a, "other text");
    utimesSync(a, SAVED, SAVED);
  } while (statSync(a).ctimeMs === before.ctimeMs);
  expect(statSync(a)).toMatchObject({ mtimeMs: before.mtimeMs, size: before.size });
  expect(index.find(a)).toBeUndefined();
  expect(createSourceFiles(100, index).text(a)).toBe("other text");
});

test.each([
  [LONGEST_STEP - 1, undefined],
  [LONGEST_STEP + 1, FACTS],
])("what was written %i ms before it was read is known: %o", (age, known) => {
  const { a, index } = readOnce(age);
  expect(index.find(a)).toEqual(known);
});

test("what threads have read is known with the stamp from before", () => {
  const { siteDir, a } = readOnce();
  const file = path.join(siteDir, "cache/other.json");
  const open = (): SourceIndex => openSourceIndex(file, () => Number.MAX_SAFE_INTEGER);
  const index = open();
  const sources = createSourceFiles(0, index);
  sources.learn(a, { hash: "of the thread", length: 1 }, index.stamp(a));
  sources.learn(file, { hash: "without a stamp", length: 1 });
  sources.clear();
  expect(open().find(a)).toEqual({ hash: "of the thread", length: 1 });
  expect(open().find(file)).toBeUndefined();
});

test("times are believed where a machine's own disks are", () => {
  expect(hasTrueTimes("/proc")).toBe(process.platform !== "linux");
  expect(hasTrueTimes("/nowhere/at/all")).toBe(process.platform !== "linux");
});

test("a site that moves takes what is known along; a file that is gone isn't known", () => {
  const { siteDir, a } = readOnce();
  const moved = writeSite({});
  rmSync(moved, { recursive: true });
  renameSync(siteDir, moved);
  const index = openSourceIndex(
    path.join(moved, "cache/sources.json"),
    () => Number.MAX_SAFE_INTEGER,
  );
  expect(index.find(path.join(moved, "a.md"))).toEqual(FACTS);
  expect(index.find(a)).toBeUndefined();
});
