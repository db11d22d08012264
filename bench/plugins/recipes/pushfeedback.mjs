// @ts-check
import assert from "node:assert/strict";
import { expectVisible } from "../expect.mjs";

const origin = "https://cdn.jsdelivr.net/npm/pushfeedback@2/dist/pushfeedback/";

/** @type {import("../recipe.mjs").Recipe} */
export const pushfeedback = {
  name: "pushfeedback",
  packages: { "docusaurus-pushfeedback": "1.0.9" },
  config: {
    plugins: `["docusaurus-pushfeedback", { project: "harbour", version: "2", modalTitle: "Tell the harbour master" }]`,
  },
  async check({ open, requests }) {
    const page = await open("/docs/ropes");
    const button = page.locator("body > feedback-button[project=harbour]");
    await expectVisible(button.filter({ hasText: "Feedback" }));
    assert.equal(await button.getAttribute("modal-title"), "Tell the harbour master");
    assert.ok(requests.includes(`${origin}pushfeedback.esm.js`));
    assert.ok(requests.includes(`${origin}pushfeedback.css`));
    // It outlives a page.
    await page.getByRole("link", { name: "Harbours" }).first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Harbours" }));
    assert.equal(await button.count(), 1);
  },
};
