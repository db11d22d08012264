import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { findMissingImports } from "./find-missing-imports.ts";
import { createModuleResolver } from "./module-resolution.ts";

afterAll(removeSites);

test("all that is missing in the site's code is found, as far as a page reaches it", async () => {
  const siteDir = writeSite({
    "src/pages/index.tsx": `import A from "../components/a";
import type { T } from "only-types";
import fs from "node:fs";
import "./style.css";
import text from "./there.txt?raw";
import { b } from "not-installed";
import { useLocation } from "@docusaurus/router";
import { useNothing } from "@docusaurus/nothing";
import Footer from "@theme/Footer";
import example from "../../examples/main";
import listing from "./listing.ts?raw";
import Deep from "installed/deep";
export default () => <A />;`,
    "src/pages/there.txt": "text",
    "src/pages/listing.ts": 'import "of-a-text";',
    "examples/main.ts": 'import "of-an-example";',
    "src/components/a/index.js": `import c from "@site/src/nowhere";
import D from "@theme/Nowhere";
import "../pages-of-nobody.md";
import "../../pages/index";
export default () => <p>{c}</p>;`,
    "src/components/unused.js": 'import "never-told";',
    "node_modules/installed/index.js": 'import "not-of-the-site";',
  });
  const missing = await findMissingImports({
    siteDir,
    moduleIds: [path.join(siteDir, "src/pages/index.tsx"), "@theme/Layout", "gone", "installed"],
    resolver: createModuleResolver({ siteDir, themePaths: [] }),
    isChanged: (filePath) => filePath.includes("/examples/"),
  });
  expect(
    missing.map(
      ({ filePath = siteDir, line, column, message }) =>
        `${path.relative(siteDir, filePath)}:${line}:${column} ${message}`,
    ),
  ).toEqual([
    `src/components/a/index.js:1:16 The module "@site/src/nowhere" can't be found.`,
    `src/components/a/index.js:2:16 The module "@theme/Nowhere" can't be found.`,
    `src/components/a/index.js:3:9 The module "../pages-of-nobody.md" can't be found.`,
    `src/pages/index.tsx:4:9 The module "./style.css" can't be found.`,
    `src/pages/index.tsx:6:20 The module "not-installed" can't be found.`,
    `src/pages/index.tsx:8:29 The module "@docusaurus/nothing" can't be found.`,
    `:undefined:undefined The module "gone" can't be found.`,
  ]);
});

test("what the bundler misses without a place is found where it is imported, with what was said of it", async () => {
  const siteDir = writeSite({
    "src/pages/index.js": 'import a from "there";\nimport b from "there/inside";\n',
    "node_modules/there/package.json": "{}",
  });
  const message = 'The module "there/inside" can\'t be found.';
  const missing = await findMissingImports({
    siteDir,
    moduleIds: [path.join(siteDir, "src/pages/index.js")],
    resolver: createModuleResolver({ siteDir, themePaths: [] }),
    isChanged: () => false,
    unplaced: new Map([[message, { severity: "error", message, hint: "Not in its exports." }]]),
  });
  expect(missing).toEqual([
    {
      severity: "error",
      message,
      hint: "Not in its exports.",
      filePath: path.join(siteDir, "src/pages/index.js"),
      line: 2,
      column: 16,
    },
  ]);
});
