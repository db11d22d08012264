import path from "../system/path.ts";
import { build, type Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { engineDir } from "../system/engine-paths.ts";
import { addLayer, cascadeLayersPlugin } from "./plugin-cascade-layers.ts";
import { RANKS, splitStyles, styleOrderPlugin } from "./plugin-style-order.ts";

afterAll(removeSites);

test.each([
  [".a { b: c }", "@layer docusaurus {\n.a { b: c }\n}\n"],
  [
    '/* a; */\n@charset "utf-8";\n@import "./b.css";\n.c{}',
    '/* a; */\n@charset "utf-8";\n@import "./b.css" layer(docusaurus);\n@layer docusaurus {\n.c{}\n}\n',
  ],
  ['@import "./b.css";\n', '@import "./b.css" layer(docusaurus);\n'],
  ["", ""],
])("%j", (css, expected) => {
  expect(addLayer(css)).toBe(expected);
});

/** What stands at the top of a stylesheet, braces left out. */
function listTop(css: string): string[] {
  let depth = 0;
  const open = css.replaceAll(/[{}]|[^{}]+/g, (text) => {
    if (text === "}") depth -= 1;
    const isTop = depth === 0 && text !== "}";
    if (text === "{") depth += 1;
    return isTop ? text : "";
  });
  return open.split("{").filter((text) => text.trim() !== "");
}

test("the theme's rules are in a layer, those of the site are in none", async () => {
  const siteDir = writeSite({
    "own.css": ".own { color: red } @layer docusaurus { .late { color: red } }",
    "main.js": `import ${JSON.stringify(path.join(engineDir, "theme/styles/index.css"))}; import "./own.css";`,
  });
  const ranks = new Map<string, number>();
  const { output } = (await build({
    configFile: false,
    root: siteDir,
    logLevel: "silent",
    plugins: [
      styleOrderPlugin({ siteDir, themePaths: [], globalStyles: [], minify: true }, ranks),
      cascadeLayersPlugin(),
    ],
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: { input: path.join(siteDir, "main.js") },
    },
  })) as Rolldown.RolldownOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith(".css")) as Rolldown.OutputAsset;
  const { pieces } = splitStyles(String(sheet.source), ranks);
  const join = (isWanted: (rank: number) => boolean): string =>
    pieces.flatMap(({ rank, css }) => (isWanted(rank) ? css : [])).join("");
  const theme = join((rank) => rank < RANKS.site);
  const site = join((rank) => rank >= RANKS.site);
  expect(new Set(listTop(theme).map((text) => text.trim()))).toEqual(
    new Set(["@layer docusaurus"]),
  );
  expect(theme).toContain(".navbar");
  expect(site.trim()).toBe(".own{color:red}@layer docusaurus{.late{color:red}}");
});
