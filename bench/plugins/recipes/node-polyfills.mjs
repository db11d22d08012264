// @ts-check
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const nodePolyfills = {
  name: "node-polyfills",
  packages: { "docusaurus-node-polyfills": "1.0.0" },
  config: { plugins: `"docusaurus-node-polyfills"` },
  files: {
    "src/pages/harbour.js": `import React, { useState } from "react";
import Layout from "@theme/Layout";
import path from "path";
import { createHash } from "crypto";

function describe() {
  const name = Buffer.from("harbour").toString("base64");
  const hash = createHash("sha256").update("harbour").digest("hex").slice(0, 8);
  return [path.join("/boats", "../piers"), name, hash, typeof process.nextTick].join(" ");
}

export default function Harbour() {
  const [text, setText] = useState("");
  return (
    <Layout>
      <main>
        <button onClick={() => setText(describe())}>Describe</button>
        <output>{text}</output>
      </main>
    </Layout>
  );
}
`,
  },
  async check({ open }) {
    const page = await open("/harbour");
    await page.getByRole("button", { name: "Describe" }).click();
    await expectVisible(page.getByText("/piers aGFyYm91cg== aa74f6fd function"));
  },
  note: "A global `console` from a package, which this plugin provides, leaves React whole in that bundle.",
};
