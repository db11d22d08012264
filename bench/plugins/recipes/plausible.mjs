// @ts-check
import assert from "node:assert/strict";
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const plausible = {
  name: "plausible",
  packages: { "docusaurus-plugin-plausible": "0.0.5" },
  config: {
    plugins: `["docusaurus-plugin-plausible", { domain: "harbour.example" }]`,
  },
  async check({ mode, open, fetchText, requests }) {
    const page = await open("/docs/ropes");
    await page.getByRole("link", { name: "Harbours" }).first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Harbours" }));
    // The plugin is off in dev.
    if (mode === "dev") return;
    expectText(await fetchText("/docs/ropes"), /data-domain="?harbour\.example/);
    assert.ok(requests.some((url) => url.endsWith("//plausible.io/js/plausible.js")));
    await page.waitForFunction("window.plausible.q.some(([name]) => name === 'pageview')");
  },
};
