import path from "node:path";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { SourceFolder } from "../webpack/style-sources.ts";
import { globImportsPlugin } from "./plugin-glob-imports.ts";

afterAll(removeSites);

test("the files that code imports by patterns have a say in the next build", async () => {
  const root = writeSite({
    "src/entry.ts": `
      const one = import.meta.glob("./data/*.js", { eager: true, import: "default" });
      const some = import.meta.glob<{ a: string }>([
        "../texts/**/*.md", '!../texts/left-out/*', "/root/[ab].js", \`@site/data/{c,d}.json\`, "./none.js",
      ], { query: "?raw" });
      export { one, some };`,
    "src/data/a.js": "export default 1;",
  });
  const folders = new Map<string, SourceFolder>();
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    resolve: { alias: { "@site": root } },
    plugins: [globImportsPlugin(folders)],
    build: { write: false, lib: { entry: path.join(root, "src/entry.ts"), formats: ["es"] } },
  });
  const found = [...folders.values()].map(({ dir, glob }) => [path.relative(root, dir), glob]);
  expect(found).toEqual([
    ["src/data", "*.js"],
    ["texts", "**/*.md"],
    ["root", "[ab].js"],
    ["data", "{c,d}.json"],
    ["src", "none.js"],
  ]);
});
