// @ts-check
import assert from "node:assert/strict";
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const fathom = {
  name: "fathom",
  packages: { "docusaurus-plugin-fathom": "1.2.0" },
  config: {
    plugins: `"docusaurus-plugin-fathom"`,
    themeConfig: `fathomAnalytics: { siteId: "HARBOUR" },`,
  },
  async check({ mode, open, requests }) {
    const page = await open("/docs/ropes");
    await expectVisible(page.getByRole("heading", { level: 1, name: "Ropes" }));
    // The plugin is off in dev.
    if (mode === "dev") return;
    await page.waitForSelector('script[site="HARBOUR"]', { state: "attached" });
    assert.ok(requests.some((url) => url.startsWith("https://cdn.usefathom.com/script.js")));
  },
};
