import path from "../system/path.ts";
import { build, type Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { dropUnusedImports, unusedImportsPlugin } from "./plugin-unused-imports.ts";

afterAll(removeSites);

test.each([
  ['import React, { A } from "a";', 'import React, {   } from "a";'],
  ['import { A, B } from "a"; B();', 'import {    B } from "a"; B();'],
  ['import { B, A, } from "a"; B();', 'import { B,    } from "a"; B();'],
  ['import { A /* , */, B as C } from "a"; C();', 'import {            B as C } from "a"; C();'],
  ['import {\n  A,\n  B,\n} from "a"; B();', 'import {\n    \n  B,\n} from "a"; B();'],
])("%j becomes %j", async (code, expected) => {
  expect(await dropUnusedImports(code)).toBe(expected);
});

test.each([
  'import { A } from "a"; export { A };',
  'import { A } from "a"; export default () => <A.B />;',
  'import { A as B } from "a"; export default { B };',
  'import A, * as B from "a";',
  '/** @jsx h */ import { h } from "a"; <b />;',
  'import { A } from "a"; }',
])("%j stays", async (code) => {
  expect(await dropUnusedImports(code)).toBe(code);
});

test("a type that JavaScript imports by name is no missing export, and its module still runs", async () => {
  const siteDir = writeSite({
    "src/card.js": `import { Props } from "./props";
export default "card";`,
    "src/props.js": `console.log("runs");`,
  });
  const { output } = (await build({
    configFile: false,
    root: siteDir,
    logLevel: "silent",
    plugins: [unusedImportsPlugin()],
    build: { write: false, rolldownOptions: { input: path.join(siteDir, "src/card.js") } },
  })) as Rolldown.RolldownOutput;
  expect(output[0].code).toContain("runs");
});
