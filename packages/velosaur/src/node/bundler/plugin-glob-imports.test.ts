import path from "../system/path.ts";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { SourceFolder } from "../webpack/style-sources.ts";
import { globImportsPlugin } from "./plugin-glob-imports.ts";

afterAll(removeSites);

/** The places that the code of `src/entry.ts` asks for, relative to the site. */
async function findFolders(files: Record<string, string>): Promise<[string, string][]> {
  const root = writeSite(files);
  const folders = new Map<string, SourceFolder>();
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    resolve: { alias: { "@site": root } },
    plugins: [globImportsPlugin(folders)],
    build: { write: false, lib: { entry: path.join(root, "src/entry.ts"), formats: ["es"] } },
  });
  return [...folders.values()].map(({ dir, glob }) => [path.relative(root, dir), glob]);
}

test("the files that code imports by patterns have a say in the next build", async () => {
  const found = await findFolders({
    "src/entry.ts": `
      const one = import.meta.glob("./data/*.js", { eager: true, import: "default" });
      const some = import.meta.glob<{ a: string }>([
        "../texts/**/*.md", '!../texts/left-out/*', "/root/[ab].js", \`@site/data/{c,d}.json\`, "./none.js",
      ], { query: "?raw" });
      export { one, some };`,
    "src/data/a.js": "export default 1;",
  });
  expect(found).toEqual([
    ["src/data", "*.js"],
    ["texts", "**/*.md"],
    ["root", "[ab].js"],
    ["data", "{c,d}.json"],
    ["src", "none.js"],
  ]);
});

test.each([
  ["a base", `"./*.js", { eager: true, base: "../data" }`, ["data", "*.js"]],
  ["a base below the site", `"./*.js", { "base": "/data/more" }`, ["data/more", "*.js"]],
  [
    "a base that begins with a name",
    `"./*.js", { base: "@site/data/more" }`,
    ["data/more", "*.js"],
  ],
  ["a comment", `/* all (of them) */ "./*.js", // that's it`, ["src", "*.js"]],
  ["a comment in a list", `[ // it's\n "./*.js" ]`, ["src", "*.js"]],
  ["a name of the package's", `"#data/*.js"`, ["data", "*.js"]],
  ["a folder in parentheses", `"/(group)/*.js"`, ["", "[(]group[)]/*.js"]],
  ["any folder", `"**/some/*.js"`, ["", "**/some/*.js"]],
])("a pattern with %s", async (_what, given, place) => {
  const found = await findFolders({
    "package.json": `{ "imports": { "#data/*": "./data/*" } }`,
    "src/entry.ts": `export const some = import.meta.glob(${given}\n);`,
  });
  expect(found).toEqual([place]);
});

test("types and languages other than JavaScript leave patterns what they are", async () => {
  const found = await findFolders({
    "src/entry.ts": `export * from "./part.mdx";
      type Read = () => string;
      export const some = import.meta.glob<Record<string, ReturnType<Read>>>("./data/*.js");
      export const others = import.meta.glob<(a: string) => void>("./functions/*.js");`,
    "src/part.mdx": `export const texts = import.meta.glob("./texts/*.md");`,
  });
  expect(found).toEqual(
    expect.arrayContaining([
      ["src/data", "*.js"],
      ["src/functions", "*.js"],
      ["src/texts", "*.md"],
    ]),
  );
});

/** What of the code of `src/entry.ts` is bundled where `@site` is no alias. */
async function bundle(pattern: string, options = ""): Promise<string> {
  const root = writeSite({
    "src/entry.ts": `console.log(import.meta.glob(${pattern}, { eager: true, import: "default", ${options} }));`,
    "data/one.js": `export default "first";`,
    "data/two.js": `export default "second";`,
    ".docusaurus/own/made.js": `export default "made";`,
  });
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [globImportsPlugin()],
    build: { write: false, lib: { entry: path.join(root, "src/entry.ts"), formats: ["es"] } },
  });
  return JSON.stringify(built);
}

test.each([
  [`"@site/data/*.js"`, ["first", "second"]],
  [`["@site/data/*.js", "!@site/data/t*.js"]`, ["first"]],
  [`"@generated/own/*.js"`, ["made"]],
])("the pattern %s is one of the site's folder", async (pattern, found) => {
  const code = await bundle(pattern);
  expect(["first", "second", "made"].filter((word) => code.includes(word))).toEqual(found);
});

test.each([
  ["@site/data", ["first", "second"]],
  ["@site", []],
  ["@generated/own", ["made"]],
])("patterns relative to %s mean what lies in that folder", async (base, found) => {
  const code = await bundle(`"./*.js"`, `base: "${base}"`);
  expect(["first", "second", "made"].filter((word) => code.includes(word))).toEqual(found);
});

test("a pattern that begins with a name of no folder is a mistake", async () => {
  await expect(bundle(`"~/data/*.js"`)).rejects.toThrow(
    'The pattern "~/data/*.js" of import.meta.glob begins with a name that stands for no folder.',
  );
});
