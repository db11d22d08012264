import { afterAll, describe, expect, it, vi } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import type { LoadContext, LoadedPlugin } from "../contract/contract.ts";
import { loadPlugins } from "./load-plugins.ts";

afterAll(removeSites);

const BASE = "title: 'Site', url: 'https://example.com', baseUrl: '/'";

const write = (fields: string, files: Record<string, string> = {}): string =>
  writeSite({
    "docusaurus.config.js": `export default {\n  ${BASE},\n  ${fields}\n};\n`,
    ...files,
  });

const load = async (siteDir: string, mode: LoadContext["mode"] = "production") => {
  const context = await resolveConfig({ siteDir, mode });
  return { context, plugins: await loadPlugins(context) };
};

const list = (plugins: LoadedPlugin[]): string[] =>
  plugins.map(({ name, id }) => (id === "default" ? name : `${name} ${id}`));

const PLUGIN =
  "module.exports = (context, options) => ({ name: 'mine', seen: options, site: context.siteConfig.title });";

describe("add-ons", () => {
  const addOn = {
    "node_modules/velosaur-theme-mermaid/package.json": JSON.stringify({
      name: "velosaur-theme-mermaid",
      version: "1.2.3",
      type: "module",
      exports: "./dist/index.js",
    }),
    "node_modules/velosaur-theme-mermaid/dist/index.js":
      "export default () => ({ name: 'docusaurus-theme-mermaid', getThemePath: () => './theme' });",
    "node_modules/velosaur-theme-mermaid/dist/.compiled": "0a1b",
  };

  it.each(["@docusaurus/theme-mermaid", "mermaid"])(
    "%s is the package that the site has installed",
    async (name) => {
      const { plugins } = await load(write(`themes: ['${name}']`, addOn));
      expect(plugins.find((plugin) => plugin.name === "docusaurus-theme-mermaid")).toMatchObject({
        isBuiltIn: true,
        identity: "velosaur-theme-mermaid 1.2.3 0a1b",
        version: { type: "package", name: "velosaur-theme-mermaid", version: "1.2.3" },
      });
    },
  );

  const upstream = {
    "node_modules/@docusaurus/theme-mermaid/package.json": '{ "main": "index.js" }',
    "node_modules/@docusaurus/theme-mermaid/index.js": PLUGIN,
  };

  it.each([
    ["upstream's package is taken where ours isn't installed", upstream, "mine"],
    ["ours goes first", { ...upstream, ...addOn }, "docusaurus-theme-mermaid"],
  ])("%s", async (_, files, expected) => {
    const { plugins } = await load(write("themes: ['@docusaurus/theme-mermaid']", files));
    expect(list(plugins)).toContain(expected);
  });
});

describe("a plugin around the built-in blog", () => {
  const BODY =
    "async (...args) => { const plugin = await defaultBlogPlugin(...args); return { ...plugin, name: plugin.name + '-extended' }; }";
  it.each([
    [
      "blog.js",
      `const blogPluginExports = require('@docusaurus/plugin-content-blog'); const defaultBlogPlugin = blogPluginExports.default; module.exports = { ...blogPluginExports, default: ${BODY} };`,
    ],
    [
      "blog.mjs",
      `import defaultBlogPlugin from '@docusaurus/plugin-content-blog'; export { validateOptions } from '@docusaurus/plugin-content-blog'; export default ${BODY};`,
    ],
    [
      "blog.mjs",
      `import * as blogPluginExports from '@docusaurus/plugin-content-blog'; const { default: defaultBlogPlugin, validateOptions } = blogPluginExports; export { validateOptions }; export default ${BODY};`,
    ],
    [
      "blog.ts",
      `import * as blogPluginExports from '@docusaurus/plugin-content-blog'; const defaultBlogPlugin = blogPluginExports.default; export const validateOptions = blogPluginExports.validateOptions; export default ${BODY.replace("(...args)", "(...args: any[])")};`,
    ],
    [
      "blog.ts",
      `const blogPluginExports = require('@docusaurus/plugin-content-blog'); const defaultBlogPlugin = blogPluginExports.default; module.exports = { ...blogPluginExports, default: ${BODY} };`,
    ],
  ])("%s: %s", async (name, source) => {
    const files = { [name]: source, "blog/2020-01-01-a.md": "Text" };
    const { plugins } = await load(write(`plugins: [['./${name}', { postsPerPage: 3 }]]`, files));
    expect(plugins).toMatchObject([
      {
        name: "docusaurus-plugin-content-blog-extended",
        options: { id: "default", postsPerPage: 3, routeBasePath: "blog" },
      },
    ]);
  });
});

describe("schemas of Joi", () => {
  const PLUGIN_WITH_SCHEMA = `const { Joi } = require('@docusaurus/utils-validation');
    const plugin = () => ({ name: 'mine' });
    plugin.validateOptions = ({ options, validate }) => validate(Joi.object({ a: Joi.string().default('b') }), options);
    plugin.validateThemeConfig = ({ themeConfig, validate }) => validate(Joi.object({ mine: Joi.string().default('c') }), themeConfig);
    module.exports = plugin;`;
  const files = { "node_modules/mine/index.js": PLUGIN_WITH_SCHEMA };

  it("know nothing of ids, nor of what belongs to other themes", async () => {
    const { plugins, context } = await load(
      write("plugins: ['mine', ['mine', { id: 'two' }]], themeConfig: { zoom: {} }", files),
    );
    expect(plugins.map(({ id, options }) => [id, options])).toEqual([
      ["default", { id: "default", a: "b" }],
      ["two", { id: "two", a: "b" }],
    ]);
    expect(context.siteConfig.themeConfig).toMatchObject({ zoom: {}, mine: "c" });
  });

  it("tell of ids that no address could hold", async () => {
    const siteDir = write("plugins: [['mine', { id: 'a b', c: 1 }]]", files);
    const text = await readFailure(siteDir, () => load(siteDir));
    expect(text).toContain("plugins[0][1].id");
    expect(text).toContain("plugins[0][1].c");
  });
});

it("never drops what is no plugin from a preset's list", async () => {
  const files = {
    "preset.js": "module.exports = () => ({ plugins: [false, null, undefined, '', {}] });",
  };
  const siteDir = write("presets: ['./preset.js']", files);
  expect(await readFailure(siteDir, () => load(siteDir))).toContain(
    "An entry of the list of plugins is neither a name nor a function.",
  );
});

it("lets a preset call the classic one", async () => {
  const files = {
    "preset.js":
      "const { default: classic } = require('@docusaurus/preset-classic'); module.exports = (...args) => { const { plugins, themes } = classic(...args); return { themes, plugins: [...plugins, () => ({ name: 'mine' })] }; };",
    "docs/a.md": "# A",
  };
  const { plugins } = await load(write("presets: [['./preset.js', { blog: false }]]", files));
  expect(list(plugins)).toEqual(
    expect.arrayContaining(["docusaurus-plugin-content-docs", "docusaurus-theme-classic", "mine"]),
  );
});

it("tells which options of images as components have no effect", async () => {
  const { plugins } = await load(
    write("plugins: [['@docusaurus/plugin-svgr', { svgrConfig: { icon: true, svgo: false } }]]"),
  );
  expect(plugins.flatMap((plugin) => plugin.getDiagnostics?.() ?? [])).toMatchObject([
    {
      severity: "warning",
      message: expect.stringContaining("In `svgrConfig`, `icon` has no effect"),
    },
  ]);
});

describe("what a plugin may be", () => {
  it.each([
    ["a function", "plugins: [() => ({ name: 'mine' })]", {}],
    ["a function with options", "plugins: [[() => ({ name: 'mine' }), {}]]", {}],
    ["an async function", "plugins: [async () => ({ name: 'mine' })]", {}],
    ["a local file", "plugins: ['./mine.js']", { "mine.js": PLUGIN }],
    [
      "a local file without extension",
      "plugins: ['./mine']",
      {
        "mine.ts":
          "export default function plugin(): { name: string } { return { name: 'mine' }; }",
      },
    ],
    [
      "a local folder",
      "plugins: ['./mine']",
      { "mine/index.mjs": "export default () => ({ name: 'mine' });" },
    ],
    [
      "a local package",
      "plugins: ['./mine']",
      { "mine/package.json": '{ "main": "lib/x.js" }', "mine/lib/x.js": PLUGIN },
    ],
    ["an absolute path", "plugins: [require.resolve('./mine.js')]", { "mine.js": PLUGIN }],
    [
      "a package",
      "plugins: ['mine']",
      {
        "node_modules/mine/package.json": '{ "name": "mine" }',
        "node_modules/mine/index.js": PLUGIN,
      },
    ],
    [
      "a package's short name",
      "plugins: ['mine']",
      { "node_modules/docusaurus-plugin-mine/index.js": PLUGIN },
    ],
    [
      "a scoped short name",
      "plugins: ['@me/mine']",
      { "node_modules/@me/docusaurus-plugin-mine/index.js": PLUGIN },
    ],
    [
      "a scope alone",
      "plugins: ['@me']",
      { "node_modules/@me/docusaurus-plugin/index.js": PLUGIN },
    ],
    [
      "an ES package",
      "plugins: ['mine']",
      {
        "node_modules/mine/package.json": '{ "type": "module", "exports": "./main.js" }',
        "node_modules/mine/main.js": "export default () => ({ name: 'mine' });",
      },
    ],
    ["a theme", "themes: ['mine']", { "node_modules/docusaurus-theme-mine/index.js": PLUGIN }],
  ])("%s", async (_, fields, files) => {
    const { plugins } = await load(write(fields, files));
    expect(list(plugins)).toEqual(["mine"]);
  });

  it("can be left out or switch itself off", async () => {
    const { plugins } = await load(
      write("plugins: [false, null, process.env.NOT_SET && 'x', () => null, () => undefined]"),
    );
    expect(plugins).toEqual([]);
  });

  it("gets the context, and its options with an id", async () => {
    const { plugins } = await load(
      write("plugins: [['./mine', { a: 1 }], ['./mine', { id: 'second' }]]", { "mine.js": PLUGIN }),
    );
    expect(plugins).toMatchObject([
      {
        id: "default",
        options: { a: 1, id: "default" },
        seen: { a: 1, id: "default" },
        site: "Site",
      },
      { id: "second", seen: { id: "second" } },
    ]);
  });

  it("knows where it comes from", async () => {
    const siteDir = write("plugins: ['./plugins/mine', 'other', () => ({ name: 'inline' })]", {
      "plugins/mine.js": PLUGIN,
      "node_modules/other/package.json": '{ "name": "other", "version": "1.0.0" }',
      "node_modules/other/index.js": "module.exports = () => ({ name: 'other' });",
    });
    const { plugins } = await load(siteDir);
    expect(plugins.map(({ path, version }) => ({ path, version }))).toEqual([
      { path: `${siteDir}/plugins`, version: { type: "project" } },
      {
        path: `${siteDir}/node_modules/other`,
        version: { type: "package", name: "other", version: "1.0.0" },
      },
      { path: siteDir, version: { type: "local" } },
    ]);
  });
});

describe("options", () => {
  const validated = (statics: string): Record<string, string> => ({
    "mine.mjs": `export default function mine(context, options) { return { name: 'mine', options }; }\n${statics}`,
  });

  it("pass the plugin's own check, as an export or on the function", async () => {
    const files = validated(
      "export const validateOptions = ({ options }) => ({ ...options, checked: true });",
    );
    const onFunction =
      "const f = () => ({ name: 'other' }); f.validateOptions = ({ options }) => ({ ...options, checked: 2 }); module.exports = f;";
    const { plugins } = await load(
      write("plugins: ['./mine', './other']", { ...files, "other.js": onFunction }),
    );
    expect(plugins.map(({ options }) => options)).toEqual([
      { id: "default", checked: true },
      { id: "default", checked: 2 },
    ]);
  });

  it("may be checked by a schema with Joi's interface", async () => {
    const schema = `{ validate: (value) => value.a === 1 ? { value: { ...value, b: 2 } } : { value, error: { message: 'bad', details: [{ message: '"a" must be 1', path: ['a'] }] } } }`;
    const files = validated(
      `export const validateOptions = ({ options, validate }) => validate(${schema}, options);`,
    );
    const { plugins } = await load(write("plugins: [['./mine', { a: 1 }]]", files));
    expect(plugins[0]?.options).toEqual({ id: "default", a: 1, b: 2 });
    const siteDir = write("plugins: [\n    ['./mine', { a: 3 }],\n  ]", files);
    expect(await readFailure(siteDir, () => load(siteDir))).toMatchInlineSnapshot(`
      "error docusaurus.config.js:4:18
        \`plugins[0][1].a\`: "a" must be 1
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
          3 |   plugins: [
        > 4 |     ['./mine', { a: 3 }],
            |                  ^
          5 |   ]
          6 | };"
    `);
  });

  it("of the theme configuration are checked by themes", async () => {
    const files = {
      "theme.mjs":
        "export default () => ({ name: 'theme' });\nexport const validateThemeConfig = ({ themeConfig }) => ({ ...themeConfig, extra: true });",
    };
    const { context } = await load(write("themes: ['./theme'], themeConfig: { a: 1 }", files));
    expect(context.siteConfig.themeConfig).toMatchObject({ a: 1, extra: true });
  });
});

it("the theme's configuration is checked and completed without any theme, too", async () => {
  const { context } = await load(write("themeConfig: { navbar: { title: 'Mine' } }"));
  expect(context.siteConfig.themeConfig).toMatchObject({ navbar: { title: "Mine", items: [] } });
  const wrong = write("themeConfig: { navbar: 'none' }");
  expect(await readFailure(wrong, () => load(wrong))).toContain("themeConfig.navbar");
});

describe("presets", () => {
  it.each([
    [
      "presets: ['classic']",
      "production",
      ["content-docs", "content-blog", "content-pages", "sitemap", "theme-classic"],
    ],
    [
      "presets: ['@docusaurus/preset-classic']",
      "production",
      ["content-docs", "content-blog", "content-pages", "sitemap", "theme-classic"],
    ],
    [
      "presets: [['classic', {}]]",
      "development",
      ["content-docs", "content-blog", "content-pages", "debug", "sitemap", "theme-classic"],
    ],
    [
      "presets: [['classic', { docs: false, blog: false, sitemap: false, debug: false, gtag: false }]]",
      "production",
      ["content-pages", "theme-classic"],
    ],
    [
      "presets: [['classic', { svgr: { svgrConfig: {} } }]]",
      "production",
      ["content-docs", "content-blog", "content-pages", "sitemap", "svgr", "theme-classic"],
    ],
  ] as const)("%s (%s)", async (fields, mode, names) => {
    const { plugins } = await load(write(fields), mode);
    expect(list(plugins)).toEqual(
      names.map((name) =>
        name.startsWith("theme") ? `docusaurus-${name}` : `docusaurus-plugin-${name}`,
      ),
    );
  });

  it("come before the site's own plugins, plugins before themes", async () => {
    const plugin = (name: string): string => `() => ({ name: '${name}' })`;
    const preset = `() => ({ plugins: [${plugin("p")}, false, './sub'], themes: [${plugin("t")}] })`;
    const siteDir = write(
      `themes: [${plugin("own theme")}], plugins: [${plugin("own")}], presets: ['./presets/x']`,
      {
        "presets/x.js": `module.exports = ${preset};`,
        "presets/sub.js": `module.exports = ${plugin("beside the preset")};`,
      },
    );
    const { plugins } = await load(siteDir);
    expect(list(plugins)).toEqual(["p", "beside the preset", "t", "own", "own theme"]);
  });

  it("load one member after the other", async () => {
    const events: string[] = [];
    vi.stubGlobal("events", events);
    const member = (name: string): string => `globalThis.events.push("${name} begins");
for (let turn = 0; turn < 500; turn += 1) await new Promise(setImmediate);
globalThis.events.push("${name} ends");
export default () => ({ name: "${name}" });`;
    const siteDir = write("presets: ['./preset.mjs']", {
      "preset.mjs": "export default () => ({ plugins: ['./one.mjs'], themes: ['./two.mjs'] });",
      "one.mjs": member("one"),
      "two.mjs": member("two"),
    });
    expect(list((await load(siteDir)).plugins)).toEqual(["one", "two"]);
    expect(events).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  });

  it("take functions, with options", async () => {
    const fields =
      "presets: [[(context, { name }) => ({ plugins: [() => ({ name })] }), { name: 'given' }]]";
    expect(list((await load(write(fields))).plugins)).toEqual(["given"]);
  });
});

describe("mistakes", () => {
  const fail = async (fields: string, files?: Record<string, string>): Promise<string> => {
    const siteDir = write(fields, files);
    return readFailure(siteDir, () => load(siteDir));
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
        "presets: [\n    ['classic', {\n      theme: { customCss: ['./x.css'] },\n    }],\n  ]",
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:5:16
        There is no style sheet at "./x.css".
          3 |   presets: [
          4 |     ['classic', {
        > 5 |       theme: { customCss: ['./x.css'] },
            |                ^
          6 |     }],
          7 |   ]
        The paths in \`customCss\` are relative to the folder of the site."
    `);
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
      "error docusaurus.config.js:3:26
        The preset "(function)" failed: No preset.
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   presets: [() => { throw new Error('No preset.'); }]
            |                          ^
          4 | };"
    `);
  });
});
