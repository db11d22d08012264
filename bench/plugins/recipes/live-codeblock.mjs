// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const liveCodeblock = {
  name: "live-codeblock",
  packages: { "@docusaurus/theme-live-codeblock": "3.10.2" },
  config: {
    themes: `"@docusaurus/theme-live-codeblock"`,
    themeConfig: `liveCodeBlock: { playgroundPosition: "top" },`,
  },
  files: {
    "src/theme/ReactLiveScope/index.js": `import React from "react";
const Buoy = ({ children }) => <em className="buoy">{children}</em>;
export default { React, ...React, Buoy };
`,
    "docs/live.md": `# Live

\`\`\`jsx live
function Bay() {
  const [count, setCount] = useState(1);
  return <button onClick={() => setCount(count + 1)}><Buoy>{count} buoys</Buoy></button>;
}
\`\`\`
`,
  },
  note: "With Velosaur by its add-on velosaur-theme-live-codeblock.",
  async check({ open }) {
    const page = await open("/docs/live");
    await page.getByRole("button", { name: "1 buoys" }).click();
    await expectVisible(page.locator(".buoy", { hasText: "2 buoys" }));
    await page.locator(".prism-code[contenteditable]").click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("<Buoy>Anew</Buoy>");
    await expectVisible(page.locator(".buoy", { hasText: "Anew" }));
  },
};
