import { writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createAssetEmitter } from "./emit-assets.ts";

afterAll(removeSites);

const siteDir = writeSite({
  "a/x.png": "1",
  "b/x.png": "1",
  "c/x.png": "2",
  "a/a b#ü%.PDF": "1",
  "a/.env": "1",
});
const url = (name: string) => ({ filePath: path.join(siteDir, name), kind: "url" as const });

test("a static file that is named by its address keeps it", () => {
  const { resolve, files } = createAssetEmitter("/base/");
  const addressOf = (path: string) => resolve({ ...url("a/x.png"), kind: "static", path }).url;
  expect(["/img/x.png", "img/x.png", "base/x.png", "/base/x.png"].map(addressOf)).toEqual([
    "/base/img/x.png",
    "/base/img/x.png",
    "/base/base/x.png",
    "/base/x.png",
  ]);
  expect(files.size).toBe(0);
});

test("addresses follow from names and content", () => {
  const { resolve, files } = createAssetEmitter("/base/");
  expect(
    ["a/x.png", "b/x.png", "c/x.png", "a/a b#ü%.PDF", "a/.env"].map(
      (name) => resolve(url(name)).url,
    ),
  ).toMatchInlineSnapshot(`
    [
      "/base/assets/images/x-356a192b.png",
      "/base/assets/images/x-356a192b.png",
      "/base/assets/images/x-da4b9237.png",
      "/base/assets/files/a%20b%23%C3%BC%25-356a192b.PDF",
      "/base/assets/files/.env-356a192b",
    ]
  `);
  expect([...files].map(([name, file]) => `${name} ← ${path.relative(siteDir, file)}`))
    .toMatchInlineSnapshot(`
    [
      "assets/images/x-356a192b.png ← b/x.png",
      "assets/images/x-da4b9237.png ← c/x.png",
      "assets/files/a b#ü%-356a192b.PDF ← a/a b#ü%.PDF",
      "assets/files/.env-356a192b ← a/.env",
    ]
  `);
});

test("a name in the output is its address, decoded", () => {
  const { resolve, files } = createAssetEmitter("/");
  const address = resolve(url("a/a b#ü%.PDF")).url;
  expect([...files.keys()]).toEqual([decodeURIComponent(address.slice(1))]);
});

test("sizes are handed on", () => {
  const { resolve } = createAssetEmitter("/");
  const image = { ...url("a/x.png"), kind: "image" as const };
  expect(resolve({ ...image, width: 2, height: 3 })).toMatchObject({ width: 2, height: 3 });
  expect(Object.keys(resolve(image))).toEqual(["url"]);
});

test("a file is read once in a build", () => {
  const emitter = createAssetEmitter("/");
  const first = emitter.resolve(url("c/x.png"));
  writeFileSync(path.join(siteDir, "c/x.png"), "changed");
  expect(emitter.resolve(url("c/x.png"))).toEqual(first);
  expect(createAssetEmitter("/").resolve(url("c/x.png"))).not.toEqual(first);
});
