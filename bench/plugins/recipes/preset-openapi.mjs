// @ts-check
import { expectVisible } from "../expect.mjs";
import { spec } from "../openapi-spec.mjs";

/** The preset stands in the place of the classic one. */
const config = `export default {
  title: "Harbour",
  url: "https://harbour.example",
  baseUrl: "/",
  presets: [
    [
      "docusaurus-preset-openapi",
      {
        api: { path: "boats.yaml", routeBasePath: "/api" },
        theme: { customCss: "./src/css/custom.css" },
      },
    ],
  ],
  themeConfig: { navbar: { title: "Harbour", items: [{ to: "/api", label: "API" }] } },
};
`;

/** @type {import("../recipe.mjs").Recipe} */
export const presetOpenapi = {
  name: "preset-openapi",
  packages: { "docusaurus-preset-openapi": "0.8.0" },
  config: {},
  files: { "docusaurus.config.js": config, "boats.yaml": spec },
  // Its own panel spreads keys, of which React in development speaks.
  allow: [/A props object containing a "key" prop/],
  async check({ open }) {
    const page = await open("/docs/ropes");
    await page.getByRole("link", { name: "API" }).first().click();
    await page.getByRole("button", { name: "boats" }).click();
    await page.getByRole("link", { name: "List the boats" }).first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "List the boats" }));
    await expectVisible(page.getByRole("button", { name: "Execute" }));
  },
};
