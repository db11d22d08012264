import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { AuthorError } from "../system/author-error.ts";
import { createSvgrOptions } from "./base-config.ts";
import { makeSvgComponent } from "./svg-component.ts";

const svg = `<svg width="1" height="2"><path d="M0 0"/></svg>`;

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "svg-component-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A site's folder with the loader, which brings SVGR itself. */
function makeSite(): string {
  const folder = makeFolder();
  const scope = path.join(folder, "node_modules/@svgr");
  mkdirSync(path.join(scope, "webpack"), { recursive: true });
  writeFileSync(path.join(scope, "webpack/index.js"), "");
  for (const name of ["core", "plugin-jsx"]) {
    const installed = fileURLToPath(import.meta.resolve(`@svgr/${name}/package.json`));
    symlinkSync(path.dirname(installed), path.join(scope, name), "junction");
  }
  return folder;
}

test.each([
  ["without options", undefined],
  ["with upstream's options", createSvgrOptions()],
])("a rule %s needs nothing but the engine", async (_name, options) => {
  const code = await makeSvgComponent({
    svg,
    filePath: "/a.svg",
    options,
    folders: [makeFolder()],
  });
  expect(code).toContain(`"width": "1"`);
});

test("options of a rule are SVGR's", async () => {
  const code = await makeSvgComponent({
    svg,
    filePath: "/a.svg",
    options: { icon: 7 },
    folders: [makeFolder(), makeSite()],
  });
  expect(code).toContain("width: 7");
  expect(code).toContain("_jsx");
});

test("where the loader isn't installed, a message says so", async () => {
  const made = makeSvgComponent({
    svg,
    filePath: "/a.svg",
    options: { icon: true },
    folders: [makeFolder()],
  });
  await expect(made).rejects.toThrow(AuthorError);
  await expect(made).rejects.toThrow(/loader "@svgr\/webpack".*can't be found/);
});
