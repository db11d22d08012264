import { writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { ReadyRenderer } from "./ready-renderer.ts";
import { createServerModules, type ServerModules } from "./server-modules.ts";

let siteDir: string;
let vite: ViteDevServer;
let modules: ServerModules;
let ready: ReadyRenderer | undefined;
const at = (name: string): string => path.join(siteDir, name);

beforeAll(async () => {
  siteDir = writeSite({
    "src/page.js": 'import "./page.css";\nexport { label } from "./label.js";',
    "src/page.css": '@import "./inner.css";',
    "src/inner.css": "a { color: red }",
    "src/label.js":
      'import "./label.css";\nimport "./text.css?inline";\nexport const label = "first";',
    "src/label.css": "b { color: red }",
    "src/text.css": "i { color: red }",
    "src/value.js": 'export { word as value } from "./word.js";',
    "src/word.js": 'export const word = "word";',
    "src/plain.cjs": 'module.exports = (text) => text.length;\nmodule.exports.unit = "m";',
    "src/compiled.cjs": 'exports.__esModule = true;\nexports.default = "default";',
    "src/broken.js": "throw new Error('no window');",
  });
  vite = await createServer({
    root: siteDir,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  modules = await createServerModules(vite, () => ready);
});
afterEach(() => (ready = undefined));
afterAll(async () => {
  await vite.close();
  removeSites();
});

test("an edit makes modules anew that need the file", async () => {
  expect(await modules.importModule(at("src/page.js"))).toMatchObject({ label: "first" });
  writeFileSync(at("src/label.js"), 'import "./label.css";\nexport const label = "second";');
  vite.environments.ssr.moduleGraph.onFileChange(at("src/label.js"));
  expect(await modules.importModule(at("src/page.js"))).toMatchObject({ label: "second" });
});

test("stylesheets of a module come in the order in which they run, without those that are wanted as text", async () => {
  await modules.importModule(at("src/page.js"));
  expect(await modules.listStyles([at("src/page.js")])).toEqual([
    at("src/page.css"),
    at("src/label.css"),
  ]);
});

test("modules of the site get those that are ready, and others once there are others", async () => {
  const withWord = (word: string): ReadyRenderer => ({
    has: () => false,
    importModule: () => Promise.reject(new Error("not asked")),
    createRenderer: () => ({ renderPage: () => Promise.reject(new Error("not asked")) }),
    findModule: (file) => (file === at("src/word.js") ? async () => ({ word }) : undefined),
  });
  ready = withWord("sooner");
  expect(await modules.importModule(at("src/value.js"))).toMatchObject({ value: "sooner" });
  ready = withWord("later");
  expect(await modules.importModule(at("src/value.js"))).toMatchObject({ value: "later" });
  ready = undefined;
  expect(await modules.importModule(at("src/value.js"))).toMatchObject({ value: "word" });
});

test("what an expression needs is evaluated, what pages are rendered with isn't", async () => {
  await modules.importModule(at("src/page.js"));
  expect(await modules.evaluateModule(at("src/value.js"))).toMatchObject({ value: "word" });
  const files = ["src/value.js", "src/word.js", "src/page.js", "src/label.js", "src/none.js"];
  expect(files.filter((name) => modules.isEvaluated(at(name)))).toEqual([
    "src/value.js",
    "src/word.js",
  ]);
});

test("CommonJS that an expression needs is run as Node runs it, and anew after an edit", async () => {
  const { default: measure, unit } = await modules.evaluateModule(at("src/plain.cjs"));
  expect([(measure as (text: string) => number)("rope"), unit]).toEqual([4, "m"]);
  expect((await modules.evaluateModule(at("src/compiled.cjs")))["default"]).toBe("default");
  writeFileSync(at("src/plain.cjs"), "exports.unit = 'ft';");
  expect(await modules.evaluateModule(at("src/plain.cjs"))).toMatchObject({ unit: "ft" });
});

test("a module's failure is thrown, and a missing module is told", async () => {
  await expect(modules.importModule(at("src/broken.js"))).rejects.toThrow("no window");
  await expect(modules.importModule("missing-package")).rejects.toThrow(
    "The module missing-package can't be found.",
  );
});
