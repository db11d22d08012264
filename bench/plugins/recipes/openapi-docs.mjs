// @ts-check
import { expectText, expectVisible } from "../expect.mjs";
import { spec } from "../openapi-spec.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const openapiDocs = {
  name: "openapi-docs",
  packages: {
    "docusaurus-plugin-openapi-docs": "5.2.0",
    "docusaurus-theme-openapi-docs": "5.2.0",
    "docusaurus-plugin-sass": "0.2.7",
    sass: "1.108.2",
  },
  config: {
    docs: `docItemComponent: "@theme/ApiItem",`,
    plugins: `["docusaurus-plugin-openapi-docs", {
      id: "api",
      docsPluginId: "classic",
      config: { boats: { specPath: "boats.yaml", outputDir: "docs/boats", sidebarOptions: { groupPathsBy: "tag" } } },
    }]`,
    themes: `"docusaurus-theme-openapi-docs"`,
  },
  files: { "boats.yaml": spec },
  commands: [["gen-api-docs", "all"]],
  async check({ open, fetchText, mode }) {
    if (mode === "build") expectText(await fetchText("/docs/boats/list-boats"), "List the boats");
    const page = await open("/docs/boats/list-boats");
    await expectVisible(page.getByRole("heading", { level: 1, name: "List the boats" }));
    await expectVisible(page.locator(".openapi__method-endpoint", { hasText: "/boats" }));
    // The explorer and its snippets come with the browser's code.
    await expectVisible(
      page.locator(".openapi-explorer__request-btn, button", { hasText: "Send API Request" }),
    );
    await expectVisible(page.locator(".openapi-right-panel__container").getByText("curl").first());
    await page.getByRole("tab", { name: "Example", exact: true }).first().click();
    await expectVisible(page.getByText("Albatross"));
  },
};
