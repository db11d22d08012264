// @ts-check

/** @import { ConfigText } from "./recipe.mjs" */

/** A small site of docs, posts and a page, to which a recipe adds its own. */
export const baseFiles = {
  "docs/intro.md": `---
title: Harbours
slug: /
---

# Harbours

A lighthouse stands on the northern pier.

## Tides

The tide is high at noon.

\`\`\`js title="tide.js"
export const tide = "high";
\`\`\`

![A red boat](./boat.svg)
`,
  "docs/ropes.mdx": `# Ropes

A bowline never slips.

:::tip

Dry your ropes.

:::

<details><summary>Why</summary>Wet ropes rot.</details>
`,
  "docs/boat.svg": boat(),
  "blog/2026-05-01-regatta.md": `---
title: The regatta
tags: [races]
---

Forty boats came.

<!-- truncate -->

The smallest one won.
`,
  "src/pages/index.mdx": `# The harbour

[All about harbours](/docs)
`,
  "src/pages/about.mdx": `# About

We build boats.
`,
  "src/css/custom.css": `:root { --ifm-color-primary: #25617c; }\n`,
  "static/img/boat.svg": boat(),
};

function boat() {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80"><path d="M10 50h100l-20 25H30z" fill="#b33"/></svg>\n`;
}

/** @param {ConfigText} text */
export function formatConfig({
  imports = "",
  fields = "",
  docs = "",
  blog = "{}",
  preset = "",
  plugins = "",
  themes = "",
  presets = "",
  themeConfig = "",
}) {
  return `${imports}
export default {
  title: "Harbour",
  tagline: "Boats and tides",
  url: "https://harbour.example",
  baseUrl: "/",
  favicon: "img/boat.svg",
  onBrokenLinks: "throw",
  ${fields}
  presets: [
    [
      "classic",
      {
        docs: { ${docs} },
        blog: ${blog},
        theme: { customCss: "./src/css/custom.css" },
        ${preset}
      },
    ],
    ${presets}
  ],
  plugins: [${plugins}],
  themes: [${themes}],
  themeConfig: {
    navbar: { title: "Harbour", items: [{ type: "docSidebar", sidebarId: "defaultSidebar", label: "Docs" }] },
    ${themeConfig}
  },
};
`;
}
