import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { writeFiles } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { chooseLean } from "./lean/lean.ts";
import { hashText } from "../cache/hash.ts";
import {
  bundleKey,
  fileHashes,
  hashGenerated,
  listOutputs,
  readBundle,
  writeRecord,
  type BundleRecord,
} from "./bundle-cache.ts";
import { hashFolder } from "../webpack/style-sources.ts";
import type { BundleRequest } from "./bundle-request.ts";

let siteDir: string;
let request: BundleRequest;

beforeEach(() => {
  siteDir = writeSite({
    "src/theme/Footer.tsx": "",
    "plugin/theme/X.tsx": "",
    "src/a.ts": "a",
    "node_modules/lib/package.json": '{"version":"1"}',
  });
  request = {
    siteDir,
    cacheDir: path.join(siteDir, "cache"),
    baseUrl: "/",
    themePaths: [path.join(siteDir, "plugin/theme")],
    staticDirs: [path.join(siteDir, "static")],
    generated: { i18n: "export default {}" },
    modules: [{ id: "@theme/Layout", client: true }],
    programs: { p: "code" },
    minify: true,
    addOns: ["velosaur-theme-mermaid 1.0.0 0a1b"],
    vitePlugins: [],
    viteConfigs: { client: [], server: [] },
    postCssFiles: [],
    outDir: path.join(siteDir, "build"),
  } as unknown as BundleRequest;
});
afterAll(removeSites);

describe("the key of a bundle", () => {
  const withConfig = (config: object): Partial<BundleRequest> => ({
    viteConfigs: { client: [config], server: [] },
  });
  const changes: [string, () => Partial<BundleRequest>][] = [
    ["base URL", () => ({ baseUrl: "/base/" })],
    ["minify", () => ({ minify: false })],
    ["vitePlugins", () => ({ vitePlugins: [{ module: "/plugin.js", options: {} }] })],
    ["add-ons", () => ({ addOns: ["velosaur-theme-mermaid 1.0.0 2c3d"] })],
    [
      "a module more",
      () => ({ modules: [...request.modules, { id: "@theme/Tabs", client: true }] }),
    ],
    ["a module for the browser", () => ({ modules: [{ id: "@theme/Layout", client: false }] })],
    ["a program's code", () => ({ programs: { p: "other" } })],
    ["no theme of a plugin", () => ({ themePaths: [] })],
    ["another static folder", () => ({ staticDirs: [path.join(siteDir, "public")] })],
    ["code that speaks to webpack", () => ({ translatedSource: "other" })],
    [
      "a configuration of PostCSS",
      () => ({ postCssFiles: [path.join(siteDir, "postcss.config.js")] }),
    ],
    ["Vite configuration", () => withConfig({ define: { a: 1 } })],
    [
      "a new component in the site's theme",
      () => (writeFiles(siteDir, { "src/theme/Deep/Navbar.tsx": "" }), {}),
    ],
    [
      "a new component in a plugin's theme",
      () => (writeFiles(siteDir, { "plugin/theme/Y.tsx": "" }), {}),
    ],
    ["a component taken out", () => (rmSync(path.join(siteDir, "src/theme/Footer.tsx")), {})],
  ];
  test.each(changes)("changes with: %s", (_title, change) => {
    const before = bundleKey(request);
    expect(bundleKey({ ...request, ...change() })).not.toBe(before);
  });

  test("tells functions of a configuration apart by their source", () => {
    const key = (config: object): string => bundleKey({ ...request, ...withConfig(config) });
    expect(key({ plugins: [{ transform: () => 1 }] })).not.toBe(
      key({ plugins: [{ transform: () => 2 }] }),
    );
    expect(key({ plugins: [{ transform: () => 1 }] })).toBe(
      key({ plugins: [{ transform: () => 1 }] }),
    );
    const circular: Record<string, unknown> = { name: "x" };
    circular["self"] = circular;
    expect(() => key(circular)).not.toThrow();
  });

  test("is the same for the same, wherever the cache lies", () => {
    const before = bundleKey(request);
    writeFiles(siteDir, { "src/theme/Footer.tsx": "edited", "src/pages/x.md": "new page" });
    expect(bundleKey({ ...structuredClone(request), cacheDir: "/elsewhere" })).toBe(before);
  });
});

describe("source files", () => {
  test("are hashed by content, those of packages by the package's version", () => {
    const lib = path.join(siteDir, "node_modules/lib");
    writeFiles(lib, { "index.js": "1", "deep/x.js": "2" });
    const ids = ["index.js", "deep/x.js"].map((name) => path.join(lib, name));
    const hashes = fileHashes([
      ...ids,
      `${path.join(siteDir, "src/a.ts")}?url`,
      "\0virtual",
      "virtual:x",
      path.join(siteDir, "none.ts"),
    ]);
    expect(Object.keys(hashes).map((file) => path.relative(siteDir, file))).toEqual([
      "node_modules/lib/package.json",
      "none.ts",
      "src/a.ts",
    ]);
    expect(hashes[path.join(siteDir, "none.ts")]).toBe("missing");
  });

  test("of a package within a package, the inner one counts", () => {
    const inner = "node_modules/lib/node_modules/@scope/inner";
    const [file] = Object.keys(fileHashes([path.join(siteDir, inner, "dist/x.js")]));
    expect(file).toBe(path.join(siteDir, inner, "package.json"));
  });
});

describe("a bundle of an earlier build", () => {
  const folder = (): string => path.join(request.cacheDir, "bundles/key");
  const intro = (): string => path.join(siteDir, "src/intro.mdx");
  const loadMarkdown = async (file: string): Promise<string> => readFileSync(file, "utf8");
  const read = (key = "key"): ReturnType<typeof readBundle> =>
    readBundle(request, { key, loadMarkdown });
  const keep = (change: Partial<BundleRecord> = {}): Promise<void> => {
    if (!existsSync(intro())) writeFiles(siteDir, { "src/intro.mdx": "intro" });
    rmSync(folder(), { recursive: true, force: true });
    writeFiles(folder(), {
      "client/assets/js/main.js": "client",
      "server/main.mjs": "server",
      "server/a.mjs": "a",
      "server/chunk.mjs": "chunk",
    });
    const record: BundleRecord = {
      id: "id",
      entry: { js: "/assets/js/main.js" },
      modules: {},
      lean: chooseLean(true),
      needsPrismThemes: false,
      configFields: [],
      server: { entry: "main.mjs", modules: { "@site/a": "a.mjs" } },
      files: fileHashes([
        path.join(siteDir, "src/a.ts"),
        path.join(siteDir, "node_modules/lib/x.js"),
      ]),
      generated: hashGenerated(request, ["i18n"]),
      markdown: { [intro()]: hashText(readFileSync(intro(), "utf8")) },
      outputs: listOutputs(folder()),
      ...change,
    };
    return writeRecord(record, { folder: folder(), home: folder() });
  };

  test("is used when nothing has changed", async () => {
    await keep();
    const bundle = await read();
    expect(bundle?.server).toEqual({
      entry: path.join(folder(), "server/main.mjs"),
      modules: { "@site/a": path.join(folder(), "server/a.mjs") },
    });
    expect(bundle?.clientDir).toBe(path.join(folder(), "client"));
    expect(await read("other")).toBeUndefined();
  });

  const damages: [string, () => void][] = [
    ["a source file was edited", () => writeFiles(siteDir, { "src/a.ts": "b" })],
    [
      "a generated module that it has read is another",
      () => void (request = { ...request, generated: { i18n: "export default 1" } }),
    ],
    ["such a module is gone", () => void (request = { ...request, generated: {} })],
    ["a source file is gone", () => rmSync(path.join(siteDir, "src/a.ts"))],
    ["imported Markdown became another module", () => writeFileSync(intro(), "other")],
    ["imported Markdown is gone", () => rmSync(intro())],
    [
      "a package was updated",
      () => writeFiles(siteDir, { "node_modules/lib/package.json": '{"version":"2"}' }),
    ],
    [
      "a file of the browser's is gone",
      () => rmSync(path.join(folder(), "client/assets/js/main.js")),
    ],
    [
      "a file of the browser's is cut off",
      () => writeFiles(folder(), { "client/assets/js/main.js": "cli" }),
    ],
    [
      "a bit of a file of the browser's has flipped",
      () => writeFiles(folder(), { "client/assets/js/main.js": "clienu" }),
    ],
    [
      "a bit of a chunk of the server's has flipped",
      () => writeFiles(folder(), { "server/chunk.mjs": "chunj" }),
    ],
    ["a chunk of the server's is gone", () => rmSync(path.join(folder(), "server/chunk.mjs"))],
    ["the folder is gone", () => rmSync(folder(), { recursive: true })],
    ["the record is cut off", () => writeFiles(folder(), { "bundle.json": '{"id":' })],
    ["the record is of another kind", () => writeFiles(folder(), { "bundle.json": '{"id":"id"}' })],
    ["the record is empty", () => writeFiles(folder(), { "bundle.json": "null" })],
  ];
  test.each(damages)("is not used when %s", async (_title, damage) => {
    await keep();
    damage();
    expect(await read()).toBeUndefined();
  });

  test("is used when a generated module is another that it hasn't read", async () => {
    await keep();
    const generated = { ...request.generated, "docusaurus.config": "export default 1" };
    request = { ...request, generated };
    expect(await read()).toBeDefined();
  });

  const folders = (): BundleRecord["folders"] => {
    const folder = { dir: siteDir, glob: "**/*.{md,html}" };
    return [{ folder, hash: hashFolder(folder, [request.outDir]) }];
  };
  const contents: [string, boolean, string][] = [
    ["is used when another kind of file", true, "docs/a.css"],
    ["is used when the build's own output", true, "build/a.html"],
    ["is used when a package", true, "node_modules/x/a.md"],
    ["is not used when a file that stylesheets are made from", false, "docs/deep/a.md"],
  ];
  test.each(contents)("%s appears", async (_title, isUsed, file) => {
    await keep({ folders: folders() });
    expect(await read()).toBeDefined();
    writeFiles(siteDir, { [file]: "bg-red" });
    expect((await read()) !== undefined).toBe(isUsed);
  });

  test("pages depend on what it was made from", async () => {
    await keep();
    const before = (await read())?.source;
    writeFiles(siteDir, { "src/a.ts": "b" });
    await keep();
    const after = (await read())?.source;
    expect(after).not.toBe(before);
    writeFileSync(intro(), "other");
    await keep();
    const last = (await read())?.source;
    expect(last).not.toBe(after);
    request = { ...request, generated: { i18n: "export default 1" } };
    await keep();
    expect((await read())?.source).not.toBe(last);
  });
});
