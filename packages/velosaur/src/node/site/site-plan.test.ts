import { writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, test, vi } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { isSearched } from "../search/plan-search.ts";
import { planSite, type SitePlan } from "./site-plan.ts";

afterAll(removeSites);

const NAVBAR = "i18n/fr/docusaurus-theme-classic/navbar.json";

test("a site that is planned again is planned from what its author has written", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
  title: "Site", url: "https://example.com", baseUrl: "/",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  presets: [["classic", { docs: false, blog: false, pages: false }]],
  plugins: [function growing(context) {
    globalThis.made.push("growing");
    context.siteConfig.themeConfig.navbar.items.push({ label: "Of the plugin", to: "/plugin" });
    return { name: "growing" };
  }],
  themeConfig: {
    navbar: { items: [{ label: "Home", to: "/" }] },
    algolia: { appId: "a", apiKey: "k", indexName: "i", replaceSearchResultPathname: { from: /docs\\.v2/, to: "x" } },
  },
};`,
    [NAVBAR]: '{ "item.label.Home": { "message": "Accueil" } }',
  });
  const context = await resolveConfig({ siteDir, mode: "development", locale: "fr" });
  const made: string[] = [];
  vi.stubGlobal("made", made);
  let before: SitePlan | undefined;
  const plan = async (): Promise<unknown> => {
    before = await planSite(context, before);
    const { navbar, algolia } = before.context.siteConfig.themeConfig as Record<string, object>;
    return JSON.parse(JSON.stringify([navbar, algolia]));
  };
  const first = await plan();
  expect(first).toMatchObject([
    { items: [{ label: "Accueil" }, { label: "Of the plugin" }] },
    { replaceSearchResultPathname: { from: "docs\\.v2" } },
  ]);
  expect(await plan()).toEqual(first);
  writeFileSync(path.join(siteDir, NAVBAR), '{ "item.label.Home": { "message": "Maison" } }');
  expect(await plan()).toMatchObject([{ items: [{ label: "Maison" }, {}] }, {}]);
  expect(made).toEqual(["growing"]);
});

test.each(["loadContent", "contentLoaded"])(
  "what plugins add to the theme's configuration in %s is there after each loading, once",
  async (lifecycle) => {
    const siteDir = writeSite({
      "docusaurus.config.js": `export default {
  title: "Site", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: false, blog: false, pages: false }]],
  plugins: [function growing({ siteConfig }) {
    const push = () => void siteConfig.themeConfig.navbar.items.push({ label: "Of the plugin", to: "/" });
    return { name: "growing", LIFECYCLE: push, getPathsToWatch: () => ["data"] };
  }],
  themeConfig: { navbar: { items: [] } },
};`.replace("LIFECYCLE", lifecycle),
    });
    const context = await resolveConfig({ siteDir, mode: "development" });
    let before: SitePlan | undefined;
    for (let times = 0; times < 3; times += 1) {
      before = await planSite(context, before, [path.join(siteDir, "docs/a.md")]);
      const { navbar } = before.context.siteConfig.themeConfig as { navbar: { items: unknown[] } };
      expect(navbar.items).toMatchObject([{ label: "Of the plugin" }]);
      expect(navbar.items).toHaveLength(1);
    }
  },
);

test("all plugins are made anew where one of the site is made of the engine's: it reads folders when it is made", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `const made = (name) => { globalThis.made.push(name); return { name }; };
export default {
  title: "Site", url: "https://example.com", baseUrl: "/",
  plugins: [
    () => made("own"),
    (context) => {
      context.siteConfig.themeConfig.navbar.items.push({ label: "Of the plugin", to: "/plugin" });
      return { ...made("wrapping"), getMarkdownRules: () => [] };
    },
  ],
  presets: [["classic", { docs: false, blog: false, pages: false }]],
  themeConfig: { navbar: { items: [] } },
};`,
  });
  const made: string[] = [];
  vi.stubGlobal("made", made);
  const context = await resolveConfig({ siteDir, mode: "development" });
  const again = await planSite(context, await planSite(context));
  expect(made).toEqual(["own", "wrapping", "own", "wrapping"]);
  expect(again.context.siteConfig.themeConfig).toMatchObject({
    navbar: { items: [{ label: "Of the plugin" }] },
  });
});

const LOADING = `({ name: "NAME",
  loadContent: () => { globalThis.calls.push("NAME"); return {}; },
  getPathsToWatch: () => ["NAME"],
  contentLoaded: ({ content, actions }) => {
    content.times = (content.times ?? 0) + 1;
    actions.setGlobalData(content);
    actions.addRoute({ path: "/NAME", component: "@site/x.js" });
  },
})`;
const loading = (name: string): string => LOADING.replaceAll("NAME", name);

test("plugins of others load again what they watch, and keep what they have given before", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
  title: "Site", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: false, blog: false, pages: false }]],
  plugins: [() => ${loading("one")}, () => ${loading("two")}],
};`,
  });
  const calls: string[] = [];
  vi.stubGlobal("calls", calls);
  const context = await resolveConfig({ siteDir, mode: "development" });
  const first = await planSite(context);
  expect(calls.splice(0)).toEqual(["one", "two"]);
  const change = (before: SitePlan, name: string) =>
    planSite(context, before, [path.join(siteDir, name)]);
  const second = await change(first, "two/a.json");
  expect(calls.splice(0)).toEqual(["two"]);
  const third = await change(second, "one/a.json");
  expect(calls.splice(0)).toEqual(["one"]);
  const describe = ({ site, pages }: SitePlan): unknown => [
    site.globalData,
    pages.map(({ route }) => route.path),
  ];
  expect(describe(second)).toEqual(describe(first));
  expect(describe(third)).toEqual(describe(first));
  // Nobody knows what has changed.
  await planSite(context, third);
  expect(calls).toEqual(["one", "two"]);
});

test("of two pages of one address, the one that is told to be shown is built", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
  title: "Site", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: false, blog: false }]],
  plugins: [() => ({
    name: "again",
    contentLoaded: ({ actions }) => actions.addRoute({ path: "/play/", component: "@site/src/pages/play.js" }),
  })],
};`,
    "src/pages/play.js": "export default () => null;",
  });
  const { pages, diagnostics } = await planSite(
    await resolveConfig({ siteDir, mode: "production" }),
  );
  expect(diagnostics[0]?.hint).toMatch(/^src\/pages\/play\.js is shown\./);
  const addresses = pages.map(({ route }) => route.path).filter((path) => /play/.test(path));
  expect(addresses).toEqual(["/play"]);
});

test.each(["404.md", "404/index.md"])(
  "the site's own page for missing ones is 404.html too, and search finds it once: %s",
  async (file) => {
    const siteDir = writeSite({
      "docusaurus.config.js": `export default {
  title: "Site", url: "https://example.com", baseUrl: "/base/",
  presets: [["classic", { docs: false, blog: false }]],
};`,
      [`src/pages/${file}`]: "# Lost\n",
    });
    const context = await resolveConfig({ siteDir, mode: "production" });
    const { pages } = await planSite(context);
    const find = (routePath: string) =>
      pages.find(({ route }) => route.path.replace(/\/$/, "") === routePath)!;
    const [own, shown] = [find("/base/404"), find("/base/404.html")];
    expect(shown.documents).toEqual(own.documents);
    expect(shown.levels.map(({ component }) => component)).toEqual(["@theme/MDXPage"]);
    expect([own, shown].map(isSearched)).toEqual([true, false]);
  },
);
