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
  async check({ open }) {
    const page = await open("/api");
    await page.getByRole("button", { name: "boats" }).click();
    await page.getByRole("link", { name: "List the boats" }).first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "List the boats" }));
    await expectVisible(page.getByRole("button", { name: "Execute" }));
  },
  note: "The pages are there with Velosaur; the panel that tries a request isn't: the plugin hands it what it shows by a rule of its own for the MDX loader (`metadataPath`), which is told.",
};
