import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../../__fixtures__/write-site.ts";
import { resolveConfig } from "../../config/resolve-config.ts";
import { planSite } from "./site-plan.ts";

afterAll(removeSites);

const NAVBAR = "i18n/fr/docusaurus-theme-classic/navbar.json";

test("a site that is planned again is planned from what its author has written", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
  title: "Site", url: "https://example.com", baseUrl: "/",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  presets: [["classic", { docs: false, blog: false, pages: false }]],
  plugins: [function growing(context) {
    context.siteConfig.themeConfig.navbar.items.push({ label: "Of the plugin", to: "/plugin" });
    return { name: "growing" };
  }],
  themeConfig: {
    navbar: { items: [{ label: "Home", to: "/" }] },
    algolia: { appId: "a", apiKey: "k", indexName: "i", replaceSearchResultPathname: { from: /docs\\.v2/, to: "x" } },
  },
};`,
    [NAVBAR]: '{ "item.label.Home": { "message": "Accueil" } }',
  });
  const context = await resolveConfig({ siteDir, mode: "development", locale: "fr" });
  const plan = async (): Promise<unknown> => {
    const { context: planned } = await planSite(context);
    const { navbar, algolia } = planned.siteConfig.themeConfig as Record<string, object>;
    return JSON.parse(JSON.stringify([navbar, algolia]));
  };
  const first = await plan();
  expect(first).toMatchObject([
    { items: [{ label: "Accueil" }, { label: "Of the plugin" }] },
    { replaceSearchResultPathname: { from: "docs\\.v2" } },
  ]);
  expect(await plan()).toEqual(first);
  writeFileSync(path.join(siteDir, NAVBAR), '{ "item.label.Home": { "message": "Maison" } }');
  expect(await plan()).toMatchObject([{ items: [{ label: "Maison" }, {}] }, {}]);
});
