// @ts-check
import { expectStyle, expectText } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const styledComponents = {
  name: "styled-components",
  packages: { "styled-components": "6.6.0" },
  config: {},
  files: {
    "src/components/Flag.jsx": `import styled from "styled-components";
export const Flag = styled.p\`color: rgb(1, 100, 2); &:hover { opacity: \${({ $faded }) => ($faded ? 0.5 : 1)}; }\`;
`,
    "docs/flag.mdx": `import { Flag } from "@site/src/components/Flag";

# Flag

<Flag $faded>A green flag</Flag>
`,
    "src/pages/flag.jsx": `import React from "react";
import Layout from "@theme/Layout";
import { Flag } from "../components/Flag";
export default function FlagPage() {
  const [count, setCount] = React.useState(0);
  return <Layout><Flag>Another flag</Flag><button onClick={() => setCount(count + 1)}>Wave {count}</button></Layout>;
}
`,
  },
  async check({ open, fetchText, mode }) {
    if (mode === "build") expectText(await fetchText("/flag"), "Another flag");
    const doc = await open("/docs/flag");
    await expectStyle(doc.getByText("A green flag"), {
      property: "color",
      value: "rgb(1, 100, 2)",
    });
    const page = await open("/flag");
    await expectStyle(page.getByText("Another flag"), {
      property: "color",
      value: "rgb(1, 100, 2)",
    });
    await page.getByRole("button", { name: "Wave 0" }).click();
    await page.getByRole("button", { name: "Wave 1" }).waitFor();
  },
};
