import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { describeBuild, describeDev } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

const source = (routes: number): SiteSource => ({
  files: {
    "many.js": `
export default () => ({
  name: "many",
  loadContent: () => ({ names: Array.from({ length: ${routes} }, (_, index) => "name" + index) }),
  contentLoaded({ content, actions }) {
    actions.setGlobalData(content);
    for (const name of content.names)
      actions.addRoute({ path: "/many/" + name + "/", component: "@site/src/Many.js", exact: true });
  },
});`,
    "src/Many.js": "export default () => <h1>One of many</h1>;",
    "docs/index.md": "---\nslug: /\n---\n# Start\n",
  },
  config: {
    trailingSlash: true,
    plugins: ["./many.js"],
    customFields: { frameworkVersion: "3.0.0-beta.0", secret: "findMe" },
    presets: [["classic", { docs: { routeBasePath: "/" }, blog: false, debug: true }]],
  },
});

const titles: Record<string, string> = {
  config: "Config",
  content: "Content",
  globalData: "Global data",
  metadata: "Metadata",
  registry: "Registry",
  routes: "Routes",
};

describeBuild("debug", source(12), (running) => {
  const { open } = running;

  test("six pages, each with a way to the others, none for search engines", async () => {
    const page = await open("/__docusaurus/debug/");
    for (const [name, title] of Object.entries(titles)) {
      await page.getByRole("link", { name: title, exact: true }).click();
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
      await expect.poll(() => page.url()).toContain(`/__docusaurus/debug/${name}/`);
      expect(await page.title()).toBe("Docusaurus debug panel");
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    }
    expect(running.site.read("build/sitemap.xml")).not.toContain("__docusaurus");
  });

  test("routes by their fields", async () => {
    const page = await open("/__docusaurus/debug/routes/");
    await page.getByRole("searchbox").fill("@site/docs/index.md");
    await page.getByText(/^1 of \d+ routes$/).waitFor();
    const entry = page.getByRole("listitem").filter({ hasText: "@site/docs/index.md" }).last();
    const text = (await entry.innerText()).replaceAll("\u00a0", " ");
    expect(text).toMatch(/^\/-[0-9a-f]{3}\s/);
    for (const field of [
      'component: "@theme/DocItem"',
      "exact: true",
      'sidebar: "defaultSidebar"',
      'content: "@site/docs/index.md"',
    ])
      expect(text.replaceAll("\n", "")).toContain(field);
  });

  test("the configuration can be searched, functions and all", async () => {
    const page = await open("/__docusaurus/debug/config/");
    await page.getByRole("searchbox").fill("findme");
    await page.getByText('customFields.secret: "findMe"').waitFor();
    await page.getByRole("searchbox").fill("");
    await page.getByText("customFields").first().click();
    await page.getByText('"findMe"').waitFor();
  });

  test("content of a plugin, loaded when it is opened", async () => {
    const page = await open("/__docusaurus/debug/content/");
    await page.getByText("many (default)").click();
    await page.getByText("names").click();
    await page.getByText('"name11"').waitFor();
  });

  test("versions of the framework, of the engine and of plugins, without JavaScript too", async () => {
    const page = await open("/__docusaurus/debug/metadata/", { javaScriptEnabled: false });
    await page.getByText("Framework version: 3.0.0-beta.0").waitFor();
    await page.getByText(/Engine version: \d+\./).waitFor();
    await page.getByText("docusaurus-plugin-debug").waitFor();
  });

  test("what routes name, what pages share and what plugins have loaded can be searched, too", async () => {
    let page = await open("/__docusaurus/debug/registry/");
    await page.getByRole("searchbox").fill("src/many.js");
    await page.getByText(/^1 of \d+ modules$/).waitFor();
    await page.getByText("used by 12 routes").waitFor();
    page = await open("/__docusaurus/debug/globalData/");
    await page.getByRole("searchbox").fill("name11");
    await page.getByText('many.default.names.11: "name11"').waitFor();
    page = await open("/__docusaurus/debug/content/");
    await page.getByText("many (default)").click();
    await page.getByRole("searchbox").fill("name11");
    await page.getByText('names.11: "name11"').waitFor();
    page = await open("/__docusaurus/debug/metadata/");
    await page.getByRole("searchbox").fill("plugin-debug");
    await page.getByText(/^1 of \d+ plugins and themes$/).waitFor();
  });

  test("nothing of it is in the bundle or in a page", () => {
    const dir = running.site.path("build/assets/js");
    const scripts = readdirSync(dir).map((name) => readFileSync(path.join(dir, name), "utf8"));
    expect(scripts.filter((text) => text.includes("name11"))).toEqual([]);
    for (const name of Object.keys(titles))
      expect(running.site.read(`build/__docusaurus/debug/${name}/index.html`)).not.toContain(
        "name11",
      );
  });
});

describeDev("debug", source(10_000), ({ open }) => {
  test("ten thousand routes: a part is shown, all are searched", async () => {
    const page = await open("/__docusaurus/debug/routes/");
    await page.getByText(/^10\d\d\d routes$/).waitFor();
    expect(await page.locator("main li").count()).toBeLessThan(150);
    await page.getByRole("button", { name: "Show 100 more" }).click();
    await expect.poll(() => page.locator("main li").count()).toBeGreaterThan(200);
    await page.getByRole("searchbox").fill("/many/name9876/");
    await page.getByText(/^1 of 10\d\d\d routes$/).waitFor();
    await page.getByText(/^\/many\/name9876\/-[0-9a-f]{3}$/).waitFor();
  });

  test("no page of the six draws more than a part of ten thousand, opened or not", async () => {
    const page = await open("/__docusaurus/debug/");
    const drawn = (): Promise<number> => page.locator("main *").count();
    const opened: Record<string, string[]> = {
      content: ["many (default)", "names"],
      globalData: ["many", "default", "names"],
    };
    for (const [name, title] of Object.entries(titles)) {
      await page.getByRole("link", { name: title, exact: true }).click();
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
      for (const label of opened[name] ?? [])
        await page
          .locator("main summary", {
            hasText: new RegExp(`^${label.replace(/[()]/g, "\\$&")}(: .*)?$`),
          })
          .last()
          .click();
      if (opened[name]) await page.getByText('"name99"').waitFor();
      expect(await drawn(), title).toBeLessThan(3000);
      expect(await page.getByText('"name100"').count(), title).toBe(0);
    }
  });
});
