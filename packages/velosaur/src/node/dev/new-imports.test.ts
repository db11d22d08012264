import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import { expect, onTestFinished, test } from "vitest";
import { hasNewImports } from "./new-imports.ts";

function createSite() {
  const siteDir = mkdtempSync(path.join(tmpdir(), "velosaur-imports-"));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const options = { siteDir, cacheDir: path.join(siteDir, "cache"), entries: ["*.js", "!node.js"] };
  return {
    write: (name: string, text: string) => writeFileSync(path.join(siteDir, name), text),
    hasNew: () => hasNewImports(options),
  };
}

test("a package is new once, and whatever else changes isn't", () => {
  const { write, hasNew } = createSite();
  write("page.js", 'import "./boat.js";\nimport { rope } from "ropes";\n');
  expect(hasNew()).toBe(true);
  expect(hasNew()).toBe(false);
  write("page.js", 'import { rope, sail } from "ropes";\nexport const a = "import";\n');
  expect(hasNew()).toBe(false);
  write("tide.js", 'import "./page.js";\nexport * from "node:path";\n');
  expect(hasNew()).toBe(false);
});

test.each([
  'import tide from "tide";',
  'import "tide";',
  "export { tide } from 'tide';",
  'const tide = () => import("tide/high");',
  'const tide = require("@sea/tide");',
])("%s is seen", (line) => {
  const { write, hasNew } = createSite();
  write("page.js", 'import "ropes";');
  hasNew();
  write("page.js", `import "ropes";\n${line}`);
  expect(hasNew()).toBe(true);
});

test("modules that Vite doesn't look in don't count", () => {
  const { write, hasNew } = createSite();
  write("page.js", 'import "ropes";');
  hasNew();
  write("node.js", 'import "fs-extra";');
  expect(hasNew()).toBe(false);
});

test("spaces after a word that may begin an import are read once, however many", () => {
  const { write, hasNew } = createSite();
  write("page.js", `from${" ".repeat(300_000)}x\nimport tide from "tide";`);
  expect(hasNew()).toBe(true);
});
