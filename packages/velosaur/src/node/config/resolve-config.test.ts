import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig, takeOnlyLocale } from "./resolve-config.ts";

afterAll(removeSites);

const BASE = "title: 'Site', url: 'https://example.com', baseUrl: '/'";

const load = (config: string, file = "docusaurus.config.js") =>
  resolveConfig({ siteDir: writeSite({ [file]: config }), mode: "production" });

describe("forms of the configuration", () => {
  it.each([
    ["docusaurus.config.js", `module.exports = { ${BASE} };`],
    ["docusaurus.config.cjs", `module.exports = { ${BASE} };`],
    ["docusaurus.config.mjs", `export default { ${BASE} };`],
    [
      "docusaurus.config.ts",
      `import type { Config } from '@docusaurus/types'; const c: Config = { ${BASE} }; export default c;`,
    ],
    ["docusaurus.config.mts", `export default { ${BASE} } satisfies object;`],
    ["docusaurus.config.cts", `const config: object = { ${BASE} }; module.exports = config;`],
    ["docusaurus.config.cts", `export default { ${BASE} } satisfies object;`],
    ["docusaurus.config.js", `export default function () { return { ${BASE} }; }`],
    ["docusaurus.config.js", `export default async () => ({ ${BASE} });`],
    ["docusaurus.config.js", `module.exports = Promise.resolve({ ${BASE} });`],
    ["docusaurus.config.ts", `export default Promise.resolve({ ${BASE} });`],
    [
      "docusaurus.config.js",
      `const title = await Promise.resolve('Site'); export default { ${BASE.replace("'Site'", "title")} };`,
    ],
  ])("%s: %s", async (file, source) => {
    const { siteConfig } = await load(source, file);
    expect(siteConfig.title).toBe("Site");
  });

  it("takes the words true and false for values, and attributes that aren't there", async () => {
    const { siteConfig, i18n } = await load(`export default { ${BASE},
      noIndex: 'true', trailingSlash: 'FALSE', markdown: { mermaid: 'true' }, future: { v4: { useCssCascadeLayers: 'true' } },
      i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: undefined } }, webpack: {},
      scripts: [{ src: '/a.js', async: undefined, integrity: null, tabindex: 5 }],
      headTags: [{ tagName: 'meta', attributes: { name: 'x', content: undefined }, note: 'mine' }],
    };`);
    expect(siteConfig).toMatchObject({
      noIndex: true,
      trailingSlash: false,
      markdown: { mermaid: true },
      future: { v4: { useCssCascadeLayers: true } },
    });
    expect(i18n.localeConfigs["en"]?.label).toBe("English");
    expect(siteConfig.scripts).toEqual([
      { src: "/a.js", async: undefined, integrity: null, tabindex: 5 },
    ]);
  });

  it("prefers TypeScript, and takes the file asked for", async () => {
    const siteDir = writeSite({
      "docusaurus.config.js": `export default { ${BASE}, tagline: 'js' };`,
      "docusaurus.config.ts": `export default { ${BASE}, tagline: 'ts' };`,
      "other.config.js": `export default { ${BASE}, tagline: 'other' };`,
    });
    const found = await resolveConfig({ siteDir, mode: "production" });
    const named = await resolveConfig({
      siteDir,
      mode: "production",
      configPath: "other.config.js",
    });
    expect([found.siteConfig.tagline, named.siteConfig.tagline]).toEqual(["ts", "other"]);
  });

  it("gives imports of @docusaurus/* and prism themes in Node, and require.resolve", async () => {
    const siteDir = writeSite({
      "sidebars.js": "module.exports = {};",
      "docusaurus.config.ts": `
        import { themes } from 'prism-react-renderer';
        import { normalizeUrl } from '@docusaurus/utils';
        import logger from '@docusaurus/logger';
        import type * as Preset from '@docusaurus/preset-classic';
        const sidebarPath = require.resolve('./sidebars.js');
        export default {
          ${BASE},
          customFields: { plain: themes.github.plain, url: normalizeUrl(['/a/', '/b']), warn: typeof logger.warn, sidebarPath, dir: __dirname },
        };`,
    });
    const { siteConfig } = await resolveConfig({ siteDir, mode: "production" });
    expect(siteConfig.customFields).toEqual({
      plain: { color: "#393A34", backgroundColor: "#f6f8fa" },
      url: "/a/b",
      warn: "function",
      sidebarPath: `${siteDir}/sidebars.js`,
      dir: siteDir,
    });
  });
});

describe("defaults", () => {
  it("fills in upstream's", async () => {
    const { siteConfig } = await load(`export default { ${BASE} };`);
    const { plugins, themes, presets, future, ...rest } = siteConfig;
    expect({ plugins, themes, presets }).toEqual({ plugins: [], themes: [], presets: [] });
    expect(future.v4.siteStorageNamespacing).toBe(false);
    expect(rest).toMatchInlineSnapshot(`
      {
        "baseUrl": "/",
        "baseUrlIssueBanner": true,
        "clientModules": [],
        "customFields": {},
        "headTags": [],
        "i18n": {
          "defaultLocale": "en",
          "localeConfigs": {},
          "locales": [
            "en",
          ],
          "path": "i18n",
        },
        "markdown": {
          "anchors": {
            "maintainCase": false,
          },
          "emoji": true,
          "format": "mdx",
          "hooks": {
            "onBrokenMarkdownImages": "throw",
            "onBrokenMarkdownLinks": "warn",
            "onUnusedMarkdownDirectives": "warn",
          },
          "mdx1Compat": {
            "admonitions": true,
            "comments": true,
            "headingIds": true,
          },
          "mermaid": false,
          "parseFrontMatter": [Function],
        },
        "noIndex": false,
        "onBrokenAnchors": "warn",
        "onBrokenLinks": "throw",
        "onDuplicateRoutes": "warn",
        "scripts": [],
        "staticDirectories": [
          "static",
        ],
        "storage": {
          "namespace": false,
          "type": "localStorage",
        },
        "stylesheets": [],
        "tagline": "",
        "themeConfig": {},
        "title": "Site",
        "titleDelimiter": "|",
        "url": "https://example.com",
      }
    `);
  });

  it.each([
    ["baseUrl: 'docs'", { baseUrl: "/docs/" }],
    ["baseUrl: '/docs//x'", { baseUrl: "/docs/x/" }],
    ["url: 'https://example.com/'", { url: "https://example.com" }],
    ["url: 'https:/example.com'", { url: "https://example.com" }],
    ["onBrokenMarkdownLinks: 'throw'", { markdown: { hooks: { onBrokenMarkdownLinks: "throw" } } }],
    [
      "markdown: { mdx1Compat: false }",
      { markdown: { mdx1Compat: { comments: false, admonitions: false, headingIds: false } } },
    ],
    [
      "markdown: { mdx1Compat: { comments: false } }",
      { markdown: { mdx1Compat: { comments: false, admonitions: true } } },
    ],
    ["future: { v4: true }", { markdown: { mdx1Compat: { comments: false } } }],
    ["future: {}", { future: { faster: { rspackBundler: false, gitEagerVcs: false } } }],
    ["plugins: [false, null, undefined]", { plugins: [false, null, undefined] }],
    [
      "scripts: ['a.js', { src: 'b.js', async: true }]",
      { scripts: ["a.js", { src: "b.js", async: true }] },
    ],
  ])("%s", async (field, expected) => {
    const { siteConfig } = await load(`export default { ${BASE}, ${field} };`);
    expect(siteConfig).toMatchObject(expected);
  });

  it.each([
    ["future: { v4: true }", { type: "localStorage", namespace: true }, "-182"],
    ["storage: { namespace: 'mine' }", { type: "localStorage", namespace: "mine" }, "-mine"],
    [
      "future: { experimental_storage: { type: 'sessionStorage' } }",
      { type: "sessionStorage", namespace: false },
      "",
    ],
  ])("%s is kept as it is written, and read", async (field, storage, namespace) => {
    const { siteConfig, siteStorage } = await load(`export default { ${BASE}, ${field} };`);
    expect(siteConfig.storage).toEqual(storage);
    expect(siteStorage).toEqual({ ...storage, namespace });
  });

  it("plugins call what reads front matter", async () => {
    const { siteConfig } = await load(`export default { ${BASE} };`);
    const result = { frontMatter: {}, content: "text" };
    expect(
      await siteConfig.markdown.parseFrontMatter({
        filePath: "a.md",
        fileContent: "text",
        defaultParseFrontMatter: async () => result,
      }),
    ).toBe(result);
  });
});

describe("folders", () => {
  it("are absolute", async () => {
    const siteDir = writeSite({
      "docusaurus.config.js": `export default { ${BASE} };`,
      "package.json": '{ "version": "1.2.3" }',
      "i18n/en/code.json": '{ "a": { "message": "A" } }',
    });
    const context = await resolveConfig({ siteDir, mode: "development", outDir: "out" });
    const { outDir, generatedFilesDir, localizationDir, siteVersion, mode, codeTranslations } =
      context;
    expect({
      outDir,
      generatedFilesDir,
      localizationDir,
      siteVersion,
      mode,
      codeTranslations,
    }).toEqual({
      outDir: `${siteDir}/out`,
      generatedFilesDir: `${siteDir}/.docusaurus`,
      localizationDir: `${siteDir}/i18n/en`,
      siteVersion: "1.2.3",
      mode: "development",
      codeTranslations: { a: "A" },
    });
  });
});

describe("locales", () => {
  const config = `export default { ${BASE}, baseUrl: '/base/', i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'ar'], localeConfigs: { ar: { path: 'ar-EG', url: 'https:/ar.example.com/', baseUrl: '/' } } } };`;

  it.each([
    [undefined, true, "/base/", "https://example.com", "build", "i18n/en"],
    ["en", true, "/base/", "https://example.com", "build", "i18n/en"],
    ["fr", true, "/base/fr/", "https://example.com", "build/fr", "i18n/fr"],
    ["fr", false, "/base/", "https://example.com", "build", "i18n/fr"],
    ["ar", true, "/", "https://ar.example.com", "build/ar", "i18n/ar-EG"],
  ])(
    "%s (path localized: %s) → %s",
    async (locale, localizePath, baseUrl, url, outDir, localizationDir) => {
      const siteDir = writeSite({ "docusaurus.config.js": config });
      const context = await resolveConfig({ siteDir, mode: "production", locale, localizePath });
      expect({ context: context.baseUrl, config: context.siteConfig.baseUrl }).toEqual({
        context: baseUrl,
        config: baseUrl,
      });
      expect(context.siteConfig.url).toBe(url);
      expect(context.outDir).toBe(`${siteDir}/${outDir}`);
      expect(context.localizationDir).toBe(`${siteDir}/${localizationDir}`);
    },
  );

  it("stand at the root, each of them, where one is built by itself", async () => {
    const siteDir = writeSite({ "docusaurus.config.js": config });
    const args = { siteDir, mode: "production", locale: "en", localizePath: false } as const;
    const { localeConfigs } = (await resolveConfig(args)).i18n;
    expect([localeConfigs["en"]?.baseUrl, localeConfigs["fr"]?.baseUrl]).toEqual([
      "/base/",
      "/base/",
    ]);
  });

  it("are known to the configuration while it is evaluated", async () => {
    const source = `export default { ${BASE}, tagline: process.env.DOCUSAURUS_CURRENT_LOCALE, i18n: { locales: ['en', 'fr'] } };`;
    const siteDir = writeSite({ "docusaurus.config.js": source });
    const taglines: string[] = [];
    for (const locale of ["fr", "en"]) {
      taglines.push(
        (await resolveConfig({ siteDir, mode: "production", locale })).siteConfig.tagline,
      );
    }
    expect(taglines).toEqual(["fr", "en"]);
  });

  it("must be the site's", async () => {
    const siteDir = writeSite({ "docusaurus.config.js": config });
    const text = await readFailure(siteDir, () =>
      resolveConfig({ siteDir, mode: "production", locale: "fr-FR" }),
    );
    expect(text).toMatchInlineSnapshot(`
      "error docusaurus.config.js:1:123
        The locale "fr-FR" is not one of the site's.
        > 1 | …//example.com', baseUrl: '/', baseUrl: '/base/', i18n: { defaultLocale: 'en', locales: ['en', 'fr',…
            |                                                                                ^
        The site's locales are: en, fr, ar. Another one is added to \`i18n.locales\` first."
    `);
  });
});

it("knows the site by its real path, and does with a cache that can't be written", async () => {
  const siteDir = writeSite({
    "site/docusaurus.config.ts": `export default { ${BASE} };`,
    "site/.docusaurus": "a file",
  });
  symlinkSync(`${siteDir}/site`, `${siteDir}/link`);
  const context = await resolveConfig({ siteDir: `${siteDir}/link`, mode: "production" });
  expect(context.siteDir).toBe(`${siteDir}/site`);
});

describe("changes", () => {
  it("are seen by the next call", async () => {
    const siteDir = writeSite({
      "docusaurus.config.ts": `import { tagline } from './tagline'; export default { ${BASE}, tagline };`,
      "tagline.ts": "export const tagline = 'old';",
    });
    const first = await resolveConfig({ siteDir, mode: "development" });
    writeFileSync(`${siteDir}/tagline.ts`, "export const tagline = 'new';");
    const second = await resolveConfig({ siteDir, mode: "development" });
    expect([first.siteConfig.tagline, second.siteConfig.tagline]).toEqual(["old", "new"]);
    expect(second.loader.files()).toEqual([
      `${siteDir}/docusaurus.config.ts`,
      `${siteDir}/tagline.ts`,
    ]);
  });
});

describe("what was read before the locales were known", () => {
  it("is what a site of one language is built with", async () => {
    const context = await load(`export default { ${BASE} };`);
    expect(takeOnlyLocale(context)).toBe(context);
    expect(process.env["DOCUSAURUS_CURRENT_LOCALE"]).toBe("en");
  });

  it.each([
    ["there are several languages", "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }"],
    ["the configuration asks for it", "tagline: `${process.env.DOCUSAURUS_CURRENT_LOCALE}`"],
  ])("is read again where %s", async (_, fields) => {
    expect(takeOnlyLocale(await load(`export default { ${BASE}, ${fields} };`))).toBeUndefined();
  });
});

it("what the configuration requires is the default export of an ES module", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `module.exports = { ${BASE}, customFields: { all: require("./fields.js") } };`,
    "fields.js": "export default { a: 1 };",
  });
  const { siteConfig } = await resolveConfig({ siteDir, mode: "production" });
  expect(siteConfig.customFields).toEqual({ all: { a: 1 } });
});

describe("what is known of documents", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ["production", true],
    ["development", false],
  ] as const)("is kept for the next %s command: %s", async (mode, isKept) => {
    const siteDir = writeSite({
      "docusaurus.config.js": `export default { ${BASE} };`,
      "docs/a.md": "Text",
    });
    // What was saved a moment ago isn't remembered.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    const { sources, cacheDir } = await resolveConfig({ siteDir, mode });
    sources.facts(path.join(siteDir, "docs/a.md"));
    sources.clear();
    expect(existsSync(path.join(cacheDir, "sources-en.json"))).toBe(isKept);
  });
});
