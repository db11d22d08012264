// @ts-check
import assert from "node:assert/strict";
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const goatcounter = {
  name: "goatcounter",
  packages: { "docusaurus-plugin-goatcounter": "4.0.0" },
  config: {
    plugins: `"docusaurus-plugin-goatcounter"`,
    themeConfig: `goatcounter: { code: "harbour" },`,
  },
  async check({ mode, open, fetchText, requests }) {
    const page = await open("/docs/ropes");
    await expectVisible(page.getByRole("heading", { level: 1, name: "Ropes" }));
    // The plugin is off in dev.
    if (mode === "dev") return;
    const html = await fetchText("/docs/ropes");
    expectText(html, /data-goatcounter="?https:\/\/harbour\.goatcounter\.com\/count/);
    expectText(html, /<link rel="?preconnect"? href="?https:\/\/harbour\.goatcounter\.com/);
    assert.ok(requests.some((url) => url.endsWith("//gc.zgo.at/count.js")));
  },
};
