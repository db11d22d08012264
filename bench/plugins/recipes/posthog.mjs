// @ts-check
import assert from "node:assert/strict";
import { expectText } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const posthog = {
  name: "posthog",
  packages: { "posthog-docusaurus": "2.0.5" },
  config: { plugins: `["posthog-docusaurus", { apiKey: "phc_boats", enableInDevelopment: true }]` },
  async check({ open, fetchText, requests }) {
    expectText(await fetchText("/docs/ropes"), "phc_boats");
    const page = await open("/docs/ropes");
    assert.ok(requests.some((url) => url.includes("posthog.com/static/array.js")));
    await page.getByRole("link", { name: "Harbours" }).first().click();
    // The stub of the vendor's script keeps what it hears of.
    await page.waitForFunction("posthog.some(([name]) => name === 'capture')");
  },
};
