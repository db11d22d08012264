import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type LocalizeOptions, localizeUrl } from "../../shared/search/localize-url.ts";
import type { LoadContext, Plugin, PostBuildProps } from "../contract/contract.ts";
import { themeSearchAlgolia } from "./theme-search-algolia.ts";

const readReplacement = (from: unknown) => {
  const algolia = {
    appId: "A",
    apiKey: "K",
    indexName: "I",
    replaceSearchResultPathname: { from, to: "/docs" },
  };
  const checked = themeSearchAlgolia.validateThemeConfig?.({
    themeConfig: { algolia: algolia },
    validate: (schema, value) => v.parse(schema as v.GenericSchema, value),
  }) as { algolia: Partial<LocalizeOptions> };
  return JSON.parse(JSON.stringify(checked.algolia)) as typeof checked.algolia;
};

test.each([
  ["a text", "/docs/1.0", "/docs/1.0/a", "/docs/a"],
  ["a text that is no pattern", "/docs/1.0", "/docs/1x0/a", "/docs/1x0/a"],
  ["a pattern", /^\/docs\/(?:next|canary)/, "/docs/canary/a", "/docs/a"],
])("%s chooses what is replaced in the addresses of results", (_, from, pathname, expected) => {
  expect(
    localizeUrl(new URL(`https://site.test${pathname}`), {
      ...readReplacement(from),
      baseUrl: "/",
    }),
  ).toBe(expected);
});

const readProvider = (themeConfig: object) =>
  themeSearchAlgolia.validateThemeConfig?.({
    themeConfig: themeConfig as Record<string, unknown>,
    validate: (schema, value) => v.parse(schema as v.GenericSchema, value),
  }) as { search?: unknown; algolia: object };

const keys = { appId: "A", apiKey: "K", indexName: "I" };

test.each([
  ["real keys ask the hosted index", { algolia: keys }, undefined],
  ["placeholders stand for the local one", { algolia: { ...keys, appId: "YOUR_APP_ID" } }, "local"],
  ["so do those of other templates", { algolia: { ...keys, apiKey: "<key>" } }, "local"],
  ["who asks for the local one needs no keys", { search: { provider: "local" } }, "local"],
  ["real keys may stay then", { algolia: keys, search: { provider: "local" } }, "local"],
])("%s", (_, themeConfig, provider) => {
  expect(readProvider(themeConfig).search).toEqual(provider && { provider });
});

test("an assistant has from the search what it isn't told of its own", () => {
  const readAskAi = (askAi: unknown) =>
    (
      readProvider({
        algolia: { ...keys, searchParameters: { facetFilters: ["kind:guide"] }, askAi },
      }) as { algolia: { askAi?: object } }
    ).algolia.askAi;
  const searchParameters = { facetFilters: ["kind:guide"] };
  expect(readAskAi("harbour")).toEqual({ assistantId: "harbour", ...keys, searchParameters });
  expect(
    readAskAi({ assistantId: "harbour", apiKey: "own", searchParameters: { facetFilters: [] } }),
  ).toEqual({
    assistantId: "harbour",
    ...keys,
    apiKey: "own",
    searchParameters: { facetFilters: [] },
  });
  expect(readAskAi(undefined)).toBeUndefined();
  expect(() => readAskAi({ asistantId: "harbour" })).toThrow("`askAi` takes the id");
});

test("options of the local search stand beside its name", () => {
  const { algolia } = readProvider({ search: { provider: "local", searchPagePath: "find" } });
  expect(algolia).toMatchObject({ searchPagePath: "find", contextualSearch: true });
  expect(() => readProvider({ search: { provider: "locl" } })).toThrow("local");
});

describe("browsers are told of the search", () => {
  const createTheme = async (algolia: object, mode = "production"): Promise<Plugin> =>
    (await themeSearchAlgolia(
      {
        baseUrl: "/base/",
        siteDir: import.meta.dirname,
        mode,
        siteConfig: {
          title: "Tides & <Knots>",
          url: "https://site.test",
          favicon: "img/anchor.ico",
          themeConfig: { algolia: { appId: "APP", ...algolia } },
        },
      } as unknown as LoadContext,
      {},
    ))!;

  test("by a file, and by a link on every page", async () => {
    const theme = await createTheme({ searchPagePath: "find" });
    const files = new Map<string, unknown>();
    await theme.postBuild?.({
      emitFile: (name: string, text: unknown) => files.set(name, text),
    } as unknown as PostBuildProps);
    expect(files.get("opensearch.xml")).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
      <ShortName>Tides &amp; &lt;Knots&gt;</ShortName>
      <Description>Tides &amp; &lt;Knots&gt;</Description>
      <InputEncoding>UTF-8</InputEncoding>
      <Image width="16" height="16">https://site.test/base/img/anchor.ico</Image>
      <Url type="text/html" method="get" template="https://site.test/base/find?q={searchTerms}"/>
      <Url type="application/opensearchdescription+xml" rel="self" template="https://site.test/base/opensearch.xml"/>
      <moz:SearchForm>https://site.test/base/find</moz:SearchForm>
      </OpenSearchDescription>
      "
    `);
    expect(theme.injectHtmlTags?.({ content: undefined })).toEqual({
      headTags: [
        {
          tagName: "link",
          attributes: {
            rel: "preconnect",
            href: "https://APP-dsn.algolia.net",
            crossorigin: "anonymous",
          },
        },
        {
          tagName: "link",
          attributes: {
            rel: "search",
            type: "application/opensearchdescription+xml",
            title: "Tides & <Knots>",
            href: "/base/opensearch.xml",
          },
        },
      ],
    });
  });

  test("in builds alone, and where there is a page of results", async () => {
    const dev = await createTheme({ searchPagePath: "search" }, "development");
    expect(JSON.stringify(dev.injectHtmlTags?.({ content: undefined }))).not.toContain(
      "opensearch",
    );
    const without = await createTheme({ searchPagePath: false });
    expect(Object.keys(without)).toEqual([
      "name",
      "getThemePath",
      "injectHtmlTags",
      "getVitePlugins",
    ]);
  });
});

test("its window leaves the bundle in a process of its own, which Vite's configuration from a plugin wouldn't", async () => {
  const context = { baseUrl: "/", siteDir: import.meta.dirname, mode: "production" };
  const themeConfig = { algolia: { appId: "A" } };
  const theme = (await themeSearchAlgolia(
    { ...context, siteConfig: { themeConfig } } as unknown as LoadContext,
    undefined as never,
  )) as Plugin;
  expect(theme).not.toHaveProperty("configureVite");
  expect(theme.getVitePlugins?.()).toEqual([
    {
      module: expect.stringContaining("plugin-module-places"),
      options: expect.objectContaining({ "velosaur/docsearch": expect.any(String) }),
    },
  ]);
});
