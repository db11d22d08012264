// @ts-check
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const llmsTxt = {
  name: "llms-txt",
  packages: { "@signalwire/docusaurus-plugin-llms-txt": "1.2.2" },
  config: {
    plugins: `["@signalwire/docusaurus-plugin-llms-txt", { content: { includeBlog: true, enableLlmsFullTxt: true } }]`,
  },
  async check({ mode, open, readOutput }) {
    await expectVisible((await open("/docs")).getByRole("heading", { level: 1 }));
    if (mode === "dev") return;
    expectText(readOutput("llms.txt"), /\[Ropes\]\(\/docs\/ropes/);
    expectText(readOutput("llms-full.txt"), "A lighthouse stands on the northern pier.");
    expectText(readOutput("docs/ropes.md"), "# Ropes");
    expectText(readOutput("docs/ropes.md"), "A bowline never slips.");
  },
};
