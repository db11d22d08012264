import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createSourceFiles } from "./source-files.ts";
import { openSourceIndex, type SourceIndex } from "./source-index.ts";

afterAll(removeSites);

/** A minute from now: by then files that have just been written are no longer young. */
const later = (): number => Date.now() + 60_000;

interface Site {
  siteDir: string;
  a: string;
  index: SourceIndex;
}

/** A site whose document has been read by a build. */
function readOnce(clock: () => number = later): Site {
  const siteDir = writeSite({ "a.md": "first text" });
  const a = path.join(siteDir, "a.md");
  const file = path.join(siteDir, "cache/sources.json");
  const sources = createSourceFiles(100, openSourceIndex(file, clock));
  sources.facts(a);
  sources.clear();
  return { siteDir, a, index: openSourceIndex(file, later) };
}

const FACTS = { hash: expect.stringMatching(/^[\w+/=-]+$/), length: 10 };

test("a build knows a file that has stayed as it was, and doesn't read it", () => {
  const { a, index } = readOnce();
  expect(index.find(a)).toEqual(FACTS);
  const told: SourceIndex = { ...index, find: () => ({ hash: "told", length: 1 }) };
  expect(createSourceFiles(100, told).facts("/nowhere/a.md").hash).toBe("told");
});

test("a file that was written since is read, also if its time was set back", () => {
  const { a, index } = readOnce();
  const before = createSourceFiles(100, index).facts(a);
  writeFileSync(a, "other text");
  expect(index.find(a)).toBeUndefined();
  utimesSync(a, 1, 1);
  const { index: other, a: b } = readOnce();
  utimesSync(b, 1, 1);
  expect(other.find(b)).toBeUndefined();
  expect(createSourceFiles(100, index).facts(a).hash).not.toBe(before.hash);
});

test("what was written a moment before it was read may be written again unseen", () => {
  const { a, index } = readOnce(Date.now);
  expect(index.find(a)).toBeUndefined();
});

test("a site that moves takes what is known along; a file that is gone isn't known", () => {
  const { siteDir, a } = readOnce();
  const moved = writeSite({});
  rmSync(moved, { recursive: true });
  renameSync(siteDir, moved);
  const index = openSourceIndex(path.join(moved, "cache/sources.json"), later);
  expect(index.find(path.join(moved, "a.md"))).toEqual(FACTS);
  expect(index.find(a)).toBeUndefined();
});
