import { expect, test } from "vitest";
import { readCommonJs } from "./read-common-js.ts";

const read = async (code: string) => {
  const { requires = [], ...others } = (await readCommonJs(code)) ?? {};
  return { ...others, requires: requires.map(({ start, end }) => code.slice(start, end)) };
};

test.each([
  [`exports.a = 1; module.exports.b = 2;`, ["a", "b"]],
  [`module.exports = { a: 1, "b-c": 2 };`, ["a", "b-c"]],
  [`Object.defineProperty(exports, "a", { get: () => 1 });`, ["a"]],
  [`Object.defineProperty(exports, "__esModule", { value: true }); exports.default = 1;`, []],
])("%s gives %j by name", async (code, exported) => {
  expect(await read(code)).toMatchObject({ exported, isModule: false });
});

test("what another module's exports are handed on by", async () => {
  const code = `tslib_1.__exportStar(require("./a"), exports);`;
  expect(await read(code)).toMatchObject({ handedOn: ["./a"], requires: [`require("./a")`] });
});

test("a module's name may stand in backticks, if nothing is put into it", async () => {
  const { requires } = (await read("const a = require(`./a`), b = require(`./${a}`);")) ?? {};
  expect(requires).toEqual(["require(`./a`)"]);
});

test("an ES module may require", async () => {
  const code = `import a from "a";\nconst { b } = require("b");`;
  expect(await read(code)).toMatchObject({ isModule: true, requires: [`require("b")`] });
});

test.each([`import a from "a";\nexports.b = a;`, `import a from "a";\nmodule.exports = () => a;`])(
  "what a plugin has put into CommonJS leaves it what it is: %s",
  async (code) => {
    const { isModule, imports = [] } = (await readCommonJs(code)) ?? {};
    expect(isModule).toBe(false);
    expect(imports.map(({ start, end }) => code.slice(start, end))).toEqual([`import a from "a";`]);
  },
);

test("an ES module that also sets exports is one", async () => {
  const code = `import a from "a";\nexports.b = a;\nexport default a;`;
  expect(await readCommonJs(code)).toMatchObject({ isModule: true, imports: [] });
});

test.each([
  `import { createRequire } from "node:module"; const require = createRequire("/"); require("a");`,
  `!(function (require) { require("a"); })(load);`,
  `require(name); require.resolve("a");`,
])("%s asks for no module of this place", async (code) => {
  expect(await read(code)).toMatchObject({ requires: [] });
});

test.each(["export const a = 1;", "exports.a = ;"])("%s is none", async (code) => {
  expect(await readCommonJs(code)).toBeUndefined();
});
