// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const inkeep = {
  name: "inkeep",
  packages: { "@inkeep/cxkit-docusaurus": "0.5.112" },
  config: {
    imports: `const baseSettings = { apiKey: "harbour", organizationDisplayName: "Harbour" };`,
    plugins: `["@inkeep/cxkit-docusaurus", { SearchBar: { baseSettings }, ChatButton: { baseSettings } }]`,
    themeConfig: `prism: { theme: { plain: {}, styles: [] } },`,
  },
  // Its window's own markup, of which React in development speaks.
  allow: [/Encountered a script tag while rendering React component/],
  async check({ open }) {
    const page = await open("/docs/ropes");
    await page
      .getByRole("button", { name: /search/i })
      .first()
      .click();
    await expectVisible(page.getByRole("dialog"));
    await expectVisible(page.getByRole("dialog").getByPlaceholder(/search/i));
  },
};
