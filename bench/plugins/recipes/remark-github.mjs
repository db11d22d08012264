// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const remarkGithub = {
  name: "remark-github",
  packages: { "remark-github": "12.0.0" },
  config: {
    imports: `import remarkGithub from "remark-github";`,
    docs: `remarkPlugins: [[remarkGithub, { repository: "harbour/site" }]],`,
  },
  files: { "docs/thanks.md": "# Thanks\n\nMended in #42 by @ada.\n" },
  async check({ open }) {
    const page = await open("/docs/thanks");
    await expectVisible(
      page.locator('.markdown a[href="https://github.com/harbour/site/issues/42"]'),
    );
    await expectVisible(page.locator('.markdown a[href="https://github.com/ada"] strong'));
  },
};
