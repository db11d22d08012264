// @ts-check
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const searchPagefind = {
  name: "search-pagefind",
  packages: { "@getcanary/docusaurus-theme-search-pagefind": "1.0.2", "@getcanary/web": "1.0.12" },
  config: { themes: `"@getcanary/docusaurus-theme-search-pagefind"` },
  async check({ mode, open, readOutput }) {
    const page = await open("/docs/ropes");
    const trigger = page.locator("canary-trigger-searchbar");
    await trigger.waitFor({ state: "attached" });
    // The index comes with a build.
    if (mode === "dev") return;
    expectText(readOutput("pagefind/pagefind.js"), "search");
    await trigger.getByRole("button", { name: "Search" }).click();
    await page.locator("canary-input input").fill("lighthouse");
    await expectVisible(page.locator("canary-search-results").getByText("Harbours"));
  },
};
