/** What a page of the test area must show, and how to look for it. */

import type { Locator, Page } from "playwright-core";
import type { ExpectStatic } from "vitest";
import type { Mode } from "../support/describe-site.ts";
import type { PageOptions } from "../support/page.ts";

export interface Visit {
  page: Page;
  mode: Mode;
  /** Address of the server, without slash at the end. */
  origin: string;
  /** The running test's own: tests run side by side. */
  expect: ExpectStatic;
}

export interface PageCheck {
  /** Of the document, without the site's; `null` for a page that has none of its own. */
  title: string | null;
  /** The heading of level 1, where it is not the title; `null` for none. */
  heading?: string | null;
  /** In development, where drafts and unlisted pages count. */
  devTitle?: string;
  /** Messages that the page must provoke, and how it is opened. */
  options?: PageOptions;
  /** What it shows depends on the server's HTML: a link is no way to come to it. */
  isLoaded?: true;
  look?: (visit: Visit) => Promise<void>;
}

/** By address, decoded, with its slash at the end. */
export type PageChecks = Record<string, PageCheck>;

/** The texts of elements, without the space around them. */
const normalize = (text: string): string => text.replaceAll(/[\s\u200B]+/g, " ").trim();

export const readTexts = async (elements: Locator): Promise<string[]> =>
  (await elements.allInnerTexts()).map(normalize);

/** Headings of level 1, as a screen reader says them: that of a list of posts has a label alone. */
export const readHeadings = async (page: Page): Promise<string[]> => {
  const headings = page.locator("h1, [role=heading][aria-level='1']");
  const texts = await headings.evaluateAll((all) =>
    all.map((heading) => heading.getAttribute("aria-label") ?? (heading as HTMLElement).innerText),
  );
  return texts.map(normalize);
};

/** `content` of a `<meta>` by its name or property. There must be one. */
export const readMeta = async (page: Page, name: string): Promise<string[]> =>
  page
    .locator(`head meta[name="${name}"], head meta[property="${name}"]`)
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("content") ?? ""));

/** What an `alert` says that a click brings up. */
export async function readAlert(page: Page, click: () => Promise<void>): Promise<string> {
  const opened = page.waitForEvent("dialog");
  const clicked = click();
  const dialog = await opened;
  const message = dialog.message();
  await dialog.dismiss();
  await clicked;
  return message;
}

/** Follows a link and waits for the page that it leads to, which must not be loaded afresh. */
export async function follow({ page, expect }: Visit, link: Locator, pathname: string) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const before = await page.title();
  await link.click();
  await expect.poll(() => readPathname(page)).toBe(pathname);
  // The address changes before the page is drawn, the title after.
  await expect.poll(() => page.title()).not.toBe(before);
  expect(await page.evaluate(() => "isSameDocument" in window), "no full load").toBe(true);
}

export const readPathname = (page: Page): string => decodeURI(new URL(page.url()).pathname);

const labelOf = (item: Element): string =>
  item.querySelector(":scope > .menu__link, :scope > div > .menu__link")?.textContent?.trim() ??
  item.textContent!.trim();

/** Labels of the sidebar's items; what is open is indented below its category. */
export const readSidebar = (page: Page): Promise<string[]> =>
  page.locator(".theme-doc-sidebar-menu").evaluate((menu, source) => {
    const toLabel = new Function(`return ${source}`)() as (item: Element) => string;
    const walk = (list: Element, indent: string): string[] =>
      [...list.children].flatMap((item) => {
        const inner = item.querySelector(":scope > ul");
        return [indent + toLabel(item), ...(inner ? walk(inner, `${indent}  `) : [])];
      });
    return walk(menu, "");
  }, labelOf.toString());

/** The table of contents beside the page, indented by depth. */
export const readToc = (page: Page, selector = ".table-of-contents"): Promise<string[]> =>
  page
    .locator(selector)
    .last()
    .evaluate((toc) => {
      const walk = (list: Element, indent: string): string[] =>
        [...list.children].flatMap((item) => {
          const inner = item.querySelector(":scope > ul");
          const link = item.querySelector(":scope > a");
          return [
            ...(link ? [indent + link.textContent!.trim()] : []),
            ...(inner ? walk(inner, link ? `${indent}  ` : indent) : []),
          ];
        });
      const list = toc.matches("ul") ? toc : toc.querySelector("ul");
      return list ? walk(list, "") : [];
    });

/** Scrolls to the end and back, so that everything that waits for it is loaded, and waits for pictures. */
export async function loadPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
    for (const image of images) {
      image.loading = "eager";
      await image.decode().catch(() => undefined);
    }
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc);
  });
}
