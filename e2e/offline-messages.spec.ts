/** What authors are told of the app that visitors can install. */

import { beforeAll, describe, expect, test } from "vitest";
import { type PwaOptions, configure } from "./support/offline-site.ts";
import { buildSite, createSite, readMessage, runVelosaur, type Site } from "./support/site.ts";

describe("what an author is told", () => {
  let site: Site;
  beforeAll(() => {
    site = createSite("offline-author", {
      config: { plugins: [["pwa", {}]] },
      files: {
        "docs/index.md": "---\nslug: /\n---\n# Home\n",
        "static/large.png": Buffer.alloc(2_200_000),
      },
    });
  });
  const fail = async (options: PwaOptions): Promise<string> => {
    configure(site, { plugins: [["pwa", options]] });
    const result = await runVelosaur(site, ["build"]);
    expect(result.code).toBe(1);
    return readMessage(result);
  };

  test("of files that are too large", async () => {
    expect(readMessage(await buildSite(site))).toMatchInlineSnapshot(`
      "warning docusaurus.config.js:19:7
        large.png can't be seen offline: its 2.2 MB are more than is kept of one file.
          17 |     [
          18 |       "pwa",
        > 19 |       {}
             |       ^
          20 |     ]
          21 |   ]
        Raise \`maximumFileSizeToCacheInBytes\` in \`injectManifestConfig\`, or leave the file out with \`globIgnores\`."
    `);
    expect(site.read("build/sw-precache.js")).not.toContain("large.png");
  });

  test("of a mistake in the worker's code", async () => {
    site.write("src/worker.js", "export default (;\n");
    expect(await fail({ swCustom: "src/worker.js" })).toMatchInlineSnapshot(`
      "error src/worker.js:1:17
        The worker can't be made: [PARSE_ERROR] Unexpected token
        > 1 | export default (;
            |                 ^
        It is made of the file that \`swCustom\` names, and of what that imports."
    `);
  });

  test("of options that are none", async () => {
    const options = {
      debug: 1,
      offlineModeActivationStrategies: ["sometimes"],
      pwaHead: [{ rel: "manifest" }],
      swRegister: true,
      reloadPopup: false,
    };
    expect(await fail(options)).toMatchInlineSnapshot(`
      "error docusaurus.config.js:20:9
        \`plugins[0][1].debug\` must be true or false, not 1.
          18 |       "pwa",
          19 |       {
        > 20 |         "debug": 1,
             |         ^
          21 |         "offlineModeActivationStrategies": [
          22 |           "sometimes"

      error docusaurus.config.js:22:11
        \`plugins[0][1].offlineModeActivationStrategies[0]\` must be "appInstalled", "queryString", "standalone", "mobile", "saveData" or "always", not "sometimes".
          20 |         "debug": 1,
          21 |         "offlineModeActivationStrategies": [
        > 22 |           "sometimes"
             |           ^
          23 |         ],
          24 |         "pwaHead": [

      error docusaurus.config.js:25:11
        \`plugins[0][1].pwaHead[0].tagName\` is missing.
          23 |         ],
          24 |         "pwaHead": [
        > 25 |           {
             |           ^
          26 |             "rel": "manifest"
          27 |           }

      error docusaurus.config.js:29:9
        \`plugins[0][1].swRegister\` must be a string or false, not true.
          27 |           }
          28 |         ],
        > 29 |         "swRegister": true,
             |         ^
          30 |         "reloadPopup": false
          31 |       }

      error docusaurus.config.js:30:9
        \`plugins[0][1].reloadPopup\` is no option any more: swizzle the component \`PwaReloadPopup\` instead.
          28 |         ],
          29 |         "swRegister": true,
        > 30 |         "reloadPopup": false
             |         ^
          31 |       }
          32 |     ]"
    `);
  });

  test("of files that aren't there, and of what Workbox doesn't take", async () => {
    expect(await fail({ swCustom: "src/custom.js", swRegister: "src/register.js" }))
      .toMatchInlineSnapshot(`
        "error docusaurus.config.js:20:9
          \`swCustom\` names a file that isn't there: <site>/src/custom.js
            18 |       "pwa",
            19 |       {
          > 20 |         "swCustom": "src/custom.js",
               |         ^
            21 |         "swRegister": "src/register.js"
            22 |       }
          Give its path, absolute or relative to the site's folder, with its ending.

        error docusaurus.config.js:21:9
          \`swRegister\` names a file that isn't there: <site>/src/register.js
            19 |       {
            20 |         "swCustom": "src/custom.js",
          > 21 |         "swRegister": "src/register.js"
               |         ^
            22 |       }
            23 |     ]
          Give its path, absolute or relative to the site's folder, with its ending."
      `);
    expect(await fail({ injectManifestConfig: { globIgnored: [] } })).toMatchInlineSnapshot(`
      "error docusaurus.config.js:20:9
        \`injectManifestConfig\` isn't what Workbox takes: [GetManifest] 'globIgnored' property is not expected to be here. Did you mean property 'globIgnores'?
          18 |       "pwa",
          19 |       {
        > 20 |         "injectManifestConfig": {
             |         ^
          21 |           "globIgnored": []
          22 |         }
        Its options stand in the documentation of \`injectManifest\` of workbox-build."
    `);
  });
});
