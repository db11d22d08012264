import { expect, test } from "vitest";
import { collectProblems, openPage, waitForHydration } from "./support/page.ts";
import { createSite, startSite } from "./support/site.ts";

const FILES = {
  "docs/index.md": "---\nslug: /\n---\n# Start\n\n:::tip\n\nTide.\n\n:::\n",
  "src/pages/own.js": "export default () => <h1>Own</h1>;",
};

/** As a browser asks that is opened with the server. */
async function readFirst(origin: string, pathname = "/"): Promise<string> {
  const response = await fetch(origin + pathname, { headers: { accept: "text/html" } });
  return response.text();
}

/** Where parts of a page stand in it, in order. */
const order = (html: string, parts: string[]): string[] =>
  parts.filter((part) => html.includes(part)).toSorted((a, b) => html.indexOf(a) - html.indexOf(b));

test("whoever asks at once sees the page, styled, before its scripts can be told", async () => {
  const site = createSite("dev-first-page", { files: FILES });
  const server = await startSite(site);
  const parts = [
    "--ifm-color-primary:",
    "<h1>Start</h1>",
    "/@vite/client",
    '"modules":',
    "</html>",
  ];
  const html = await readFirst(server.origin);
  expect(order(html, parts)).toEqual(parts);
  expect(html).toContain("<style data-early>");
  expect(html).not.toContain('<link rel="stylesheet"');

  const page = await openPage();
  const problems = collectProblems(page);
  await page.goto(server.origin);
  await waitForHydration(page);
  expect(await page.locator("[data-early]").count()).toBe(0);
  expect(problems).toEqual([]);
  await page.close();
  await server.close();
});

const hosted = { appId: "HARBOUR", apiKey: "open-key", indexName: "pilot" };

test.each<[string, object]>([
  ["in the site's own index", { search: { provider: "local" } }],
  ["in a hosted one", { algolia: hosted }],
])(
  "so does a page with the bar that searches %s, styled before the site's rules",
  async (_where, themeConfig) => {
    const site = createSite("dev-first-search", {
      config: {
        themeConfig,
        presets: [["classic", { docs: { routeBasePath: "/" }, theme: { customCss: "./own.css" } }]],
      },
      files: { ...FILES, "own.css": ".DocSearch-Button { margin: 7px }\n" },
    });
    const server = await startSite(site);
    const parts = [
      "--ifm-color-primary:",
      "--docsearch-searchbox-background",
      "margin: 7px",
      'class="DocSearch-Button-Placeholder"',
      "<h1>Start</h1>",
      "/@vite/client",
    ];
    const html = await readFirst(server.origin);
    expect(order(html, parts)).toEqual(parts);
    const page = await openPage();
    await page.goto(server.origin);
    await waitForHydration(page);
    expect(
      await page.locator(".DocSearch-Button").evaluate((button) => getComputedStyle(button).margin),
    ).toBe("7px");
    await page.keyboard.press("/");
    await page.getByRole("combobox").waitFor();
    // First, since it may be asking for something.
    await page.close();
    await server.close();
  },
);

test("what is pressed before a page has its code is pressed once it has", async () => {
  const tabs = [
    'import Tabs from "@theme/Tabs";',
    'import TabItem from "@theme/TabItem";',
    '<Tabs><TabItem value="Ebb">Low</TabItem><TabItem value="Flood">High</TabItem></Tabs>',
  ];
  const files = { ...FILES, "docs/tabs.mdx": `# Tabs\n\n${tabs.join("\n\n")}\n` };
  const site = createSite("dev-first-press", { files });
  const server = await startSite(site);
  const page = await openPage();
  const problems = collectProblems(page);
  let press = () => {};
  const pressed = new Promise<void>((resolve) => (press = resolve));
  await page.route("**", async (route) => {
    if (route.request().resourceType() === "script") await pressed;
    await route.continue();
  });
  await page.goto(`${server.origin}/tabs`, { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Flood" }).click();
  expect(await page.getByText("High").isVisible()).toBe(false);
  press();
  await page.getByText("High").waitFor();
  expect(problems).toEqual([]);
  await page.close();
  await server.close();
});

test("a page with code of the site's own waits for that", async () => {
  const site = createSite("dev-first-own", { files: FILES });
  const server = await startSite(site);
  const html = await readFirst(server.origin, "/own");
  const parts = ["--ifm-color-primary:", "/@vite/client", "<h1>Own</h1>", '"modules":'];
  expect(order(html, parts)).toEqual(parts);
  await server.close();
});

test("a page of the site's own shares what the engine's modules keep, after content has changed, too", async () => {
  const site = createSite("dev-first-shared", {
    config: {
      title: "Pilot",
      plugins: ["./reading.js"],
      themeConfig: { navbar: { title: "Bar" } },
    },
    files: {
      ...FILES,
      "docs/depth.md": "Four\n",
      "reading.js": `const { readFileSync } = require("node:fs");
module.exports = ({ siteDir }) => ({
  name: "reading",
  contentLoaded: ({ actions }) =>
    actions.setGlobalData({ depth: readFileSync(siteDir + "/docs/depth.md", "utf8").trim() }),
});`,
      "src/pages/own.js": `import Layout from "@theme/Layout";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { usePluginData } from "@docusaurus/useGlobalData";
export default function Own() {
  const { siteConfig } = useDocusaurusContext();
  const { depth } = usePluginData("reading");
  return <Layout><h1>{siteConfig.title + ": " + depth}</h1></Layout>;
}`,
    },
  });
  const server = await startSite(site);
  expect(await readFirst(server.origin, "/own")).toMatch(/<nav[^]*Bar[^]*<h1>Pilot: Four</);
  site.write("docs/depth.md", "Five\n");
  const readHeading = async () => /<h1>.*?<\/h1>/.exec(await readFirst(server.origin, "/own"))?.[0];
  await expect.poll(readHeading).toBe("<h1>Pilot: Five</h1>");
  const page = await openPage();
  await page.goto(`${server.origin}/own`);
  await waitForHydration(page);
  expect(await page.getByRole("heading").innerText()).toBe("Pilot: Five");
  // First, since it may be asking for something.
  await page.close();
  await server.close();
});

test("so does every page where a component of the theme is the site's own", async () => {
  const site = createSite("dev-first-override", {
    files: { ...FILES, "src/theme/Footer/index.js": "export default () => <footer>Own</footer>;" },
  });
  const server = await startSite(site);
  const html = await readFirst(server.origin);
  expect(html).toContain("<footer>Own</footer>");
  expect(html).not.toContain("<style data-early>");
  await server.close();
});

test("what client modules put off finds elements that stay, and pages of the site's own find what they bring", async () => {
  const site = createSite("dev-first-client-module", {
    files: {
      ...FILES,
      "src/client.js": `
        globalThis.brought = "Brought";
        setTimeout(() => document.querySelector("article")?.append("Put off"), 0);
      `,
      "src/pages/own.js": `
        const text = globalThis.brought;
        export default () => <h1>{text}</h1>;
      `,
    },
    config: { clientModules: ["./src/client.js"] },
  });
  const server = await startSite(site);
  const page = await openPage();
  await page.goto(server.origin);
  await waitForHydration(page);
  await expect.poll(() => page.locator("article").innerText()).toContain("Put off");

  await page.goto(`${server.origin}/own`);
  await waitForHydration(page);
  expect(await page.locator("h1").innerText()).toBe("Brought");
  await page.close();
  await server.close();
});
