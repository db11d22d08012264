// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const panzoom = {
  name: "panzoom",
  packages: { "@r74tech/docusaurus-plugin-panzoom": "2.4.5" },
  config: {
    plugins: `"@r74tech/docusaurus-plugin-panzoom"`,
    themeConfig: `zoom: { selectors: [".markdown img"], timeout: 100, toolbar: { enabled: true, opacity: 1 } },`,
  },
  async check({ open }) {
    const page = await open("/docs/ropes");
    await page.getByRole("link", { name: "Harbours" }).first().click();
    const zoomIn = page.locator(".panzoom-toolbar").getByTitle("Zoom in");
    await expectVisible(zoomIn);
    await zoomIn.first().click();
    await page.waitForFunction(
      "getComputedStyle(document.querySelector('.markdown img')).transform.startsWith('matrix(1.')",
    );
  },
};
