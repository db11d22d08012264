// @ts-check
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const markdownSource = {
  name: "markdown-source",
  packages: { "docusaurus-markdown-source-plugin": "2.2.5" },
  config: { plugins: `"docusaurus-markdown-source-plugin"` },
  // It looks for the header of a page, which is there for a title that stands in the Markdown.
  async check({ mode, open, fetchText }) {
    const page = await open("/docs/ropes");
    await page.getByRole("button", { name: "Open Markdown" }).click();
    await expectVisible(page.getByRole("button", { name: "Copy Page as Markdown" }));
    if (mode === "dev") return;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy Page as Markdown" }).click();
    await page.waitForFunction(
      "navigator.clipboard.readText().then((text) => text.includes('A bowline never slips.'))",
    );
    expectText(await fetchText("/docs/ropes.md"), "A bowline never slips.");
  },
};
