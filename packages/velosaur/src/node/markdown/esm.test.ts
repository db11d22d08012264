import { expect, test } from "vitest";
import { parseScript, readExports, readImports, ScriptSyntaxError } from "./esm.ts";
import { formatEstree } from "./estree-source.ts";
import { loadToolchain } from "../javascript/toolchain.ts";
import type { ScriptNode } from "../javascript/toolchain.ts";

test.each<[line: string, specifier: string, names: Record<string, string>]>([
  ["import a from 'b';", "b", { a: "default" }],
  ['import a from "b"', "b", { a: "default" }],
  ["import { a, b as c, default as d } from 'e'", "e", { a: "a", c: "b", d: "default" }],
  ["import a, { b } from 'c'", "c", { a: "default", b: "b" }],
  ["import a, * as b from 'c'", "c", { a: "default", b: "*" }],
  ["import * as a from 'b'", "b", { a: "*" }],
  ["import {\n  a, // first\n  b,\n} from 'c'", "c", { a: "a", b: "b" }],
  ["import {a} from'b'", "b", { a: "a" }],
  ["import './a.css'", "./a.css", {}],
  ["import A from './\\_a.mdx'", "./_a.mdx", { A: "default" }],
  ["import A from './\\x61\\u0062\\u{63}.mdx'", "./abc.mdx", { A: "default" }],
  ["import a from '!!raw-loader!./b'", "!!raw-loader!./b", { a: "default" }],
])("%j", async (line, specifier, names) => {
  const { imports, end } = readImports(line);
  expect(imports).toEqual([{ specifier, names, offset: 0 }]);
  expect(end).toBe(line.length);
  const found = readExports(line, await loadToolchain());
  expect(found.imports).toEqual([{ specifier, names, offset: 0 }]);
});

test("imports end where something else begins", () => {
  const block =
    "// note\nimport a from 'b';\n\nimport c from 'd';\nexport const e = `\nimport f from 'g';\n`;";
  const { imports, end } = readImports(block);
  expect(imports.map(({ specifier, offset }) => [specifier, offset])).toEqual([
    ["b", 8],
    ["d", 28],
  ]);
  expect(block.slice(end, end + 12)).toBe("export const");
});

test("declarations lose their export", async () => {
  const block = [
    "export const a = 1, { b, c: [d] } = x;",
    "export function E() {}",
    "export class F {}",
    "const g = 2;",
    "export { g as h };",
    "export { i, j as k } from './l';",
    "export default () => 3;",
  ].join("\n");
  const { code, declared, exports, imports } = readExports(block, await loadToolchain());
  expect(declared).toEqual(["a", "b", "d", "E", "F", "g", "MDXLayout"]);
  expect(exports).toEqual({
    a: "a",
    b: "b",
    d: "d",
    E: "E",
    F: "F",
    g: "g",
    h: "g",
    i: "i",
    k: "k",
    default: "MDXLayout",
  });
  expect(imports).toEqual([
    { specifier: "./l", names: { i: "i", k: "j" }, offset: block.indexOf("export { i") },
  ]);
  expect(code).not.toContain("export");
});

test.each([
  ["export default function Frame() {}", { default: "Frame" }, "function Frame() {};\n"],
  [
    "export default class extends A {};",
    { default: "MDXLayout" },
    /^const MDXLayout = class extends A/,
  ],
  ["import A from './a';\nexport default A;", { default: "MDXLayout" }, "const MDXLayout = A;\n"],
  ["export { default } from './a';", { default: "MDXLayout" }, ""],
  ["const b = 1;\nexport { b as default };", { b: "b", default: "b" }, "const b = 1;;\n"],
])("the layout of %j", async (block, exports, code) => {
  const found = readExports(block, await loadToolchain());
  expect(found.exports).toEqual(exports);
  expect(found.code).toMatch(code);
  parseScript(found.code, await loadToolchain());
});

test("a mistake has its place", async () => {
  const toolchain = await loadToolchain();
  expect(() => readExports("export const a = ;", toolchain)).toThrow(
    expect.objectContaining({ offset: 17 }) as ScriptSyntaxError,
  );
});

test.each([
  "[1, 'a', null, `b${c}d`]",
  "i({a: 1, 'b-c': d.e, [f]: g[0], ...h})",
  "i(j, k)",
  "import { default as a, b as c } from 'd';",
  "import * as a from 'b';",
  "export const a = [- 1];",
])("the tree of %s is written as it was read", async (code) => {
  const toolchain = await loadToolchain();
  const tree = parseScript(code, toolchain);
  const again = parseScript(formatEstree(tree), toolchain);
  expect(withoutPlaces(again)).toEqual(withoutPlaces(tree));
});

const withoutPlaces = (node: ScriptNode): unknown =>
  JSON.parse(
    JSON.stringify(node, (key, value: unknown) =>
      ["start", "end", "range", "raw"].includes(key) ? undefined : value,
    ),
  );

test("names between many spaces, and a comment that nothing ends, are read once", () => {
  const names = `a${" ".repeat(300_000)}b, ${"/*".repeat(300_000)}`;
  expect(readImports(`import { ${names} } from "c";`).imports).toHaveLength(1);
});
