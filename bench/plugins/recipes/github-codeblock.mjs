// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const githubCodeblock = {
  name: "github-codeblock",
  packages: { "docusaurus-theme-github-codeblock": "2.0.2" },
  config: { themes: `"docusaurus-theme-github-codeblock"` },
  files: {
    "docs/code.md": `# Code

\`\`\`js reference title="knots.js"
https://github.com/harbour/knots/blob/main/src/knots.js#L2-L3
\`\`\`

\`\`\`js
const plain = true;
\`\`\`
`,
  },
  answers: {
    "raw.githubusercontent.com/harbour/knots/main/src/knots.js":
      "// first\nconst bowline = 1;\nconst hitch = 2;\n// last\n",
  },
  async check({ open }) {
    const page = await open("/docs/code");
    await expectVisible(page.locator("pre", { hasText: "const bowline = 1;" }));
    await expectVisible(page.getByText("knots.js").first());
    await expectVisible(page.locator("pre", { hasText: "const plain = true;" }));
  },
};
