// @ts-check
import { expectStyle } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const tailwind3 = {
  name: "tailwind-3",
  packages: { "tailwindcss-3": "npm:tailwindcss@3.4.17", autoprefixer: "10.6.2" },
  config: {
    plugins: `"./src/plugins/tailwind.cjs"`,
  },
  files: {
    "src/plugins/tailwind.cjs": `module.exports = function tailwind() {
  return {
    name: "tailwind",
    configurePostCss(options) {
      options.plugins.push(require("tailwindcss-3"), require("autoprefixer"));
      return options;
    },
  };
};
`,
    "tailwind.config.js": `module.exports = { content: ["./src/**/*.{jsx,tsx,mdx}", "./docs/**/*.mdx"], corePlugins: { preflight: false } };\n`,
    "src/css/custom.css":
      "@tailwind components;\n@tailwind utilities;\n:root { --ifm-color-primary: #25617c; }\n",
    "src/pages/flag.jsx": `import React from "react";
import Layout from "@theme/Layout";
export default function FlagPage() {
  return <Layout><p className="text-center tracking-[3px] md:underline">A flag</p></Layout>;
}
`,
    "docs/flag.mdx": `# Flag

<p className="text-right">A doc's flag</p>
`,
  },
  async check({ open }) {
    const page = await open("/flag");
    const flag = page.getByText("A flag");
    await expectStyle(flag, { property: "text-align", value: "center" });
    await expectStyle(flag, { property: "letter-spacing", value: "3px" });
    await expectStyle(flag, { property: "text-decoration-line", value: "underline" });
    const doc = await open("/docs/flag");
    await expectStyle(doc.getByText("A doc's flag"), { property: "text-align", value: "right" });
  },
};
