// @ts-check
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const generateLlmsTxt = {
  name: "generate-llms-txt",
  packages: { "docusaurus-plugin-generate-llms-txt": "0.0.1" },
  config: { plugins: `["docusaurus-plugin-generate-llms-txt", { outputFile: "llms-all.txt" }]` },
  async check({ open, fetchText }) {
    await expectVisible((await open("/docs")).getByRole("heading", { level: 1 }));
    expectText(await fetchText("/llms-all.txt"), "A bowline never slips.");
  },
};
