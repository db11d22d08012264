import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import { expect, onTestFinished, test } from "vitest";
import { createSourceFiles } from "../config/source-files.ts";
import { writeDocumentImports, type DocumentImportsOptions } from "./document-imports.ts";

test("what documents and their partials import is written for Vite to look in, each once", () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), "velosaur-imports-"));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const write = (name: string, text: string): string => {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const sources = createSourceFiles(0);
  const document = write("docs/a.mdx", "");
  write("docs/_part.mdx", 'import Two from "two";\nimport Again from "./_part.mdx";\n');
  write("docs/_parts/box.jsx", "");
  write("docs/image.png", "");
  sources.learnImports(document, [
    "one",
    "./_part.mdx",
    "./_parts/box.jsx",
    "./image.png",
    "./missing.js",
    "!!raw-loader!./a.mdx",
    "@theme/Tabs",
  ]);
  sources.learnImports(write("docs/b.mdx", ""), ["one"]);
  const options = { siteDir, staticDirs: [] };
  const site = {
    plan: { context: { sources } },
    table: { entries: [{ options, key: "" }], indexOf: () => 0 },
  } as unknown as DocumentImportsOptions["site"];
  const file = writeDocumentImports({ site, cacheDir: path.join(siteDir, "cache") });
  expect(readFileSync(file, "utf8").split("\n")).toEqual([
    'import "@site/docs/_parts/box.jsx";',
    'import "@theme/Tabs";',
    'import "one";',
    'import "two";',
    "",
  ]);
});
