import path from "../system/path.ts";
import { afterAll, describe, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { bundleModule } from "./__fixtures__/bundle-module.ts";
import { nameModuleWorkers, rewriteRequires } from "./plugin-webpack-syntax.ts";

afterAll(removeSites);

describe("a worker is a module", () => {
  const url = 'new URL("./w.ts", import.meta.url)';
  test.each([
    [`new Worker(${url})`, `new Worker(${url}, { type: "module" })`],
    [`new Worker(\n  ${url},\n)`, `new Worker(\n  ${url}, { type: "module" })`],
    [
      `new SharedWorker(${url}, { name: "a" })`,
      `new SharedWorker(${url}, { type: "module", name: "a" })`,
    ],
    [`new Worker(${url}, { type: "module" })`, undefined],
    [`new Worker(${url}, options)`, undefined],
    [`new Worker("/w.js")`, undefined],
  ])("%s", (code, expected) => {
    expect(nameModuleWorkers(code)).toBe(expected ?? code);
  });
});

describe("require of an asset", () => {
  test.each([
    [
      `const a = require("./a.png").default;`,
      `import * as __asset0 from "./a.png?url";const a = __asset0.default;`,
    ],
    [
      `f(require('../b/c.svg'), require("@site/d.json"))`,
      `import * as __asset0 from "../b/c.svg";import __asset1 from "@site/d.json";f(__asset0, __asset1)`,
    ],
    [`require( './x.PNG' )`, undefined],
    [`require("./module")`, undefined],
    [`require("./module.js")`, undefined],
    [`require("package/a.png")`, undefined],
    ["require(`./${name}.png`)", undefined],
    [`require(name)`, undefined],
    [`require.resolve("./a.png")`, undefined],
    [`myrequire("./a.png")`, undefined],
  ])("%s", (code, expected) => {
    expect(rewriteRequires(code)?.code).toBe(expected);
  });

  test("lines stay where they are", () => {
    const code = `\n\nconst a = require("./a.png");\n`;
    expect(rewriteRequires(code)?.code.split("\n")[2]).toBe("const a = __asset0;");
  });
});

/** Bundles `src/pages/index.js` and returns what the module exports. */
async function run(
  code: string,
  files: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const siteDir = writeSite({ "src/pages/index.js": code, ...files });
  const { output } = await bundleModule(siteDir, "src/pages/index.js", {
    base: "/base/",
    resolve: { alias: { "@docgen": path.join(siteDir, ".docusaurus/docgen/default") } },
    build: {
      assetsInlineLimit: 0,
      minify: false,
      // What is loaded late stands in the same text, which runs from memory.
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: "src/pages/index.js", formats: ["es"] },
    },
  });
  const [{ code: bundled }] = output;
  return (await import(`data:text/javascript,${encodeURIComponent(bundled)}`)) as Record<
    string,
    unknown
  >;
}

test("code that is shown stays as it was written", async () => {
  const code = String.raw`
    export const shown = [
      \`<img src={require("./missing.png").default} />\`,
      "require.context('./missing')",
      'import(\`./missing/${"$"}{name}.js\`)',
      '// new Worker(new URL("./w.js", import.meta.url))',
      \`
import { useColorMode } from "@docusaurus/theme-common";\`,
    ];
    export const real = require("./a.txt").default;`.replaceAll("\\`", "`");
  const { shown, real } = await run(code, { "src/pages/a.txt": "text" });
  expect(shown).toEqual([
    '<img src={require("./missing.png").default} />',
    "require.context('./missing')",
    "import(`./missing/${name}.js`)",
    '// new Worker(new URL("./w.js", import.meta.url))',
    '\nimport { useColorMode } from "@docusaurus/theme-common";',
  ]);
  expect(real).toMatch(/^data:text/);
});

test("a drawing is a component, imported or required", async () => {
  const code = `
    import Imported from "@site/static/dot.svg";
    const { default: Required } = require("@site/static/dot.svg");
    export { Imported, Required };`;
  const { Imported, Required } = await run(code, {
    "static/dot.svg": `<svg viewBox="0 0 2 2"><circle r="1"/></svg>`,
    "node_modules/react/jsx-runtime.js": "export const jsx = () => null, jsxs = jsx;",
  });
  expect(Imported).toBeTypeOf("function");
  expect(Required).toBe(Imported);
});

test("inline loaders", async () => {
  const code = `
    import raw from "!!raw-loader!./text.txt";
    import again from "raw-loader!@site/src/deep/code.js";
    import query from "-!raw-loader?esModule=true!./text.txt";
    import named from "raw-loader!@site/LICENSE";
    import marked from "!!./text.txt?raw";
    export { raw, again, query, named, marked };`;
  const files = {
    "src/pages/text.txt": "text",
    "src/deep/code.js": "export default <b/>;",
    LICENSE: "free",
  };
  expect({ ...(await run(code, files)) }).toEqual({
    raw: "text",
    again: "export default <b/>;",
    query: "text",
    named: "free",
    marked: "text",
  });
});

test("loaders of other packages run where an import names them, in the order of webpack", async () => {
  const code = `
    import list from "!!list-loader?mark=-!../texts/list.words";
    import text from "raw-loader!twice-loader!../texts/list.words";
    export { list, text };`;
  const files = {
    "package.json": "{}",
    "src/texts/list.words": "a b",
    "node_modules/list-loader/index.js":
      "module.exports = function (source) { const { mark } = this.getOptions(); return `module.exports = ${JSON.stringify(source.split(' ').map((word) => mark + word))}`; };",
    "node_modules/twice-loader/index.js": "module.exports = (source) => source + source;",
  };
  expect({ ...(await run(code, files)) }).toEqual({ list: ["-a", "-b"], text: "a ba b" });
});

test("a loader that isn't installed is named", async () => {
  const failure = run('import "!!no-loader!../a.words";', {
    "package.json": "{}",
    "src/a.words": "a",
  });
  await expect(failure).rejects.toThrow(
    "The loader \"no-loader\", which an import or a plugin's configureWebpack names, can't be found.",
  );
});

test("a folder is required, as a whole or in part", async () => {
  const code = `
    const texts = require.context("!!raw-loader!../texts", false, /\\.md$/);
    const all = require.context('../texts/', true, /^\\.\\/(?:[a-z]+\\/)?\\w+\\.js(?:on)?$/i,);
    const read = (context) => Object.fromEntries(context.keys().map((key) => [key, context(key)]));
    const first = Object.values(read(texts)).map((text) => text.default);
    const second = Object.values(read(all)).map((value) => value.n);
    export const found = [texts.keys(), first, all.keys(), second];`;
  const files = {
    "src/texts/b.md": "B",
    "src/texts/a.md": "A",
    "src/texts/deep/c.md": "C",
    "src/texts/deep/d.js": "export const n = 1;",
    "src/texts/f.json": '{ "n": 2 }',
  };
  const { found } = await run(code, files);
  expect(found).toEqual([
    ["./a.md", "./b.md"],
    ["A", "B"],
    ["./deep/d.js", "./f.json"],
    [1, 2],
  ]);
});

test("a folder is required by an alias", async () => {
  const code = `
    const texts = require.context("@site/texts", true, /^\\.\\/deep\\/.*\\.json$/);
    export const found = texts.keys().map((key) => [key, texts(key).n]);`;
  const files = { "texts/a.json": '{ "n": 1 }', "texts/deep/b.json": '{ "n": 2 }' };
  expect((await run(code, files)).found).toEqual([["./deep/b.json", 2]]);
});

test("what is required in comments isn't", async () => {
  const code = `
    // const versions = require("../nowhere.json");
    /* require.context("../gone", true) */
    import data from "../data.json";
    export const found = [require("../data.json").n, data.n]; // require("../gone.png")`;
  expect(await run(code, { "src/data.json": '{ "n": 1 }' })).toMatchObject({ found: [1, 1] });
});

test("a package loads by an alias what a plugin has written", async () => {
  const code = 'import { load } from "describer"; export const found = await load("Button");';
  const { found } = await run(code, {
    ".docusaurus/docgen/default/Button.json": `["a button"]`,
    "node_modules/describer/package.json": `{ "name": "describer", "main": "index.mjs" }`,
    "node_modules/describer/index.mjs":
      "export const load = (name) => import(`@docgen/${name}.json`).then((module) => module.default);",
  });
  expect(found).toEqual(["a button"]);
});

test("grammars that a site requires by their names come by themselves", async () => {
  const code = `
    const names = ["bash"];
    names.forEach((name) => { require(\`prismjs/components/prism-\${name}\`); });
    export { names };`;
  expect({ ...(await run(code, {})) }).toEqual({ names: ["bash"] });
});

test("a name with a value in it means the files of a folder, at any depth, by an alias too", async () => {
  const code = `
    const load = (name) => import(/* webpackChunkName: "data" */ \`@docgen/\${name}.json\`);
    const near = (folder, name) => import(\`../data/part-\${folder}/\${name}\`);
    const own = (name) => import(\`@site/src/data/\${name}.json\`);
    const failure = (promise) => promise.catch(({ message }) => message);
    const image = (name) => require(\`@site/static/img/\${name}.png\`).default;
    const any = (name) => require(\`@site/static/\${name}\`);
    const missing = () => { try { return image("c"); } catch ({ message }) { return message; } };
    export const found = await Promise.all([
      load("Button").then((module) => module.default.of), load("deep/Card").then((module) => module.of),
      near("a", "one").then((module) => module.n), near("a", "two.json").then((module) => module.n),
      own("x").then((module) => module.default), failure(load("None")),
      image("a"), image("deep/b"), missing(), any("img/a.png").default, any("list.json"),
    ]);`;
  const { found } = await run(code, {
    ".docusaurus/docgen/default/Button.json": `{ "of": "a button" }`,
    ".docusaurus/docgen/default/deep/Card.json": `{ "of": "a card" }`,
    "src/data/part-a/one.ts": "export const n: number = 1;",
    "src/data/part-a/two.json": `{ "n": 2 }`,
    "src/data/x.json": "[3]",
    "static/img/a.png": "a",
    "static/img/deep/b.png": "b",
    "static/list.json": "[4]",
    "static/script.js": "throw new Error('of a page, not of this module');",
  });
  expect(found).toEqual([
    "a button",
    "a card",
    1,
    2,
    [3],
    "Cannot find module '../../.docusaurus/docgen/default/None.json'",
    "data:image/png;base64,YQ==",
    "data:image/png;base64,Yg==",
    "Cannot find module '../../static/img/c.png'",
    "data:image/png;base64,YQ==",
    [4],
  ]);
});
