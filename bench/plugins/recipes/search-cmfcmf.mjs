// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const searchCmfcmf = {
  name: "search-cmfcmf",
  packages: { "@cmfcmf/docusaurus-search-local": "2.0.1" },
  config: { plugins: `"@cmfcmf/docusaurus-search-local"` },
  async check({ mode, open }) {
    const page = await open("/docs/ropes");
    const button = page.locator(
      ".navbar .aa-DetachedSearchButton, .navbar .dsla-search-wrapper button",
    );
    await expectVisible(button);
    // The plugin answers in dev with a note that there is no index.
    if (mode === "dev") return;
    await button.first().click();
    await page.locator(".aa-Input").fill("lighthouse");
    const hit = page.locator(".aa-Item", { hasText: "Harbours" });
    await expectVisible(hit);
    await hit.first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Harbours" }));
  },
};
