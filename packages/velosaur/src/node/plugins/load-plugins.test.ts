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

  it.each([
    ["theme", "theme-mermaid"],
    // Something stands for this one where it isn't installed.
    ["plugin", "plugin-pwa"],
  ])(
    "a %s of ours is found by upstream's name, under which it is installed",
    async (kind, part) => {
      const folder = `node_modules/@docusaurus/${part}`;
      const files = {
        [`${folder}/package.json`]: JSON.stringify({
          name: `velosaur-${part}`,
          version: "1.2.3",
          type: "module",
          exports: "./dist/index.js",
        }),
        [`${folder}/dist/index.js`]: `export default () => ({ name: 'ours' });`,
      };
      const { plugins } = await load(write(`${kind}s: ['@docusaurus/${part}']`, files));
      expect(plugins.find(({ name }) => name === "ours")).toMatchObject({
        isBuiltIn: true,
        identity: `velosaur-${part} 1.2.3 sources`,
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
    const byPath = "themes: [require.resolve('@docusaurus/theme-mermaid')]";
    expect(list((await load(write(byPath, files))).plugins)).toContain(expected);
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

it.each([
  ["presets: ['classic']", 1],
  ["presets: [(...args) => require('@docusaurus/preset-classic').default(...args)]", 1],
  ["plugins: ['@docusaurus/plugin-content-docs'], themes: ['@docusaurus/theme-classic']", 0],
])(
  "puts styles into layers where the flag is on and the preset is there: %s",
  async (fields, count) => {
    const future = "future: { v4: true }";
    const { plugins } = await load(write(`${future}, ${fields}`, { "docs/a.md": "# A" }));
    const named = list(plugins).filter((name) => name === "docusaurus-plugin-css-cascade-layers");
    expect(named).toHaveLength(count);
  },
);

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

  it("take paths from the configuration's folder, as upstream does, before their own", async () => {
    const named = (name: string): string => `module.exports = () => ({ name: '${name}' });`;
    const siteDir = write("presets: ['./presets/x']", {
      "presets/x.js":
        "module.exports = () => ({ plugins: ['./plugins/sub.js'], themes: ['./theme.js'] });",
      "plugins/sub.js": named("of the site"),
      "theme.js": named("beside the configuration"),
      "presets/theme.js": named("beside the preset"),
    });
    expect(list((await load(siteDir)).plugins)).toEqual([
      "of the site",
      "beside the configuration",
    ]);
  });

  it("have their themes behind the plugins of all of them", async () => {
    const preset = (name: string): string =>
      `() => ({ plugins: [() => ({ name: '${name} plugin' })], themes: [() => ({ name: '${name} theme' })] })`;
    const siteDir = write(`presets: [${preset("one")}, ${preset("other")}]`);
    expect(list((await load(siteDir)).plugins)).toEqual([
      "one plugin",
      "other plugin",
      "one theme",
      "other theme",
    ]);
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
