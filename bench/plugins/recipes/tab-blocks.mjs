// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const tabBlocks = {
  name: "tab-blocks",
  packages: { "docusaurus-remark-plugin-tab-blocks": "4.0.0" },
  config: {
    imports: `import tabBlocks from "docusaurus-remark-plugin-tab-blocks";`,
    docs: `remarkPlugins: [[tabBlocks, { labels: [["sh", "Shell"]] }]],`,
  },
  files: {
    "docs/code.md": `# Code

\`\`\`js tab
const knot = "bowline";
\`\`\`

\`\`\`sh tab
tie --knot bowline
\`\`\`

\`\`\`py tab={"label":"Serpent"}
knot = "bowline"
\`\`\`
`,
  },
  async check({ open }) {
    const page = await open("/docs/code");
    await expectVisible(page.getByText('const knot = "bowline";'));
    await page.getByRole("tab", { name: "Shell" }).click();
    await expectVisible(page.getByText("tie --knot bowline"));
    await page.getByRole("tab", { name: "Serpent" }).click();
    await expectVisible(page.getByText('knot = "bowline"', { exact: true }));
  },
};
