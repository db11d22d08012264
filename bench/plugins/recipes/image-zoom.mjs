// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const imageZoom = {
  name: "image-zoom",
  packages: { "docusaurus-plugin-image-zoom": "3.0.1" },
  config: {
    plugins: `"docusaurus-plugin-image-zoom"`,
    themeConfig: `zoom: { selector: ".markdown img", background: { light: "rgb(1, 2, 3)", dark: "rgb(50, 50, 50)" } },`,
  },
  async check({ open }) {
    const page = await open("/docs/ropes");
    // By a link: the plugin hears of the new page from the router.
    await page.getByRole("link", { name: "Harbours" }).first().click();
    await expectVisible(page.locator(".markdown img.medium-zoom-image"));
    await page.getByAltText("A red boat").click();
    await expectVisible(page.locator(".medium-zoom-overlay"));
    await expectVisible(page.locator(".medium-zoom-image--opened"));
  },
};
