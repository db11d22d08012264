import path from "../system/path.ts";
import { build, type Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { describeBundleFailure } from "./bundle-failure.ts";
import { firstImportsPlugin } from "./plugin-first-imports.ts";
import { RANKS, type SplitStyles, splitStyles, styleOrderPlugin } from "./plugin-style-order.ts";

afterAll(removeSites);

test("pieces in order of rank, those of one rank as they came", () => {
  const css = `@charset "u";/*velosaur-part-aa*/\n.site{}\n/*velosaur-part-bb*/\n.base{}\n/*velosaur-part-cc*/\n.module{}\n/*velosaur-part-dd*/\n.more{}\n`;
  const ranks = new Map([
    ["aa", 3],
    ["bb", 0],
    ["cc", 2],
    ["dd", 0],
  ]);
  expect(splitStyles(css, ranks)).toEqual({
    head: `@charset "u";`,
    pieces: [
      { rank: 0, name: "bb", css: ".base{}" },
      { rank: 0, name: "dd", css: ".more{}" },
      { rank: 2, name: "cc", css: ".module{}" },
      { rank: 3, name: "aa", css: ".site{}" },
    ],
  });
});

test("a stylesheet without marks, and one without rules", () => {
  expect(splitStyles(".a{}.b{}", new Map())).toEqual({ head: ".a{}.b{}", pieces: [] });
  expect(splitStyles("", new Map())).toEqual({ head: "", pieces: [] });
});

/** The one stylesheet that the bundler makes of all, split again. */
async function bundleStyles(files: Record<string, string>): Promise<SplitStyles> {
  const imports = Object.keys(files).map((name) => `import "./${name}";`);
  const siteDir = writeSite({ ...files, "main.js": imports.join("\n") });
  const ranks = new Map<string, number>();
  const globalStyles = [path.join(siteDir, "global.css")];
  const { output } = (await build({
    configFile: false,
    root: siteDir,
    logLevel: "silent",
    plugins: [
      firstImportsPlugin(),
      styleOrderPlugin({ siteDir, themePaths: [], globalStyles, minify: true }, ranks),
    ],
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: { input: path.join(siteDir, "main.js") },
    },
  }).catch((error: unknown) => {
    throw describeBundleFailure(error, siteDir);
  })) as Rolldown.RolldownOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith(".css")) as Rolldown.OutputAsset;
  return splitStyles(String(sheet.source), ranks);
}

test("files stay apart, whatever their rules are: layers of one name, the same rules, none at all", async () => {
  const layer = "@layer own { .a { color: red } }";
  const { head, pieces } = await bundleStyles({
    "one.css": layer,
    "empty.css": "",
    "two.css": layer,
    "global.css": layer,
  });
  const rules = "@layer own{.a{color:red}}";
  expect(head.trim()).toBe("");
  expect(pieces.map(({ rank, css }) => [rank, css.trim()])).toEqual([
    [RANKS.site, rules],
    [RANKS.siteModule, rules],
    [RANKS.siteModule, ""],
    [RANKS.siteModule, rules],
  ]);
});

test("imports of other sites come before all rules, also when they stand behind some", async () => {
  const { head, pieces } = await bundleStyles({
    "one.css": ".a { color: red }",
    "two.css": `.b { color: red }\n@import url("https://fonts.example/a.css?b;c");`,
  });
  expect(head.trim()).toBe('@import "https://fonts.example/a.css?b;c";');
  expect(pieces.map(({ css }) => css.trim())).toEqual([".a{color:red}", ".b{color:red}"]);
});

test("what a browser would skip stays; the file after it is read", async () => {
  const { pieces } = await bundleStyles({
    "one.css": "// a word\n.a { color: red }",
    "two.css": ".b{color:red}",
  });
  expect(pieces.map(({ css }) => css.trim())).toEqual([
    "// a word\n.a { color: red }",
    ".b{color:red}",
  ]);
});

test("a file that can't be read is named, with the place", async () => {
  const message = await readFailure("/", () =>
    bundleStyles({ "one.css": ".a {\n  color: red }}\n.b {}" }),
  );
  expect(message.replace(/error \S+one\.css/, "error one.css")).toMatchInlineSnapshot(`
    "error one.css:2:15
      The stylesheet can't be read: Unexpected }.
        1 | .a {
      > 2 |   color: red }}
          |               ^
        3 | .b {}
      Correct the marked place, or what stands before it."
  `);
});
