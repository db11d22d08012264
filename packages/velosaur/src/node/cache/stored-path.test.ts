import { expect, test } from "vitest";
import path from "../system/path.ts";
import { fromStoredKeys, fromStoredPath, toStoredKeys } from "./stored-path.ts";

test("names are kept as seen from a folder, and mean the files about the folder that it has become", () => {
  const home = path.resolve("/site/.docusaurus/velosaur");
  const files = ["/site/docs/a.md", "/site/docs/..b/c.md", "/other/d.md", "/e.md"].map((file) =>
    path.resolve(file),
  );
  const inside = path.join(home, "en/f.md");
  const stored = toStoredKeys(
    Object.fromEntries([...files, inside].map((file) => [file, 1])),
    home,
  );
  expect(Object.keys(stored)).toContain("../../docs/a.md");
  expect(Object.keys(fromStoredKeys(stored, home))).toEqual([...files, inside]);
  const moved = path.resolve("/moved/.docusaurus/velosaur");
  expect(Object.keys(fromStoredKeys(stored, moved))).toEqual(
    Object.keys(stored).map((name) => fromStoredPath(name, moved)),
  );
});
