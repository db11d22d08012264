// @ts-check
import { expectStyle } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const sass = {
  name: "sass",
  packages: { "docusaurus-plugin-sass": "0.2.7", sass: "1.108.2" },
  config: { plugins: `"docusaurus-plugin-sass"` },
  files: {
    "src/pages/styled.jsx": `import React from "react";
import Layout from "@theme/Layout";
import styles from "./styled.module.scss";
import "../css/more.sass";
export default function Styled() {
  return <Layout><p className={styles.note}>Red <b className="deep">and deep</b></p></Layout>;
}
`,
    "src/pages/styled.module.scss": `@use "../css/colors";\n.note { color: colors.$flag; &:hover { opacity: 0.9; } b { font-weight: 300; } }\n`,
    "src/css/_colors.scss": `$flag: rgb(200, 10, 10);\n`,
    "src/css/more.sass": `.deep\n  letter-spacing: 1px + 2px\n`,
  },
  async check({ open }) {
    const page = await open("/styled");
    await expectStyle(page.getByText("Red"), { property: "color", value: "rgb(200, 10, 10)" });
    await expectStyle(page.getByText("and deep"), { property: "font-weight", value: "300" });
    await expectStyle(page.getByText("and deep"), { property: "letter-spacing", value: "3px" });
  },
};
