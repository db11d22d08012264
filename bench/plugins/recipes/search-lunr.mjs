// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const searchLunr = {
  name: "search-lunr",
  packages: { "docusaurus-lunr-search": "3.6.1" },
  config: {
    imports: `import { createRequire } from "node:module";\nconst { resolve } = createRequire(import.meta.url);`,
    plugins: `resolve("docusaurus-lunr-search")`,
  },
  async check({ mode, open }) {
    const page = await open("/docs/ropes");
    const field = page.locator("#search_input_react");
    await field.waitFor({ state: "attached" });
    // The plugin has no index in dev.
    if (mode === "dev") return;
    await page.locator(".navbar__search").hover();
    // The field is disabled until the index is there.
    await field.click();
    // Of a page with sections, the plugin leaves out what stands before the first.
    await field.pressSequentially("noon", { delay: 20 });
    const hit = page.locator(".algolia-docsearch-suggestion", { hasText: "high at noon" });
    await expectVisible(hit);
    await hit.first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Harbours" }));
  },
};
