import { mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { createKnownFiles } from "./known-files.ts";

const home = mkdtempSync(path.join(os.tmpdir(), "known-files-"));
const at = (name: string): string => path.join(home, name);
afterAll(() => rmSync(home, { recursive: true }));

test("what is told twice is known; what is written, moved or removed since isn't", () => {
  const names = ["same.js", "written.js", "moved.js", "removed.js", "gone.js"].map(at);
  for (const file of names.slice(0, 4)) writeFileSync(file, "old");
  writeFileSync(at("other.js"), "new");
  utimesSync(at("other.js"), 1, 1);
  utimesSync(at("moved.js"), 1, 1);
  const known = createKnownFiles();
  known.add(names);
  expect([...known.leaveOut([...names, at("unheard.js")])]).toEqual([at("unheard.js")]);

  writeFileSync(at("written.js"), "new");
  renameSync(at("other.js"), at("moved.js"));
  rmSync(at("removed.js"));
  expect([...known.leaveOut(names)]).toEqual(["written.js", "moved.js", "removed.js"].map(at));
});
