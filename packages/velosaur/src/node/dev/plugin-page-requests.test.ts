import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "../system/path.ts";
import { expect, onTestFinished, test } from "vitest";
import { isStaticFile, isViteRequest } from "./plugin-page-requests.ts";

test.each<[string, boolean]>([
  ["/base/@vite/client", true],
  ["/base/@fs/site/node_modules/react/index.js", true],
  ["/base/@id/__x00__virtual:velosaur/document/1.jsx?t=1", true],
  ["/base/@react-refresh", true],
  ["/base/node_modules/.vite/deps/react.js?v=1", true],
  ["/base/src/pages/index.tsx", true],
  ["/base/src/css/custom.css?direct", true],
  ["/base/src/x.module.scss", true],
  ["/base/img/x.png?import", true],
  ["/base/img/x.png?import&url", true],
  ["/@vite/client", true],
  ["/base/", false],
  ["/base/docs/intro", false],
  ["/base/docs/@scope/x", false],
  ["/base/img/x.png", false],
  ["/base/docs/v1.2/", false],
  ["/base/_payload/docs/intro.json", false],
  ["/base/docs/next.js/", false],
  ["/base/search?q=import", false],
])("%s: %s", (url, expected) => {
  expect(isViteRequest(url, "/base/")).toBe(expected);
});

test.each<[string, boolean]>([
  ["/base/scripts/a.js", true],
  ["/base/scripts/a.js?v=2", true],
  ["/base/scripts/caf%C3%A9.js", true],
  ["/base/scripts/a.js?import", false],
  ["/base/scripts/a.js?t=1", false],
  ["/base/scripts/none.js", false],
  ["/base/scripts", false],
  ["/base/src/both.js", false],
  ["/base/@fs/scripts/a.js", false],
  ["/base/../static/scripts/a.js", false],
  ["/scripts/a.js", false],
])("a script of a static folder: %s, %s", (url, expected) => {
  const siteDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), "velosaur-static-")));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  for (const file of ["scripts/a.js", "scripts/café.js", "src/both.js", "../src/both.js"]) {
    const place = path.join(siteDir, "static", file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, "");
  }
  const staticDirs = [path.join(siteDir, "none"), path.join(siteDir, "static")];
  expect(isStaticFile(url, { baseUrl: "/base/", siteDir, staticDirs })).toBe(expected);
});
