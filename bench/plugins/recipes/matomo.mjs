// @ts-check
import assert from "node:assert/strict";
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const matomo = {
  name: "matomo",
  packages: { "docusaurus-plugin-matomo": "0.0.8" },
  config: {
    plugins: `"docusaurus-plugin-matomo"`,
    themeConfig: `matomo: { matomoUrl: "https://stats.harbour.example/", siteId: "7" },`,
  },
  async check({ mode, open, fetchText, requests }) {
    const page = await open("/docs/ropes");
    await page.getByRole("link", { name: "Harbours" }).first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Harbours" }));
    // The plugin is off in dev.
    if (mode === "dev") return;
    expectText(await fetchText("/docs/ropes"), "https://stats.harbour.example/");
    assert.ok(requests.some((url) => url.startsWith("https://stats.harbour.example/matomo.js")));
    await page.waitForFunction("_paq.some(([name]) => name === 'setCustomUrl')");
  },
};
