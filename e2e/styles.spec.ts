import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
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

describeWebsite("stylesheets", ({ open, url }) => {
  test("a docs page loads 17 kB of styles at most, and none of the showcase's", async () => {
    const sheets = await listSheets(await open("/docs/"));
    const texts = await Promise.all(sheets.map(async ({ href }) => (await fetch(href)).text()));
    const bytes = texts.map((text) => brotliCompressSync(text).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(17_000);
    const showcase = await listSheets(await open("/showcase/"));
    const own = showcase.filter(({ href }) => !sheets.some((sheet) => sheet.href === href));
    expect(own.length, "stylesheets of the showcase alone").toBeGreaterThan(0);
  });

  test("the site's styles come last, on the first page and on those after it", async () => {
    const page = await open("/docs/");
    const order = async (): Promise<string[]> => (await listSheets(page)).map(({ part }) => part);
    expect(new Set(await order())).toEqual(new Set(["theme", "site"]));
    await follow(page, "Showcase", "Showcase");
    await follow(page, "Blog", "Blog");
    const parts = await order();
    expect(parts).toEqual(parts.toSorted().toReversed());
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
