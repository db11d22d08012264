// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const docsearchAdapter = {
  name: "docsearch-adapter",
  packages: { "@docsearch/docusaurus-adapter": "4.7.0" },
  config: {
    themes: `"@docsearch/docusaurus-adapter"`,
    themeConfig: `docsearch: { appId: "HARBOUR", apiKey: "public", indexName: "harbour" },`,
  },
  async check({ open }) {
    const page = await open("/docs");
    await page.getByRole("button", { name: "Search" }).click();
    await expectVisible(page.locator(".DocSearch-Modal .DocSearch-Input"));
    await page.keyboard.press("Escape");
    await expectVisible((await open("/search?q=tide")).getByRole("heading", { level: 1 }));
  },
  // Nobody answers a search.
  allow: [/algolia|ERR_FAILED|Unreachable hosts|RetryError/i],
};
