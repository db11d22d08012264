import path from "../system/path.ts";
import { build, type Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { isChangedByRules } from "./loader-report.ts";
import { inlineLoadersPlugin, loadersPlugin } from "./plugin-loaders.ts";

afterAll(removeSites);

test("a folder whose name ends with a ! is no loader; an import there may name one", async () => {
  const siteDir = path.join(
    writeSite({
      "Hi!/src/index.js": `import part from "./part.js";
import words from "!!raw-loader!./words.txt";
console.log(part, words);`,
      "Hi!/src/part.js": `export default "a part";`,
      "Hi!/src/words.txt": "plain words",
    }),
    "Hi!",
  );
  // What comes after the mark is a path from the top of the site.
  const index = path.join(siteDir, "src/index.js");
  const { output } = (await build({
    configFile: false,
    root: siteDir,
    logLevel: "silent",
    publicDir: false,
    plugins: [inlineLoadersPlugin()],
    build: { write: false, rolldownOptions: { input: index } },
  })) as Rolldown.RolldownOutput;
  for (const text of ["a part", "plain words"]) expect(output[0].code).toContain(text);
});

test("raw-loader writes an object of the loader before it as it is", async () => {
  const siteDir = writeSite({
    "src/index.js": `import made from "!!raw-loader!../wrap.js!./words.txt";\nconsole.log(made.code);`,
    "src/words.txt": "plain words",
    "wrap.js": "module.exports = (code) => ({ code });",
  });
  const input = path.join(siteDir, "src/index.js");
  const loader = path.join(siteDir, "wrap.js");
  const { output } = (await build({
    configFile: false,
    root: siteDir,
    logLevel: "silent",
    publicDir: false,
    plugins: [
      {
        name: "names",
        api: { names: { loaderAliases: [{ name: "../wrap.js", target: loader, isExact: true }] } },
      },
      inlineLoadersPlugin(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  expect(output[0].code).toContain("plain words");
});

test("a plugin tells of which files a rule makes something else", () => {
  const rules = [{ test: /\/examples\//, type: "asset/source" }];
  const plugin = loadersPlugin({
    rules,
    siteDir: "/site",
    baseUrl: "/",
    isServer: false,
    mode: "production",
    folders: [],
  });
  const isChanged = (file: string): boolean =>
    isChangedByRules([{}, { plugins: [plugin] }], `/site/${file}`);
  expect(["examples/main.ts", "src/main.ts"].map(isChanged)).toEqual([true, false]);
});
