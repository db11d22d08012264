import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readFiles } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { bodyFile, pruneBodies, readBody, writeBody } from "./body-files.ts";
import { hashText } from "./hash.ts";

let cacheDir: string;
beforeEach(() => {
  cacheDir = path.join(writeSite({}), "cache");
});
afterAll(removeSites);

function keep(text: string): string {
  const hash = hashText(text);
  writeBody({ cacheDir, hash, text });
  return hash;
}

test("a body is read back", () => {
  const hash = keep("körper \u2028");
  expect(readBody(cacheDir, hash)).toBe("körper \u2028");
  expect(Object.keys(readFiles(cacheDir))).toEqual([
    `documents/${hash.slice(0, 2)}/${hash.slice(2)}`,
  ]);
});

test.each<[string, (file: string) => void]>([
  ["cut off", (file) => writeFileSync(file, "bo")],
  ["another", (file) => writeFileSync(file, "other")],
  ["empty", (file) => writeFileSync(file, "")],
  ["gone", (file) => rmSync(file)],
  ["a folder", (file) => (rmSync(file), mkdirSync(file))],
])("a damaged body counts as none: %s", (_title, damage) => {
  const hash = keep("body");
  damage(bodyFile(cacheDir, hash));
  expect(readBody(cacheDir, hash)).toBeUndefined();
});

test("a damaged body can be written again, also when its folder went away meanwhile", () => {
  const hash = keep("body");
  writeFileSync(bodyFile(cacheDir, hash), "bo");
  keep("body");
  expect(readBody(cacheDir, hash)).toBe("body");
  rmSync(cacheDir, { recursive: true });
  keep("body");
  expect(readBody(cacheDir, hash)).toBe("body");
});

test("bodies that nothing uses are removed, and half files", () => {
  const [used, unused] = [keep("used"), keep("unused")];
  writeFileSync(`${bodyFile(cacheDir, used)}.123-0`, "half");
  pruneBodies(cacheDir, new Set([used]));
  expect(Object.values(readFiles(cacheDir))).toEqual(["used"]);
  expect(readBody(cacheDir, unused)).toBeUndefined();
  pruneBodies(path.join(cacheDir, "none"), new Set());
});

test("threads may write one body at once", async () => {
  const hash = hashText("same");
  // Node itself may not read TypeScript here: the source is stripped of its types first.
  const { transformWithOxc } = await import("vite");
  const strip = async (name: string): Promise<string> => {
    const file = path.join(import.meta.dirname, name);
    return (await transformWithOxc(readFileSync(file, "utf8"), file)).code;
  };
  const toUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
  const hashUrl = toUrl(await strip("hash.ts"));
  const url = toUrl((await strip("body-files.ts")).replace("./hash.ts", hashUrl));
  const source = `
    import { parentPort } from "node:worker_threads";
    import { writeBody } from ${JSON.stringify(url)};
    for (let i = 0; i < 1000; i++) writeBody(${JSON.stringify({ cacheDir, hash, text: "same" })});`;
  const workers = Array.from({ length: 3 }, () => new Worker(new URL(toUrl(source))));
  const ends = workers.map(
    (worker) =>
      new Promise((resolve) => {
        worker.once("error", resolve);
        worker.once("exit", resolve);
      }),
  );
  expect(await Promise.all(ends)).toEqual([0, 0, 0]);
  expect(readBody(cacheDir, hash)).toBe("same");
});
