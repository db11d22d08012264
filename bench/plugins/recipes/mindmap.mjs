// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const mindmap = {
  name: "mindmap",
  packages: { "docusaurus-plugin-mindmap": "0.1.4" },
  config: { plugins: `["docusaurus-plugin-mindmap", {}]` },
  files: {
    "docs/map.mdx": `# Map

import Mindmap from "@theme/Mindmap";

<Mindmap content={\`
- Boat
-- Hull
-- Sail
\`} />
`,
  },
  async check({ open }) {
    const page = await open("/docs/map");
    await expectVisible(page.locator("jmnode").getByText("Boat"));
  },
};
