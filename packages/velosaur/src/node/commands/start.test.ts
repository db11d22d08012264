import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { RunningServer } from "./options.ts";
import { start } from "./start.ts";

afterAll(removeSites);

// Dev loads Vite, twice where the site begins anew.
vi.setConfig({ testTimeout: 180_000 });

const startSite = (siteDir: string, locale?: string): Promise<RunningServer> =>
  start({
    siteDir,
    options: { port: 0, open: false, minify: true, ...(locale !== undefined && { locale }) },
  });

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
  const server = await startSite(siteDir, "fr");
  try {
    expect(new URL(server.url).pathname).toBe("/base/fr/");
    const html = await (await fetch(`${server.url}about`)).text();
    expect(html).toContain("De nous");
    expect(html).toContain('lang="fr"');
  } finally {
    await server.close();
  }
});

it("pages that take longer than their site is there are answered by the site after it", async () => {
  const writeConfig = (title: string): string => `export default {
    title: "${title}", url: "https://example.com", baseUrl: "/",
    plugins: ["@docusaurus/plugin-content-pages"],
  };`;
  const siteDir = writeSite({
    "docusaurus.config.js": writeConfig("Before"),
    // The first time that Node runs it, it never comes to its end.
    "src/pages/slow.js": `
      if (globalThis.tellSlowPage) {
        const tell = globalThis.tellSlowPage;
        delete globalThis.tellSlowPage;
        tell();
        await new Promise(() => {});
      }
      export default () => "There at last";
    `,
  });
  const isAsked = new Promise<void>((resolve) =>
    Object.assign(globalThis, { tellSlowPage: resolve }),
  );
  const warnings: string[] = [];
  const listen = ({ message }: Error): void => void warnings.push(message);
  process.on("warning", listen);
  const server = await startSite(siteDir);
  try {
    // More than Node lets listen to one thing without a word.
    const answers = Array.from({ length: 12 }, () => fetch(`${server.url}slow`));
    await isAsked;
    writeFileSync(path.join(siteDir, "docusaurus.config.js"), writeConfig("After"));
    for (const answer of answers) {
      const html = await (await answer).text();
      expect(html).toContain("There at last");
      expect(html).toContain("After");
    }
    expect(warnings).toEqual([]);
  } finally {
    process.off("warning", listen);
    await server.close();
  }
});
