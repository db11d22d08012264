import { expect, test } from "vitest";
import { engineFile } from "./engine-files.ts";
import { findReadFields } from "./config-fields.ts";

test.each([
  ["/site/src/pages/versions.js", "siteConfig.presets[0][1].docs", ["presets"]],
  [
    "/site/src/a.js",
    "const { siteConfig: { onBrokenLinks, markdown = {} } } = c;",
    ["markdown", "onBrokenLinks"],
  ],
  ["/site/node_modules/theme/a.js", "const { title, future } = siteConfig;", ["future"]],
  ["/site/src/a.js", "siteConfig.title; plugins(); pluginsOf.x", []],
  ["/site/src/a.js", "editor.plugins", []],
  [engineFile("theme/Layout"), "siteConfig.presets", []],
  ["\0@generated/docusaurus.config", "siteConfig.presets", []],
])("%s with “%s” reads %j", (id, code, expected) => {
  expect(
    findReadFields([
      [id, code],
      ["/site/src/none.js", null],
    ]),
  ).toEqual(expected);
});
