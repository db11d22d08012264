import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findStyleImports } from "./style-imports.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "velosaur-styles-"));
  const files = {
    "main.css": `@import "./a.css"; @import url(b.css) screen; @import url("https://fonts.test/c.css"); @import "gone.css";`,
    "a.css": `@import './main.css'; .x { composes: y from "./c.module.css"; }`,
    "b.css": "",
    "c.module.css": `@value wide from "./d.module.css"; .y {}`,
    "d.module.css": "@value wide: 9px;",
    "main.scss": `@use "colors"; @import 'mixins';`,
    "_colors.scss": "",
    "mixins.scss": "",
    "site.scss": `@import '@site/colors'; @use "~@site/mixins";`,
    "src/top.scss": `@use "src/parts/sizes";`,
    "src/parts/_sizes.scss": "",
  };
  mkdirSync(path.join(folder, "src/parts"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["main.css", ["a.css", "b.css", "c.module.css", "d.module.css", "main.css"]],
  ["main.scss", ["_colors.scss", "mixins.scss"]],
  ["site.scss", ["_colors.scss", "mixins.scss"]],
  ["src/top.scss", ["_sizes.scss"]],
  ["b.css", []],
  ["gone.css", []],
])("what %s brings along", (file, expected) => {
  const found = findStyleImports([path.join(folder, `${file}?used`)], folder);
  expect(found.map((name) => path.basename(name)).toSorted()).toEqual(expected);
});
