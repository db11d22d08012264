/** What authors get wrong: a message with place and remedy, exit code 1, no stack, the last good output untouched. */

import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { configWith, good, prepareBadSite } from "./support/bad-site.ts";
import { buildSite, createSite, createSiteAt, readMessage, runVelosaur } from "./support/site.ts";

const { site, fail, warn } = prepareBadSite("bad-input");

describe("configuration", () => {
  test("an unknown key", async () => {
    expect(await fail(configWith("favIcon: 'x',"))).toMatchInlineSnapshot(`
      "error docusaurus.config.js:6:3
        Unknown key "favIcon". Did you mean "favicon"?
          4 |   baseUrl: "/",
          5 |   presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" }, blog: false }]…
        > 6 |   favIcon: 'x',
            |   ^
          7 | };"
    `);
  });
  test("a value of the wrong type", async () => {
    expect(await fail(configWith("tagline: 7,"))).toMatchInlineSnapshot(`
      "error docusaurus.config.js:6:3
        \`tagline\` must be a string, not 7.
          4 |   baseUrl: "/",
          5 |   presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" }, blog: false }]…
        > 6 |   tagline: 7,
            |   ^
          7 | };"
    `);
  });
  test("a wrong option of a plugin", async () => {
    const config = String(good["docusaurus.config.js"]).replace("routeBasePath", "routeBasepath");
    expect(await fail({ "docusaurus.config.js": config })).toMatchInlineSnapshot(`
      "error docusaurus.config.js:5:35
        Options of the docs plugin: Unknown key "routeBasepath". Did you mean "routeBasePath"?
          3 |   url: "https://fixture.test",
          4 |   baseUrl: "/",
        > 5 |   presets: [["classic", { docs: { routeBasepath: "/", sidebarPath: "./sidebars.js" }, blog: false }]…
            |                                   ^
          6 | };"
    `);
  });
  test("a syntax error", async () => {
    expect(await fail({ "docusaurus.config.js": "export default {\n  title: 'a' 'b',\n};\n" }))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:2:14
        Unexpected token, expected ","
          1 | export default {
        > 2 |   title: 'a' 'b',
            |              ^
          3 | };"
    `);
  });
  test("a plugin that is not installed", async () => {
    expect(await fail(configWith("plugins: ['sitemaps'],"))).toMatchInlineSnapshot(`
      "error docusaurus.config.js:6:13
        The plugin "sitemaps" is not installed. Did you mean "sitemap"?
          4 |   baseUrl: "/",
          5 |   presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" }, blog: false }]…
        > 6 |   plugins: ['sitemaps'],
            |             ^
          7 | };
        Looked for: sitemaps, @docusaurus/plugin-sitemaps, docusaurus-plugin-sitemaps."
    `);
  });
  test("a plugin that throws", async () => {
    const fields =
      "plugins: [() => ({ name: 'own-plugin', loadContent() { throw new Error('No content today'); } })],";
    expect(await fail(configWith(fields))).toMatchInlineSnapshot(`
      "error docusaurus.config.js:6:64
        The plugin "own-plugin" failed in loadContent: No content today
          4 |   baseUrl: "/",
          5 |   presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" }, blog: false }]…
        > 6 |   plugins: [() => ({ name: 'own-plugin', loadContent() { throw new Error('No content today'); } })],
            |                                                                ^
          7 | };"
    `);
  });
  test("a plugin that throws while another one has a timer running: the command ends", async () => {
    const timer = "{ name: 'busy-plugin', contentLoaded() { setInterval(() => {}, 1000); } }";
    const thrower =
      "{ name: 'own-plugin', allContentLoaded() { throw new Error('No content today'); } }";
    expect(await fail(configWith(`plugins: [() => (${timer}), () => (${thrower})],`))).toContain(
      'The plugin "own-plugin" failed in allContentLoaded: No content today',
    );
  });
  test.each([
    ["a plugin", "plugins: [() => ({ name: 'own', loadContent: () => new Promise(() => {}) })],"],
    ["a plugin's function", "plugins: [async function own() { await new Promise(() => {}); }],"],
  ])("%s that never ends: it is told, and nothing passes for built", async (_, fields) => {
    expect(await fail(configWith(fields))).toMatch(
      /^error\n  The command ended before it was done: .* Begun, and not ended: .*"own"\.\n/,
    );
  });
});

describe("the navbar", () => {
  const fields = (item: string): Record<string, string> =>
    configWith(`themeConfig: { navbar: { items: [${item}] } },`);

  test("an item of an unknown type", async () => {
    expect(await fail(fields("{ type: 'docSidbar', label: 'A' }"))).toMatchInlineSnapshot(`
      "error docusaurus.config.js:6:38
        \`themeConfig.navbar.items[0].type\` must be a known type of navbar item. Did you mean "docSidebar"? The types are: default, doc, docSidebar, docsVersion, html, dropdown, docsVersionDropdown, localeDropdown, search, and custom-… for your own.
          4 |   baseUrl: "/",
          5 |   presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" }, blog: false }]…
        > 6 |   themeConfig: { navbar: { items: [{ type: 'docSidbar', label: 'A' }] } },
            |                                      ^
          7 | };"
    `);
  });
  test("an item for a sidebar with nothing to link to", async () => {
    const files = {
      ...fields("{ type: 'docSidebar', sidebarId: 'bare', label: 'A' }"),
      "sidebars.js":
        "export default { main: ['index'], bare: [{ type: 'link', label: 'B', href: 'https://b.test' }] };\n",
    };
    expect(await fail(files)).toMatchInlineSnapshot(`
      "error
        The page /404.html could not be rendered: <DocSidebarNavbarItem> threw "The navbar links to the sidebar "bare", which has no page to lead to.".
        Every page shows the navbar. See to this item of \`themeConfig.navbar.items\` in the site's configuration."
    `);
  });
  test("an item for an unknown doc", async () => {
    expect(await fail(fields("{ type: 'doc', docId: 'othr', label: 'A' }"))).toMatchInlineSnapshot(`
      "error
        The page /404.html could not be rendered: <DocNavbarItem> threw "There is no doc with the id "othr" in "current". The docs are:
        - index
        - other".
        Every page shows the navbar. See to this item of \`themeConfig.navbar.items\` in the site's configuration."
    `);
  });
});

describe("sidebars", () => {
  test("an unknown doc", async () => {
    expect(await fail({ "sidebars.js": "export default {\n  main: ['index', 'othr'],\n};\n" }))
      .toMatchInlineSnapshot(`
      "error sidebars.js:2:19
        The sidebar "main" names a doc that doesn't exist: "othr". Did you mean "other"?
          1 | export default {
        > 2 |   main: ['index', 'othr'],
            |                   ^
          3 | };
        Ids of docs: index, other."
    `);
  });
  test("an unknown key", async () => {
    const text =
      "export default {\n  main: [{ type: 'category', label: 'A', colapsed: true, items: ['index'] }],\n};\n";
    expect(await fail({ "sidebars.js": text })).toMatchInlineSnapshot(`
      "error sidebars.js:2:42
        Unknown key \`main[0].colapsed\`. Did you mean "collapsed"?
          1 | export default {
        > 2 |   main: [{ type: 'category', label: 'A', colapsed: true, items: ['index'] }],
            |                                          ^
          3 | };"
    `);
  });
  test("a wrong type of item", async () => {
    expect(
      await fail({
        "sidebars.js": "export default {\n  main: [{ type: 'docs', id: 'index' }],\n};\n",
      }),
    ).toMatchInlineSnapshot(`
      "error sidebars.js:2:12
        Unknown type of sidebar item: \`main[0].type\` is "docs". Did you mean "doc"?
          1 | export default {
        > 2 |   main: [{ type: 'docs', id: 'index' }],
            |            ^
          3 | };"
    `);
  });
  test("an unknown sidebar", async () => {
    const files = configWith(
      "themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'mian', label: 'A' }] } },",
    );
    expect(await fail(files)).toMatchInlineSnapshot(`
      "error
        The page /404.html could not be rendered: <DocSidebarNavbarItem> threw "There is no sidebar with the id "mian" in "current". The sidebars are:
        - main".
        Every page shows the navbar. See to this item of \`themeConfig.navbar.items\` in the site's configuration."
    `);
  });
  test("an unknown key in a category file", async () => {
    const files = {
      "docs/guide/_category_.yml": "label: Guide\npositon: 2\n",
      "docs/guide/a.md": "# A\n",
    };
    expect(await fail(files)).toMatchInlineSnapshot(`
      "error docs/guide/_category_.yml:2:1
        Unknown key \`positon\`. Did you mean "position"?
          1 | label: Guide
        > 2 | positon: 2
            | ^"
    `);
  });
  test("bad JSON in a category file", async () => {
    const files = {
      "docs/guide/_category_.json": '{\n  "label": "Guide"\n  "position": 2\n}\n',
      "docs/guide/a.md": "# A\n",
    };
    expect(await fail(files)).toMatchInlineSnapshot(`
      "error docs/guide/_category_.json:3:3
        The file is not valid JSON: Missing , between flow map items.
          1 | {
          2 |   "label": "Guide"
        > 3 |   "position": 2
            |   ^
          4 | }"
    `);
  });
});

describe("front matter", () => {
  test("bad YAML", async () => {
    expect(await fail({ "docs/other.md": "---\ntitle: a: b\n---\n# Other\n" }))
      .toMatchInlineSnapshot(`
      "error docs/other.md:2:8
        The front matter is not valid YAML: Nested mappings are not allowed in compact mappings
          1 | ---
        > 2 | title: a: b
            |        ^
          3 | ---
          4 | # Other
        Put a value that contains “: ”, “#” or quotes between quotes, and indent with spaces."
    `);
  });
  test("a value of the wrong type", async () => {
    expect(await fail({ "docs/other.md": "---\nsidebar_position: first\n---\n# Other\n" }))
      .toMatchInlineSnapshot(`
      "error docs/other.md:2:1
        The front matter key "sidebar_position" must be a number, not "first".
          1 | ---
        > 2 | sidebar_position: first
            | ^
          3 | ---
          4 | # Other"
    `);
  });
  test("a near miss", async () => {
    expect(await warn({ "docs/other.md": "---\nsidebar_lable: A\nmy_own_key: 1\n---\n# Other\n" }))
      .toMatchInlineSnapshot(`
      "warning docs/other.md:2:1
        Unknown front matter key "sidebar_lable". Did you mean "sidebar_label"?
          1 | ---
        > 2 | sidebar_lable: A
            | ^
          3 | my_own_key: 1
          4 | ---"
    `);
  });
});

describe("surroundings", () => {
  test("a folder without git, and a cache that can't be written", async () => {
    const dir = path.join(os.tmpdir(), `velosaur-no-git-${process.pid}`);
    const files = {
      ...good,
      "docusaurus.config.js": String(good["docusaurus.config.js"]).replace(
        "routeBasePath",
        "showLastUpdateTime: true, routeBasePath",
      ),
      ".docusaurus": "a file where a folder should be",
    };
    const outside = createSiteAt(dir, { files });
    try {
      expect(readMessage(await buildSite(outside))).toMatchInlineSnapshot(`
        "warning
          The cache folder <site>/.docusaurus/velosaur can't be written (ENOTDIR): nothing is kept for the next build.
          Make the folder writable: building again then takes a fraction of the time."
      `);
    } finally {
      outside.remove(".");
    }
  });

  test("a folder without a configuration", async () => {
    const empty = createSite("no-config", { files: { "a.txt": "" } });
    empty.remove("docusaurus.config.js");
    const result = await runVelosaur(empty, ["build"]);
    expect(result.code).toBe(1);
    expect(readMessage(result)).toMatchInlineSnapshot(`
      "error
        There is no docusaurus.config file in <site>.
        Run the command in the folder of your site, or name the folder: velosaur build my-site. One of these files is needed: docusaurus.config.ts, docusaurus.config.mts, docusaurus.config.cts, docusaurus.config.js, docusaurus.config.mjs, docusaurus.config.cjs."
    `);
  });

  describe("a port in use", () => {
    const server = createServer();
    let port = 0;
    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      ({ port } = server.address() as { port: number });
    });
    afterAll(() => void server.close());

    test.each(["start", "serve"])("%s", async (command) => {
      const result = await runVelosaur(site, [
        command,
        "--port",
        String(port),
        "--host",
        "127.0.0.1",
        "--no-open",
      ]);
      expect(result.code).toBe(1);
      expect(
        readMessage(result)
          .replaceAll(String(port), "<port>")
          .replaceAll(String(port + 1), "<next port>"),
      ).toBe("error\n  Port <port> is in use.\n  Port <next port> is free: --port <next port>");
    });
  });

  test("a Node that is too old", async () => {
    const versions = JSON.stringify({ ...process.versions, node: "20.2.0" });
    const pretend = `Object.defineProperty(process, "versions", { value: ${versions} })`;
    const { code, output } = await runVelosaur(site, ["build"], {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(pretend)}`,
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^error\n {2}Velosaur needs Node 20\.19 or newer; this is v/);
  });

  test("an option of upstream's that means nothing here", async () => {
    const { code, output } = await runVelosaur(site, ["build", "--bundle-analyzer"]);
    expect(code).toBe(0);
    expect(output).toContain("`rollup-plugin-visualizer`");
  });

  test("an unknown command, an unknown option", async () => {
    const messages: string[] = [];
    for (const args of [["biuld"], ["build", "--outdir", "x"]]) {
      const result = await runVelosaur(site, args);
      expect(result.code).toBe(1);
      messages.push(result.output.trim());
    }
    expect(messages.join("\n\n")).toMatchInlineSnapshot(`
      "error: unknown command 'biuld'
      (Did you mean build?)

      error: unknown option '--outdir'
      (Did you mean --out-dir?)"
    `);
  });
});
