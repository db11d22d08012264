// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const npm2yarn2pnpm = {
  name: "npm2yarn2pnpm",
  packages: {
    "@sapphire/docusaurus-plugin-npm2yarn2pnpm": "2.0.2",
    "@sapphire/docusaurus-plugin-ts2esm2cjs": "2.0.2",
    prettier: "3.6.2",
  },
  config: {
    imports: `import { convertNpmToPackageManagers } from "@sapphire/docusaurus-plugin-npm2yarn2pnpm";
import { ts2esm2cjs } from "@sapphire/docusaurus-plugin-ts2esm2cjs";`,
    docs: `remarkPlugins: [[convertNpmToPackageManagers, { sync: true }], [ts2esm2cjs, { sync: true }]],`,
  },
  files: {
    "docs/install.mdx": `# Install

\`\`\`sh npm2yarn2pnpm
npm install boat
\`\`\`

\`\`\`ts ts2esm2cjs
export const length: number = 3;
\`\`\`
`,
  },
  async check({ open }) {
    const page = await open("/docs/install");
    await page.getByRole("tab", { name: /pnpm/i }).click();
    await expectVisible(page.getByText("pnpm add boat"));
    await page
      .getByRole("tab", { name: /CommonJS|JavaScript/i })
      .first()
      .click();
  },
};
