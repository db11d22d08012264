// @ts-check
import { expectStyle } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const tailwind = {
  name: "tailwind",
  packages: { tailwindcss: "4.3.5", "@tailwindcss/postcss": "4.3.5" },
  config: {
    plugins: `"./src/plugins/tailwind.cjs"`,
  },
  files: {
    "src/plugins/tailwind.cjs": `module.exports = function tailwind() {
  return {
    name: "tailwind",
    configurePostCss(options) {
      options.plugins = [...options.plugins, require("@tailwindcss/postcss")];
      return options;
    },
  };
};
`,
    "src/css/custom.css":
      '@layer theme, base, components, utilities;\n@import "tailwindcss/theme.css" layer(theme);\n@import "tailwindcss/utilities.css" layer(utilities);\n',
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
