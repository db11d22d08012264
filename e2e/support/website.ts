/** Suites that run on the built website. */

import { existsSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { websiteDir } from "../../scripts/setup/paths.mjs";
import { openPage, type PageOptions, waitForHydration } from "./page.ts";
import { buildSite, openSite, serveSite, type SiteServer } from "./site.ts";

export interface RunningWebsite {
  /** Absolute URL of a path. */
  url: (path: string) => string;
  /** Opens a page and waits until React has taken over. */
  open: (path: string, options?: PageOptions) => Promise<Page>;
}

/** The website is large: it is built if it has not been. */
export function describeWebsite(name: string, suite: (website: RunningWebsite) => void): void {
  describe(name, () => {
    const site = openSite(websiteDir);
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
    });
  });
}
