// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const rsdoctor = {
  name: "rsdoctor",
  packages: { "@docusaurus/plugin-rsdoctor": "3.10.2" },
  config: {
    plugins: `"@docusaurus/plugin-rsdoctor"`,
  },
  async check({ open }) {
    await expectVisible((await open("/docs")).getByRole("heading", { level: 1 }));
  },
  note: "It reports on webpack's work, of which there is none: a build says so, and goes on.",
};
