// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const moduleAlias = {
  name: "module-alias",
  packages: { "docusaurus-plugin-module-alias": "0.0.2" },
  config: {
    imports: `import path from "node:path";`,
    plugins: `["docusaurus-plugin-module-alias", { alias: { "@harbour": path.resolve("lib"), masts: path.resolve("lib/masts.js") } }]`,
  },
  files: {
    "lib/boats.js": `export const boats = ["Albatross", "Petrel"];\n`,
    "lib/masts.js": `module.exports = { masts: 3 };\n`,
    "src/pages/fleet.js": `import React from "react";
import Layout from "@theme/Layout";
import { boats } from "@harbour/boats";
import { masts } from "masts";

export default function Fleet() {
  return (
    <Layout>
      <main>
        {boats.join(", ")} with {masts} masts
      </main>
    </Layout>
  );
}
`,
  },
  async check({ open }) {
    const page = await open("/fleet");
    await expectVisible(page.getByText("Albatross, Petrel with 3 masts"));
  },
};
