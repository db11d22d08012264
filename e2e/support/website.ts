/** Suites that run on the built website. */

import { existsSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { installedWebsiteDir } from "../../scripts/setup/installation.mjs";
import {
  collectProblems,
  openContext,
  openPage,
  type PageOptions,
  waitForHydration,
} from "./page.ts";
import { buildSite, openSite, serveSite, type Site, type SiteServer } from "./site.ts";

export interface RunningWebsite {
  /** Absolute URL of a path. */
  url: (path: string) => string;
  /** Opens a page and waits until React has taken over. */
  open: (path: string, options?: PageOptions) => Promise<Page>;
  /**
   * One page for all tests of the suite, whose files are fetched once. Returns how to load an address in it,
   * with nothing stored and the pointer in a corner.
   */
  sharePage: (options?: BrowserContextOptions) => (path: string) => Promise<Page>;
}

/** The website is large: it is built if it has not been. */
export function describeWebsite(name: string, suite: (website: RunningWebsite) => void): void {
  describe(name, () => {
    const site = openSite(installedWebsiteDir);
    let server: SiteServer | undefined;
    beforeAll(async () => {
      if (!existsSync(site.path("build/index.html"))) await buildSite(site);
      server = await serveSite(site);
    });
    afterAll(() => server?.close());
    const url = (path: string): string => server!.origin + path;
    suite({
      url,
      async open(path, options) {
        const page = await openPage(options);
        await page.goto(url(path));
        if (options?.javaScriptEnabled !== false) await waitForHydration(page);
        return page;
      },
      sharePage: (options) => sharePage(url, options),
    });
  });
}

function sharePage(
  url: (path: string) => string,
  options?: BrowserContextOptions,
): (path: string) => Promise<Page> {
  let page: Page;
  let problems: string[];
  beforeAll(async () => {
    page = await (await openContext(options)).newPage();
    page.setDefaultTimeout(60_000);
    problems = collectProblems(page);
  });
  afterEach(() => {
    expect(problems.splice(0), "messages of the page").toEqual([]);
  });
  afterAll(() => page.context().close());
  return async (path) => {
    if (page.url() !== "about:blank") await page.evaluate(() => localStorage.clear());
    // An address that differs by its hash alone would not be loaded.
    await page.goto("about:blank");
    await page.mouse.move(0, 0);
    await page.goto(url(path));
    await waitForHydration(page);
    return page;
  };
}

/** What a page is drawn from. */
export interface Payload {
  levels: {
    component: string;
    props: { version?: { version?: string }; sidebar?: { title?: string } };
    attributes?: { sidebar?: string; activeDoc?: { id?: string } };
    context?: { plugin: { name: string; id: string } };
  }[];
  /** By the names of the components. */
  modules: Record<string, unknown>;
}

/** Where the payload of an address stands. */
export function payloadFile(path: string): string {
  const name = path.replaceAll(/^\/|\/$/g, "");
  return name === "" ? "build/_payload.json" : `build/_payload/${name}.json`;
}

export const readPayload = (site: Site, path: string): Payload =>
  JSON.parse(site.read(payloadFile(path))) as Payload;
