import path from "../system/path.ts";
import { build, createServer, type InlineConfig, type Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { styleAddressesPlugin } from "./plugin-style-addresses.ts";

afterAll(removeSites);

const siteDir = writeSite({
  "src/css/main.css": `@import "./more.css"; @font-face { src: url('@site/static/a.woff2'), url("../b.woff2") }`,
  "src/css/more.css": `a { background: url(/c.png), url("/c.png"), url('//cdn.test/c.png'), url(/base/c.png), url(data:,) }`,
  "src/card/a.module.css": `@value wide from "@site/src/css/b.module.css"; .a { composes: b from '@site/src/css/b.module.css'; width: wide }`,
  "src/css/b.module.css": `@value wide: 9px; .b { color: red }`,
  "src/b.woff2": "b",
  "static/a.woff2": "a",
});
const config: InlineConfig = {
  configFile: false,
  root: siteDir,
  base: "/base/",
  logLevel: "silent",
  publicDir: false,
  plugins: styleAddressesPlugin(),
};
const input = path.join(siteDir, "src/css/main.css");
const findAddresses = (css: string): string[] =>
  Array.from(css.matchAll(/url\(\\?["']?([^"'\\)]+)/g), ([, address]) => address ?? "");
const fromRoot = ["/base/c.png", "/base/c.png", "//cdn.test/c.png", "/base/c.png", "data:,"];

test("the build copies files of the site, and adds the base to addresses that start at the root", async () => {
  const { output } = (await build({
    ...config,
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input, output: { assetFileNames: "[name][extname]" } },
    },
  })) as Rolldown.RolldownOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith(".css")) as Rolldown.OutputAsset;
  expect(findAddresses(String(sheet.source))).toEqual([
    ...fromRoot,
    "/base/a.woff2",
    "/base/b.woff2",
  ]);
});

test("a module of styles takes classes and values from one that it names so", async () => {
  const { output } = (await build({
    ...config,
    css: { modules: { generateScopedName: "[local]_" } },
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: {
        input: path.join(siteDir, "src/card/a.module.css"),
        output: { assetFileNames: "[name][extname]" },
      },
    },
  })) as Rolldown.RolldownOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith(".css")) as Rolldown.OutputAsset;
  expect(String(sheet.source)).toMatch(/\.b_ \{ color: red \}\s+\.a_ \{ width: 9px \}/);
});

test("the dev server serves files from where they are", async () => {
  const server = await createServer({ ...config, server: { middlewareMode: true } });
  const result = await server.transformRequest(`${input}?direct`);
  await server.close();
  expect(findAddresses(result?.code ?? "")).toEqual([
    ...fromRoot,
    "/base/static/a.woff2",
    "/base/src/b.woff2",
  ]);
});
