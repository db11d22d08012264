import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, describe, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createModuleLoader } from "./load-module.ts";

afterAll(removeSites);

const load = (files: Record<string, string>, name: string): Promise<unknown> => {
  const siteDir = writeSite(files);
  return createModuleLoader({ siteDir }).load(`${siteDir}/${name}`);
};

describe("a module's default export", () => {
  it.each([
    ["a.js", "module.exports = { a: 1 };", { a: 1 }],
    ["a.cjs", "exports.a = 1;", { a: 1 }],
    ["a.mjs", "export default { a: 1 };", { a: 1 }],
    ["a.js", "export default { a: 1 };", { a: 1 }],
    ["a.ts", "interface A { a: number }\nexport default { a: 1 } as A;", { a: 1 }],
    ["a.ts", "const x = { a: 1 };\nexport = x;", { a: 1 }],
    ["a.json", '{ "a": 1 }', { a: 1 }],
    ["a.json", '{ "default": { "a": 1 } }', { a: 1 }],
    ["a.js", "module.exports = [1, 2];", [1, 2]],
  ])("%s: %s", async (name, source, expected) => {
    expect(await load({ [name]: source }, name)).toEqual(expected);
  });

  it("may be JSX, and import JSON and TypeScript without extension", async () => {
    const files = {
      "a.tsx":
        "import b from './b';\nimport c from './c.json';\nconst React = { createElement: (type: string) => type };\nexport default [<i />, b, c];",
      "b.ts": "export default 'b' as string;",
      "c.json": '{ "c": 1 }',
      "node_modules/react/jsx-runtime.js": "exports.jsx = (type) => type;",
      "node_modules/react/package.json": '{ "name": "react" }',
    };
    expect(await load(files, "a.tsx")).toEqual(["i", "b", { c: 1 }]);
  });

  it("may come from @site", async () => {
    expect(
      await load(
        {
          "a.js": "import b from '@site/src/b';\nexport default b;",
          "src/b.ts": "export default 1;",
        },
        "a.js",
      ),
    ).toBe(1);
  });
});

it.each([
  ["a.js", '{ "type": "module" }', "export default"],
  ["a.mjs", "{}", "export default"],
  ["a.js", "{}", "module.exports ="],
  ["a.ts", "{}", "export default"],
])("a new loader sees an edited %s (%s)", async (name, manifest, head) => {
  const siteDir = writeSite({ "package.json": manifest });
  for (const value of [1, 2, 3]) {
    writeFileSync(`${siteDir}/${name}`, `${head} { value: ${value} };`);
    expect(await createModuleLoader({ siteDir }).load(`${siteDir}/${name}`)).toEqual({ value });
  }
});

it("hands over all exports", async () => {
  const siteDir = writeSite({
    "a.mjs": "export default 1;\nexport const b = 2;",
    "c.js": "module.exports = () => 3; module.exports.d = 4;",
  });
  const loader = createModuleLoader({ siteDir });
  expect(await loader.loadExports(`${siteDir}/a.mjs`)).toMatchObject({ default: 1, b: 2 });
  const { default: main, d } = await loader.loadExports(`${siteDir}/c.js`);
  expect([(main as () => number)(), d]).toEqual([3, 4]);
});

it("imports ES packages of the site", async () => {
  const files = {
    "a.ts": "import plugin, { name } from 'remark-x';\nexport default [typeof plugin, name];",
    "node_modules/remark-x/package.json": '{ "type": "module", "exports": "./main.js" }',
    "node_modules/remark-x/main.js":
      "export default function plugin() {}\nexport const name = 'x';",
  };
  expect(await load(files, "a.ts")).toEqual(["function", "x"]);
});

it("tells which files it has loaded, also beside the site, and no packages", async () => {
  const folder = writeSite({
    "site/a.ts": "import '../shared/b';\nimport 'c';\nexport default 1;",
    "site/node_modules/c/index.js": "",
    "shared/b.ts": "export const b: number = 1;",
  });
  const loader = createModuleLoader({ siteDir: `${folder}/site` });
  expect(loader.files()).toEqual([]);
  await loader.load(`${folder}/site/a.ts`);
  expect(loader.files()).toEqual([`${folder}/shared/b.ts`, `${folder}/site/a.ts`]);
});

it("uses upstream's validation where the site has it", async () => {
  const files = {
    "a.js": "import { Joi } from '@docusaurus/utils-validation';\nexport default Joi;",
    "node_modules/@docusaurus/utils-validation/index.js": "exports.Joi = 'real';",
  };
  expect(await load(files, "a.js")).toBe("real");
});

it("resolves names from the site or from a file", () => {
  const siteDir = writeSite({
    "node_modules/a/index.js": "",
    "deep/node_modules/b/index.js": "",
    "deep/c.js": "",
  });
  const { resolve } = createModuleLoader({ siteDir });
  expect(resolve("a")).toBe(`${siteDir}/node_modules/a/index.js`);
  expect(resolve("b")).toBeUndefined();
  expect(resolve("b", `${siteDir}/deep/c.js`)).toBe(`${siteDir}/deep/node_modules/b/index.js`);
  expect(existsSync(resolve("@docusaurus/utils") ?? "")).toBe(true);
});

describe("prism-react-renderer", () => {
  const original = createRequire(import.meta.url)("prism-react-renderer") as { themes: object };
  const source =
    "import { themes, Prism } from 'prism-react-renderer';\nexport default { themes, hasPrism: typeof Prism.tokenize };";
  const themesOnly =
    "const { themes } = require('prism-react-renderer');\nmodule.exports = themes;";

  it("is whole", async () => {
    expect(await load({ "a.ts": source }, "a.ts")).toEqual({
      themes: original.themes,
      hasPrism: "function",
    });
  });

  it("keeps its themes in the cache; a broken one is not used", async () => {
    const siteDir = writeSite({ "a.js": themesOnly });
    const loadThemes = () =>
      createModuleLoader({ siteDir, cacheDir: `${siteDir}/cache` }).load(`${siteDir}/a.js`);
    expect(await loadThemes()).toEqual(original.themes);
    const [file] = readdirSync(`${siteDir}/cache`).filter((name) =>
      name.startsWith("prism-themes-"),
    );
    expect(await loadThemes()).toEqual(original.themes);
    writeFileSync(`${siteDir}/cache/${file}`, "{ broken");
    expect(await loadThemes()).toEqual(original.themes);
  });
});
