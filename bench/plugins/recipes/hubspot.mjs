// @ts-check
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const hubspot = {
  name: "hubspot",
  packages: { "@stackql/docusaurus-plugin-hubspot": "1.1.0" },
  config: {
    plugins: `"@stackql/docusaurus-plugin-hubspot"`,
    themeConfig: `hubspot: { accountId: 1234567 },`,
  },
  async check({ mode, open, fetchText }) {
    await expectVisible((await open("/docs/ropes")).getByRole("heading", { level: 1 }));
    // The plugin is off in dev.
    if (mode === "dev") return;
    expectText(await fetchText("/docs/ropes"), "//js.hs-scripts.com/1234567.js");
  },
};
