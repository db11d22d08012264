import path from "../system/path.ts";
import { afterAll, describe, expect, test } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { bundleModule } from "./__fixtures__/bundle-module.ts";
import { AuthorError } from "../system/author-error.ts";
import { describeBundleFailure, toAbsentNames } from "./bundle-failure.ts";
import { engineDir } from "../system/engine-paths.ts";

afterAll(removeSites);

/** What keeps `src/pages/index.tsx` from being bundled. */
async function bundle(siteDir: string): Promise<void> {
  await bundleModule(siteDir, "src/pages/index.tsx").catch((error: unknown) => {
    throw describeBundleFailure(error, siteDir);
  });
}

/** What the author reads of it. */
async function describeFailure(files: Record<string, string>): Promise<string> {
  const siteDir = writeSite(files);
  return readFailure(siteDir, () => bundle(siteDir));
}

const page = (text: string): Record<string, string> => ({ "src/pages/index.tsx": text });

describe("a module that can't be found", () => {
  const imports = [
    "./missing",
    "@site/src/missing",
    "@theme/Missing",
    "@docusaurus/missing",
    "missing",
    "missing/deep",
    "@scope/missing/deep",
  ];
  test("is named, with what to do", async () => {
    const found = await Promise.all(
      imports.map(
        async (name) =>
          `${name}:\n${await describeFailure(page(`// first line\nimport x from "${name}";\nconsole.log(x);\n`))}`,
      ),
    );
    expect(found.join("\n\n")).toMatchInlineSnapshot(`
      "./missing:
      error src/pages/index.tsx:2:16
        The module "./missing" can't be found.
          1 | // first line
        > 2 | import x from "./missing";
            |                ^
          3 | console.log(x);
        There is no such file beside the importing one: check the path and the ending.

      @site/src/missing:
      error src/pages/index.tsx:2:16
        The module "@site/src/missing" can't be found.
          1 | // first line
        > 2 | import x from "@site/src/missing";
            |                ^
          3 | console.log(x);
        \`@site/\` stands for the folder of the site: check the path below it.

      @theme/Missing:
      error src/pages/index.tsx:2:16
        The module "@theme/Missing" can't be found.
          1 | // first line
        > 2 | import x from "@theme/Missing";
            |                ^
          3 | console.log(x);
        No theme has a component of this name: check its spelling, or create it in src/theme.

      @docusaurus/missing:
      error src/pages/index.tsx:2:16
        The module "@docusaurus/missing" can't be found.
          1 | // first line
        > 2 | import x from "@docusaurus/missing";
            |                ^
          3 | console.log(x);
        Docusaurus' modules come with the engine, but none has this name: check its spelling.

      missing:
      error src/pages/index.tsx:2:16
        The module "missing" can't be found.
          1 | // first line
        > 2 | import x from "missing";
            |                ^
          3 | console.log(x);
        Install it in the site's folder: npm install missing

      missing/deep:
      error src/pages/index.tsx:2:16
        The module "missing/deep" can't be found.
          1 | // first line
        > 2 | import x from "missing/deep";
            |                ^
          3 | console.log(x);
        Install it in the site's folder: npm install missing

      @scope/missing/deep:
      error src/pages/index.tsx:2:16
        The module "@scope/missing/deep" can't be found.
          1 | // first line
        > 2 | import x from "@scope/missing/deep";
            |                ^
          3 | console.log(x);
        Install it in the site's folder: npm install @scope/missing"
    `);
  });
});

test("a package that isn't built yet", async () => {
  const files = {
    ...page('import x from "unbuilt";\nconsole.log(x);'),
    "node_modules/unbuilt/package.json": '{ "name": "unbuilt", "main": "lib/index.js" }',
  };
  expect(await describeFailure(files)).toMatchInlineSnapshot(`
    "error src/pages/index.tsx:1:16
      The module "unbuilt" can't be found.
      > 1 | import x from "unbuilt";
          |                ^
        2 | console.log(x);
      The package "unbuilt" has no file "lib/index.js", which its package.json names. Build the package first, or install a release of it that has the file."
  `);
});

test("a module that a package keeps to itself", async () => {
  const files = {
    ...page('import x from "closed/inner";\nconsole.log(x);'),
    "node_modules/closed/package.json": '{ "name": "closed", "exports": { ".": "./index.js" } }',
    "node_modules/closed/inner.js": "export default 1;",
  };
  expect(await describeFailure(files)).toMatchInlineSnapshot(`
    "error
      The module "closed/inner" can't be found.
      The package is installed, but the \`exports\` in its package.json don't list this module."
  `);
});

describe("a file that can't be read", () => {
  test("TypeScript", async () => {
    expect(await describeFailure(page("\nexport default function X() { return <b")))
      .toMatchInlineSnapshot(`
        "error src/pages/index.tsx:2:40
          Unexpected token.
            1 |
          > 2 | export default function X() { return <b
              |                                        ^
          The file could not be read: see the marked place."
      `);
  });

  test("JavaScript with JSX", async () => {
    const files = { ...page('import "./other.js";'), "src/pages/other.js": "\n\nconst a = <b>;\n" };
    expect(await describeFailure(files)).toMatchInlineSnapshot(`
      "error src/pages/other.js:3:14
        Unexpected token.
          1 |
          2 |
        > 3 | const a = <b>;
            |              ^
        The file could not be read: see the marked place."
    `);
  });

  test.each([
    ["the file says so", "// @flow\nexport opaque type A = string;\n", {}],
    [
      "Babel is told so",
      "// A.\nexport opaque type A = string;\n",
      { "babel.config.js": "module.exports = { presets: ['@babel/preset-flow'] };" },
    ],
  ])("Flow: %s", async (_, source, babel) => {
    const files = { ...page('import "./typed.js";'), "src/pages/typed.js": source, ...babel };
    expect(await describeFailure(files)).toMatch(
      /^error src\/pages\/typed\.js:\d[^]*see the marked place\. If it is a type of Flow: Babel would take it out, which doesn't run here\. A plugin for Vite whose `transform` has `order: "pre"` may do it/,
    );
  });

  test("JSON", async () => {
    const files = {
      ...page('import x from "../x.json"; console.log(x);'),
      "src/x.json": '{ "a": }',
    };
    expect(await describeFailure(files)).toMatchInlineSnapshot(`
      "error
        A JSON file of the site can't be read: expected value at line 1 column 8.
        See the JSON files that have been changed last."
    `);
  });

  test("CSS", async () => {
    const files = { ...page('import "../x.css";'), "src/x.css": "@import './missing.css';\n" };
    expect(await describeFailure(files)).toMatchInlineSnapshot(`
      "error src/x.css:1:10
        There is no file "./missing.css".
        > 1 | @import './missing.css';
            |          ^
        The file imports another one that doesn't exist: check the path."
    `);
  });

  test.each([
    ["katex/dist/katex.min.css", "katex"],
    ["@fontsource/inter/400.css", "@fontsource/inter"],
  ])("CSS of a package: %s", async (file, name) => {
    const files = { ...page('import "../x.css";'), "src/x.css": `@import "${file}";\n` };
    expect(await describeFailure(files)).toContain(
      `check the path. If it is a package's, install that in the site's folder: npm install ${name}`,
    );
  });
});

test("a stylesheet whose compiler isn't installed", async () => {
  const files = { ...page('import "../x.styl";'), "src/x.styl": "a\n  b c" };
  expect(await describeFailure(files)).toMatchInlineSnapshot(`
    "error src/x.styl
      The package "stylus", which compiles this stylesheet, isn't installed.
      Install it in the site's folder: npm install stylus"
  `);
});

test("a stylesheet for a version of sass that the bundler doesn't know", async () => {
  const files = {
    ...page('import "../x.scss";'),
    "src/x.scss": "a { b: c }",
    "node_modules/sass/package.json": '{ "name": "sass", "version": "1.54.6", "main": "index.js" }',
    "node_modules/sass/index.js": "exports.compileString = () => {};",
  };
  expect(await describeFailure(files)).toMatchInlineSnapshot(`
    "error src/x.scss
      The installed version of sass is too old to read the site's stylesheets.
      Version 1.70 is the first that can: npm install sass@latest"
  `);
});

test("a stylesheet that PostCSS can't read", async () => {
  const siteDir = writeSite({ "src/x.css": "a {\n}\n}\n" });
  const id = `${siteDir}/src/x.css`;
  const message = "[postcss] <css input>:3:1: Unexpected }";
  const failure = await readFailure(siteDir, () => {
    throw describeBundleFailure({ message, id, loc: { file: id, line: 3, column: 1 } }, siteDir);
  });
  expect(failure).toMatch(/^error src\/x\.css:3:1\n\s+Unexpected \}\.\n/);
});

test("a plugin that refuses a file without a place in it", async () => {
  const siteDir = writeSite({ "src/x.css": "a { b: c }" });
  const error = { message: "[plugin vite:css] src/x.css\nNo layer.", id: `${siteDir}/src/x.css` };
  const failure = await readFailure(siteDir, () => {
    throw describeBundleFailure(error, siteDir);
  });
  expect(failure).not.toContain("marked place");
  expect(failure).toContain("That is what a plugin says which works on this file");
});

test("an export that isn't there", async () => {
  const files = {
    ...page('import { b } from "../x";\nconsole.log(b);'),
    "src/x.ts": "export const a = 1;",
  };
  expect(await describeFailure(files)).toMatchInlineSnapshot(`
    "error src/pages/index.tsx:1:10
      "b" is not exported by "src/x.ts".
      > 1 | import { b } from "../x";
          |          ^
        2 | console.log(b);
      See what that file exports: the name may be spelled otherwise, or be its default export."
  `);
});

describe("names that aren't exported", () => {
  const fail = async (code: string): Promise<unknown> => {
    const siteDir = writeSite({ ...page(code), "src/x.ts": "export const a = 1;" });
    return bundle(siteDir).catch((error: unknown) => error);
  };

  test("are warnings where nothing else is wrong", async () => {
    const names = toAbsentNames(await fail('import { b } from "../x";\nconsole.log(b);'));
    expect(names).toMatchObject([
      { severity: "warning", hint: expect.stringContaining("There it is `undefined`.") },
    ]);
  });

  test("are none where another mistake is", async () => {
    const code = 'import { b } from "../x";\nimport "./none";\nconsole.log(b);';
    expect(toAbsentNames(await fail(code))).toBeUndefined();
    expect(toAbsentNames(new Error("out of memory"))).toBeUndefined();
  });
});

describe("what is no mistake of the author's", () => {
  const siteDir = "/site";
  test("an error without a place stays what it is", () => {
    const error = new Error("out of memory");
    expect(describeBundleFailure(error, siteDir)).toBe(error);
  });

  test("an error in the engine's own files stays what it is", () => {
    const error = { errors: [{ message: "x", id: path.join(engineDir, "client/x.tsx") }] };
    expect(describeBundleFailure(error, siteDir)).toBe(error);
  });

  test("one of several without a place hides none", () => {
    const error = { errors: [{ message: "x", id: "/site/a.ts" }, { message: "y" }] };
    expect(describeBundleFailure(error, siteDir)).toBe(error);
  });

  test("something that is no error", () => {
    expect(describeBundleFailure("text", siteDir)).toBe("text");
    expect(describeBundleFailure(undefined, siteDir)).toBe(undefined);
  });
});

test("the same said twice is said once", () => {
  const entry = { message: "Unexpected token", id: "/site/a.ts", loc: { line: 1, column: 0 } };
  const described = describeBundleFailure({ errors: [entry, { ...entry }] }, "/site");
  expect(described).toBeInstanceOf(AuthorError);
  expect((described as AuthorError).diagnostics).toHaveLength(1);
});

test("an image that is no SVG, where it is used as a component", async () => {
  const code = page(`import Logo from "../logo.svg"; export default Logo;`);
  const broken = await describeFailure({ ...code, "src/logo.svg": "<svg>\n  <g>\n</svg>\n" });
  expect(broken).toMatchInlineSnapshot(`
    "error src/logo.svg:3:7
      The image is no SVG: Unexpected close tag.
        1 | <svg>
        2 |   <g>
      > 3 | </svg>
          |       ^
      To take it as a file whatever it holds, import its address: add \`?url\` to the import."
  `);
  const other = await describeFailure({ ...code, "src/logo.svg": "<p/>" });
  expect(other).toMatchInlineSnapshot(`
    "error src/logo.svg
      The image is no SVG: it has no <svg> element."
  `);
});

test("a pattern of `import.meta.glob` that begins with a name of no folder", async () => {
  const text = `interface Data {\n  a: string;\n}\n\nconsole.log(import.meta.glob<Data>("~/data/*.json"));\n`;
  expect(await describeFailure(page(text))).toMatchInlineSnapshot(`
    "error src/pages/index.tsx:5:37
      The pattern "~/data/*.json" of import.meta.glob begins with a name that stands for no folder.
        3 | }
        4 |
      > 5 | console.log(import.meta.glob<Data>("~/data/*.json"));
          |                                     ^
      Begin it with \`./\`, \`../\`, \`@site/\` or an alias of the site's. Names of \`paths\` in a tsconfig.json can't be used in patterns."
  `);
});
