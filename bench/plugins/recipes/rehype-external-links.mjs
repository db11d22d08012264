// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const externalLinks = {
  name: "rehype-external-links",
  packages: { "rehype-external-links": "3.0.0" },
  config: {
    imports: `import externalLinks from "rehype-external-links";`,
    docs: `rehypePlugins: [[externalLinks, { target: "_blank", rel: ["nofollow", "noopener"], content: { type: "text", value: " (elsewhere)" } }]],`,
  },
  files: { "docs/links.md": "# Links\n\n[Far](https://far.example/) and [near](./ropes.mdx).\n" },
  async check({ open }) {
    const page = await open("/docs/links");
    const far = page.locator(
      '.markdown a[href="https://far.example/"][target="_blank"][rel="nofollow noopener"]',
    );
    await expectVisible(far.filter({ hasText: "(elsewhere)" }));
    await page.locator(".markdown").getByRole("link", { name: "near" }).click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Ropes" }));
  },
};
