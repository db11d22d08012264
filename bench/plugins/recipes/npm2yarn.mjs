// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const npm2yarn = {
  name: "npm2yarn",
  packages: { "@docusaurus/remark-plugin-npm2yarn": "3.10.2" },
  config: {
    imports: `import npm2yarn from "@docusaurus/remark-plugin-npm2yarn";`,
    docs: `remarkPlugins: [[npm2yarn, { sync: true, converters: ["yarn", "pnpm"] }]],`,
  },
  files: { "docs/install.md": "# Install\n\n```bash npm2yarn\nnpm install rope\n```\n" },
  async check({ open }) {
    const page = await open("/docs/install");
    await page.getByRole("tab", { name: "pnpm" }).click();
    await expectVisible(page.locator("pre", { hasText: "pnpm add rope" }));
  },
};
