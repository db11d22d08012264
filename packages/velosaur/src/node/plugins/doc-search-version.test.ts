import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { describeMissingAskAi, findAskAiModules } from "./doc-search-version.ts";

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
  expect(findAskAiModules(siteDir)).toEqual({
    "@docsearch/react": dir,
    "@docsearch/css": path.join(dir, "node_modules/@docsearch/css"),
  });
});

test("without it, the author is told what to install, and what is there in its place", () => {
  const without = install({});
  expect(findAskAiModules(without)).toBeUndefined();
  expect(describeMissingAskAi(without)).toMatchObject({
    severity: "warning",
    keyPath: "themeConfig.algolia.askAi",
    message: expect.stringContaining("`@docsearch/react` is not installed in this site"),
    hint: expect.stringContaining("npm install @docsearch/react@4"),
  });
  const old = install({ "@docsearch/react": "3.9.0" });
  expect(findAskAiModules(old)).toBeUndefined();
  expect(describeMissingAskAi(old).message).toContain("`@docsearch/react` 3.9.0 has none");
});
