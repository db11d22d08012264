// @ts-check
import { expectText } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const scriptTags = {
  name: "script-tags",
  packages: { "docusaurus-plugin-script-tags": "2.0.0-beta.6" },
  config: {
    plugins: `"docusaurus-plugin-script-tags"`,
    themeConfig: `tags: {
      headTags: [{ tagName: "script", innerHTML: "window.tide = 'high';" }],
      preBodyTags: [{ tagName: "noscript", innerHTML: "<p>No tide</p>" }],
      postBodyTags: ["<script>window.tide += ' at noon';</script>"],
    },`,
  },
  async check({ open, fetchText }) {
    expectText(await fetchText("/docs/ropes"), "<noscript><p>No tide</p></noscript>");
    await (await open("/docs/ropes")).waitForFunction("window.tide === 'high at noon'");
  },
};
