import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createSite } from "./__fixtures__/compile-text.ts";
import { resolveCompileOptions } from "./options.ts";
import { resolveImport } from "./resolve-import.ts";

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
