import { expect, test } from "vitest";
import type { LoadContext } from "../contract/contract.ts";
import { createGeneratedValues } from "./generated-modules.ts";

const siteStorage = { type: "localStorage", namespace: "-site" };
const context = { siteConfig: { title: "Site" }, i18n: { currentLocale: "en" }, siteStorage };

test("what a site imports as @generated/* has upstream's names", () => {
  const values = createGeneratedValues({
    context: context as unknown as LoadContext,
    pluginVersions: {},
    clientModules: [],
    codeTranslations: { "theme.blog": "Blog" },
    routePrefixes: [],
    hasHomePage: true,
  });
  expect(values).toMatchObject({
    "docusaurus.config": { title: "Site" },
    "site-metadata": { docusaurusVersion: expect.any(String) },
    "site-storage": siteStorage,
    i18n: { currentLocale: "en" },
    codeTranslations: { "theme.blog": "Blog" },
  });
});
