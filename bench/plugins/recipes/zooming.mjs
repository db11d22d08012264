// @ts-check

/** @type {import("../recipe.mjs").Recipe} */
export const zooming = {
  name: "zooming",
  packages: { "docusaurus-plugin-zooming": "1.0.0" },
  config: {
    plugins: `"docusaurus-plugin-zooming"`,
    themeConfig: `zooming: { selector: ".markdown img", delay: 500, background: { light: "rgb(1, 2, 3)" } },`,
  },
  async check({ open }) {
    const page = await open("/docs/ropes");
    await page.getByRole("link", { name: "Harbours" }).first().click();
    const image = page.getByAltText("A red boat");
    await image.waitFor();
    await page.waitForFunction(
      "document.querySelector('.markdown img').style.cursor.includes('zoom-in')",
    );
    await image.click();
    await page.waitForFunction(
      "[...document.body.children].some(({ style }) => style.backgroundColor === 'rgb(1, 2, 3)')",
    );
  },
};
