// @ts-check
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const vercelAnalytics = {
  name: "vercel-analytics",
  packages: { "@docusaurus/plugin-vercel-analytics": "3.10.2" },
  config: { plugins: `"@docusaurus/plugin-vercel-analytics"` },
  async check({ mode, open }) {
    const page = await open("/docs/ropes");
    await page.getByRole("link", { name: "Harbours" }).first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Harbours" }));
    // The plugin is off in dev.
    if (mode === "dev") return;
    await page.waitForFunction("typeof window.va === 'function'");
    expectText(await page.content(), 'src="/_vercel/insights/script.js"');
  },
  // What the host serves is on no other server.
  allow: [/_vercel\/insights|Vercel Web Analytics|Failed to load resource.*404/],
};
