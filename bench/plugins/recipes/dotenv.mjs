// @ts-check
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const dotenvPlugin = {
  name: "dotenv",
  packages: { "docusaurus-plugin-dotenv": "1.0.1" },
  config: { plugins: `"docusaurus-plugin-dotenv"` },
  files: {
    ".env": "HARBOUR_PILOT=Ada\nHARBOUR_SECRET=s3cr3t\n",
    "src/pages/pilot.jsx": `import React from "react";
import Layout from "@theme/Layout";
export default function Pilot() {
  return <Layout><p>The pilot is {process.env.HARBOUR_PILOT}.</p></Layout>;
}
`,
  },
  async check({ mode, open, fetchText }) {
    if (mode === "build") expectText(await fetchText("/pilot"), /The pilot is (<!-- -->)?Ada/);
    const page = await open("/pilot");
    await expectVisible(page.getByText("The pilot is Ada."));
  },
};
