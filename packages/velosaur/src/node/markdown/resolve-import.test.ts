import { mkdirSync, symlinkSync } from "node:fs";
import path from "../system/path.ts";
import { expect, test } from "vitest";
import { createSite } from "./__fixtures__/compile-text.ts";
import { resolveCompileOptions } from "./options.ts";
import { resolveImport } from "./resolve-import.ts";

test("a path from the top is one below a static folder, or below the site", () => {
  const siteDir = createSite({
    "static/img/logo.svg": "",
    "static/both.js": "",
    "both.js": "",
    "docs/_part.mdx": "",
    "src/components/index.tsx": "",
    "static/hero.png": "",
  });
  const options = resolveCompileOptions({ siteDir, staticDirs: [path.join(siteDir, "static")] });
  const place = { filePath: path.join(siteDir, "docs/a.mdx"), options };
  const resolve = (specifier: string) => resolveImport(specifier, place);
  expect(resolve("/img/logo.svg")).toMatchObject({ moduleId: "@site/static/img/logo.svg" });
  expect(resolve("!!raw-loader!/both")).toMatchObject({
    moduleId: "!!raw-loader!@site/static/both",
  });
  expect(resolve("/docs/_part.mdx")).toMatchObject({ kind: "partial" });
  expect(resolve("/src/components")).toMatchObject({ moduleId: "@site/src/components" });
  expect(resolve("/hero.png")).toMatchObject({ kind: "asset" });
  expect(resolve("/gone.svg")).toEqual({ kind: "module", moduleId: "/gone.svg" });
});

test("a document behind a symbolic link imports from where it lies", () => {
  const siteDir = createSite({
    "old/gestures/tap.md": "",
    "old/examples/Tap.js": "",
    "docs/other.md": "",
  });
  mkdirSync(path.join(siteDir, "docs/legacy"));
  const filePath = path.join(siteDir, "docs/legacy/tap.md");
  symlinkSync("../../old/gestures/tap.md", filePath);
  const place = { filePath, options: resolveCompileOptions({ siteDir, staticDirs: [] }) };
  const resolve = (specifier: string) => resolveImport(specifier, place)?.moduleId;
  expect(resolve("../examples/Tap")).toBe("@site/old/examples/Tap");
  expect(resolve("!!raw-loader!../examples/Tap")).toBe("!!raw-loader!@site/old/examples/Tap");
  expect(resolve("../other.md")).toBe("@site/docs/other.md");
  expect(resolve("../examples/Nothing")).toBeUndefined();
});
