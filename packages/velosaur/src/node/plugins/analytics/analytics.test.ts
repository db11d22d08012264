import { afterAll, describe, expect, it } from "vitest";
import { readFailure, removeSites, writeSite } from "../../__fixtures__/write-site.ts";
import { resolveConfig } from "../../config/resolve-config.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { loadContent } from "../load-content.ts";
import { loadPlugins } from "../load-plugins.ts";

afterAll(removeSites);

const write = (fields: string): string =>
  writeSite({
    "docusaurus.config.js": `export default {\n  title: 'Site', url: 'https://example.com', baseUrl: '/',\n  ${fields}\n};\n`,
  });

async function load(fields: string, mode: LoadContext["mode"] = "production") {
  const context = await resolveConfig({ siteDir: write(fields), mode });
  return loadContent(await loadPlugins(context), context);
}

const formatTags = async (fields: string): Promise<string> => {
  const { headTags, preBodyTags } = (await load(fields)).htmlTags;
  return [headTags, preBodyTags].filter(Boolean).join("\n");
};

describe("head tags", () => {
  it("of gtag, for one property or several", async () => {
    expect(
      await formatTags(
        "plugins: [['google-gtag', { trackingID: ['G-1', 'G-</script>'], anonymizeIP: true }]]",
      ),
    ).toMatchInlineSnapshot(`
      "<link rel="preconnect" href="https://www.google-analytics.com">
      <link rel="preconnect" href="https://www.googletagmanager.com">
      <script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
      <script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config","G-1",{"anonymize_ip":true});gtag("config","G-\\u003c/script>",{"anonymize_ip":true});</script>"
    `);
    expect(await formatTags("plugins: [['google-gtag', { trackingID: 'G-1' }]]")).toContain(
      'gtag("config","G-1");',
    );
  });

  it("of the tag manager", async () => {
    expect(await formatTags("plugins: [['google-tag-manager', { containerId: 'GTM-&1' }]]"))
      .toMatchInlineSnapshot(`
      "<link rel="preconnect" href="https://www.googletagmanager.com">
      <script>window.dataLayer=window.dataLayer||[];dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});</script>
      <script async src="https://www.googletagmanager.com/gtm.js?id=GTM-%261"></script>
      <noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-%261" title="Google Tag Manager" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>"
    `);
  });

  it("of the older Google Analytics", async () => {
    expect(
      await formatTags(
        "plugins: [['google-analytics', { trackingID: 'UA-1', anonymizeIP: true }]]",
      ),
    ).toMatchInlineSnapshot(`
      "<link rel="preconnect" href="https://www.google-analytics.com">
      <script>window.ga=window.ga||function(){(ga.q=ga.q||[]).push(arguments)};ga.l=+new Date;ga("create","UA-1","auto");ga("set","anonymizeIp",true);ga("send","pageview");</script>
      <script async src="https://www.google-analytics.com/analytics.js"></script>"
    `);
  });

  it("of Vercel", async () => {
    expect(await formatTags("plugins: ['vercel-analytics']")).toMatchInlineSnapshot(`
      "<script>window.va=window.va||function(){(window.vaq=window.vaq||[]).push(arguments)};</script>
      <script defer src="/_vercel/insights/script.js"></script>"
    `);
    expect(
      await formatTags("plugins: [['vercel-analytics', { mode: 'development', debug: false }]]"),
    ).toContain(
      '<script defer src="https://va.vercel-scripts.com/v1/script.debug.js" data-debug="false">',
    );
  });
});

it("visits are counted on the published site alone", async () => {
  const plugins = "plugins: [['google-gtag', { trackingID: 'G-1' }], 'vercel-analytics']";
  expect((await load(plugins, "development")).htmlTags.headTags).toBe("");
});

it("components can read the ids; a module of the browser follows the pages", async () => {
  const { globalData, clientModules } = await load(
    "plugins: [['google-gtag', { trackingID: 'G-1' }], ['google-tag-manager', { containerId: 'GTM-1' }]]",
  );
  expect(globalData).toMatchObject({
    "docusaurus-plugin-google-gtag": { default: { trackingID: ["G-1"] } },
    "docusaurus-plugin-google-tag-manager": { default: { containerId: "GTM-1" } },
  });
  expect(clientModules).toEqual([expect.stringMatching(/client\/analytics\/google-gtag\.ts$/)]);
});

it("the preset hands its options on", async () => {
  const preset =
    "presets: [['classic', { docs: false, blog: false, pages: false, sitemap: false, gtag: { trackingID: 'G-1' } }]]";
  expect(await formatTags(preset)).toContain('gtag("config","G-1");');
});

describe("wrong options", () => {
  it.each([
    ["['google-gtag', {}]", "trackingID"],
    ["['google-gtag', { trackingID: '' }]", "trackingID"],
    ["['google-gtag', { trackingID: [] }]", "trackingID"],
    ["['google-gtag', { trackingId: 'G-1', trackingID: 'G-1' }]", 'Did you mean "trackingID"'],
    ["['google-analytics', { trackingID: 1 }]", "trackingID"],
    ["['google-tag-manager', {}]", "containerId"],
    ["['vercel-analytics', { mode: 'fast' }]", "mode"],
  ])("%s", async (plugin, expected) => {
    const siteDir = write(`plugins: [${plugin}]`);
    const message = await readFailure(siteDir, async () =>
      loadPlugins(await resolveConfig({ siteDir, mode: "production" })),
    );
    expect(message).toContain("docusaurus.config.js:3");
    expect(message).toContain(expected);
  });
});
