import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "../system/path.ts";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { hashText } from "../cache/hash.ts";
import { createKnownFiles } from "./known-files.ts";

const home = mkdtempSync(path.join(os.tmpdir(), "known-files-"));
const at = (name: string): string => path.join(home, name);
afterAll(() => rmSync(home, { recursive: true }));

/** Of files that are no documents. */
const asItIs = (): undefined => undefined;
/** The clock stands an hour before what is written, and is right when the site has been loaded. */
function setClockBack(): void {
  vi.spyOn(Date, "now").mockReturnValueOnce(Date.now() - 3_600_000);
}
afterEach(() => void vi.restoreAllMocks());

const loadNothing = async (): Promise<void> => {};

test("what is told twice is known; what is written, moved or removed since isn't", async () => {
  const names = ["same.js", "written.js", "moved.js", "removed.js", "gone.js"].map(at);
  for (const file of names.slice(0, 4)) writeFileSync(file, "old");
  writeFileSync(at("other.js"), "new");
  utimesSync(at("other.js"), 1, 1);
  utimesSync(at("moved.js"), 1, 1);
  const known = createKnownFiles();
  await known.load(names, loadNothing);
  expect([...known.leaveOut([...names, at("unheard.js")], asItIs)]).toEqual([at("unheard.js")]);

  writeFileSync(at("written.js"), "new");
  renameSync(at("other.js"), at("moved.js"));
  rmSync(at("removed.js"));
  expect([...known.leaveOut(names, asItIs)]).toEqual(
    ["written.js", "moved.js", "removed.js"].map(at),
  );
});

test("what a plugin writes as it was while the site is loaded is known; what it writes otherwise isn't", async () => {
  const names = ["as-before.md", "otherwise.md"].map(at);
  for (const file of [...names, at("unheard.md")]) writeFileSync(file, "old");
  const known = createKnownFiles();
  const write = async (): Promise<void> => {
    for (const file of [...names, at("unheard.md")]) rmSync(file);
    writeFileSync(at("as-before.md"), "old");
    writeFileSync(at("otherwise.md"), "new");
    writeFileSync(at("unheard.md"), "old");
  };
  setClockBack();
  await known.load(names, write);
  expect([...known.leaveOut([...names, at("unheard.md")], asItIs)]).toEqual(
    ["otherwise.md", "unheard.md"].map(at),
  );
});

test("a file that its author saves once more after the site was loaded isn't known, though it says the same", async () => {
  writeFileSync(at("saved.md"), "old");
  const known = createKnownFiles();
  const clock = vi.spyOn(Date, "now").mockReturnValue(0);
  await known.load([at("saved.md")], loadNothing);
  clock.mockRestore();
  writeFileSync(at("saved.md"), "old");
  expect([...known.leaveOut([at("saved.md")], asItIs)]).toEqual([at("saved.md")]);
});

test("a file that says the same again, but was read while it said something else, isn't known", async () => {
  writeFileSync(at("twice.md"), "old");
  const known = createKnownFiles();
  let read = "";
  setClockBack();
  await known.load([at("twice.md")], async () => {
    writeFileSync(at("twice.md"), "new");
    read = hashText("new");
    writeFileSync(at("twice.md"), "old");
  });
  expect([...known.leaveOut([at("twice.md")], () => read)]).toEqual([at("twice.md")]);
  expect([...known.leaveOut([at("twice.md")], () => hashText("old"))]).toEqual([]);
});

test("what a plugin has written as it was is known before the loading is over", async () => {
  writeFileSync(at("early.md"), "old");
  const known = createKnownFiles();
  setClockBack();
  await known.load([at("early.md")], async () => {
    writeFileSync(at("early.md"), "old");
    expect([...known.leaveOut([at("early.md")], asItIs)]).toEqual([]);
  });
});
