import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { describeBoth, describeBuild, type RunningSite } from "./support/describe-site.ts";
import { waitForHydration } from "./support/page.ts";

const files = {
  "docs/index.md":
    "---\nslug: /\n---\n# Start\n\nTo [a page](./guide/page.md) and [one with a dot](v1.2.md).\n",
  "docs/guide/page.md": "# Page\n\n[Back](../index.md), ![static](/img/a.svg)\n",
  "docs/v1.2.md": "# Version\n",
  "docs/Žlutý kůň/100% 'sure' 🦖.md": "# Odd name\n\n[Start](../index.md)\n",
  "src/pages/about.js": `
import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
export default function About() {
  return <main><h1>About</h1><Link to="/guide/page">by Link</Link><img src={useBaseUrl("/img/a.svg")} alt="by hook" /></main>;
}`,
  "static/img/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>',
};

const near = `
import Link from "@docusaurus/Link";
export default () => <Link to="guide/page?a=b">from here</Link>;
`;

const dropdown = (path: string) => ({ label: path, items: [{ to: path, label: "Leads on" }] });
const items = ["/guide/page?a=1", "/v1.2"].map(dropdown);
const config = { baseUrl: "/deep/base/", themeConfig: { navbar: { items } } };

describeBoth(
  "base-url",
  { files: { ...files, "src/pages/near.js": near }, config },
  ({ mode, open, url }) => {
    test("on a narrow screen the dropdown that holds the page is unfolded", async () => {
      const page = await open("/deep/base/guide/page", { viewport: { width: 390, height: 800 } });
      await page.getByRole("button", { name: "Toggle navigation bar" }).click();
      await page.getByRole("button", { name: "← Back to main menu" }).click();
      const unfolded = page.locator(".navbar-sidebar__item:not([inert]) [aria-expanded=true]");
      await expect.poll(() => unfolded.allInnerTexts()).toEqual(["/guide/page?a=1"]);
    });

    test("pages, links and files stand below the base URL", async () => {
      const page = await open("/deep/base/");
      await page.getByRole("link", { name: "a page" }).click();
      await page.getByRole("heading", { name: "Page", level: 1 }).waitFor();
      expect(page.url()).toBe(url("/deep/base/guide/page"));
      expect(await page.getByAltText("static").getAttribute("src")).toMatch(/^\/deep\/base\//);
      await page.reload();
      await page.getByRole("heading", { name: "Page", level: 1 }).waitFor();
      await page.goto(url("/deep/base/about"));
      expect(await page.getByAltText("by hook").getAttribute("src")).toBe("/deep/base/img/a.svg");
      await page.getByRole("link", { name: "by Link" }).click();
      await page.waitForURL(url("/deep/base/guide/page"));
    });

    test("a relative address leads on from the page, in its HTML as in the browser", async () => {
      const address = "/deep/base/guide/page?a=b";
      const html = await (await fetch(url("/deep/base/near"))).text();
      // The dev server leaves all of the page to the browser.
      if (mode === "build") expect(html).toContain(`href="${address}"`);
      const page = await open("/deep/base/near");
      await page.getByRole("link", { name: "from here" }).click();
      await page.waitForURL(url(address));
    });
  },
);

interface SlashMode {
  trailingSlash: boolean | undefined;
  path: string;
  other: string;
  file: string;
}

function testTrailingSlash(running: RunningSite, { trailingSlash, path, other, file }: SlashMode) {
  const { open } = running;
  test(`trailingSlash ${trailingSlash}: ${file}, links to ${path}`, async () => {
    expect(existsSync(running.site.path(`build/${file}`))).toBe(true);
    const page = await open("/");
    const link = page.getByRole("link", { name: "a page" });
    expect(await link.getAttribute("href")).toBe(path);
    await link.click();
    await page.getByRole("heading", { name: "Page", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.reload();
    await page.getByRole("heading", { name: "Page", level: 1 }).waitFor();
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      `https://fixture.test${path}`,
    );
  });

  test(`trailingSlash ${trailingSlash}: ${other} shows the page as well`, async () => {
    const page = await open(other);
    await page.getByRole("heading", { name: "Page", level: 1 }).waitFor();
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
  });

  test(`trailingSlash ${trailingSlash}: a dot in a name is no extension`, async () => {
    const page = await open("/");
    await page.getByRole("link", { name: "one with a dot" }).click();
    await page.getByRole("heading", { name: "Version", level: 1 }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Version", level: 1 }).waitFor();
  });
}

describeBuild("trailing-slash-with", { files, config: { trailingSlash: true } }, (running) =>
  testTrailingSlash(running, {
    trailingSlash: true,
    path: "/guide/page/",
    other: "/guide/page",
    file: "guide/page/index.html",
  }),
);

describeBuild("trailing-slash-without", { files, config: { trailingSlash: false } }, (running) =>
  testTrailingSlash(running, {
    trailingSlash: false,
    path: "/guide/page",
    other: "/guide/page/",
    file: "guide/page.html",
  }),
);

const navbar = { title: "Home" };

describeBoth("addresses", { files, config: { themeConfig: { navbar } } }, (running) => {
  const { open, url, mode } = running;

  if (mode === "build")
    testTrailingSlash(running, {
      trailingSlash: undefined,
      path: "/guide/page",
      other: "/guide/page/",
      file: "guide/page/index.html",
    });

  test("spaces, apostrophes, per cent signs, accents and emoji in names", async () => {
    const page = await open("/");
    // Before that the category is a link, to the first of its pages.
    await waitForHydration(page);
    await page.locator(".menu").getByRole("button", { name: "Žlutý kůň" }).click();
    await page.locator(".menu").getByRole("link", { name: "Odd name" }).click();
    await page.getByRole("heading", { name: "Odd name", level: 1 }).waitFor();
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe("/Žlutý kůň/100% 'sure' 🦖");
    await page.reload();
    await page.getByRole("heading", { name: "Odd name", level: 1 }).waitFor();
    await page.locator("article").getByRole("link", { name: "Start" }).click();
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Odd name", level: 1 }).waitFor();
  });

  test("an address without a page shows the page for that, and leads on", async () => {
    const page = await open("/no/such/page", { allow: [/404/] });
    await page.getByText("Page Not Found").waitFor();
    expect(await page.title()).toBe("Page Not Found | Fixture");
    expect((await page.request.get(url("/no/such/page"))).status()).toBe(404);
    const start = page.getByRole("link", { name: "Go to the start of these docs" });
    await expect.poll(() => start.getAttribute("href")).toBe("/");
    const home = page.getByRole("main").getByRole("link", { name: "Go to the home page" });
    expect(await home.getAttribute("href")).toBe("/");
    expect(await page.getByRole("main").getByRole("search").count()).toBe(0);
    await page.locator(".navbar__brand").click();
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
  });

  test("the page for addresses without a page doesn't stay when its own file is asked for", async () => {
    if (mode === "dev") return;
    const page = await open("/404.html", { allow: [/404/] });
    await page.getByText("Page Not Found").waitFor();
  });
});
