// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const remarkCodeImport = {
  name: "remark-code-import",
  packages: { "remark-code-import": "1.2.0" },
  config: {
    imports: `import codeImport from "remark-code-import";`,
    docs: `beforeDefaultRemarkPlugins: [[codeImport, { allowImportingFromOutside: true }]],`,
  },
  files: {
    "snippets/knot.js": "// first\nconst bowline = 1;\nconst hitch = 2;\n",
    "docs/snippet.md": "# Snippet\n\n```js file=../snippets/knot.js#L2-L3\n```\n",
  },
  async check({ open }) {
    const page = await open("/docs/snippet");
    await expectVisible(page.locator("pre .token.keyword", { hasText: "const" }));
    await expectVisible(page.locator("pre", { hasText: "const bowline = 1;" }));
  },
};
