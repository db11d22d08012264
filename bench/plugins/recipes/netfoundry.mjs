// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const netfoundry = {
  name: "netfoundry",
  packages: { "@netfoundry/docusaurus-theme": "0.17.0" },
  config: {
    themes: `"@netfoundry/docusaurus-theme"`,
    themeConfig: `netfoundry: {
      showStarBanner: true,
      starBanner: { repoUrl: "https://github.com/harbour/boats", label: "Star us" },
      footer: { description: "All about harbours.", socialProps: { githubUrl: "https://github.com/harbour/" } },
    },`,
  },
  async check({ open }) {
    const page = await open("/docs/ropes");
    await expectVisible(page.getByText("All about harbours."));
    await expectVisible(page.getByText("Dry your ropes."));
  },
};
