import { describe, expect, it } from "vitest";
import { ensureSlashes, resolveI18n, resolveLocaleFacts } from "./resolve-i18n.ts";

describe("what follows from a locale's name", () => {
  it.each([
    ["en", { label: "English", direction: "ltr", calendar: "gregory" }],
    ["fr", { label: "Français", direction: "ltr", htmlLang: "fr" }],
    ["pt-BR", { label: "Português (Brasil)", htmlLang: "pt-BR", path: "pt-BR" }],
    ["zh-CN", { label: "中文（中国）" }],
    ["ar", { label: "العربية", direction: "rtl" }],
    ["fa", { direction: "rtl", calendar: "persian" }],
    ["ur", { direction: "rtl" }],
    ["he", { direction: "rtl" }],
    ["th", { calendar: "buddhist" }],
    ["not a locale", { label: "not a locale", direction: "ltr", calendar: "gregory" }],
  ])("%s", (locale, facts) => {
    expect(resolveLocaleFacts(locale)).toMatchObject(facts);
  });
});

it("is found once, however many languages a site has", () => {
  expect(resolveLocaleFacts("gsw")).toBe(resolveLocaleFacts("gsw"));
});

it.each([
  ["", "/"],
  ["/", "/"],
  ["docs", "/docs/"],
  ["//a//b", "/a/b/"],
])("slashes around %j make %s", (baseUrl, expected) => {
  expect(ensureSlashes(baseUrl)).toBe(expected);
});

it("adds a default locale that the list leaves out", () => {
  const config = {
    url: "https://example.com",
    baseUrl: "/",
    i18n: { defaultLocale: "en", locales: ["fr"], path: "i18n", localeConfigs: {} },
  };
  const { locales, currentLocale } = resolveI18n({
    siteDir: "/none",
    configPath: "/none/x.js",
    config,
  });
  expect({ locales, currentLocale }).toEqual({ locales: ["en", "fr"], currentLocale: "en" });
});

it("takes what the site says of a locale", () => {
  const fr = {
    label: "FR",
    direction: "rtl" as const,
    htmlLang: "fr-CH",
    calendar: "x",
    path: "french",
    translate: true,
  };
  const config = {
    url: "https://example.com",
    baseUrl: "/",
    i18n: { defaultLocale: "en", locales: ["en", "fr"], path: "i18n", localeConfigs: { fr } },
  };
  const { localeConfigs } = resolveI18n({ siteDir: "/none", configPath: "/none/x.js", config });
  expect(localeConfigs.fr).toEqual({ ...fr, url: "https://example.com", baseUrl: "/fr/" });
});
