// @ts-check
import { expectText, expectVisible } from "../expect.mjs";
import { spec } from "../openapi-spec.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const scalar = {
  name: "scalar",
  packages: { "@scalar/docusaurus": "0.8.38" },
  config: {
    plugins: `["@scalar/docusaurus", { label: "Boats API", route: "/boats", configuration: { url: "/boats.yaml" } }]`,
  },
  files: { "static/boats.yaml": spec },
  answers: {
    "npm/@scalar/api-reference":
      "window.Scalar = { createApiReference: (place, options) => { document.body.dataset.scalar = options.url; return { destroy() {} }; } };",
  },
  async check({ open, fetchText }) {
    expectText(await fetchText("/docs/ropes"), "cdn.jsdelivr.net/npm/@scalar/api-reference");
    const page = await open("/docs/ropes");
    await page.getByRole("link", { name: "Boats API" }).click();
    await page.waitForURL("**/boats");
    await page.locator("body[data-scalar='/boats.yaml']").waitFor({ state: "attached" });
    await expectVisible(page.getByRole("link", { name: "Harbour" }));
  },
};
