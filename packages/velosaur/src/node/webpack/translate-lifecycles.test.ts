import { stripVTControlCharacters } from "node:util";
import type { Alias } from "vite";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { translatePlan } from "../site/translate-plan.ts";
import { planSite } from "../site/site-plan.ts";
import { formatDiagnostics } from "../system/format-diagnostic.ts";
import type { TranslatedLifecycles } from "./translate-lifecycles.ts";

afterAll(removeSites);
afterEach(() => {
  delete process.env["FROM_PLUGIN"];
  delete process.env["OTHER_OF_PLUGIN"];
  delete process.env["KEY"];
});

const write = (plugin: string, files: Record<string, string> = {}): string =>
  writeSite({
    "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/", plugins: ["./plugin.js"] };`,
    "plugin.js": `const path = require("node:path");\nmodule.exports = () => ({ name: "mine", ${plugin} });`,
    ...files,
  });

const translateSite = async (siteDir: string): Promise<TranslatedLifecycles | undefined> =>
  translatePlan(await planSite(await resolveConfig({ siteDir, mode: "production" })));

const translate = async (
  plugin: string,
  files: Record<string, string> = {},
): Promise<TranslatedLifecycles> => {
  const translated = await translateSite(write(plugin, files));
  if (!translated) throw new Error("No plugin asks for anything.");
  return translated;
};

const readDiagnostics = async (plugin: string): Promise<string> => {
  const siteDir = write(plugin);
  const translated = await translateSite(siteDir);
  const text = formatDiagnostics(translated?.diagnostics ?? [], { siteDir, cwd: siteDir });
  return stripVTControlCharacters(text);
};

/** Where a name leads. */
const follow = (name: string, { client }: TranslatedLifecycles): string => {
  const aliases = client.resolve?.alias as Alias[];
  return aliases.reduce(
    (found, { find, replacement }) => found.replace(find as RegExp, replacement),
    name,
  );
};

it("tells of assets that rules have loaders for, wherever in the site they hold", async () => {
  const rules = [
    '{ test: /\\.(txt|csv)$/, include: path.join(__dirname, "docs"), type: "asset/source" }',
    '{ test: /\\.pdf$/, type: "asset/resource" }',
    '{ test: /\\.names$/, type: "asset/source" }',
  ];
  const { loadedEndings } = await translate(
    `configureWebpack: () => ({ module: { rules: [${rules.join()}] } })`,
  );
  expect(loadedEndings).toEqual(["txt", "csv"]);
});

describe("devServer.allowedHosts", () => {
  it.each<[string, string[] | true | undefined]>([
    [`["a.test", ".b.test"]`, ["a.test", ".b.test"]],
    [`"a.test"`, ["a.test"]],
    [`"all"`, true],
    [`"auto"`, undefined],
  ])("%s", async (given, expected) => {
    const siteDir = write(`configureWebpack: () => ({ devServer: { allowedHosts: ${given} } })`);
    const context = await resolveConfig({ siteDir, mode: "development" });
    const translated = await translatePlan(await planSite(context));
    expect(translated?.client.server?.allowedHosts).toEqual(expected);
  });
});

describe("configureWebpack", () => {
  it("costs nothing where no plugin has it, and yields to configureVite", async () => {
    expect(await translateSite(write(""))).toBeUndefined();
    expect(
      await translateSite(write("configureWebpack() { throw 1 }, configureVite() {}")),
    ).toBeUndefined();
  });

  it("is called for both sides with what upstream hands over, and content of the plugin", async () => {
    const translated = await translate(`
      loadContent: () => "content",
      configureWebpack(config, isServer, utils, content) {
        const find = (file) => config.module.rules.filter(({ test }) => test.test(file)).length;
        return { plugins: [new utils.currentBundler.instance.DefinePlugin({
          SEEN: JSON.stringify([isServer, content, this.name, config.name, utils.currentBundler.name,
            find("a.svg"), find("a.css"), find("a.module.css"), find("a.tsx"), find("a.mdx"),
            utils.getJSLoader({ isServer }).loader,
            utils.getStyleLoaders(isServer, { modules: true }).map(({ loader }) => loader)]),
        })] };
      }`);
    expect(JSON.parse(String(translated.client.define?.["SEEN"]))).toEqual([
      false,
      "content",
      "mine",
      "client",
      "webpack",
      1,
      1,
      2,
      1,
      1,
      "babel-loader",
      ["mini-css-extract-plugin", "css-loader", "postcss-loader"],
    ]);
    expect(JSON.parse(String(translated.server.define?.["SEEN"]))).toMatchObject({
      0: true,
      3: "server",
      11: ["css-loader"],
    });
  });

  it("sets aliases: exact ones, such with paths below, empty modules", async () => {
    const translated = await translate(`configureWebpack: () => ({ resolve: { alias: {
      "@parts": "/site/parts", exact$: "/site/exact.js", none: false,
    } } })`);
    expect(follow("@parts/Box", translated)).toBe("/site/parts/Box");
    expect(follow("@parts-of", translated)).toBe("@parts-of");
    expect(follow("exact", translated)).toBe("/site/exact.js");
    expect(follow("exact/below", translated)).toBe("exact/below");
    expect(follow("none", translated)).toBe("__vite-browser-external");
  });

  it("sees what a plugin changes in place, and merges by its strategy", async () => {
    const translated = await translate(`configureWebpack(config) {
      config.resolve.alias.inPlace = "/in-place.js";
      return { mergeStrategy: { "resolve.extensions": "prepend" }, resolve: { extensions: [".yaml"] } };
    }`);
    expect(follow("inPlace", translated)).toBe("/in-place.js");
    expect(translated.client.resolve?.extensions?.slice(0, 2)).toEqual([".yaml", ".wasm"]);
  });

  it("lets a plugin find SVGR's loader where upstream has it, and change what it does with some drawing", async () => {
    const change = (svgr: string): string => `configureWebpack(config) {
      const rule = config.module.rules.find(({ test }) => String(test) === String(/\\.svg$/i));
      const copy = JSON.parse(JSON.stringify(rule.oneOf[0]));
      rule.oneOf.unshift({ ...copy, include: /logo/, use: [${svgr}] });
      rule.oneOf[1].use[0].options.svgoConfig.plugins[0].params.overrides.cleanupIds = false;
      return { mergeStrategy: { "module.rules": "replace" }, module: { rules: config.module.rules } };
    }`;
    const { client, diagnostics } = await translate(
      change("{ ...copy.use[0], options: { svgo: false } }"),
    );
    expect(diagnostics).toEqual([]);
    const nothing = await translate("configureWebpack: () => ({ resolve: {} })");
    expect(client.plugins).toEqual(nothing.client.plugins);
  });

  it("defines constants, variables of the environment and globals", async () => {
    process.env["FROM_PLUGIN"] = "set";
    const { client } = await translate(`configureWebpack(_config, _isServer, { currentBundler }) {
      const { DefinePlugin, EnvironmentPlugin, ProvidePlugin } = currentBundler.instance;
      return { plugins: [
        new DefinePlugin({ A: '"a"', B: { c: true, d: [1] }, "process.env": { E: "1" } }),
        new EnvironmentPlugin({ FROM_PLUGIN: "default", OTHER_OF_PLUGIN: "default" }),
        new ProvidePlugin({ Buffer: ["buffer", "Buffer"], $: "jquery" }),
      ] };
    }`);
    expect(client.define).toMatchInlineSnapshot(`
      {
        "A": ""a"",
        "B": "({"c":true,"d":[1]})",
        "B.c": "true",
        "B.d": "[1]",
        "process.env": "({"E":1})",
        "process.env.E": "1",
        "process.env.FROM_PLUGIN": ""set"",
        "process.env.OTHER_OF_PLUGIN": ""default"",
      }
    `);
    expect(client.build?.rolldownOptions?.transform?.inject).toEqual({
      Buffer: ["buffer", "Buffer"],
      $: ["jquery", "default"],
    });
  });

  it("reads Rspack's plugins, and runs what is unknown on a compiler that listens", async () => {
    const translated = await translate(`configureWebpack() {
      class DefinePlugin { constructor(given) { this.name = "DefinePlugin"; this._args = [given]; } apply() {} }
      class Dotenv { apply(compiler) {
        compiler.options.plugins.push(new DefinePlugin({ "process.env.KEY": '"value"' }));
        compiler.options.resolve.alias.found = "/found.js";
        new compiler.webpack.DefinePlugin({ A: "1" }).apply(compiler);
      } }
      return { plugins: [new Dotenv(), new DefinePlugin({ R: "1" })] };
    }`);
    expect(translated.client.define).toEqual({ "process.env.KEY": '"value"', A: "1", R: "1" });
    expect(follow("found", translated)).toBe("/found.js");
    // Documents are evaluated in Node.
    expect(process.env["KEY"]).toBe("value");
    expect(translated.diagnostics).toEqual([]);
  });

  it("tells what has no counterpart, by plugin and key, and is silent about what means nothing here", async () => {
    expect(
      await readDiagnostics(`configureWebpack(config) {
        config.output.crossOriginLoading = "anonymous";
        class Tapping { apply(compiler) { compiler.hooks.emit.tap("x", () => {}); } }
        return {
          optimization: { splitChunks: {} }, devtool: false, stats: "none", ignoreWarnings: [/x/],
          resolve: { mainFiles: ["main"], alias: {} }, externals: [/^x$/],
          resolveLoader: { alias: {}, modules: ["loaders"], extensions: [".x"] },
          module: { rules: [{ test: /\\.mdx?$/, enforce: "post", use: "my-loader" }] }, plugins: [new Tapping()],
        };
      }`),
    ).toMatchInlineSnapshot(`
      "warning docusaurus.config.js
        The plugin "mine" asks for what only webpack does: output.crossOriginLoading, optimization.splitChunks, resolve.mainFiles, resolveLoader.extensions, module.rules (my-loader on compiled Markdown), plugins (Tapping), externals.
        All else that its configureWebpack returns is honoured. For these, return what Vite has instead from \`configureVite\` in the same plugin or in one of the site; Docusaurus passes that method over. Loaders see a document's text, in a rule behind that of Markdown, and not what it is compiled to: a remark or rehype plugin does."
    `);
  });

  it.each([
    ["holds for no folder, which upstream passes over, too", "include: [], enforce: 'post',"],
    ["sees the text of documents", ""],
  ])("is silent about a rule of Markdown that %s", async (_case, parts) => {
    const rule = `{ test: /\\.mdx?$/, ${parts} use: ['my-loader'] }`;
    expect(
      await readDiagnostics(`configureWebpack: () => ({ module: { rules: [${rule}] } })`),
    ).toBe("");
  });

  it("names the plugin that fails", async () => {
    await expect(
      translate(`configureWebpack() { throw new Error("no such thing"); }`),
    ).rejects.toThrow('The plugin "mine" failed in configureWebpack: no such thing');
  });

  it("counts the plugin's own code for the cache", async () => {
    const source = "configureWebpack: () => ({})";
    const siteDir = write(source);
    const before = await translateSite(siteDir);
    expect((await translateSite(siteDir))?.source).toBe(before?.source);
  });
});

describe("configurePostCss", () => {
  it("adds plugins: ready-made, by name, with options", async () => {
    const { postCss } = await translate(
      `configurePostCss(options) {
        const own = () => ({ postcssPlugin: "own" }); own.postcss = true;
        options.plugins.push(own, "named-plugin", ["named-plugin", { a: 1 }]);
        return options;
      }`,
      {
        "node_modules/named-plugin/package.json": '{"name":"named-plugin"}',
        "node_modules/named-plugin/index.js":
          "module.exports = (options) => ({ postcssPlugin: 'named', options }); module.exports.postcss = true;",
      },
    );
    expect(postCss?.plugins.map((plugin) => typeof plugin)).toEqual([
      "function",
      "function",
      "object",
    ]);
    expect(postCss?.plugins[2]).toMatchObject({ postcssPlugin: "named", options: { a: 1 } });
  });

  it("is handed the rules that configureWebpack has added", async () => {
    const { postCss } = await translate(`
      configureWebpack: (_config, isServer, utils) => ({ module: { rules: [
        { test: /\\.scss$/, oneOf: [{ use: [...utils.getStyleLoaders(isServer), "sass-loader"] }] },
      ] } }),
      calls: 0,
      configurePostCss(options) { this.calls += 1; return { ...options, plugins: [{ postcssPlugin: "call" + this.calls }] }; }`);
    expect(postCss?.plugins).toEqual([{ postcssPlugin: "call1" }]);
  });

  it("says which plugin isn't installed", async () => {
    await expect(
      translate(`configurePostCss: (options) => ({ ...options, plugins: ["not-installed"] })`),
    ).rejects.toThrow(
      'The PostCSS plugin "not-installed", which a plugin names in configurePostCss, can\'t be found.',
    );
  });
});

describe("options of the loader of Markdown", () => {
  const rule = (options: string, rest = ""): string =>
    `configureWebpack: () => ({ module: { rules: [{ oneOf: [{ test: /\\.mdx?$/, include: [__dirname + "/notes/"], use: [{
      loader: require.resolve("@docusaurus/mdx-loader"), options: { ${options} } }] }] }] } }), ${rest}`;

  it("are told, each plugin's once", async () => {
    const given =
      "remarkPlugins: [() => () => {}], rehypePlugins: [], beforeDefaultRehypePlugins: [() => {}]";
    expect(await readDiagnostics(rule(given))).toMatchInlineSnapshot(`
      "warning docusaurus.config.js
        The plugin "mine" gives the loader of Markdown options that have no effect: remarkPlugins, beforeDefaultRehypePlugins.
        No loader compiles documents. Return the options from \`getMarkdownRules\` in the same plugin, as \`[{ include: [folder], options }]\`; Docusaurus passes that method over."
    `);
  });

  it.each([
    ["without a plugin in their lists", rule("remarkPlugins: [], metadataPath: () => ''")],
    [
      "that the engine gets, too",
      rule("remarkPlugins: [() => {}]", "getMarkdownRules: () => [{ include: [], options: {} }]"),
    ],
  ])("%s are fine", async (_case, plugin) => {
    expect(await readDiagnostics(plugin)).toBe("");
  });
});

describe("the rule of Markdown that all plugins find", () => {
  const change = (name: string, code: string): string =>
    `() => ({ name: "${name}", configureWebpack({ module }) {
      const rule = module.rules.find(({ test }) => test?.test("a.mdx"));
      ${code}
    } })`;

  it("is changed by those that have changed it, and by no others", async () => {
    const siteDir = write("", {
      "docusaurus.config.js": `module.exports = { title: "Site", url: "https://example.com", baseUrl: "/", plugins: [
        ${change("first", "rule.use[0].options.remarkPlugins = [() => {}];")},
        ${change("second", 'rule.use.unshift("some-loader"); rule.use.push("other-loader");')},
        ${change("third", "module.rules.push({ test: /x$/ });")},
      ] };`,
    });
    const translated = await translateSite(siteDir);
    expect(translated?.diagnostics.map(({ message }) => message)).toEqual([
      'The plugin "second" asks for what only webpack does: module.rules (some-loader on compiled Markdown).',
      'The plugin "first" gives the loader of Markdown options that have no effect: remarkPlugins.',
    ]);
  });
});

it("names every plugin that asks for the same without a counterpart", async () => {
  const asking = (name: string): string =>
    `() => ({ name: "${name}", configureWebpack: () => ({ module: { rules: [{ test: /\\.mdx$/, use: [
      "my-loader", { loader: require.resolve("@docusaurus/mdx-loader"), options: { remarkPlugins: ["same"] } },
    ] }] } }) })`;
  const siteDir = write("", {
    "docusaurus.config.js": `module.exports = { title: "Site", url: "https://example.com", baseUrl: "/", plugins: [
      ${asking("first")}, ${asking("second")},
    ] };`,
  });
  const translated = await translateSite(siteDir);
  expect(translated?.diagnostics.map(({ message }) => message)).toEqual([
    'The plugin "first" asks for what only webpack does: module.rules (my-loader on compiled Markdown).',
    'The plugin "second" asks for what only webpack does: module.rules (my-loader on compiled Markdown).',
    'The plugin "first" gives the loader of Markdown options that have no effect: remarkPlugins.',
    'The plugin "second" gives the loader of Markdown options that have no effect: remarkPlugins.',
  ]);
});

describe("a plugin around one of the engine's", () => {
  const wrap = (members: string): Promise<TranslatedLifecycles | undefined> =>
    translateSite(
      write("", {
        "plugin.js": `const { default: pages, validateOptions } = require("@docusaurus/plugin-content-pages");
module.exports = async (context, options) => {
  const plugin = await pages(context, options);
  return { ...plugin, name: "mine", ${members} };
};
module.exports.validateOptions = validateOptions;`,
      }),
    );

  it("finds the rule of documents that upstream's has, and may change it", async () => {
    const translated = await wrap(`configureWebpack(...args) {
      const config = plugin.configureWebpack(...args);
      const [rule] = config.module.rules;
      if (!rule.test.test("a.mdx") || rule.include.length === 0) throw new Error("Another rule.");
      rule.use[0].options.metadataPath = () => "a.json";
      return config;
    }`);
    expect(translated?.diagnostics).toEqual([]);
  });

  it("is told that plugins have no effect that it adds to that rule", async () => {
    const translated = await wrap(`configureWebpack(...args) {
      const config = plugin.configureWebpack(...args);
      for (const { use: [{ options }] } of config.module.rules)
        options.remarkPlugins = [...options.remarkPlugins, () => {}];
      return config;
    }`);
    expect(translated?.diagnostics).toMatchObject([
      {
        severity: "warning",
        message:
          'The plugin "mine" gives the loader of Markdown options that have no effect: remarkPlugins.',
        hint: expect.stringContaining("the options with which your plugin makes the one"),
      },
    ]);
  });

  it("may add them to the list that is the engine's, too", async () => {
    const translated = await wrap(`configureWebpack(...args) {
      const config = plugin.configureWebpack(...args);
      config.module.rules[0].use[0].options.remarkPlugins.push(() => {});
      return config;
    }`);
    expect(translated?.diagnostics).toEqual([]);
  });

  it("asks nothing of webpack as long as it says no more than the engine's", async () => {
    expect(await wrap("")).toBeUndefined();
  });
});
