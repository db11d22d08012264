import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { PostBuildProps } from "velosaur/plugin";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "./list-files.js";

const outDir = mkdtempSync(path.join(os.tmpdir(), "pwa-"));
afterAll(() => rmSync(outDir, { recursive: true }));

const names = [
  "a/index.html",
  "live/index.html",
  "old/index.html",
  "_payload/a.json",
  "_payload/live.json",
  "assets/js/app-01234567.js",
  "blog/feed.json",
  "data#1?.json",
  "fr/a/index.html",
  "notes.md",
  "sw.js",
];
beforeAll(() => {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
    writeFileSync(path.join(outDir, name), name);
  }
});

const props = {
  outDir,
  baseUrl: "/base/",
  routesPaths: ["/base/a/", "/base/live/"],
  routesBuildMetadata: {
    "/base/a/": { noIndex: false },
    "/base/live/": { noIndex: false, evaluates: true },
  },
  namePageFiles: (routePath: string) => {
    const name = routePath.slice("/base".length, -1);
    return { html: `${name.slice(1)}/index.html`, payload: `_payload${name}.json` };
  },
  i18n: {
    currentLocale: "en",
    localeConfigs: { en: { baseUrl: "/base/" }, fr: { baseUrl: "/base/fr/" } },
  },
} as unknown as PostBuildProps;

const list = async (given: Record<string, unknown> = {}) =>
  (await listFiles(props, given)).files.map(({ url }) => url);

test("each article once, by names in order, without other languages, feeds and the worker", async () => {
  const { files, pages, payloads, bytes } = await listFiles(props, {});
  expect(files).toEqual([
    { url: "_payload/a.json", revision: expect.stringMatching(/^\w{32}$/) },
    { url: "assets/js/app-01234567.js", revision: null },
    { url: "data%231%3F.json", revision: expect.any(String) },
    { url: "live/index.html", revision: expect.any(String) },
    { url: "old/index.html", revision: expect.any(String) },
  ]);
  expect(pages).toEqual(["a/index.html"]);
  expect(payloads).toBe("_payload");
  const kept = files.map(({ url }) => decodeURIComponent(url).length);
  expect(bytes).toBe(kept.reduce((sum, length) => sum + length, 0));
});

test("a site adds patterns, leaves files out, and changes the list", async () => {
  expect(await list({ globPatterns: ["**/*.md"], globIgnores: ["old/**"] })).toEqual([
    "_payload/a.json",
    "assets/js/app-01234567.js",
    "data%231%3F.json",
    "live/index.html",
    "notes.md",
  ]);
  const manifestTransforms = [
    (entries: { url: string }[]) => ({
      manifest: entries.filter(({ url }) => url.endsWith(".js")),
      warnings: [],
    }),
  ];
  const additionalManifestEntries = [{ url: "/more", revision: "1" }];
  expect(await list({ manifestTransforms, additionalManifestEntries })).toEqual([
    "/more",
    "assets/js/app-01234567.js",
  ]);
});

test("where files are is not for a site to say", async () => {
  const elsewhere = { globDirectory: "/nowhere", swDest: "a.js", swSrc: "b.js" };
  expect(await list(elsewhere)).toEqual(await list());
});

test("a page without its payload keeps its HTML", async () => {
  expect(await list({ globIgnores: ["_payload/**"] })).toContain("a/index.html");
});

test("files that are too large are told", async () => {
  const { tooLarge, files } = await listFiles(props, { maximumFileSizeToCacheInBytes: 15 });
  // The payload of the live page is larger than this, too, and isn't wanted.
  expect(tooLarge.map(({ url, size }) => [url, size])).toEqual([["assets/js/app-01234567.js", 25]]);
  expect(files.map(({ url }) => url)).not.toContain("assets/js/app-01234567.js");
});
