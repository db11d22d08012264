// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const searchEasyops = {
  name: "search-easyops",
  packages: { "@easyops-cn/docusaurus-search-local": "0.55.3" },
  config: {
    themes: `["@easyops-cn/docusaurus-search-local", {
      hashed: true,
      docsRouteBasePath: "/docs",
      highlightSearchTermsOnTargetPage: true,
    }]`,
  },
  async check({ mode, open }) {
    const page = await open("/docs/ropes");
    // It becomes a combobox once it has the focus.
    const field = page.locator(".navbar").getByPlaceholder("Search");
    await expectVisible(field);
    await field.click();
    await field.fill("lighthouse");
    // The plugin says in dev that the index comes with a build.
    if (mode === "dev") return;
    await page.getByRole("option").filter({ hasText: "lighthouse" }).first().click();
    await page.waitForURL(/\/docs\/?\?_highlight=lighthouse/);
    await expectVisible(page.locator("mark", { hasText: "lighthouse" }));
  },
};
