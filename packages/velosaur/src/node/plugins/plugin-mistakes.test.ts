import { afterAll, describe, expect, it } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { loadPlugins } from "./load-plugins.ts";

afterAll(removeSites);

const BASE = "title: 'Site', url: 'https://example.com', baseUrl: '/'";

const PLUGIN = "module.exports = () => ({ name: 'mine' });";

describe("mistakes", () => {
  const fail = (fields: string, files: Record<string, string> = {}): Promise<string> => {
    const config = `export default {\n  ${BASE},\n  ${fields}\n};\n`;
    const siteDir = writeSite({ "docusaurus.config.js": config, ...files });
    return readFailure(siteDir, async () =>
      loadPlugins(await resolveConfig({ siteDir, mode: "production" })),
    );
  };

  it("names that stand for nothing", async () => {
    expect(await fail("plugins: ['content-dcos']")).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:13
        The plugin "content-dcos" is not installed. Did you mean "content-docs"?
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   plugins: ['content-dcos']
            |             ^
          4 | };
        Looked for: content-dcos, @docusaurus/plugin-content-dcos, docusaurus-plugin-content-dcos."
    `);
    expect(await fail("plugins: ['@docusaurus/plugin-content-doc']")).toMatch(
      / @docusaurus\/plugin-content-doc, @docusaurus\/plugin-plugin-content-doc\.$/,
    );
    expect(await fail("themes: [\n    './nothing',\n  ]")).toMatchInlineSnapshot(`
      "error docusaurus.config.js:4:5
        There is no theme at "./nothing".
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
          3 |   themes: [
        > 4 |     './nothing',
            |     ^
          5 |   ]
          6 | };
        The path is relative to the configuration file."
    `);
    expect(await fail("presets: ['clasic']")).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:13
        The preset "clasic" is not installed. Did you mean "classic"?
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   presets: ['clasic']
            |             ^
          4 | };
        Looked for: clasic, @docusaurus/preset-clasic, docusaurus-preset-clasic."
    `);
  });

  it("a package that isn't built yet", async () => {
    const manifest = '{ "name": "docusaurus-plugin-boats", "main": "lib/index.js" }';
    const files = { "node_modules/docusaurus-plugin-boats/package.json": manifest };
    expect(await fail("plugins: ['boats']", files)).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:13
        The package "docusaurus-plugin-boats" has no file "lib/index.js", which its package.json names.
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   plugins: ['boats']
            |             ^
          4 | };
        Build the package first, or install a release of it that has the file."
    `);
  });

  it("an add-on that isn't installed", async () => {
    expect(await fail("themes: ['@docusaurus/theme-mermaid']")).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:12
        "@docusaurus/theme-mermaid" needs the package velosaur-theme-mermaid, which isn't installed.
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   themes: ['@docusaurus/theme-mermaid']
            |            ^
          4 | };
        Install it in the site's folder: npm install velosaur-theme-mermaid"
    `);
  });

  it("unknown and wrong options of the preset", async () => {
    expect(
      await fail(
        "presets: [\n    ['classic', {\n      doc: { path: 'x' },\n      pages: 'src',\n    }],\n  ]",
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:5:7
        Unknown key "doc" in \`presets[0][1]\`. Did you mean "docs"?
          3 |   presets: [
          4 |     ['classic', {
        > 5 |       doc: { path: 'x' },
            |       ^
          6 |       pages: 'src',
          7 |     }],

      error docusaurus.config.js:6:7
        \`presets[0][1].pages\` must be false or an object, not "src".
          4 |     ['classic', {
          5 |       doc: { path: 'x' },
        > 6 |       pages: 'src',
            |       ^
          7 |     }],
          8 |   ]"
    `);
    expect(
      await fail(
        "presets: [\n    ['classic', {\n      theme: { customCSS: 'x.css' },\n    }],\n  ]",
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:5:16
        Unknown key "customCSS" in \`presets[0][1].theme\`. Did you mean "customCss"?
          3 |   presets: [
          4 |     ['classic', {
        > 5 |       theme: { customCSS: 'x.css' },
            |                ^
          6 |     }],
          7 |   ]"
    `);
    expect(
      await fail(
        "themeConfig: { theme: 'x' },\n  presets: [\n    ['classic', {\n      theme: { customCss: ['./x.css'] },\n    }],\n  ]",
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:6:28
        There is no style sheet at "./x.css".
          4 |   presets: [
          5 |     ['classic', {
        > 6 |       theme: { customCss: ['./x.css'] },
            |                            ^
          7 |     }],
          8 |   ]
        The paths in \`customCss\` are relative to the folder of the site."
    `);
  });

  it("of several plugins and of the theme configuration are told together", async () => {
    const options = "{ docs: { editUrl: 3 }, theme: { customCSS: 'a.css' } }";
    const text = await fail(
      `presets: [['classic', ${options}]], plugins: ['./mine'], themeConfig: { navbar: 3 }`,
      {
        "mine.js": `${PLUGIN} module.exports.validateOptions = () => { throw new Error("Bad."); };`,
      },
    );
    expect(text).toContain("editUrl");
    expect(text).toContain("customCSS");
    expect(text).toContain("failed in validateOptions: Bad.");
    expect(text).toContain("themeConfig.navbar");
    const missing = await fail(
      "presets: [['classic', { theme: { customCss: ['a.css', 'b.css'] } }]], plugins: [() => { throw new Error('Never.'); }]",
    );
    expect(missing).toContain('There is no style sheet at "a.css".');
    expect(missing).toContain('There is no style sheet at "b.css".');
    expect(missing).toContain("Never.");
  });

  it("unknown and wrong options of the built-in content plugins", async () => {
    expect(
      await fail(
        "presets: [\n    ['classic', {\n      docs: {\n        sidebarPth: './x.js',\n        editUrl: 3,\n      },\n    }],\n  ]",
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:6:9
        Options of the docs plugin: Unknown key "sidebarPth". Did you mean "sidebarPath"?
          4 |     ['classic', {
          5 |       docs: {
        > 6 |         sidebarPth: './x.js',
            |         ^
          7 |         editUrl: 3,
          8 |       },

      error docusaurus.config.js:7:9
        Options of the docs plugin: \`editUrl\` must be a string or a function, not 3.
          5 |       docs: {
          6 |         sidebarPth: './x.js',
        > 7 |         editUrl: 3,
            |         ^
          8 |       },
          9 |     }],"
    `);
  });

  it("a wrong theme configuration", async () => {
    const themeConfig =
      "themeConfig: {\n    navbar: {\n      items: [\n        { to: '/a', label: 'A' },\n        { type: 'dcoSidebar', sidebarId: 'b' },\n      ],\n    },\n  }";
    expect(await fail(`presets: ['classic'], ${themeConfig}`)).toMatchInlineSnapshot(`
      "error docusaurus.config.js:7:11
        \`themeConfig.navbar.items[1].type\` must be a known type of navbar item. Did you mean "docSidebar"? The types are: default, doc, docSidebar, docsVersion, html, dropdown, docsVersionDropdown, localeDropdown, search, and custom-… for your own.
          5 |       items: [
          6 |         { to: '/a', label: 'A' },
        > 7 |         { type: 'dcoSidebar', sidebarId: 'b' },
            |           ^
          8 |       ],
          9 |     },"
    `);
  });

  it("the same plugin twice", async () => {
    expect(await fail("presets: ['classic'],\n  plugins: ['@docusaurus/plugin-content-pages']"))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:4:3
        The plugin "docusaurus-plugin-content-pages" is used more than once with the id "default".
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
          3 |   presets: ['classic'],
        > 4 |   plugins: ['@docusaurus/plugin-content-pages']
            |   ^
          5 | };
        Give each further instance an id of its own: ['content-pages', { id: 'second', … }]."
    `);
    expect(await fail("plugins: [['./mine', { id: '' }]]", { "mine.js": PLUGIN }))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:26
        The \`id\` of a plugin must be a string that isn't empty.
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   plugins: [['./mine', { id: '' }]]
            |                          ^
          4 | };"
    `);
  });

  it("modules that are no plugins", async () => {
    expect(await fail("plugins: ['./mine']", { "mine.js": "module.exports = { name: 'mine' };" }))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:13
        The plugin "./mine" exports no function.
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   plugins: ['./mine']
            |             ^
          4 | };
        A plugin's module exports a function of (context, options) that returns the plugin."
    `);
    expect(await fail("plugins: ['./mine']", { "mine.js": "module.exports = () => ({});" }))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:13
        The plugin "./mine" returned no plugin: an object with a \`name\` is needed.
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   plugins: ['./mine']
            |             ^
          4 | };"
    `);
    expect(await fail("plugins: [() => 'mine']")).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:13
        The plugin "function of the configuration" returned no plugin: an object with a \`name\` is needed.
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   plugins: [() => 'mine']
            |             ^
          4 | };"
    `);
    expect(await fail("presets: [() => []]")).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:13
        The preset "(function)" must return an object with \`plugins\` and \`themes\`.
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   presets: [() => []]
            |             ^
          4 | };"
    `);
  });

  it("plugins that throw", async () => {
    expect(
      await fail("plugins: ['./mine']", {
        "mine.js": "module.exports = () => {\n  throw new Error('No key.');\n};",
      }),
    ).toMatchInlineSnapshot(`
      "error mine.js:2:9
        The plugin "./mine" failed: No key.
          1 | module.exports = () => {
        > 2 |   throw new Error('No key.');
            |         ^
          3 | };"
    `);
    expect(
      await fail("plugins: ['./mine']", {
        "mine.mjs":
          "export default () => ({ name: 'mine' });\nexport function validateOptions() {\n  throw new Error('Bad options.');\n}",
      }),
    ).toMatchInlineSnapshot(`
      "error mine.mjs:3:9
        The plugin "./mine" failed in validateOptions: Bad options.
          1 | export default () => ({ name: 'mine' });
          2 | export function validateOptions() {
        > 3 |   throw new Error('Bad options.');
            |         ^
          4 | }"
    `);
    expect(await fail("plugins: ['./mine']", { "mine.js": "const x = ;" })).toMatchInlineSnapshot(`
      "error mine.js:1:11
        Unexpected token
        > 1 | const x = ;
            |           ^"
    `);
    expect(await fail("presets: [() => { throw new Error('No preset.'); }]"))
      .toMatchInlineSnapshot(`
        "error docusaurus.config.js:3:27
          The preset "(function)" failed: No preset.
            1 | export default {
            2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
          > 3 |   presets: [() => { throw new Error('No preset.'); }]
              |                           ^
            4 | };"
      `);
  });
});
