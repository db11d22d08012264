import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { readJsonFile } from "../cache/json-file.ts";
import { type BundleRecord, listOutputs } from "./bundle-cache.ts";
import type { BundleRequest } from "./bundle-request.ts";
import { fillBundle } from "./fill-bundle.ts";

afterAll(removeSites);

const BASE = "/__velosaur_base_url__/";
const TEXT = "__VELOSAUR_TEXT_0a1b__";

async function fill(
  messages: Record<string, string>,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ siteDir: string; js: string }> {
  const siteDir = writeSite({
    "_shared/client/assets/js/go-AAAAAAAA.js": `import"./app-BBBBBBBB.js";import("./late-CCCCCCCC.js")`,
    "_shared/client/assets/js/app-BBBBBBBB.js": `export const a=${TEXT},b="${BASE}a.png"`,
    "_shared/client/assets/js/late-CCCCCCCC.js": "x.json(".repeat(100),
    // Its name ends as another's does.
    "_shared/client/assets/js/own-app-BBBBBBBB.js": `import "./own-app-BBBBBBBB.js"`,
    "_shared/client/assets/a.png": BASE,
    "_shared/server/main.mjs": "export default __VELOSAUR_ALL_TEXTS__",
    // Of a build that was killed.
    [`fr/bundles/key.${process.pid}/client/stale.js`]: "stale",
  });
  const folder = path.join(siteDir, "_shared");
  const record = {
    id: "shared",
    entry: { js: `${BASE}assets/js/go-AAAAAAAA.js` },
    modules: {},
    holes: { texts: { "0a1b": { id: "one", fallback: "One" } }, lookups: [] },
    server: { entry: "main.mjs", modules: {} },
    files: {},
    generated: {},
    markdown: {},
    outputs: listOutputs(folder),
  } as unknown as BundleRecord;
  const request = {
    siteDir,
    cacheDir: path.join(siteDir, "fr"),
    baseUrl: "/fr/",
    messages,
    generated: {},
    hasHoles: false,
  } as unknown as BundleRequest;
  const bundle = await fillBundle({ folder, record }, { request, key: "key", signal });
  if (!bundle) throw new Error("It can be filled in.");
  return { siteDir: path.join(siteDir, "fr/bundles/key"), js: bundle.entry.js };
}

const listScripts = (dir: string): string[] =>
  readdirSync(path.join(dir, "client/assets/js")).toSorted();

test("scripts are named by the texts in them, and in what they ask for", async () => {
  const { siteDir, js } = await fill({ one: "un" });
  const [app = "", main = "", late, own] = listScripts(siteDir);
  expect([late, own]).toEqual(["late-CCCCCCCC.js", "own-app-BBBBBBBB.js"]);
  expect(app).not.toBe("app-BBBBBBBB.js");
  expect(js).toBe(`/fr/assets/js/${main}`);
  const read = (name: string): string =>
    readFileSync(path.join(siteDir, "client/assets/js", name), "utf8");
  expect(read("own-app-BBBBBBBB.js")).toBe(`import "./own-app-BBBBBBBB.js"`);
  expect(read(main)).toBe(`import"./${app}";import("./late-CCCCCCCC.js")`);
  expect(read(app)).toBe('export const a="un",b="/fr/a.png"');
  expect(readFileSync(path.join(siteDir, "server/main.mjs"), "utf8")).toBe(
    'export default ({"one":"un"})',
  );
  const other = listScripts((await fill({ one: "eins" })).siteDir);
  expect([other[0] === app, other[1] === main, other[2] === late]).toEqual([false, false, true]);
  expect(listScripts((await fill({ one: "un" })).siteDir)).toEqual([app, main, late, own]);
});

test("nothing of a killed build comes along, and no file but code is changed", async () => {
  const { siteDir } = await fill({ one: "un" });
  expect(readdirSync(path.join(siteDir, "client"))).toEqual(["assets"]);
  expect(readFileSync(path.join(siteDir, "client/assets/a.png"), "utf8")).toBe(BASE);
});

test("a file that no language changes is there once, by several names", async () => {
  const { siteDir } = await fill({ one: "un" });
  const inode = (folder: string, name: string): number =>
    statSync(path.join(siteDir, folder, name)).ino;
  const shared = "../../../_shared/client/assets";
  expect(inode("client/assets", "a.png")).toBe(inode(shared, "a.png"));
  expect(inode("client/assets", "js/late-CCCCCCCC.js")).toBe(inode(shared, "js/late-CCCCCCCC.js"));
});

test("the hash of each file is told, so that the next build finds them as they are", async () => {
  const { siteDir } = await fill({ one: "un" });
  const record = await readJsonFile<BundleRecord>(path.join(siteDir, "bundle.json"));
  const { "bundle.json": _itself, ...outputs } = listOutputs(siteDir);
  expect(record?.outputs).toEqual(outputs);
});

test("where nobody waits for it any more, nothing is written", async () => {
  await expect(fill({ one: "un" }, AbortSignal.abort())).rejects.toThrow("aborted");
});
