import path from "../system/path.ts";
import { expect, test } from "vitest";
import type { LoadContext } from "../contract/contract.ts";
import { createSiteFile } from "./site-data.ts";

const circular: Record<string, unknown> = {};
circular["self"] = circular;

const siteConfig = {
  title: "Site",
  plugins: [() => {}],
  presets: [["classic", { docs: { sidebarPath: path.resolve("/site/sidebars.js") } }]],
  future: circular,
  themeConfig: {
    navbar: { title: "Site" },
    prism: { theme: { plain: {} }, darkTheme: { plain: {} }, additionalLanguages: ["php"] },
  },
};
const context = {
  siteConfig,
  siteDir: path.resolve("/site"),
  baseUrl: "/base/",
  i18n: { currentLocale: "en" },
};
const input = {
  context: context as unknown as LoadContext,
  pluginVersions: {},
  globalData: { docs: { default: 1 } },
  needsPrismThemes: false,
  configFields: [],
};

test("pages know the site's configuration without what only the build needs", () => {
  const { url, text } = createSiteFile(input);
  expect(url).toMatch(/^\/base\/assets\/data\/site-\w{8}\.json$/);
  expect(JSON.parse(text)).toMatchObject({
    siteConfig: {
      title: "Site",
      themeConfig: { navbar: { title: "Site" }, prism: { additionalLanguages: ["php"] } },
    },
    siteMetadata: { docusaurusVersion: expect.any(String) },
    i18n: { currentLocale: "en" },
    globalData: { docs: { default: 1 } },
  });
  expect(text).not.toMatch(/plugins"|[tT]heme":/);
});

test("what code of the browser reads of the rest comes along, as JSON has it, wherever the site lies", () => {
  const { text } = createSiteFile({ ...input, configFields: ["plugins", "presets", "future"] });
  const known = JSON.parse(text).siteConfig;
  expect(known.presets).toEqual([["classic", { docs: { sidebarPath: "@site/sidebars.js" } }]]);
  expect(known.plugins).toEqual([null]);
  expect(known).not.toHaveProperty("future");
});

test("themes of the highlighter come along where code of the browser asks for them", () => {
  const { text } = createSiteFile({ ...input, needsPrismThemes: true });
  expect(JSON.parse(text).siteConfig.themeConfig.prism).toEqual(siteConfig.themeConfig.prism);
  expect(siteConfig.themeConfig.prism.theme).toBeDefined();
});

test("code that asks for the highlighter's theme gets the default one where the site names none", () => {
  const plain = { ...context, siteConfig: { themeConfig: {} } } as unknown as LoadContext;
  const { text } = createSiteFile({ ...input, context: plain, needsPrismThemes: true });
  expect(JSON.parse(text).siteConfig.themeConfig.prism.theme.plain.color).toMatch(/^#/);
});
