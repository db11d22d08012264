// @ts-check
/** @type {import("../recipe.mjs").Recipe} */
export const copyPageButton = {
  name: "copy-page-button",
  packages: { "docusaurus-plugin-copy-page-button": "0.8.4" },
  config: { plugins: `"docusaurus-plugin-copy-page-button"` },
  // On the next page it has no button, or has one, by chance: it looks for it when the address changes, which may be
  // before that page is there, with Docusaurus too.
  async check({ open }) {
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
  },
};
