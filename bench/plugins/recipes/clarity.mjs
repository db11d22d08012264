// @ts-check
import assert from "node:assert/strict";
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const clarity = {
  name: "clarity",
  packages: { "@gracefullight/docusaurus-plugin-microsoft-clarity": "1.0.0" },
  config: {
    plugins: `["@gracefullight/docusaurus-plugin-microsoft-clarity", { projectId: "harbour" }]`,
  },
  async check({ open, fetchText, requests }) {
    expectText(await fetchText("/docs/ropes"), 'rel="preconnect" href="https://www.clarity.ms"');
    const page = await open("/docs/ropes");
    await page.waitForFunction("typeof window.clarity === 'function'");
    await expectVisible(page.getByRole("heading", { level: 1, name: "Ropes" }));
    assert.ok(requests.includes("https://www.clarity.ms/tag/harbour"));
  },
};
