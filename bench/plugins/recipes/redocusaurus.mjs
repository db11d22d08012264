// @ts-check
import { expectText, expectVisible } from "../expect.mjs";
import { spec } from "../openapi-spec.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const redocusaurus = {
  name: "redocusaurus",
  packages: { redocusaurus: "2.5.2" },
  config: {
    presets: `["redocusaurus", { specs: [{ id: "boats", spec: "boats.yaml", route: "/api/" }] }],`,
  },
  files: {
    "boats.yaml": spec,
    "src/pages/embedded.jsx": `import React from "react";
import Layout from "@theme/Layout";
import ApiDoc from "@theme/ApiDocMdx";
export default function Embedded() {
  return <Layout title="Embedded"><ApiDoc id="boats" /></Layout>;
}
`,
  },
  async check({ open, fetchText, mode }) {
    if (mode === "build") expectText(await fetchText("/api/"), "List the boats");
    const page = await open("/api/");
    await expectVisible(page.getByRole("heading", { name: "List the boats" }));
    await page.getByRole("button", { name: "Boats in the harbour" }).click();
    await expectVisible(page.getByText("In metres"));
    const embedded = await open("/embedded");
    await expectVisible(embedded.getByRole("heading", { name: "List the boats" }));
  },
};
