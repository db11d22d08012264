// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const mermaidElk = {
  name: "mermaid-elk",
  packages: { "@docusaurus/theme-mermaid": "3.10.2", "@mermaid-js/layout-elk": "0.1.9" },
  config: {
    fields: `markdown: { mermaid: true },`,
    themes: `"@docusaurus/theme-mermaid"`,
  },
  files: {
    "docs/chart.md": `# Chart

\`\`\`mermaid
---
config:
  layout: elk
---
flowchart LR
  Quay --> Boat
  Boat --> Sea
\`\`\`
`,
  },
  note: "With Velosaur by its add-on velosaur-theme-mermaid.",
  async check({ open }) {
    const page = await open("/docs/chart");
    await expectVisible(page.locator(".docusaurus-mermaid-container svg"));
    await expectVisible(page.locator(".docusaurus-mermaid-container").getByText("Quay"));
  },
};
