import { existsSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { rememberModules } from "../bundler/exported-names.ts";
import { fillAbsentImports } from "./plugin-absent-imports.ts";

afterAll(removeSites);

const files = {
  "values.js": "export const a = 1, b = 2;\n",
  "whole.js": 'export * from "./values";\nexport default 1;\n',
  "common.js": "exports.a = 1;\n",
  "of-others.js": 'export * from "a-package";\n',
};

async function fill(code: string): Promise<{ code: string; names: string[] }> {
  const siteDir = writeSite(files);
  const find = async (source: string, importer: string): Promise<string | undefined> =>
    ["", ".js"]
      .map((ending) => path.join(path.dirname(importer), source) + ending)
      .find((file) => source.startsWith(".") && existsSync(file));
  const found = await fillAbsentImports(code, path.join(siteDir, "a.js"), rememberModules(find));
  return { code: found.code, names: found.absent.map(({ name }) => name) };
}

test.each([
  [
    'import { a, none, b } from "./values";\nnone;',
    'import { a,       b } from "./values";;import * as __absent0 from "./values";var none = __absent0["none"];\nnone;',
    ["none"],
  ],
  [
    'import\n{ none as own } from "./whole";',
    'import\n{             } from "./whole";;import * as __absent0 from "./whole";var own = __absent0["none"];',
    ["none"],
  ],
  [
    'import Values from "./values";',
    'import {} from "./values";;import * as __absent0 from "./values";var Values = __absent0["default"];',
    ["default"],
  ],
  [
    'import Values, { a } from "./values";',
    'import         { a } from "./values";;import * as __absent0 from "./values";var Values = __absent0["default"];',
    ["default"],
  ],
])("%s", async (code, filled, names) => {
  expect(await fill(code)).toEqual({ code: filled, names });
});

test.each([
  'import Whole, { a, b as other } from "./whole";',
  'import * as values from "./values";\nvalues.none;',
  // Nobody can tell by their text.
  'import { none } from "./common";',
  'import { none } from "./of-others";',
  'import { none } from "a-package";',
])("stays: %s", async (code) => {
  expect(await fill(code)).toEqual({ code, names: [] });
});
