import { afterAll, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { start } from "./start.ts";

afterAll(removeSites);

it("shows a locale at the address that it will have", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
      title: "Site", url: "https://example.com", baseUrl: "/base/",
      i18n: { defaultLocale: "en", locales: ["en", "fr"] },
      plugins: ["@docusaurus/plugin-content-pages"],
    };`,
    "src/pages/about.md": "# About\n",
    "i18n/fr/docusaurus-plugin-content-pages/about.md": "# De nous\n",
  });
  const server = await start({
    siteDir,
    options: { port: 0, locale: "fr", open: false, minify: true },
  });
  try {
    expect(new URL(server.url).pathname).toBe("/base/fr/");
    const html = await (await fetch(`${server.url}about`)).text();
    expect(html).toContain("De nous");
    expect(html).toContain('lang="fr"');
  } finally {
    await server.close();
  }
});
