import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, describe, expect, it } from "vitest";
import { rewriteCached } from "../__fixtures__/cached-json.ts";
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

  it("may be an ES module that has what CommonJS has, as with upstream", async () => {
    const files = {
      "a.mjs": "import b from './src/b.mjs';\nexport default b();",
      "src/b.mjs": "export default () => [require('./c.json').c, __filename.slice(-5)];",
      "src/c.json": '{ "c": 1 }',
    };
    expect(await load(files, "a.mjs")).toEqual([1, "b.mjs"]);
    const spread = { "a.mjs": "export default [...require('./b.json')];", "b.json": "[1]" };
    expect(await load(spread, "a.mjs")).toEqual([1]);
  });

  it.each([
    "const require = createRequire(import.meta.url);\nexport default require('./c.json').c;",
    "const __filename = fileURLToPath(import.meta.url), require = createRequire(__filename);\nexport default require('./c.json').c;",
  ])("may be an ES module that makes such a name itself: %s", async (text) => {
    const files = {
      "a.mjs": `import { createRequire } from 'node:module';\nimport { fileURLToPath } from 'node:url';\n${text}`,
      "c.json": '{ "c": 1 }',
    };
    expect(await load(files, "a.mjs")).toBe(1);
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

describe("compiled modules", () => {
  const files = { "a.ts": "export default 'first' as string;" };
  const loadKept = (siteDir: string): Promise<unknown> =>
    createModuleLoader({ siteDir, cacheDir: `${siteDir}/cache` }).load(`${siteDir}/a.ts`);
  const findKept = (siteDir: string): string[] =>
    readdirSync(`${siteDir}/cache/modules`).map((name) => `${siteDir}/cache/modules/${name}`);

  it("are kept, one for each file", async () => {
    const siteDir = writeSite(files);
    expect(await loadKept(siteDir)).toBe("first");
    const [file] = findKept(siteDir);
    rewriteCached(file!, (json) => json.replace("first", "kept"));
    expect(await loadKept(siteDir)).toBe("kept");
    writeFileSync(`${siteDir}/a.ts`, "export default 'second' as string;");
    expect(await loadKept(siteDir)).toBe("second");
    expect(findKept(siteDir)).toEqual([file]);
  });

  it("are compiled again when the disk has changed a byte of them", async () => {
    const siteDir = writeSite(files);
    await loadKept(siteDir);
    const [file] = findKept(siteDir);
    writeFileSync(file!, readFileSync(file!, "utf8").replaceAll("first", "girst"));
    expect(await loadKept(siteDir)).toBe("first");
  });
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

describe("a default export that the site imports has itself as `default`, as with upstream", () => {
  it.each([
    [
      "compiled CommonJS",
      { "index.js": "exports.__esModule = true;\nexports.default = () => 1;\nexports.b = 2;" },
    ],
    ["CommonJS", { "index.js": "module.exports = () => 1;" }],
    [
      "an ES module",
      {
        "package.json": '{ "type": "module", "exports": "./index.js" }',
        "index.js": "export default () => 1;",
      },
    ],
    ["a frozen object", { "index.js": "module.exports = Object.freeze(() => 1);" }, "undefined"],
  ])("%s", async (_, files, type = "number") => {
    const inPackage = Object.entries(files).map(([name, text]) => [`node_modules/p/${name}`, text]);
    const source =
      "import p from 'p';\nexport default [p, p.default].map((each) => typeof each?.());";
    expect(await load({ ...Object.fromEntries(inPackage), "a.js": source }, "a.js")).toEqual([
      "number",
      type,
    ]);
  });

  it("a plugin of upstream's", async () => {
    const source =
      "import p from '@docusaurus/plugin-debug';\nexport default p.default === p && typeof p;";
    expect(await load({ "a.js": source }, "a.js")).toBe("function");
  });
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

describe("what content alone needs", () => {
  const sidebars = "export default ['first'];";

  it.each([".js", ".mjs", ".ts", ".cjs"])(
    "is as it is now, whenever it is asked for: %s",
    async (ending) => {
      const siteDir = writeSite({ "package.json": '{ "type": "module" }' });
      const file = `${siteDir}/sidebars${ending}`;
      const write = (text: string) =>
        writeFileSync(
          file,
          ending === ".cjs" ? `module.exports = ['${text}'];` : `export default ['${text}'];`,
        );
      const loader = createModuleLoader({ siteDir });
      for (const text of ["first", "second", "third"]) {
        write(text);
        expect(await loader.loadContent(file)).toEqual([text]);
      }
      expect(loader.files()).toEqual([file]);
      expect(loader.isContent(file)).toBe(true);
    },
  );

  it.each([
    ["import sidebars from './sidebars.js';", false],
    ["const sidebars = require('./sidebars');", false],
    ["export default { sidebarPath: './sidebars.js' };", true],
    ["export default { sidebarPath: require.resolve('./sidebars.js') };", true],
  ])("%s %s", async (source, expected) => {
    const siteDir = writeSite({ "sidebars.js": sidebars, "config.ts": source });
    const loader = createModuleLoader({ siteDir });
    await loader.load(`${siteDir}/config.ts`);
    await loader.loadContent(`${siteDir}/sidebars.js`);
    expect(loader.isContent(`${siteDir}/sidebars.js`)).toBe(expected);
    expect(loader.isContent(`${siteDir}/config.ts`)).toBe(false);
  });
});

describe("ES modules that Node takes by itself", () => {
  const files = {
    "a.mjs": "import say from './src/say.mjs';\nexport default say();",
    "src/say.mjs": "import { word } from './word.mjs';\nexport default () => word;",
    "src/word.mjs": "export const word = 'first';",
  };

  it("are files that have been loaded, too", async () => {
    const siteDir = writeSite(files);
    const loader = createModuleLoader({ siteDir });
    await loader.load(`${siteDir}/a.mjs`);
    expect(loader.files()).toEqual(Object.keys(files).map((name) => `${siteDir}/${name}`));
  });

  it("are read anew by the next loader once one of them was edited", async () => {
    const siteDir = writeSite(files);
    const loadAnew = () => createModuleLoader({ siteDir }).load(`${siteDir}/a.mjs`);
    expect(await loadAnew()).toBe("first");
    writeFileSync(`${siteDir}/src/word.mjs`, "export const word = 'second';");
    expect(await loadAnew()).toBe("second");
    expect(await loadAnew()).toBe("second");
    writeFileSync(`${siteDir}/src/say.mjs`, "export default () => 'third';");
    expect(await loadAnew()).toBe("third");
  });

  it("are read anew by a file that asks for them for the first time", async () => {
    const siteDir = writeSite(files);
    const loadAnew = (name: string) => createModuleLoader({ siteDir }).load(`${siteDir}/${name}`);
    expect(await loadAnew("a.mjs")).toBe("first");
    writeFileSync(`${siteDir}/src/word.mjs`, "export const word = 'second';");
    writeFileSync(`${siteDir}/b.mjs`, "export { word as default } from './src/word.mjs';");
    expect(await loadAnew("b.mjs")).toBe("second");
  });
});

/** What a package has that upstream's name stands for: none of it may be seen. */
const REAL = {
  "node_modules/@docusaurus/utils/package.json":
    '{ "name": "@docusaurus/utils", "version": "9.9.9" }',
  "node_modules/@docusaurus/utils/index.js": "exports.normalizeUrl = () => 'real';",
  "node_modules/@docusaurus/logger/index.js": "exports.default = 'real';",
};
const MANIFEST = '"peerDependencies": { "@docusaurus/utils": "*" }';
const CALL = "normalizeUrl(['/a/', '/b'])";

describe.each([
  ["installed", REAL],
  ["not installed", {}],
])("modules of upstream, %s, are the engine's", (_, real) => {
  const loadFrom = (files: Record<string, string>, name: string): Promise<unknown> =>
    load({ ...real, ...files }, name);
  const inPackage = (files: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`node_modules/plugin/${name}`, text]),
    );

  it.each<[kind: string, files: Record<string, string>, name: string]>([
    [
      "CommonJS of the site",
      {
        "a.js": `const { normalizeUrl } = require('@docusaurus/utils'); module.exports = ${CALL};`,
      },
      "a.js",
    ],
    [
      "an ES module of the site",
      {
        "package.json": '{ "type": "module" }',
        "a.js": "export { default } from './b.js';",
        "b.js": `import { normalizeUrl } from '@docusaurus/utils'; export default ${CALL};`,
      },
      "a.js",
    ],
    [
      "CommonJS of a package",
      inPackage({
        "package.json": `{ "name": "plugin", ${MANIFEST} }`,
        "main.js": "module.exports = require('./deep/b.cjs');",
        "deep/b.cjs": `module.exports = require('@docusaurus/utils').${CALL};`,
      }),
      "node_modules/plugin/main.js",
    ],
    [
      "an ES module of a package",
      inPackage({
        "package.json": `{ "name": "plugin", "type": "module", ${MANIFEST} }`,
        "main.js": "export { default } from './lib/b.js';",
        "lib/package.json": '{ "type": "module" }',
        "lib/b.js": `import * as utils from '@docusaurus/utils'; export default utils.${CALL};`,
      }),
      "node_modules/plugin/main.js",
    ],
    [
      "an ES package that an ES module of the site imports",
      {
        ...inPackage({
          "package.json": `{ "name": "plugin", "exports": "./main.mjs", ${MANIFEST} }`,
          "main.mjs": `import { normalizeUrl } from '@docusaurus/utils'; export default ${CALL};`,
        }),
        "a.mjs": "import plugin from 'plugin'; export default plugin;",
      },
      "a.mjs",
    ],
    [
      "a package with node_modules of its own",
      {
        ...inPackage({ "main.js": `module.exports = require('@docusaurus/utils').${CALL};` }),
        "node_modules/plugin/node_modules/@docusaurus/utils/index.js":
          "exports.normalizeUrl = () => 'nested';",
      },
      "node_modules/plugin/main.js",
    ],
    [
      "an inner file",
      inPackage({
        "main.js": `module.exports = require('@docusaurus/utils/lib/urlUtils').${CALL};`,
      }),
      "node_modules/plugin/main.js",
    ],
    [
      "TypeScript",
      {
        "a.ts": `import { normalizeUrl } from '@docusaurus/utils'; export default ${CALL} as string;`,
      },
      "a.ts",
    ],
  ])("for %s", async (_kind, files, name) => {
    expect(await loadFrom(files, name)).toBe("/a/b");
  });

  const TYPE = "export default typeof logger.info + typeof logger.interpolate;";
  it.each([
    ["a.mjs", `import logger from '@docusaurus/logger'; ${TYPE}`],
    ["a.mjs", `import { logger } from '@docusaurus/logger'; ${TYPE}`],
    ["a.ts", `import logger from '@docusaurus/logger'; ${TYPE}`],
    ["a.js", `import * as all from '@docusaurus/logger'; const logger = all.default; ${TYPE}`],
    [
      "a.cjs",
      "const { default: logger } = require('@docusaurus/logger'); module.exports = typeof logger.info + typeof logger.interpolate;",
    ],
  ])("the logger has its methods in %s: %s", async (name, source) => {
    expect(await loadFrom({ [name]: source }, name)).toBe("functionfunction");
  });

  it("which tell the release that they stand for", async () => {
    const source =
      "module.exports = [require('@docusaurus/core/package.json').version, require('@docusaurus/utils').DOCUSAURUS_VERSION];";
    expect(await loadFrom(inPackage({ "main.js": source }), "node_modules/plugin/main.js")).toEqual(
      ["3.10.2", "3.10.2"],
    );
  });

  it("with all of Joi", async () => {
    const source =
      "const { Joi, RouteBasePathSchema } = require('@docusaurus/utils-validation'); module.exports = Joi.object({ a: RouteBasePathSchema }).validate({ a: 'docs' }).value;";
    expect(await loadFrom(inPackage({ "main.js": source }), "node_modules/plugin/main.js")).toEqual(
      { a: "/docs" },
    );
  });
});

it("tells of an inner file that it has nothing for, unless that is installed", async () => {
  const files = {
    "node_modules/plugin/main.js": "module.exports = require('@docusaurus/core/lib/server');",
  };
  await expect(load(files, "node_modules/plugin/main.js")).rejects.toThrow(
    '"@docusaurus/core/lib/server" is an inner file of upstream that Velosaur has nothing for.',
  );
  const installed = {
    ...files,
    "node_modules/@docusaurus/core/lib/server.js":
      "module.exports = require('@docusaurus/utils').posixPath('a\\\\b');",
  };
  expect(await load(installed, "node_modules/plugin/main.js")).toBe("a/b");
});

it("lets a module do without an inner file", async () => {
  const source =
    "try { require('@docusaurus/core/lib/x'); } catch (error) { module.exports = error.code; }";
  expect(await load({ "node_modules/plugin/main.js": source }, "node_modules/plugin/main.js")).toBe(
    "MODULE_NOT_FOUND",
  );
});

describe("CommonJS that was an ES module", () => {
  const ESBUILD =
    "const all = {}; for (const [name, get] of Object.entries({ default: () => main, validateOptions: () => check })) Object.defineProperty(all, name, { get, enumerable: true });\nmodule.exports = Object.defineProperty({}, '__esModule', { value: true }); for (const name of Object.keys(all)) Object.defineProperty(module.exports, name, { get: () => all[name], enumerable: true });\n0 && (module.exports = { validateOptions });\nfunction main() {} function check() {}";
  const BABEL =
    "Object.defineProperty(exports, '__esModule', { value: true });\nexports.default = main; exports.validateOptions = check;\nfunction main() {} function check() {}";
  it.each([
    ["esbuild", ESBUILD],
    ["Babel", BABEL],
    [
      "Babel, as one object",
      "module.exports = { __esModule: true, default: function main() {}, validateOptions: function check() {} };",
    ],
  ])("has its default export: %s", async (_, source) => {
    const siteDir = writeSite({ "node_modules/a/index.js": source, "b.cjs": source });
    const { loadExports } = createModuleLoader({ siteDir });
    for (const file of ["node_modules/a/index.js", "b.cjs"]) {
      const { default: main, validateOptions } = await loadExports(`${siteDir}/${file}`);
      expect([(main as () => void).name, (validateOptions as () => void).name]).toEqual([
        "main",
        "check",
      ]);
    }
  });
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

  it("keeps themes that weren't shipped in the cache; a broken one is not used", async () => {
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
