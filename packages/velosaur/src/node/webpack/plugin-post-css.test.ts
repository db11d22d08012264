import path from "../system/path.ts";
import postcss, { type AcceptedPlugin } from "postcss";
import { afterAll, expect, it } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { postCssPlugin } from "./plugin-post-css.ts";
import { createStyleSources } from "./style-sources.ts";

afterAll(removeSites);

/** What a plugin of the site's sees as the place of a stylesheet. */
async function findPlace(id: string): Promise<string | undefined> {
  const places: (string | undefined)[] = [];
  const asking: AcceptedPlugin = {
    postcssPlugin: "asking",
    prepare: ({ opts }) => ({ Once: () => void places.push(opts.from) }),
  };
  const { config } = postCssPlugin({
    siteDir: "/site",
    given: { plugins: [asking] },
    sources: createStyleSources(),
  });
  const { css } = (await (config as () => Promise<unknown>)()) as {
    css: { postcss: { plugins: AcceptedPlugin[] } };
  };
  await postcss(css.postcss.plugins).process("a { b: c }", { from: id });
  return places[0];
}

it("tells plugins a place in the site for a stylesheet that lies in memory, and all others as they are", async () => {
  expect(await findPlace("\0@generated/prism-theme.css")).toBe(
    path.join("/site", ".docusaurus", "prism-theme.css"),
  );
  expect(await findPlace("/site/src/a.css")).toBe("/site/src/a.css");
});

it.each([
  ["by name", "module.exports = { plugins: { 'missing-prefixer': {} } };"],
  ["by require", "module.exports = { plugins: [require('missing-prefixer')] };"],
])("names a plugin that isn't installed, %s", async (_, config) => {
  const siteDir = writeSite({ "postcss.config.js": config, "package.json": "{}" });
  const plugin = postCssPlugin({ siteDir, sources: createStyleSources() });
  expect(await readFailure(siteDir, plugin.config as () => unknown)).toBe(
    `error postcss.config.js
  The configuration of PostCSS asks for "missing-prefixer", which isn't installed.
  Packages of upstream may have brought it along. Install it in the site's folder: npm install --save-dev missing-prefixer; or take it out of the file.`,
  );
});
