// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const rehypeRaw = {
  name: "rehype-raw",
  packages: { "rehype-raw": "7.0.0" },
  config: {
    imports: `import rehypeRaw from "rehype-raw";`,
    docs: `rehypePlugins: [[rehypeRaw, { passThrough: ["mdxFlowExpression", "mdxjsEsm", "mdxJsxFlowElement", "mdxJsxTextElement", "mdxTextExpression"] }]],`,
    fields: `markdown: { format: "detect" },`,
  },
  files: {
    "docs/raw.md": `# Raw

<div class="plate">A <b>bold</b> plate with <kbd>Esc</kbd>.</div>

Press <kbd>Ctrl</kbd>.<br>Then wait.

<!-- Nobody sees this. -->
`,
  },
  async check({ open }) {
    const page = await open("/docs/raw");
    await expectVisible(page.locator(".markdown .plate b", { hasText: "bold" }));
    await expectVisible(page.locator(".markdown p kbd", { hasText: "Ctrl" }));
    const ropes = await open("/docs/ropes");
    await expectVisible(ropes.locator(".theme-admonition-tip"));
  },
};
