// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const rehypeAutolink = {
  name: "rehype-autolink",
  packages: {
    "rehype-slug": "6.0.0",
    "rehype-autolink-headings": "7.1.0",
    "remark-emoji": "5.0.2",
  },
  config: {
    imports: `import rehypeSlug from "rehype-slug";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import remarkEmoji from "remark-emoji";`,
    docs: `remarkPlugins: [[remarkEmoji, { accessible: true }]],
    rehypePlugins: [rehypeSlug, [rehypeAutolinkHeadings, { behavior: "wrap", properties: { className: ["mark"] } }]],`,
  },
  files: { "docs/sails.mdx": "# Sails\n\n## Mainsail\n\nUp it goes :sailboat:.\n" },
  async check({ open }) {
    const page = await open("/docs/sails");
    await expectVisible(page.locator('h2 a.mark[href="#mainsail"]', { hasText: "Mainsail" }));
    await expectVisible(page.getByText("Up it goes ⛵"));
  },
};
