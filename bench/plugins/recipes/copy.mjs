// @ts-check
import { expectText } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const copy = {
  name: "copy",
  packages: { "docusaurus-plugin-copy": "0.1.1" },
  config: { plugins: `["docusaurus-plugin-copy", { include: ["**/*.csv"] }]` },
  files: { "docs/tides/table.csv": "hour,height\n12,3\n" },
  async check({ fetchText }) {
    expectText(await fetchText("/docs/tides/table.csv"), "12,3");
  },
};
