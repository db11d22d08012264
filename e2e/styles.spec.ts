import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pages } from "../bench/visit/pages.mjs";
import { installedWebsiteDir } from "../scripts/setup/installation.mjs";
import { openSite, isLean } from "./support/site.ts";
import { createScriptScale } from "./support/weigh-scripts.ts";
import { describeWebsite } from "./support/website.ts";

const listSheets = (page: Page): Promise<{ part: string; href: string }[]> =>
  page.locator("link[rel=stylesheet][data-part]").evaluateAll((links) =>
    links.map((link) => ({
      part: (link as HTMLElement).dataset["part"]!,
      href: (link as HTMLLinkElement).href,
    })),
  );

/** How the page looks, element by element. */
const readLooks = (page: Page): Promise<string[]> =>
  page.locator("nav.navbar *, main *, footer *").evaluateAll((elements) =>
    elements.map((element) => {
      const { display, margin, padding, font, color, backgroundColor, border } =
        getComputedStyle(element);
      return [element.tagName, display, margin, padding, font, color, backgroundColor, border].join(
        " · ",
      );
    }),
  );

async function follow(page: Page, name: string, title: string): Promise<void> {
  await page.locator(".navbar").getByRole("link", { name, exact: true }).click();
  await expect.poll(() => page.title()).toMatch(title);
  await page.mouse.move(0, 0);
}

describeWebsite("stylesheets and scripts", ({ open, url }) => {
  const sizes = new Map<string, Promise<number>>();
  const weigh = (href: string): Promise<number> => {
    const size =
      sizes.get(href) ??
      fetch(url(href))
        .then((response) => response.text())
        .then((css) => brotliCompressSync(css).length);
    sizes.set(href, size);
    return size;
  };

  test.runIf(isLean).each(pages)(
    "$name: 15.3 kB of styles at most, the button for search among them",
    async ({ path }) => {
      const html = await (await fetch(url(path))).text();
      const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
      const bytes = await Promise.all(Array.from(links, ([, href]) => weigh(href!)));
      expect(bytes.length).toBeGreaterThan(1);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_300);
    },
  );

  const weighScripts = createScriptScale(openSite(installedWebsiteDir));

  test.runIf(isLean).each(pages.filter(({ isProse }) => isProse))(
    "$name: 80 kB of scripts at most",
    ({ path }) => {
      const bytes = weighScripts(path);
      expect(bytes).toBeGreaterThan(60_000);
      expect(bytes).toBeLessThanOrEqual(80_000);
    },
  );

  test("a page loads none of the styles of other kinds of page", async () => {
    const listParts = async (path: string): Promise<string[]> =>
      (await listSheets(await open(path))).map(({ href }) => new URL(href).pathname);
    const [docs, blog, showcase] = await Promise.all(
      ["/docs/", "/blog/", "/showcase/"].map(listParts),
    );
    expect(docs!.filter((href) => !blog!.includes(href)).join()).toContain("/docs-");
    expect(showcase!.filter((href) => ![...docs!, ...blog!].includes(href))).toHaveLength(1);
  });

  test("the site's styles come last, on the first page and on those after it", async () => {
    const page = await open("/docs/");
    const order = async (): Promise<string[]> => (await listSheets(page)).map(({ part }) => part);
    expect(new Set(await order())).toEqual(new Set(["base", "theme", "site"]));
    await follow(page, "Showcase", "Showcase");
    await follow(page, "Blog", "Blog");
    const parts = await order();
    const ranks = parts.map((part) => ["base", "theme", "site"].indexOf(part));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    const hrefs = (await listSheets(page)).map(({ href }) => href);
    expect(hrefs.length).toBe(new Set(hrefs).size);
  });

  test("a page looks the same however it was come to", async () => {
    const page = await open("/docs/");
    await follow(page, "Blog", "Blog");
    await follow(page, "Showcase", "Showcase");
    await follow(page, "Community", "Support");
    const looks = await readLooks(await open(new URL(page.url()).pathname));
    expect(looks.length).toBeGreaterThan(100);
    await expect.poll(() => readLooks(page)).toEqual(looks);
  });

  test.runIf(isLean)(
    "a page that names what others lack has the whole, at once and after a click",
    async () => {
      const address = "/docs/styling-layout/";
      const page = await open("/docs/");
      const listBase = async (): Promise<string[]> =>
        (await listSheets(page)).filter(({ part }) => part === "base").map(({ href }) => href);
      const [lean] = await listBase();
      await page.locator(`main a[href="${address}"]`).first().click();
      await page.waitForURL(`**${address}`);
      await expect.poll(listBase).toEqual([lean, expect.stringContaining("/whole-")]);
      const own = await listSheets(await open(address));
      expect(own[0]?.href).toContain("/whole-");
      expect(own.map(({ href }) => href)).not.toContain(lean);
    },
  );

  test("the cover of a post is one before the rest of its paragraph has arrived", async () => {
    const html = await (await fetch(url("/blog/"))).text();
    const [cover = ""] = /<p data-s="\d+"><img [^>]*>/.exec(html) ?? [];
    const page = await open("/404.html");
    await page.evaluate(
      (beginning) => {
        document.open();
        document.write(beginning);
      },
      html.slice(0, html.indexOf(cover) + cover.length),
    );
    const readDisplay = (): Promise<string[]> =>
      page
        .locator("article p > img")
        .evaluateAll((images) => images.map((image) => getComputedStyle(image).display));
    await expect.poll(readDisplay).toEqual(["block"]);
    await page.evaluate(() => document.write("<img></p><p>Text"));
    await expect.poll(readDisplay).toEqual(["inline", "inline"]);
  });
});
