// @ts-check
import assert from "node:assert/strict";
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const umami = {
  name: "umami",
  packages: { "@dipakparmar/docusaurus-plugin-umami": "2.4.0" },
  config: {
    plugins: `["@dipakparmar/docusaurus-plugin-umami", { websiteID: "boats-1", analyticsDomain: "umami.harbour.example" }]`,
  },
  async check({ mode, open, fetchText, requests }) {
    await expectVisible((await open("/docs/ropes")).getByRole("heading", { level: 1 }));
    // The plugin is off in dev.
    if (mode === "dev") return;
    expectText(await fetchText("/docs/ropes"), /data-website-id="?boats-1/);
    assert.ok(requests.includes("https://umami.harbour.example/script.js"));
  },
};
