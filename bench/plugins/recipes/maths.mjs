// @ts-check
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const maths = {
  name: "maths",
  packages: { "remark-math": "6.0.0", "rehype-katex": "7.0.1", katex: "0.16.22" },
  config: {
    imports: `import remarkMath from "remark-math";\nimport rehypeKatex from "rehype-katex";`,
    docs: `remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex],`,
    fields: `stylesheets: [{ href: "/katex/katex.min.css", type: "text/css" }],`,
  },
  files: {
    "docs/speed.md": "# Speed\n\nHull speed is $v = 2.43 \\sqrt{l}$.\n\n$$\n\\int_0^1 x\\,dx\n$$\n",
  },
  async check({ open, fetchText, mode }) {
    if (mode === "build") expectText(await fetchText("/docs/speed"), "katex-display");
    const page = await open("/docs/speed");
    await expectVisible(page.locator(".katex .sqrt"));
    await expectVisible(page.locator(".katex-display .op-symbol"));
  },
};
