import fs from "node:fs";
import path from "../system/path.ts";
import { stripVTControlCharacters } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { formatDiagnostics } from "../system/format-diagnostic.ts";
import type { LoadedPlugin } from "../contract/contract.ts";
import { loadContent, type LoadedSite } from "./load-content.ts";
import { loadPlugins } from "./load-plugins.ts";

afterAll(removeSites);

const BASE = "title: 'Site', url: 'https://example.com', baseUrl: '/base/'";

interface SiteText {
  fields: string;
  files?: Record<string, string>;
  locale?: string;
}

const load = async (
  siteDir: string,
  locale?: string,
): Promise<LoadedSite & { plugins: LoadedPlugin[]; themeConfig: unknown }> => {
  const context = await resolveConfig({ siteDir, mode: "production", locale });
  const plugins = await loadPlugins(context);
  return {
    ...(await loadContent(plugins, context)),
    plugins,
    themeConfig: context.siteConfig.themeConfig,
  };
};

const write = ({ fields, files = {} }: SiteText): string =>
  writeSite({
    "docusaurus.config.js": `export default {\n  ${BASE},\n  ${fields}\n};\n`,
    ...files,
  });

const loadSite = (text: SiteText) => load(write(text), text.locale);

/** A site with one plugin, given by the properties of its object. */
const withPlugin = (body: string, fields = ""): SiteText => ({
  fields: `${fields} plugins: ['./plugin.js']`,
  files: { "plugin.js": `module.exports = (context, options) => ({ name: 'mine', ${body} });` },
});

describe("routes and data", () => {
  it("carry the plugin, and the context that it gave", async () => {
    const site = await loadSite(
      withPlugin(`
        loadContent: async () => ({ title: 'A' }),
        contentLoaded: async ({ content, actions }) => {
          actions.addRoute({ path: '/base/a', component: '@theme/A', exact: true, props: content, routes: [{ path: '/base/a/b', component: 'x' }] });
          actions.addRoute({ path: '/base/c', component: '@theme/C', context: { list: '/abs/list.json' } });
        },`),
    );
    expect(site.routes).toEqual([
      {
        path: "/base/a",
        component: "@theme/A",
        exact: true,
        props: { title: "A" },
        routes: [{ path: "/base/a/b", component: "x" }],
        context: { plugin: { name: "mine", id: "default" } },
      },
      {
        path: "/base/c",
        component: "@theme/C",
        context: { plugin: { name: "mine", id: "default" }, data: { list: "/abs/list.json" } },
      },
    ]);
  });

  it("stand in the order of the plugins, whichever is done first", async () => {
    const plugin = (name: string, delay: number): string =>
      `() => ({ name: '${name}', contentLoaded: async ({ actions }) => { await new Promise((done) => setTimeout(done, ${delay})); actions.addRoute({ path: '/${name}', component: 'x' }); } })`;
    const { routes } = await loadSite({
      fields: `plugins: [${plugin("a", 30)}, ${plugin("b", 0)}]`,
    });
    expect(routes.map(({ path }) => path)).toEqual(["/a", "/b"]);
  });

  it("lie in files where sites import them: global data, and the latest posts of a blog", async () => {
    const siteDir = write({
      fields:
        "presets: [['classic', { docs: {}, blog: { blogSidebarCount: 1, blogSidebarTitle: 'New' } }]], plugins: ['./plugin.js']",
      files: {
        "docs/a.md": "# A",
        "docs/b.md": "# B",
        "blog/2024-01-01-a.md": "# A",
        "blog/2024-01-02-b.md": "---\nsidebar_label: Short\n---\n\n# B",
        "plugin.js":
          "module.exports = () => ({ name: 'mine', contentLoaded: ({ actions }) => actions.setGlobalData({ a: 1 }) });",
      },
    });
    await load(siteDir);
    const read = (file: string): unknown =>
      JSON.parse(fs.readFileSync(path.join(siteDir, ".docusaurus", file), "utf8"));
    expect(read("docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json")).toEqual(
      {
        title: "New",
        items: [
          {
            title: "Short",
            permalink: "/base/blog/2024/01/02/b",
            date: "2024-01-02T00:00:00.000Z",
            unlisted: false,
          },
        ],
      },
    );
    expect(read("globalData.json")).toMatchObject({
      mine: { default: { a: 1 } },
      "docusaurus-plugin-content-docs": {
        default: {
          versions: [
            {
              docs: [
                { id: "a", path: "/base/docs/a", sidebar: "defaultSidebar" },
                { id: "b", path: "/base/docs/b", sidebar: "defaultSidebar" },
              ],
            },
          ],
        },
      },
    });
  });

  it("keep a document's metadata under the name of its source, where a wrapped content plugin changes it", async () => {
    const wrap = (upstream: string, contentName: string) => `
      const { docuHash } = require('@docusaurus/utils');
      const content = require('${upstream}');
      module.exports = { ...content, default: async (...args) => {
        const plugin = await content.default(...args);
        return { ...plugin, contentLoaded: async ({ content, actions }) => {
          await plugin.contentLoaded({ content, actions });
          const first = content.${contentName}[0];
          const metadata = first.metadata ?? first;
          await actions.createData(docuHash(metadata.source) + '.json', JSON.stringify({ ...metadata, related: ['${contentName}'] }));
        } };
      } };`;
    const site = await loadSite({
      fields:
        "presets: [['classic', { docs: false, blog: false, pages: false }]], plugins: ['./blog.js', './docs.js']",
      files: {
        "blog.js": wrap("@docusaurus/plugin-content-blog", "blogPosts"),
        "docs.js": wrap("@docusaurus/plugin-content-docs", "loadedVersions[0].docs"),
        "blog/2024-01-01-a.md": "---\ntitle: A\n---\n\nText",
        "docs/b.md": "# B",
      },
    });
    const post = site.routes.find((route) => route.path === "/base/blog/2024/01/01/a");
    expect(post?.modules).toMatchObject({ content: { metadata: { related: ["blogPosts"] } } });
    const list = site.routes.find((route) => route.path === "/base/blog");
    expect(list?.modules).toMatchObject({
      items: [{ content: { metadata: { title: "A", related: ["blogPosts"] } } }],
    });
    const docs = site.routes.find((route) => route.path === "/base/docs");
    expect(JSON.stringify(docs)).toContain('"related":["loadedVersions[0].docs"]');
  });

  it("keep values of createData and createSharedData", async () => {
    const siteDir = write(
      withPlugin(`contentLoaded: async ({ actions }) => {
        const text = await actions.createData('a.json', JSON.stringify({ a: 1 }));
        const value = await actions.createData('b.json', { b: 1 });
        const module = await actions.createData('c.js', 'export default 1;');
        const shared = actions.createSharedData('version/current & more', [1, 2]);
        actions.setGlobalData({ text, value, module, shared, same: actions.createSharedData('x', [1, 2]).$shared });
      }`),
    );
    const { globalData, data, sharedData } = await load(siteDir);
    const dir = `${siteDir}/.docusaurus/mine/default`;
    expect(globalData).toEqual({
      mine: {
        default: {
          text: `${dir}/a.json`,
          value: `${dir}/b.json`,
          module: `${dir}/c.js`,
          shared: { $shared: "/base/assets/data/version-current-more-49a64717.json" },
          same: "/base/assets/data/x-49a64717.json",
        },
      },
    });
    expect([...data]).toEqual([
      [`${dir}/a.json`, { a: 1 }],
      [`${dir}/b.json`, { b: 1 }],
    ]);
    expect(sharedData.get("/base/assets/data/version-current-more-49a64717.json")).toBe("[1,2]");
  });

  it("may follow from the content of all", async () => {
    const { globalData, routes } = await loadSite({
      fields: `plugins: [
        () => ({ name: 'a', loadContent: () => 1 }),
        [() => ({ name: 'a', loadContent: () => 2 }), { id: 'two' }],
        () => ({ name: 'b', allContentLoaded: ({ allContent, actions }) => { actions.setGlobalData(allContent); actions.addRoute({ path: '/x', component: 'x' }); } }),
      ]`,
    });
    expect(globalData.b?.default).toEqual({ a: { default: 1, two: 2 }, b: { default: undefined } });
    expect(routes).toHaveLength(1);
  });
});

describe("global data", () => {
  it("is what all lifecycles have set, each the last that it was given", async () => {
    const siteDir = write({
      fields: `plugins: [() => ({
        name: 'a',
        contentLoaded({ actions }) { actions.setGlobalData({ none: 0 }); actions.setGlobalData({ first: 1, both: 1 }); },
        allContentLoaded: ({ actions }) => actions.setGlobalData({ second: 2, both: 2 }),
      })]`,
    });
    expect((await load(siteDir)).globalData.a?.default).toEqual({ first: 1, second: 2, both: 2 });
  });
});

describe("modules, themes, tags, paths", () => {
  it("are collected in order, absolute", async () => {
    const siteDir = write({
      fields:
        "clientModules: ['./src/own.js', 'some-package'], plugins: ['./plugins/mine'], themes: ['./theme']",
      files: {
        "src/own.js": "",
        "node_modules/some-package/index.js": "",
        "plugins/mine/index.js":
          "module.exports = () => ({ name: 'mine', getClientModules: () => ['./client', 'infima/dist/css/default/default.css'], getPathsToWatch: () => ['content/**/*.md', '/abs/x.md'] });",
        "plugins/mine/client.ts": "",
        "theme/index.js":
          "module.exports = () => ({ name: 'theme', getThemePath: () => './components' });",
      },
    });
    const { clientModules, themePaths, pathsToWatch, pluginVersions } = await load(siteDir);
    expect(clientModules).toEqual([
      `${siteDir}/plugins/mine/client.ts`,
      "infima/dist/css/default/default.css",
      `${siteDir}/src/own.js`,
      `${siteDir}/node_modules/some-package/index.js`,
    ]);
    expect(themePaths).toEqual([`${siteDir}/theme/components`]);
    expect(pathsToWatch).toEqual([
      `${siteDir}/docusaurus.config.js`,
      `${siteDir}/plugins/mine/index.js`,
      `${siteDir}/theme/index.js`,
      `${siteDir}/i18n/en`,
      `${siteDir}/content/**/*.md`,
      "/abs/x.md",
    ]);
    expect(pluginVersions).toEqual({ mine: { type: "project" }, theme: { type: "project" } });
  });

  it("tags of plugins come before those of the configuration", async () => {
    const tags = `injectHtmlTags: ({ content }) => ({ headTags: [{ tagName: 'meta', attributes: { name: 'x', content: content + ' "&"' } }], preBodyTags: '<!-- pre -->', postBodyTags: { tagName: 'script', innerHTML: 'go()' } }), loadContent: () => 'text',`;
    const fields =
      "headTags: [{ tagName: 'link', attributes: { rel: 'icon', href: '/x' } }], stylesheets: ['/a.css'], scripts: [{ src: '/b.js', async: true, defer: false }],";
    const { htmlTags } = await loadSite(withPlugin(tags, fields));
    expect(htmlTags).toMatchInlineSnapshot(`
      {
        "headTags": "<meta name="x" content="text &quot;&amp;&quot;">
      <link rel="icon" href="/x">
      <link rel="stylesheet" href="/a.css">
      <script src="/b.js" async></script>",
        "postBodyTags": "<script>go()</script>",
        "preBodyTags": "<!-- pre -->",
      }
    `);
  });

  it("tags may have gaps, and attributes may be numbers or nothing", async () => {
    const tags = `injectHtmlTags: () => ({ headTags: [false, undefined, null, '', { tagName: 'meta', attributes: { name: 'x', content: 5, media: undefined, lang: null } }], preBodyTags: false })`;
    const { htmlTags } = await loadSite(withPlugin(tags));
    expect(htmlTags.headTags).toBe('<meta name="x" content="5">');
    expect(htmlTags.preBodyTags).toBe("");
  });
});

describe("translations", () => {
  const files = {
    "plugin.js": `module.exports = () => ({
      name: 'mine',
      loadContent: () => ({ title: 'Hello', untold: 'Stays' }),
      getTranslationFiles: ({ content }) => [{ path: 'texts', content: { title: { message: content.title }, untold: { message: content.untold } } }],
      translateContent: ({ content, translationFiles }) => ({ title: translationFiles[0].content.title.message, untold: translationFiles[0].content.untold.message }),
      contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
      getDefaultCodeTranslationMessages: () => ({ a: 'default a', b: 'default b' }),
    });`,
    "i18n/fr/code.json": '{ "b": { "message": "le b", "description": "x" } }',
    "i18n/fr/mine/texts.json": '{ "title": { "message": "Bonjour" } }',
    "i18n/fr/mine-two/texts.json": '{ "title": { "message": "Salut" } }',
    "i18n/fr/docusaurus-theme-classic/navbar.json":
      '{ "item.label.Docs": { "message": "Documents" } }',
  };
  const fields =
    "i18n: { locales: ['en', 'fr'] }, presets: [['classic', { docs: false, blog: false, pages: false }]], plugins: ['./plugin', ['./plugin', { id: 'two' }]], themeConfig: { navbar: { title: 'T', items: [{ label: 'Docs', to: '/' }] } },";

  it("reach content, theme configuration and components", async () => {
    const { globalData, codeTranslations, themeConfig } = await loadSite({
      fields,
      files,
      locale: "fr",
    });
    expect(globalData.mine).toEqual({
      default: { title: "Bonjour", untold: "Stays" },
      two: { title: "Salut", untold: "Stays" },
    });
    expect(codeTranslations).toMatchObject({
      a: "default a",
      b: "le b",
      "theme.common.skipToMainContent": "Aller au contenu principal",
    });
    expect(themeConfig).toMatchObject({
      navbar: { title: "T", items: [{ label: "Documents", to: "/" }] },
    });
  });

  it("are asked for by plugins that have no texts of their own, too", async () => {
    const plugin = `() => ({
      name: "mine",
      loadContent: () => "Hello",
      translateContent: ({ content, translationFiles }) => content + " in French, " + translationFiles.length,
      translateThemeConfig: () => ({ mine: "translated" }),
      contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
    })`;
    const silent = `() => ({ name: "silent", loadContent: () => "kept", translateContent() {}, contentLoaded: ({ content, actions }) => actions.setGlobalData(content) })`;
    const own = {
      fields: `i18n: { locales: ['en', 'fr'] }, plugins: [${plugin}, ${silent}],`,
      files: { "i18n/fr/code.json": "{}" },
    };
    const french = await loadSite({ ...own, locale: "fr" });
    expect(french.globalData.mine?.default).toBe("Hello in French, 0");
    expect(french.globalData.silent?.default).toBe("kept");
    expect(french.themeConfig).toHaveProperty("mine", "translated");
    const english = await loadSite(own);
    expect(english.globalData.mine?.default).toBe("Hello");
    expect(english.themeConfig).not.toHaveProperty("mine");
  });

  it("leave a locale without files as it is", async () => {
    const { globalData, codeTranslations } = await loadSite({ fields, files });
    expect(globalData.mine?.default).toEqual({ title: "Hello", untold: "Stays" });
    expect(codeTranslations).toEqual({ a: "default a", b: "default b" });
  });

  it("name the file and key of a mistake", async () => {
    const siteDir = write({
      fields,
      files: { ...files, "i18n/fr/mine/texts.json": '{\n  "title": { "mesage": "Bonjour" }\n}' },
    });
    expect(await readFailure(siteDir, () => load(siteDir, "fr"))).toMatchInlineSnapshot(`
      "error i18n/fr/mine/texts.json:2:3
        \`title.message\` is missing. Did you mean it by "mesage"?
          1 | {
        > 2 |   "title": { "mesage": "Bonjour" }
            |   ^
          3 | }"
    `);
  });
});

describe("warnings", () => {
  it("name near misses in the tags of the configuration", async () => {
    const fields = "headTags: [{ tagName: 'link', atributes: { rel: 'me' } }],";
    const { diagnostics } = await load(write(withPlugin("", fields)));
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'Unknown key "atributes" in `headTags[0]`. Did you mean "attributes"?',
    ]);
  });

  it("name near misses of the theme", async () => {
    const text = withPlugin(
      "",
      "presets: [['classic', { docs: false, pages: false }]], themeConfig: {\n    navbra: {},\n  },",
    );
    const siteDir = write(text);
    const { diagnostics } = await load(siteDir);
    expect(stripVTControlCharacters(formatDiagnostics(diagnostics, { siteDir, cwd: siteDir })))
      .toMatchInlineSnapshot(`
      "warning docusaurus.config.js:4:5
        Unknown key "navbra" in \`themeConfig\`. Did you mean "navbar"?
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/base/',
          3 |   presets: [['classic', { docs: false, pages: false }]], themeConfig: {
        > 4 |     navbra: {},
            |     ^
          5 |   }, plugins: ['./plugin.js']
          6 | };"
    `);
  });

  it("name a configuration of Babel's that asks for something", async () => {
    const { diagnostics } = await loadSite({
      fields: "",
      files: { "babel.config.js": "module.exports = { plugins: ['macros'] };" },
    });
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining("without Babel") }]);
  });

  it("name plugins that are given recma plugins", async () => {
    const siteDir = write({
      fields:
        "presets: [['classic', { blog: false, docs: false, pages: {\n    recmaPlugins: [() => {}],\n  } }]]",
    });
    const { diagnostics } = await load(siteDir);
    expect(stripVTControlCharacters(formatDiagnostics(diagnostics, { siteDir, cwd: siteDir })))
      .toMatchInlineSnapshot(`
      "warning docusaurus.config.js:4:5
        The plugin "docusaurus-plugin-content-pages" is given recmaPlugins, which have no effect: documents are not compiled to JavaScript.
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/base/',
          3 |   presets: [['classic', { blog: false, docs: false, pages: {
        > 4 |     recmaPlugins: [() => {}],
            |     ^
          5 |   } }]]
          6 | };
        What they do can most often be done by a rehype plugin."
    `);
  });

  it("of what the engine lacks, and builds the site without it", async () => {
    const pwaHead =
      "[{ tagName: 'link', rel: 'manifest', href: 'app.json' }, { tagName: 'meta', name: 'theme-color', content: 'rgb(1, 2, 3.5)' }]";
    const siteDir = write({
      fields: `plugins: [['@docusaurus/plugin-pwa', { pwaHead: ${pwaHead} }]]`,
    });
    const { diagnostics, htmlTags } = await load(siteDir);
    expect(htmlTags.headTags).toContain('<link rel="manifest" href="/base/app.json">');
    expect(htmlTags.headTags).toContain('<meta name="theme-color" content="rgb(1, 2, 3.5)">');
    expect(stripVTControlCharacters(formatDiagnostics(diagnostics, { siteDir, cwd: siteDir })))
      .toMatchInlineSnapshot(`
        "warning docusaurus.config.js:3:40
          "@docusaurus/plugin-pwa" needs the package velosaur-plugin-pwa, which isn't installed: the site is built without it.
            1 | export default {
            2 |   title: 'Site', url: 'https://example.com', baseUrl: '/base/',
          > 3 |   plugins: [['@docusaurus/plugin-pwa', { pwaHead: [{ tagName: 'link', rel: 'manifest', href: 'app.js…
              |                                        ^
            4 | };
          It can't be read offline. Install the package in the site's folder: npm install velosaur-plugin-pwa"
      `);
  });
});

describe("failures", () => {
  const fail = async (text: SiteText): Promise<string> => {
    const siteDir = write(text);
    return readFailure(siteDir, () => load(siteDir));
  };

  it.each([
    "loadContent",
    "contentLoaded",
    "allContentLoaded",
    "injectHtmlTags",
    "getDefaultCodeTranslationMessages",
    "getClientModules",
    "getThemePath",
    "getPathsToWatch",
  ])("in %s", async (lifecycle) => {
    const text = await fail(
      withPlugin(`\n  ${lifecycle}() {\n    throw new TypeError('Oh no.');\n  },`),
    );
    expect(text).toBe(
      [
        "error plugin.js:3:11",
        `  The plugin "mine" failed in ${lifecycle}: Oh no.`,
        "    1 | module.exports = (context, options) => ({ name: 'mine',",
        `    2 |   ${lifecycle}() {`,
        "  > 3 |     throw new TypeError('Oh no.');",
        "      |           ^",
        "    4 |   }, });",
      ].join("\n"),
    );
  });

  it("in a package, and of an instance", async () => {
    const source =
      "module.exports = () => ({ name: 'other', loadContent: async () => { throw 'text'; } });";
    expect(
      await fail({
        fields: "plugins: [['other', { id: 'two' }]]",
        files: { "node_modules/other/index.js": source },
      }),
    ).toMatchInlineSnapshot(`
      "error
        The plugin "other (two)" failed in loadContent: text"
    `);
    const withError = source.replace("'text'", "new Error('text')");
    expect(
      await fail({
        fields: "plugins: ['other']",
        files: { "node_modules/other/index.js": withError },
      }),
    ).toMatchInlineSnapshot(`
      "error node_modules/other/index.js:1:75
        The plugin "other" failed in loadContent: text
        > 1 | module.exports = () => ({ name: 'other', loadContent: async () => { throw new Error('text'); } });
            |                                                                           ^"
    `);
  });

  it("in a file that isn't there, at the plugin's own line", async () => {
    const source = `const { readFile } = require('node:fs/promises');
module.exports = () => ({
  name: 'other',
  async loadContent() {
    return await readFile('/nowhere/data.json', 'utf8');
  },
});`;
    const text = await fail({
      fields: "plugins: ['other']",
      files: { "node_modules/other/index.js": source },
    });
    expect(text).toMatchInlineSnapshot(`
      "error node_modules/other/index.js:5:12
        The plugin "other" failed in loadContent: ENOENT: no such file or directory, open '/nowhere/data.json'
          3 |   name: 'other',
          4 |   async loadContent() {
        > 5 |     return await readFile('/nowhere/data.json', 'utf8');
            |            ^
          6 |   },
          7 | });"
    `);
  });

  it("of tags and client modules", async () => {
    expect(await fail(withPlugin("injectHtmlTags: () => ({ headTags: [{ tagName: 'a b' }] })")))
      .toMatchInlineSnapshot(`
        "error
          "a b" is not the name of an HTML element; it comes from the plugin "mine"."
      `);
    expect(await fail({ fields: "clientModules: [\n    './src/nothing.js',\n  ]" }))
      .toMatchInlineSnapshot(`
        "error docusaurus.config.js:4:5
          There is no client module at "./src/nothing.js".
            2 |   title: 'Site', url: 'https://example.com', baseUrl: '/base/',
            3 |   clientModules: [
          > 4 |     './src/nothing.js',
              |     ^
            5 |   ]
            6 | };
          Paths in \`clientModules\` are relative to the folder of the site."
      `);
  });

  it("of all plugins are told together, and so are all client modules that are missing", async () => {
    const broken = (name: string): string =>
      `module.exports = () => ({ name: '${name}', loadContent() { throw new Error('${name} has nothing.'); } });`;
    const text = await fail({
      fields: "plugins: ['./one.js', './two.js']",
      files: { "one.js": broken("one"), "two.js": broken("two") },
    });
    expect(text).toContain('The plugin "one" failed in loadContent: one has nothing.');
    expect(text).toContain('The plugin "two" failed in loadContent: two has nothing.');
    const { fields, files } = withPlugin("getClientModules: () => ['./gone.js', './gone.css']");
    const missing = await fail({
      fields: `${fields}, clientModules: ['./nowhere.js']`,
      files,
    });
    expect(missing).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:14
        The plugin "mine" names a client module that isn't there: <site>/gone.js
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/base/',
        > 3 |    plugins: ['./plugin.js'], clientModules: ['./nowhere.js']
            |              ^
          4 | };
        See what its \`getClientModules\` returns.

      error docusaurus.config.js:3:14
        The plugin "mine" names a client module that isn't there: <site>/gone.css
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/base/',
        > 3 |    plugins: ['./plugin.js'], clientModules: ['./nowhere.js']
            |              ^
          4 | };
        See what its \`getClientModules\` returns.

      error docusaurus.config.js:3:46
        There is no client module at "./nowhere.js".
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/base/',
        > 3 |    plugins: ['./plugin.js'], clientModules: ['./nowhere.js']
            |                                              ^
          4 | };
        Paths in \`clientModules\` are relative to the folder of the site."
    `);
  });

  it("of a built-in plugin keep their stack", async () => {
    const siteDir = write({
      fields: "presets: [['classic', { docs: false, blog: false, pages: false, sitemap: false }]]",
    });
    const context = await resolveConfig({ siteDir, mode: "production" });
    const [theme] = await loadPlugins(context);
    if (theme === undefined) throw new Error("no theme");
    const cause = new Error("Our bug.");
    const broken = { ...theme, loadContent: () => Promise.reject(cause) };
    await expect(loadContent([broken], context)).rejects.toMatchObject({
      name: "Error",
      message: 'The built-in plugin "docusaurus-theme-classic" failed in loadContent',
      cause,
    });
  });
});
