import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "../system/path.ts";
import { describe, expect, test } from "vitest";
import { engineDir } from "../system/engine-paths.ts";
import { describeMissingAskAi, findWindowModules, hasAskAiWindow } from "./doc-search-version.ts";

function install(packages: Record<string, string>): string {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), "velosaur-ask-ai-"));
  for (const [place, version] of Object.entries(packages)) {
    const dir = path.join(siteDir, "node_modules", place);
    mkdirSync(dir, { recursive: true });
    writeFileSync(path.join(dir, "package.json"), JSON.stringify({ version }));
  }
  return siteDir;
}

test("the window with an assistant is the site's own, with the styles that it was made for", () => {
  const siteDir = install({
    "@docsearch/css": "3.9.0",
    "@docsearch/react": "4.7.0",
    "@docsearch/react/node_modules/@docsearch/css": "4.7.0",
  });
  const dir = path.join(siteDir, "node_modules/@docsearch/react");
  expect(findWindowModules(siteDir, true)).toEqual({
    "velosaur/docsearch/react": dir,
    "velosaur/docsearch/css": path.join(dir, "node_modules/@docsearch/css"),
  });
  expect(hasAskAiWindow(siteDir)).toBe(true);
});

test("without it, the author is told what to install, and what is there in its place", () => {
  const without = install({});
  expect(hasAskAiWindow(without)).toBe(false);
  expect(describeMissingAskAi(without)).toMatchObject({
    severity: "warning",
    keyPath: "themeConfig.algolia.askAi",
    message: expect.stringContaining("`@docsearch/react` is not installed in this site"),
    hint: expect.stringContaining("npm install @docsearch/react@4"),
  });
  const old = install({ "@docsearch/react": "3.9.0" });
  expect(hasAskAiWindow(old)).toBe(false);
  expect(describeMissingAskAi(old).message).toContain("`@docsearch/react` 3.9.0 has none");
});

describe("without an assistant, the window is the engine's", () => {
  const own = { "velosaur/docsearch": `${engineDir}/docsearch` };

  test("and so it is for a bar of the site's own, where the site has none installed", () => {
    for (const hasAskAi of [false, true])
      expect(findWindowModules(install({}), hasAskAi)).toEqual({
        ...own,
        "@docsearch/react": `${engineDir}/docsearch/react`,
        "@docsearch/css": `${engineDir}/docsearch/css`,
      });
  });

  test("such a bar has what the site has installed, by the names of DocSearch 4", () => {
    const newest = install({ "@docsearch/react": "4.7.0" });
    expect(findWindowModules(newest, false)).toEqual(own);
    const old = install({ "@docsearch/react": "3.9.0" });
    expect(findWindowModules(old, true)).toEqual({
      ...own,
      "@docsearch/react/useDocSearchKeyboardEvents": "@docsearch/react",
    });
  });
});
