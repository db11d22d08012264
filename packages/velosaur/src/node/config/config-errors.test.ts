/** What authors read when their configuration is wrong. */

import { afterAll, describe, expect, it } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "./resolve-config.ts";

afterAll(removeSites);

const BASE = "title: 'Site', url: 'https://example.com', baseUrl: '/'";

const fail = (config: string, file = "docusaurus.config.js"): Promise<string> => {
  const siteDir = writeSite({ [file]: config });
  return readFailure(siteDir, () => resolveConfig({ siteDir, mode: "production" }));
};

describe("mistakes", () => {
  it("a router that isn't there", async () => {
    expect(await fail(`export default { ${BASE}, future: { experimental_router: 'hash' } };`))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:1:85
        The hash router is not there: every page has a file and an address of its own, so the site needs a server, if only a small one.
        > 1 | … default { title: 'Site', url: 'https://example.com', baseUrl: '/', future: { experimental_router: …
            |                                                                                ^
        Remove the field, or write "browser". To look at a build on this machine, run: velosaur serve"
    `);
  });

  it("a template without room for the page", async () => {
    const template =
      "<html <%= it.htmlAttributes %>><head><%~ it.headTags %></head><%~ it.appHtml %>";
    expect(await fail(`export default { ${BASE}, ssrTemplate: '${template}' };`))
      .toMatchInlineSnapshot(`
        "error docusaurus.config.js:1:75
          \`ssrTemplate\` leaves out \`it.metaAttributes\`, \`it.postBodyTags\`, without which pages don't work.
          > 1 | export default { title: 'Site', url: 'https://example.com', baseUrl: '/', ssrTemplate: '<html <%= it…
              |                                                                           ^
          Write each as <%~ it.name %>. \`it.metaAttributes\` is a list: <% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }) %>."
      `);
  });

  it("no configuration", async () => {
    const siteDir = writeSite({ "README.md": "" });
    expect(await readFailure(siteDir, () => resolveConfig({ siteDir, mode: "production" })))
      .toMatchInlineSnapshot(`
      "error
        There is no docusaurus.config file in <site>.
        Run the command in the folder of your site, or name the folder: velosaur build my-site. One of these files is needed: docusaurus.config.ts, docusaurus.config.mts, docusaurus.config.cts, docusaurus.config.js, docusaurus.config.mjs, docusaurus.config.cjs."
    `);
    const named = () => resolveConfig({ siteDir, mode: "production", configPath: "my.config.js" });
    expect(await readFailure(siteDir, named)).toMatchInlineSnapshot(`
      "error
        The configuration file <site>/my.config.js does not exist.
        Check what you gave to --config; it is relative to the folder of the site."
    `);
    expect(
      await readFailure(siteDir, () =>
        resolveConfig({ siteDir: `${siteDir}/x`, mode: "production" }),
      ),
    ).toMatchInlineSnapshot(`
      "error
        The folder <site>/x does not exist."
    `);
  });

  it("nothing exported", async () => {
    expect(await fail("const config = {};")).toMatchInlineSnapshot(`
      "error docusaurus.config.js
        The configuration must be an object, or a function that returns one.
        Export it as the default: export default { title: 'My site', url: 'https://example.com', baseUrl: '/' };"
    `);
    expect(await fail("export default () => 'config';")).toMatchInlineSnapshot(`
      "error docusaurus.config.js
        The configuration must be an object, or a function that returns one.
        Export it as the default: export default { title: 'My site', url: 'https://example.com', baseUrl: '/' };"
    `);
  });

  it("an object that is exported, but not as the default", async () => {
    expect(await fail(`export const config = {\n  ${BASE},\n};`)).toMatchInlineSnapshot(`
      "error docusaurus.config.js
        The configuration must be an object, or a function that returns one.
        Export it as the default: export default { title: 'My site', url: 'https://example.com', baseUrl: '/' };"
    `);
  });

  it("an object of misspelt fields alone", async () => {
    expect(await fail("export default { titel: 'Site', ulr: 'https://example.com' };"))
      .toMatchInlineSnapshot(`
        "error docusaurus.config.js
          \`title\` is missing.

        error docusaurus.config.js
          \`url\` is missing.

        error docusaurus.config.js
          \`baseUrl\` is missing.

        error docusaurus.config.js:1:18
          Unknown key "titel". Did you mean "title"?
          > 1 | export default { titel: 'Site', ulr: 'https://example.com' };
              |                  ^"
      `);
  });

  it("required fields", async () => {
    expect(await fail("export default { tagline: 'x' };")).toMatchInlineSnapshot(`
      "error docusaurus.config.js
        \`title\` is missing.

      error docusaurus.config.js
        \`url\` is missing.

      error docusaurus.config.js
        \`baseUrl\` is missing."
    `);
  });

  it.each([
    ["stylesheets", "href", "herf"],
    ["scripts", "src", "scr"],
  ])("a slip in what an entry of %s has to have", async (field, key, written) => {
    expect(await fail(`export default { ${BASE}, ${field}: [{ ${written}: '/x' }] };`)).toContain(
      `\`${field}[0].${key}\` is missing. Did you mean it by "${written}"?`,
    );
  });

  it("an unknown field, with the nearest known", async () => {
    expect(
      await fail(
        `export default {\n  ${BASE},\n  // titleDelimeter: no\n  titleDelimeter: '-',\n};`,
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:4:3
        Unknown key "titleDelimeter". Did you mean "titleDelimiter"?
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
          3 |   // titleDelimeter: no
        > 4 |   titleDelimeter: '-',
            |   ^
          5 | };"
    `);
    expect(await fail(`export default {\n  ${BASE},\n  quux: '-',\n};`)).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:3
        Unknown key "quux".
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   quux: '-',
            |   ^
          4 | };
        Fields of your own go into \`customFields\`."
    `);
    expect(
      await fail(
        `export default {\n  ${BASE},\n  markdown: {\n    fromat: 'md',\n    hooks: { onBrokenMarkdownLink: 'warn' },\n  },\n};`,
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:4:5
        Unknown key "fromat" in \`markdown\`. Did you mean "format"?
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
          3 |   markdown: {
        > 4 |     fromat: 'md',
            |     ^
          5 |     hooks: { onBrokenMarkdownLink: 'warn' },
          6 |   },

      error docusaurus.config.js:5:14
        Unknown key "onBrokenMarkdownLink" in \`markdown.hooks\`. Did you mean "onBrokenMarkdownLinks"?
          3 |   markdown: {
          4 |     fromat: 'md',
        > 5 |     hooks: { onBrokenMarkdownLink: 'warn' },
            |              ^
          6 |   },
          7 | };"
    `);
  });

  it("a wrong type", async () => {
    expect(await fail(`export default {\n  ${BASE},\n  trailingSlash: 'always',\n};`))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:3
        \`trailingSlash\` must be true or false, not "always".
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   trailingSlash: 'always',
            |   ^
          4 | };"
    `);
    expect(await fail(`export default {\n  ${BASE},\n  onBrokenLinks: 'error',\n};`))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:3
        \`onBrokenLinks\` must be "ignore", "log", "warn" or "throw", not "error".
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   onBrokenLinks: 'error',
            |   ^
          4 | };"
    `);
    expect(await fail(`export default {\n  ${BASE},\n  i18n: { locales: 'en' },\n};`))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:11
        \`i18n.locales\` must be an array, not "en".
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   i18n: { locales: 'en' },
            |           ^
          4 | };"
    `);
    expect(await fail(`export default {\n  ${BASE},\n  scripts: [\n    { async: true },\n  ],\n};`))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:4:5
        \`scripts[0].src\` is missing.
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
          3 |   scripts: [
        > 4 |     { async: true },
            |     ^
          5 |   ],
          6 | };"
    `);
    expect(
      await fail(
        `export default {\n  ${BASE},\n  presets: [\n    'classic',\n    ['classic', {}, {}],\n  ],\n};`,
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:5:5
        \`presets[1]\` must be a name, a function, or [name or function, options], such as ['classic', { docs: false }], not an array.
          3 |   presets: [
          4 |     'classic',
        > 5 |     ['classic', {}, {}],
            |     ^
          6 |   ],
          7 | };"
    `);
    expect(
      await fail(`export default {\n  ${BASE},\n  future: { v4: { fasterByDefualt: true } },\n};`),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:19
        Unknown key "fasterByDefualt" in \`future.v4\`. Did you mean "fasterByDefault"?
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   future: { v4: { fasterByDefualt: true } },
            |                   ^
          4 | };"
    `);
  });

  it("a field of the engine's own that it doesn't know", async () => {
    expect(
      await fail(
        `export default {\n  ${BASE},\n  customFields: { velosaur: { laen: false } },\n};`,
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:31
        Unknown key "laen" in \`customFields.velosaur\`. Did you mean "lean"?
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   customFields: { velosaur: { laen: false } },
            |                               ^
          4 | };"
    `);
  });

  it("an array for an object", async () => {
    expect(
      await fail(`export default {\n  ${BASE},\n  i18n: [],\n  markdown: { anchors: [] },\n};`),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3:3
        \`i18n\` must be an object, not an array.
          1 | export default {
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
        > 3 |   i18n: [],
            |   ^
          4 |   markdown: { anchors: [] },
          5 | };

      error docusaurus.config.js:4:15
        \`markdown.anchors\` must be an object, not an array.
          2 |   title: 'Site', url: 'https://example.com', baseUrl: '/',
          3 |   i18n: [],
        > 4 |   markdown: { anchors: [] },
            |               ^
          5 | };"
    `);
  });

  it("addresses", async () => {
    expect(await fail("export default { title: 'x', url: 'example.com', baseUrl: '/' };"))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:1:30
        \`url\` must be a whole address, not "example.com".
        > 1 | export default { title: 'x', url: 'example.com', baseUrl: '/' };
            |                              ^
        Write the scheme and the host, such as "https://example.com"."
    `);
    expect(
      await fail("export default { title: 'x', url: 'https://example.com/docs', baseUrl: '/' };"),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:1:30
        \`url\` must not have a path, but has "/docs".
        > 1 | export default { title: 'x', url: 'https://example.com/docs', baseUrl: '/' };
            |                              ^
        Put the path into \`baseUrl\`: url: "https://example.com", baseUrl: "/docs/"."
    `);
    expect(
      await fail(
        "export default { title: 'x', url: 'https://example.com', baseUrl: 'https://example.com/' };",
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:1:58
        \`baseUrl\` must be a path, not "https://example.com/".
        > 1 | export default { title: 'x', url: 'https://example.com', baseUrl: 'https://example.com/' };
            |                                                          ^
        The scheme and the host go into \`url\`."
    `);
    expect(
      await fail(
        `export default { ${BASE}, i18n: { locales: ['en', 'fr'], localeConfigs: { fr: { url: 'fr' } } } };`,
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:1:129
        \`i18n.localeConfigs.fr.url\` must be a whole address, not "fr".
        > 1 | …ple.com', baseUrl: '/', i18n: { locales: ['en', 'fr'], localeConfigs: { fr: { url: 'fr' } } } };
            |                                                                                ^
        Write the scheme and the host, such as "https://fr"."
    `);
  });

  it("a syntax error", async () => {
    expect(await fail(`export default {\n  title: 'Site'\n  url: 'https://example.com',\n};`))
      .toMatchInlineSnapshot(`
        "error docusaurus.config.js:3:3
          Unexpected token, expected ","
            1 | export default {
            2 |   title: 'Site'
          > 3 |   url: 'https://example.com',
              |   ^
            4 | };"
      `);
    expect(
      await fail(
        `export default {\n  title: 'Site'\n  url: 'https://example.com',\n};`,
        "docusaurus.config.ts",
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.ts:3:3
        Unexpected token, expected ","
          1 | export default {
          2 |   title: 'Site'
        > 3 |   url: 'https://example.com',
            |   ^
          4 | };"
    `);
  });

  it("an import of what isn't there", async () => {
    expect(await fail(`import math from 'remark-maths';\nexport default { ${BASE} };`))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:1:18
        Cannot find the package "remark-maths".
        > 1 | import math from 'remark-maths';
            |                  ^
          2 | export default { title: 'Site', url: 'https://example.com', baseUrl: '/' };
        Is it installed? Try: npm install remark-maths"
    `);
    expect(await fail(`\nconst x = require('./missing.js');\nmodule.exports = { ${BASE} };`))
      .toMatchInlineSnapshot(`
      "error docusaurus.config.js:2:19
        Cannot find the file "./missing.js".
          1 |
        > 2 | const x = require('./missing.js');
            |                   ^
          3 | module.exports = { title: 'Site', url: 'https://example.com', baseUrl: '/' };
        Check the path; it is relative to the file that imports it."
    `);
  });

  it.each([
    ["main", '"main": "lib/index.js"'],
    ["exports", '"exports": { ".": { "types": "./lib/index.d.ts", "default": "./lib/index.js" } }'],
  ])("a package without the file that its %s names", async (_, field) => {
    const failWith = (file: string, config: string): Promise<string> => {
      const manifest = `{ "name": "unbuilt", ${field} }`;
      const siteDir = writeSite({ [file]: config, "node_modules/unbuilt/package.json": manifest });
      return readFailure(siteDir, () => resolveConfig({ siteDir, mode: "production" }));
    };
    const expected = expect.stringMatching(
      /^error docusaurus\.config\.\w+:1:\d+\n  The package "unbuilt" has no file "lib\/index\.js", which its package\.json names\.\n[^]*\n  Build the package first/,
    );
    const code = `import plugin from 'unbuilt';\nexport default { ${BASE}, plugins: [plugin] };`;
    expect(await failWith("docusaurus.config.ts", code)).toEqual(expected);
    expect(await failWith("docusaurus.config.mjs", code)).toEqual(expected);
    const common = `const plugin = require('unbuilt');\nmodule.exports = { ${BASE} };`;
    expect(await failWith("docusaurus.config.js", common)).toEqual(expected);
  });

  it("what isn't there for a file that the configuration loads", async () => {
    const failWith = (files: Record<string, string>): Promise<string> => {
      const siteDir = writeSite(files);
      return readFailure(siteDir, () => resolveConfig({ siteDir, mode: "production" }));
    };
    expect(
      await failWith({
        "docusaurus.config.ts": `const colors = require('./styles/colors');\nexport default { ${BASE} };`,
        "styles/colors.js": "const all = require('not-there/colors');\nmodule.exports = all;",
      }),
    ).toMatchInlineSnapshot(`
      "error styles/colors.js:1:21
        Cannot find the module "not-there/colors".
        > 1 | const all = require('not-there/colors');
            |                     ^
          2 | module.exports = all;
        Is it installed? Try: npm install not-there"
    `);
    expect(
      await failWith({
        "docusaurus.config.mjs": `import plugin from 'wraps';\nexport default { ${BASE} };`,
        "node_modules/wraps/package.json": '{ "name": "wraps", "exports": "./index.mjs" }',
        "node_modules/wraps/index.mjs": "export { default } from '@wrapped/plugin';",
      }),
    ).toMatchInlineSnapshot(`
      "error node_modules/wraps/index.mjs:1:25
        Cannot find the package "@wrapped/plugin".
        > 1 | export { default } from '@wrapped/plugin';
            |                         ^
        Is it installed? Try: npm install @wrapped/plugin"
    `);
  });

  it("code with imports, where the column may be one of what was made of the line", async () => {
    const message = await fail(
      "import { join } from 'node:path';\n\nexport default { title: join.nothing.at(0) };",
    );
    expect(message).toMatchInlineSnapshot(`
      "error docusaurus.config.js:3
        Cannot read properties of undefined (reading 'at')
          1 | import { join } from 'node:path';
          2 |
        > 3 | export default { title: join.nothing.at(0) };"
    `);
  });

  it("code that throws", async () => {
    expect(
      await fail(
        `const read = (x) => {\n  return x.y.z;\n};\nexport default { ${BASE}, tagline: read({}) };`,
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:2:14
        Cannot read properties of undefined (reading 'z')
          1 | const read = (x) => {
        > 2 |   return x.y.z;
            |              ^
          3 | };
          4 | export default { title: 'Site', url: 'https://example.com', baseUrl: '/', tagline: read({}) };"
    `);
    expect(
      await fail(
        `export default () => {\n  throw new Error('No token.');\n};`,
        "docusaurus.config.ts",
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.ts:2:9
        No token.
          1 | export default () => {
        > 2 |   throw new Error('No token.');
            |         ^
          3 | };"
    `);
  });

  it("a promise that fails", async () => {
    expect(
      await fail(
        "const load = async () => {\n  throw new Error('No network.');\n};\nexport default load();",
      ),
    ).toMatchInlineSnapshot(`
      "error docusaurus.config.js:2:9
        No network.
          1 | const load = async () => {
        > 2 |   throw new Error('No network.');
            |         ^
          3 | };
          4 | export default load();"
    `);
  });

  it("code that throws below types that are gone when it runs", async () => {
    const source = `import type { Config } from '@docusaurus/types';\n\ninterface A {\n  b: string;\n}\n\nconst a: A = { b: 'x' };\nfunction check(x: A): never {\n  throw new Error(x.b);\n}\nexport default check(a) satisfies Config;`;
    expect(await fail(source, "docusaurus.config.ts")).toMatchInlineSnapshot(`
      "error docusaurus.config.ts:9:9
        x
           7 | const a: A = { b: 'x' };
           8 | function check(x: A): never {
        >  9 |   throw new Error(x.b);
             |         ^
          10 | }
          11 | export default check(a) satisfies Config;"
    `);
  });

  it("a translation file that isn't JSON", async () => {
    const siteDir = writeSite({
      "docusaurus.config.js": `export default { ${BASE} };`,
      "i18n/en/code.json": '{\n  "a": { "message": "A", }\n}',
    });
    expect(await readFailure(siteDir, () => resolveConfig({ siteDir, mode: "production" })))
      .toMatchInlineSnapshot(`
      "error i18n/en/code.json:2:26
        The translation file is not valid JSON: Expected double-quoted property name in JSON.
          1 | {
        > 2 |   "a": { "message": "A", }
            |                          ^
          3 | }"
    `);
  });
});
