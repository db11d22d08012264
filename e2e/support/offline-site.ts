/** A site that can be installed, served to visitors of their own, and what they can tell of it. */

import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { openContext, openPage, type PageOptions } from "./page.ts";
import {
  buildSite,
  createSite,
  serveSite,
  type Site,
  type SiteServer,
  type SiteSource,
} from "./site.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export type PwaOptions = Record<string, unknown>;

export const createSource = (options: PwaOptions, files: SiteSource["files"] = {}): SiteSource => ({
  config: {
    favicon: "img/icon.png",
    presets: [
      [
        "classic",
        {
          docs: { routeBasePath: "/" },
          blog: { onUntruncatedBlogPosts: "ignore", feedOptions: { type: "json" } },
        },
      ],
    ],
    plugins: [
      ["pwa", options],
      ["client-redirects", { redirects: [{ from: "/old", to: "/guide" }] }],
    ],
    themeConfig: {
      navbar: { title: "Fixture", items: [{ to: "/guide", label: "Guide" }] },
      search: { provider: "local" },
    },
  },
  files: {
    "docs/index.md": "---\nslug: /\n---\n# Home\n\nThe first edition. [Further](./guide.md)\n",
    "docs/guide.md": "# Guide\n\n![A dot](./dot.png)\n\n## Deep below {#deep}\n\nText.\n",
    "docs/dot.png": png,
    "docs/live.md":
      "export const Live = () => <b onClick={() => {}}>{1 + 1} is two</b>;\n\n# Live\n\n<Live />\n",
    "docs/ä b/ö.md": "# Umlaut\n\nText.\n",
    "blog/2024-01-01-post.md": "# A post\n\nNews.\n",
    "src/pages/app.js":
      'import Layout from "@theme/Layout";\nexport default () => <Layout title="App"><main><h1>App</h1></main></Layout>;\n',
    "static/plain.html": "<!doctype html><title>Plain</title><h1>Plain file</h1>\n",
    "static/img/icon.png": png,
    "static/_headers":
      "/*\n  Content-Security-Policy: script-src 'self'; object-src 'none'; base-uri 'self'\n",
    ...files,
  },
});

/** What browsers say where there is no connection, and that no other worker could be had. */
export const offlineNoise = [
  /status of 404|response 404/,
  /registerSW failed/,
  /unknown error occurred when fetching the script/,
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
];

/** The worker that is in charge, once it is: what it was told. */
export const readWorker = (page: Page): Promise<{ offlineMode: boolean; debug: boolean }> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((resolve) =>
        active?.addEventListener("statechange", resolve, { once: true }),
      );
    return JSON.parse(new URL(active?.scriptURL ?? "").searchParams.get("params") ?? "");
  });

/** Paths of everything that is kept in the browser. */
export const listKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => decodeURIComponent(new URL(url).pathname));
  });

/** Where workers are in charge. */
export const listScopes = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations
      .filter(({ active }) => active?.state === "activated")
      .map(({ scope }) => new URL(scope).pathname)
      .toSorted();
  });

/** Addresses that the workers of a page's context ask for, as they do. */
export function listenToWorkers(page: Page): string[] {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

export const heading = (page: Page) => page.locator("main :is(h1, h2), body > h1").first();

/** Whether the site is known to be installed. */
export const readFlag = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("docusaurus.pwa.event.appInstalled.fired"));

/** Asks the browser for what Playwright has no word for. */
export async function send(page: Page, method: string, params: object): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send(method as "Emulation.setEmulatedMedia", params);
}

interface Served {
  readonly site: Site;
  url: (path: string) => string;
  /** A page of a visitor of its own, with what the browser remembers of them. */
  visit: (path: string, options?: PageOptions) => Promise<Page>;
  build: (args?: string[]) => Promise<void>;
  /** Builds the site with other settings. */
  reconfigure: (fields: SiteSource["config"], args?: string[]) => Promise<void>;
}

/** Writes the site's configuration anew, with other fields. */
export function configure(site: Site, fields: SiteSource["config"]): void {
  const text = site.read("docusaurus.config.js");
  const config = JSON.parse(text.slice("export default ".length, -2)) as object;
  site.write(
    "docusaurus.config.js",
    `export default ${JSON.stringify({ ...config, ...fields }, null, 2)};\n`,
  );
}

export function describeServed(
  name: string,
  source: SiteSource,
  suite: (served: Served) => void,
): void {
  describe(name, () => {
    let site: Site;
    let server: SiteServer;
    const contexts: BrowserContext[] = [];
    beforeAll(async () => {
      site = createSite(`offline-${name.replaceAll(/\W+/g, "-")}`, source);
      await buildSite(site);
      server = await serveSite(site);
    });
    afterAll(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await server?.close();
    });
    const url = (path: string): string => server.origin + path;
    suite({
      get site() {
        return site;
      },
      url,
      async visit(path, { context, ...options } = {}) {
        const { allow: _, prepare: __, ...fixed } = options;
        const own = context ?? (await openContext(fixed));
        if (!context) contexts.push(own);
        const page = await openPage({ ...options, context: own });
        await page.goto(url(path));
        return page;
      },
      build: async (args) => void (await buildSite(site, args)),
      async reconfigure(fields, args) {
        configure(site, fields);
        await buildSite(site, args);
      },
    });
  });
}
