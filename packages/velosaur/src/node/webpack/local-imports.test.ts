import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { findLocalImports } from "./local-imports.ts";

afterAll(removeSites);

test("a configuration is made of itself and of what it loads beside it, however far away", () => {
  const siteDir = writeSite({
    "postcss.config.cjs": `const own = require('./plugins/own.cjs'); require("tailwindcss");`,
    "plugins/own.cjs": `module.exports = { ...require("./values"), ...require("../shared") };`,
    "plugins/values.js": `import "./side.mjs"; export * from "./more.mjs"; import("./late.mjs"); require("./none");`,
    "plugins/side.mjs": `import config from "../postcss.config.cjs";`,
    "plugins/more.mjs": "",
    "plugins/late.mjs": "",
    "shared/index.js": "",
    "plugins/unrelated.js": "",
  });
  const found = [...findLocalImports(path.join(siteDir, "postcss.config.cjs"))];
  expect(found.map((file) => path.relative(siteDir, file)).toSorted()).toEqual([
    "plugins/late.mjs",
    "plugins/more.mjs",
    "plugins/own.cjs",
    "plugins/side.mjs",
    "plugins/values.js",
    "postcss.config.cjs",
    "shared/index.js",
  ]);
});
