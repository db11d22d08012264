import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "../../system/path.ts";
import { expect, test } from "vitest";
import type { SiteBundle } from "../../bundler/bundle-request.ts";
import { chooseStyles } from "./choose-styles.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "static-"));
const staticFiles = Object.entries({
  "js/chat.js": `document.body.className = "margin-left--" + "xl";`,
  "css/own.css": ".own { color: var(--ifm-color-gray); }",
  "js/plain.js": `"button"`,
}).map(([name, text]) => {
  const filePath = path.join(folder, path.basename(name));
  writeFileSync(filePath, text);
  return { name, filePath, size: text.length, mtimeMs: 0 };
});
const entry = { js: "/main.js", styles: { base: ["/lean.css"], site: ["/site.css"] } };
const whole = { file: "/whole.css", missing: ["--ifm-color-gray", "margin-left--xl"] };
const choose = (tags: string, bundle: object = { entry, whole }) =>
  chooseStyles({ bundle: bundle as SiteBundle, tags, staticFiles, baseUrl: "/base/" }).styles;

test.each([
  [`<script src="/base/js/chat.js" defer></script>`, "/whole.css"],
  [`<link rel="stylesheet" href="/base/css/own.css?v=2">`, "/whole.css"],
  [`<script src="/base/js/plain.js"></script>`, "/lean.css"],
  [
    `<script src="/js/chat.js"></script><script src="https://a.b/base/js/chat.js"></script>`,
    "/lean.css",
  ],
  ["", "/lean.css"],
])("%s → %s", (tags, base) => expect(choose(tags)).toEqual({ base: [base], site: ["/site.css"] }));

test("a bundle that lacks nothing", () =>
  expect(choose(`<script src="/base/js/chat.js">`, { entry })).toBe(entry.styles));
