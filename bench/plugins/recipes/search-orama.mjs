// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const searchOrama = {
  name: "search-orama",
  packages: { "@orama/plugin-docusaurus-v3": "3.1.18" },
  config: { plugins: `"@orama/plugin-docusaurus-v3"` },
  async check({ open }) {
    const page = await open("/docs/ropes");
    await page.locator("orama-search-button").click();
    await page.locator("orama-search-box input").first().fill("lighthouse");
    await expectVisible(page.locator("orama-search-results").getByText("Harbours"));
  },
};
