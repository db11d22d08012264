import { afterAll, expect, it } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { TranslationFile } from "../contract/contract.ts";
import { readCodeTranslations, readTranslationFile } from "../config/translation-file.ts";
import { localizeTranslationFiles, pluginLocalizationDir } from "./translation-files.ts";

afterAll(removeSites);

it("reads messages, with a byte order mark, too", () => {
  const dir = writeSite({
    "code.json": '\uFEFF{ "a": { "message": "A", "description": "x" }, "b": { "message": "" } }',
  });
  expect(readCodeTranslations(dir)).toEqual({ a: "A", b: "" });
  expect(readCodeTranslations(`${dir}/none`)).toEqual({});
});

it("knows each plugin's folder", () => {
  const localizationDir = "/site/i18n/fr";
  expect(
    pluginLocalizationDir({ localizationDir, pluginName: "docusaurus-plugin-content-docs" }),
  ).toBe("/site/i18n/fr/docusaurus-plugin-content-docs");
  expect(pluginLocalizationDir({ localizationDir, pluginName: "p", pluginId: "community" })).toBe(
    "/site/i18n/fr/p-community",
  );
});

it("keeps the original of what isn't translated", () => {
  const dir = writeSite({
    "a.json": '{ "x": { "message": "translated" }, "extra": { "message": "kept" } }',
  });
  const offered: TranslationFile[] = [
    { path: "a", content: { x: { message: "original" }, y: { message: "untouched" } } },
    { path: "b/c", content: { z: { message: "no file" } } },
  ];
  expect(localizeTranslationFiles(offered, dir)).toEqual([
    {
      path: "a",
      content: {
        x: { message: "translated" },
        y: { message: "untouched" },
        extra: { message: "kept" },
      },
    },
    { path: "b/c", content: { z: { message: "no file" } } },
  ]);
});

it("names file, line and key of a mistake", async () => {
  const dir = writeSite({
    "a.json": '{\n  "x": { "message": 3 }\n}',
    "b.json": "[]",
    "c.json": '{\n  "x"\n}',
  });
  const told = ["a", "b", "c"].map((name) =>
    readFailure(dir, () => readTranslationFile(`${dir}/${name}.json`)),
  );
  expect((await Promise.all(told)).join("\n\n")).toMatchInlineSnapshot(`
    "error a.json:2:10
      \`x.message\` must be a string, not 3.
        1 | {
      > 2 |   "x": { "message": 3 }
          |          ^
        3 | }

    error b.json
      The content must be an object, not an array.

    error c.json:3:1
      The translation file is not valid JSON: Expected ':' after property name in JSON.
        1 | {
        2 |   "x"
      > 3 | }
          | ^"
  `);
});
