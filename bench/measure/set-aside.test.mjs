// @ts-check
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createOutput } from "../test-output.mjs";
import { setAside } from "./set-aside.mjs";

test("takes folders away, keeps their files and gives back their room", async () => {
  const dir = createOutput();
  const build = path.join(dir, "build");
  mkdirSync(path.join(build, "docs"), { recursive: true });
  writeFileSync(path.join(build, "docs/index.html"), "a page");
  writeFileSync(path.join(build, "shared.js"), "a chunk");
  linkSync(path.join(build, "shared.js"), path.join(dir, "other.js"));

  writeFileSync(path.join(dir, "lock"), "");

  await setAside(
    [build, path.join(dir, "lock"), path.join(dir, "never-built")],
    path.join(dir, "aside"),
  );

  expect(existsSync(build)).toBe(false);
  expect(existsSync(path.join(dir, "lock"))).toBe(false);
  const [run = ""] = readdirSync(path.join(dir, "aside"));
  const moved = path.join(dir, "aside", run, "0");
  expect(statSync(path.join(moved, "docs/index.html")).size).toBe(0);
  expect(readFileSync(path.join(dir, "other.js"), "utf8")).toBe("a chunk");
});

test("takes the same folder away again", async () => {
  const dir = createOutput();
  const build = path.join(dir, "build");
  for (let round = 0; round < 2; round++) {
    mkdirSync(build);
    await setAside([build], path.join(dir, "aside"));
  }
  expect(existsSync(build)).toBe(false);
  expect(readdirSync(path.join(dir, "aside"))).toHaveLength(2);
});
