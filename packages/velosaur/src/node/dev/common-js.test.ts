import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import { parseSync } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isCommonJs, readFormat } from "./common-js.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "velosaur-common-js-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (code: string, name = "file.js"): string => {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
};

describe("readFormat", () => {
  test.each([
    ["module", 'import a from "a"; require("b");'],
    ["commonjs", 'module.exports = require("a");'],
    ["commonjs", "exports.a = 1;"],
    ["commonjs", "(function (all) { all(exports); })((to) => { to.a = 1; });"],
    ["commonjs", "typeof exports == 'object' && give(exports)"],
    ["commonjs", "exports.a = ;"],
    ["script", "Prism.languages.a = { keyword: /\\b(?:exports|requires|require)\\b/ };"],
    ["script", "window.a = 'exports';"],
    ["script", "window.a = 1;"],
  ])("%s: %s", (format, code) => {
    expect(readFormat(write(code), parseSync)).toBe(format);
  });

  test("what isn't JavaScript has none", () => {
    expect(readFormat(write("exports.a = 1;", "file.txt"), parseSync)).toBe(undefined);
  });

  test("a grammar with the words of CommonJS among its keywords is a script", () => {
    const require = createRequire(import.meta.url);
    for (const language of ["java", "php", "javascript", "typescript"])
      expect(
        isCommonJs(require.resolve(`prismjs/components/prism-${language}.js`), parseSync),
      ).toBe(false);
  });
});
