// @ts-check
import assert from "node:assert/strict";
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const gtm = {
  name: "gtm",
  packages: { "docusaurus-gtm-plugin": "0.0.2" },
  config: { plugins: `["docusaurus-gtm-plugin", { id: "GTM-HARBOUR" }]` },
  async check({ open, fetchText, requests }) {
    const html = await fetchText("/docs/ropes");
    expectText(html, "'dataLayer','GTM-HARBOUR'");
    expectText(
      html,
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-HARBOUR"',
    );
    const page = await open("/docs/ropes");
    await expectVisible(page.getByRole("heading", { level: 1, name: "Ropes" }));
    await page.waitForFunction("dataLayer.some(({ event }) => event === 'gtm.js')");
    assert.ok(requests.includes("https://www.googletagmanager.com/gtm.js?id=GTM-HARBOUR"));
  },
};
