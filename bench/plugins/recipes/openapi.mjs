// @ts-check
import { expectVisible } from "../expect.mjs";
import { spec } from "../openapi-spec.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const openapi = {
  name: "openapi",
  packages: { "docusaurus-plugin-openapi": "0.8.0", "docusaurus-theme-openapi": "0.8.0" },
  config: {
    plugins: `["docusaurus-plugin-openapi", { path: "boats.yaml", routeBasePath: "/api" }]`,
    themes: `"docusaurus-theme-openapi"`,
  },
  files: { "boats.yaml": spec },
  // Its own panel spreads keys, of which React in development speaks.
  allow: [/A props object containing a "key" prop/],
  async check({ open }) {
    const page = await open("/api");
    await page.getByRole("button", { name: "boats" }).click();
    await page.getByRole("link", { name: "List the boats" }).first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "List the boats" }));
    await expectVisible(page.getByRole("button", { name: "Execute" }));
  },
};
