// @ts-check
import { expectStyle } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const less = {
  name: "less",
  packages: { "docusaurus-plugin-less": "2.0.2", less: "4.9.1", "less-loader": "12.3.3" },
  config: {
    plugins: `["docusaurus-plugin-less", { lessOptions: { modifyVars: { rope: "rgb(1, 2, 3)" } } }]`,
    preset: `pages: {},`,
  },
  files: {
    "src/pages/ropes.js": `import React from "react";
import Layout from "@theme/Layout";
import "./ropes.less";
import styles from "./knots.module.less";

export default function Ropes() {
  return (
    <Layout>
      <p className="rope">Rope</p>
      <p className={styles.knot}>Knot</p>
    </Layout>
  );
}
`,
    "src/pages/ropes.less": `@rope: rgb(9, 9, 9);\n.rope { color: @rope; }\n`,
    "src/pages/knots.module.less": `@width: 3px;\n.knot { border: (@width * 2) solid; &:empty { border: 0; } }\n`,
  },
  async check({ open }) {
    const page = await open("/ropes");
    await expectStyle(page.getByText("Rope", { exact: true }), {
      property: "color",
      value: "rgb(1, 2, 3)",
    });
    const knot = page.getByText("Knot", { exact: true });
    await expectStyle(knot, { property: "border-top-width", value: "6px" });
  },
};
