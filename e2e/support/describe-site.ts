/** Suites that run on a site, built or in the dev server. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { followConnection } from "./dev-connection.ts";
import { openPage, type PageOptions, waitForHydration } from "./page.ts";
import {
  buildSite,
  type CommandResult,
  createSite,
  readMessage,
  serveSite,
  type Site,
  type SiteServer,
  type SiteSource,
  startSite,
} from "./site.ts";

export type Mode = "build" | "dev";

/** The running site, once the suite's tests run. */
export interface RunningSite {
  readonly mode: Mode;
  readonly site: Site;
  readonly server: SiteServer;
  /** Absolute URL of a path that has the base URL in it. */
  url: (path: string) => string;
  /** Opens a page and waits until React has taken over; in the dev server, until edits arrive in place, too. */
  open: (path: string, options?: PageOptions) => Promise<Page>;
}

type Suite = (running: RunningSite) => void;

/** Runs a suite on the built site and in the dev server. */
export function describeBoth(name: string, source: SiteSource, suite: Suite): void {
  describeBuild(name, source, suite);
  describeDev(name, source, suite);
}

/** Runs a suite on the built site. */
export const describeBuild = (name: string, source: SiteSource, suite: Suite): void =>
  describeSite({ name, mode: "build", source }, suite);

/** Runs a suite in the dev server. */
export const describeDev = (name: string, source: SiteSource, suite: Suite): void =>
  describeSite({ name, mode: "dev", source }, suite);

function describeSite(
  { name, mode, source }: { name: string; mode: Mode; source: SiteSource },
  suite: Suite,
): void {
  describe(mode, () => {
    let site: Site | undefined;
    let server: SiteServer | undefined;
    beforeAll(async () => {
      site = createSite(`${name}-${mode}`, source);
      if (mode === "build") expectGoodLinks(await buildSite(site));
      server = await (mode === "build" ? serveSite(site) : startSite(site));
    });
    afterAll(() => server?.close());
    suite(createRunningSite(mode, () => ({ site: site!, server: server! })));
  });
}

/** A site that shows something else has no broken link: what is reported in it is a false report. */
function expectGoodLinks(result: CommandResult): void {
  const isBroken = /Broken (?:link|anchor) "|leads to no Markdown file|Several pages have/;
  if (isBroken.test(result.output)) throw new Error(readMessage(result));
}

function createRunningSite(mode: Mode, get: () => { site: Site; server: SiteServer }): RunningSite {
  const url = (path: string): string => get().server.origin + path;
  return {
    mode,
    get site() {
      return get().site;
    },
    get server() {
      return get().server;
    },
    url,
    async open(path, options) {
      const page = await openPage(options);
      const connect = mode === "dev" ? followConnection(page) : undefined;
      await page.goto(url(path));
      if (options?.javaScriptEnabled === false) return page;
      await waitForHydration(page);
      await connect?.();
      return page;
    },
  };
}
