import { createRequire } from "node:module";
import path from "../system/path.ts";
import { parseSync } from "rolldown/utils";
import { describe, expect, it } from "vitest";
import { toAsyncBody } from "./to-async-body.ts";

const nodeRequire = createRequire(import.meta.url);
const babel = nodeRequire(
  path.join(path.dirname(nodeRequire.resolve("jiti")), "../dist/babel.cjs"),
);

const FILE = "/site/docusaurus.config.ts";

/** What modules import: some were compiled from ES modules, one is a function, one Node's own. */
const MODULES: Readonly<Record<string, unknown>> = {
  es: {
    __esModule: true,
    default: (...all: unknown[]) => ["default", ...all],
    count: 1,
    tag: (parts: string[]) => parts.join("|"),
    self(this: unknown) {
      return this === undefined;
    },
  },
  common: { a: 1, b: 2 },
  run: Object.assign(() => "run", { extra: 3 }),
};

async function evaluate(body: string): Promise<Record<string, unknown>> {
  const exports = {};
  const run = new Function(
    "exports",
    "require",
    "module",
    "__filename",
    "__dirname",
    "jitiImport",
    "jitiESMResolve",
    `return (async () => { ${body}\n})()`,
  ) as (...all: unknown[]) => Promise<void>;
  const importModule = async (name: string): Promise<unknown> => MODULES[name];
  const resolve = (name: string): string => `resolved:${name}`;
  await run(exports, nodeRequire, { exports }, FILE, path.dirname(FILE), importModule, resolve);
  const { __esModule: isModule, ...own } = exports as Record<string, unknown>;
  return { isModule, ...own };
}

const convert = (source: string, isTypeScript = true): string | undefined =>
  toAsyncBody({ source, isTypeScript }, parseSync);

const compile = (source: string): string =>
  babel({
    source,
    filename: FILE,
    ts: true,
    async: true,
    jsx: true,
    interopDefault: true,
  }).code.replace(/^#!/, "//");

describe("what a module exports is what jiti's compiler makes of it", () => {
  it.each([
    "export default { a: 1 };",
    "export default { a: 1 }",
    "import all from 'es';\nexport default all(1);",
    "import all, { count } from 'es';\nexport default [all(count), count];",
    "import * as es from 'es';\nexport default [es.count, es.default(2)];",
    "import common from 'common';\nexport default common;",
    "import common, { a } from 'common';\nexport default [common, a];",
    "import * as common from 'common';\nexport default [common.a, common.default];",
    "import { a as one, b } from 'common';\nexport default { one, b };",
    "import { b } from 'common';\nexport default [b, { b }, { b: 1 }, { b() {} }.b.name, [{ b: 2 }][0].b];",
    "import run from 'run';\nexport default [run(), run.extra];",
    "import * as run from 'run';\nexport default run.extra;",
    "import 'es';\nexport default 1;",
    "import { self } from 'es';\nexport default self();",
    "import { tag } from 'es';\nexport default tag`a${1}b`;",
    "import { count } from 'es'\nlet value = 0\nconst set = () => (value = count)\nset()\nexport default value",
    "import all from 'es'\nconst list = [1]\nall()\nif (list) all()\nelse all()\nexport default list",
    "export default (await import('es')).count;",
    "export default (await import('common')).default;",
    "export default (await import('run')).default();",
    "export default [import.meta.url, import.meta.filename, import.meta.dirname];",
    "import { createRequire } from 'es';\nconst require = 1;\nexport default require;",
    "const __dirname = '/other';\nexport default __dirname;",
    "export default [__dirname, __filename, typeof require.resolve];",
    "export const a = 1, b = 2;\nexport let c = 3;\nc++;\nexport function d() { return a; }\nexport class E {}\nexport default [a, b, c, d(), E.name];",
    "export default function named() { return 1; }\nnamed.a = 1;",
    "const a = 1;\nexport { a, a as b, a as default };",
    "import { a } from 'common';\nexport { a, a as 'not a name' };",
    "#!/usr/bin/env node\n'use strict';\n// First.\nimport { a } from 'common'; /* b */ export default a; // €𝒳",
    "/* 𝒳 € */ import { a } from 'common'; const b: string = '𝒳'; export default [b, a as number];",
    "const exports = { a: 1 };\nexport const b = 2;\nexport default exports;",
    "export default (() => this)();",
    "label: for (const a of [1, 2]) { continue label; }\nexport default 1;",
    "export default { async *a() { yield* [1]; }, get b() { return 2; }, ['c']: 3 }.b;",
  ])("%s", async (source) => {
    const body = convert(source);
    expect(body).toBeDefined();
    const [ours, jitis] = await Promise.all([evaluate(body!), evaluate(compile(source))]);
    expect(describeValues(ours)).toEqual(describeValues(jitis));
  });
});

describe("types go", () => {
  it.each([
    [
      "import type { Config } from 'gone';\nconst config: Config = { a: 1 };\nexport default config;",
      { a: 1 },
    ],
    ["import { Config, a } from 'common';\nexport default { a } satisfies Config;", { a: 1 }],
    ["import { type Config, a } from 'common';\nexport default a as unknown as Config;", 1],
    ["import Unused from 'gone';\nexport default 1;", 1],
    [
      "interface A { a: number }\ntype B<T> = T[];\nexport type { A };\nexport default [] as B<A>;",
      [],
    ],
    ["export default ((a?: string, ...b: number[]): string => a! + b)('x', 1);", "x1"],
    [
      "function id<T extends string>(value: T): T { return value; }\nexport default id<'a'>('a');",
      "a",
    ],
    ["let a: {\n  b: number;\n} | undefined;\na = { b: 1 };\nexport default a!.b;", 1],
    [
      "const keys = ['a'] as const\nconst all = <string[]>[]\nfor (const key of keys) all.push(key)\nexport default all",
      ["a"],
    ],
    ["export default new (class { a: string = 'x'; make<T>(b: T): T { return b; } })().make(1)", 1],
    ["let a = 1\ntype T = string\n;[a] = [2]\nexport default a", 2],
    ["const f = async <T,>(a: T): Promise<T> => a;\nexport default await f<number>(1);", 1],
  ])("%s", async (source, expected) => {
    const { default: value } = await evaluate(convert(source) ?? "");
    expect(value).toEqual(expected);
  });
});

/** Functions and classes by what they are called: each compiler prints them in its own way. */
const describeValues = (values: Record<string, unknown>): unknown =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function" ? value.name : value,
    ]),
  );

it.each([
  ["JSX", "export default <i />;"],
  ["enums", "enum A { B }\nexport default A.B;"],
  ["namespaces", "namespace A { export const b = 1; }\nexport default A;"],
  [
    "fields that are parameters",
    "class A { constructor(private a: string) {} }\nexport default A;",
  ],
  ["decorators", "@a class A {}\nexport default A;"],
  ["CommonJS", "module.exports = 1;"],
  ["export =", "export = 1;"],
  ["all of another module's", "export * from 'common';"],
  ["an import after code", "const a = 1;\nimport 'es';\nexport default a;"],
  ["an import's name for a parameter", "import { a } from 'common';\nexport default (a) => a;"],
  [
    "an import's name for a variable",
    "import { a } from 'common';\n{ const a = 1; }\nexport default a;",
  ],
  ["an import's name in a pattern", "import { a } from 'common';\nexport default ({ a }) => a;"],
  ["a line that a type ends", "let a, b;\na = b as string\n(b)\nexport default a;"],
  ["names of our own", "const __site_module0 = 1;\nexport default 1;"],
  ["mistakes", "export default {;"],
])("leaves %s to a whole compiler", (_, source) => {
  expect(convert(source)).toBeUndefined();
});

it("leaves code at its line and column", () => {
  const source = [
    "import type {",
    "  Config,",
    "} from 'gone';",
    "import {",
    "  a,",
    "} from 'common';",
    "",
    "export const config = (x: string, y?: number): Config => fail(x as never);",
    "export default config satisfies (x: string) => Config;",
  ];
  const lines = convert(source.join("\n"))!.split("\n");
  expect(lines[7]!.indexOf("fail(")).toBe(source[7]!.indexOf("fail("));
  expect(lines[8]!.trim()).toMatch(/^__site_exports\.default = config/);
});
