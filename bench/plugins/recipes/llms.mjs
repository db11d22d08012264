// @ts-check
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const llms = {
  name: "llms",
  packages: { "docusaurus-plugin-llms": "0.6.1" },
  config: { plugins: `["docusaurus-plugin-llms", { generateMarkdownFiles: true }]` },
  async check({ mode, open, readOutput }) {
    await expectVisible((await open("/docs")).getByRole("heading", { level: 1 }));
    if (mode === "dev") return;
    expectText(readOutput("llms.txt"), /\[Harbours\]\(https:\/\/harbour\.example\/docs/);
    expectText(readOutput("llms-full.txt"), "A lighthouse stands on the northern pier.");
  },
};
