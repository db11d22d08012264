// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const copyPageButton = {
  name: "copy-page-button",
  packages: { "docusaurus-plugin-copy-page-button": "0.8.4" },
  // It puts its button above the contents; on the way to a page without headings these go, with Docusaurus too.
  files: { "docs/ropes.mdx": "# Ropes\n\n## Bowlines\n\nA bowline never slips.\n" },
  config: { plugins: `"docusaurus-plugin-copy-page-button"` },
  async check({ open, mode }) {
    const page = await open("/docs");
    await page
      .getByRole("button", { name: /copy page/i })
      .first()
      .click();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page
      .getByText(/copy the page as markdown/i)
      .first()
      .click();
    await page.waitForFunction(
      "navigator.clipboard.readText().then((text) => text.includes('A lighthouse stands on the northern pier.'))",
    );
    // It looks after its button as soon as the address is another one: in dev, the next page isn't there yet.
    if (mode === "dev") return;
    await page.getByRole("link", { name: "Ropes" }).first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Ropes" }));
    await expectVisible(page.getByRole("button", { name: /copy page/i }));
  },
};
