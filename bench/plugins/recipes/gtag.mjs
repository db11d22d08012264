// @ts-check
import assert from "node:assert/strict";
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const gtag = {
  name: "gtag",
  packages: {},
  config: { preset: `gtag: { trackingID: "G-BOATS1", anonymizeIP: true },` },
  async check({ mode, open, fetchText, requests }) {
    const page = await open("/docs/ropes");
    await page.getByRole("link", { name: "Harbours" }).first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Harbours" }));
    // The plugin is off in dev.
    if (mode === "dev") return;
    expectText(await fetchText("/docs/ropes"), "G-BOATS1");
    assert.ok(requests.some((url) => url.includes("googletagmanager.com/gtag/js?id=G-BOATS1")));
    await page.waitForFunction(
      "dataLayer.some((entry) => entry[0] === 'event' && entry[1] === 'page_view')",
    );
  },
};
