/** Types that are exported as if they were values, which TypeScript alone can tell. */

import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

const source: SiteSource = {
  config: { presets: [["classic", { blog: false }]] },
  files: {
    "docs/shown.mdx": `import { Card } from "@site/src/components";\n\n# Shown\n\n<Card title="In a document" />\n`,
    "src/components/index.ts": `export { Card, CardProps } from "./Card";\nexport * from "./sizes";\n`,
    "src/components/sizes.ts": `import { Size } from "./Card";\nexport { Size };\n`,
    "src/components/Card.tsx": `export interface CardProps { title: string; size?: Size }
export type Size = "s" | "l";
export const Card = ({ title, size = "s" }: CardProps) => <p id="card" data-size={size}>{title}</p>;
`,
    "src/pages/index.tsx": `import { Card, CardProps, Size } from "../components";
const size: Size = "l";
const props: CardProps = { title: "On a page", size };
export default function Home() {
  return <main><h1>Home</h1><Card {...props} /></main>;
}
`,
  },
};

describeBoth("exported-types", source, ({ open }) => {
  test.each([
    ["/", "On a page"],
    ["/docs/shown", "In a document"],
  ])("what is exported beside them is shown on %s", async (path, text) => {
    const page = await open(path);
    expect(await page.locator("#card").innerText()).toBe(text);
    const plain = await open(path, { javaScriptEnabled: false });
    expect(await plain.locator("#card").innerText()).toBe(text);
  });
});
