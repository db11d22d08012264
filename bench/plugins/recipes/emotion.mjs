// @ts-check
import { expectStyle } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const emotion = {
  name: "emotion",
  packages: { "@emotion/react": "11.14.0", "@emotion/styled": "11.14.1" },
  config: {},
  files: {
    "src/pages/flag.tsx": `/** @jsxImportSource @emotion/react */
import { css } from "@emotion/react";
import styled from "@emotion/styled";
import Layout from "@theme/Layout";
const Flag = styled.p\`color: rgb(2, 3, 120);\`;
export default function FlagPage() {
  return <Layout><Flag>A blue flag</Flag><p css={css({ color: "rgb(9, 9, 9)" })}>A black flag</p></Layout>;
}
`,
  },
  async check({ open }) {
    const page = await open("/flag");
    await expectStyle(page.getByText("A blue flag"), {
      property: "color",
      value: "rgb(2, 3, 120)",
    });
    await expectStyle(page.getByText("A black flag"), { property: "color", value: "rgb(9, 9, 9)" });
  },
};
