import { expect, test } from "vitest";
import { buildSite, createSite, startSite } from "./support/site.ts";

const preset = (options: object): object => ({ presets: [["classic", options]] });

/** Each with a page that it has, and what that page says. */
const cases: [name: string, config: object, address: string, text: string][] = [
  ["no folder of a blog", preset({}), "/docs/intro", "Text of a doc"],
  ["no docs", preset({ docs: false, blog: false }), "/", "Text of a page"],
  ["no pages", preset({ pages: false, blog: false }), "/docs/intro", "Text of a doc"],
  [
    "nothing but the theme",
    { themes: ["@docusaurus/theme-classic"] },
    "/404.html",
    "Page Not Found",
  ],
];

test.each(cases)("a site with %s builds and starts", async (name, config, address, text) => {
  const site = createSite(`small-${name.replaceAll(" ", "-")}`, {
    files: {
      "docusaurus.config.js": `export default ${JSON.stringify({
        title: "Small",
        url: "https://small.test",
        baseUrl: "/",
        onBrokenLinks: "ignore",
        ...config,
      })};`,
      "docs/intro.md": "# Intro\n\nText of a doc.\n",
      "src/pages/index.js": "export default () => <main>Text of a page</main>;",
    },
  });
  await buildSite(site);
  const file = address.endsWith(".html") ? address : `${address}/index.html`;
  expect(site.read(`build${file}`.replace("//", "/"))).toContain(text);
  const server = await startSite(site);
  try {
    const response = await fetch(server.origin + address, { headers: { accept: "text/html" } });
    expect(await response.text()).toContain("<title");
    expect(server.output()).not.toMatch(/error/i);
  } finally {
    await server.close();
  }
});
