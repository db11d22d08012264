import { expect, test } from "vitest";
import type { LoadContext } from "../contract/contract.ts";
import { createSiteFile } from "./site-data.ts";

const siteConfig = {
  title: "Site",
  plugins: [() => {}],
  themeConfig: {
    navbar: { title: "Site" },
    prism: { theme: { plain: {} }, darkTheme: { plain: {} }, additionalLanguages: ["php"] },
  },
};
const context = { siteConfig, baseUrl: "/base/", i18n: { currentLocale: "en" } };
const input = {
  context: context as unknown as LoadContext,
  pluginVersions: {},
  globalData: { docs: { default: 1 } },
  needsPrismThemes: false,
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
