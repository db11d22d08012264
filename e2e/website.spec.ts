import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedWebsiteDir } from "../scripts/setup/installation.mjs";
import table from "./data/routes.json" with { type: "json" };
import { collectProblems, goThere, openContext, waitForHydration } from "./support/page.ts";
import { buildSite, openSite, serveSite, type SiteServer, startSite } from "./support/site.ts";
import { readPayload } from "./support/website.ts";

const site = openSite(installedWebsiteDir);
const pages = table.pages.map((page) => page.path);
const redirects = new Map(table.redirects.map(({ path: from, to }) => [from, to]));

/** In development, the test area has a spec of its own, which comes to each of its pages and hears what it says. */
const isTest = (address: string): boolean => address.startsWith("/tests/");

/** The one address that must answer so. */
const missing = "/no-such-page";

/** Redirects and files of the site are no pages, nor is the empty document of the offline app. */
const isPage = (file: string): boolean =>
  /id="__docusaurus"[^>]*>(?!<\/div>)/.test(site.read(`build/${file}`));

/** Addresses of all pages that were built. */
const findPages = (): string[] =>
  readdirSync(site.path("build"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && isPage(file))
    .map((file) => `/${file.replaceAll(path.sep, "/").replace(/(^|\/)index\.html$/, "$1")}`);

/** Pages of which each has a component that none before it has, in its plugin. */
function pickOfEachKind(): string[] {
  const seen = new Set<string>();
  return pages.filter((address) => {
    const { levels, modules } = readPayload(site, address);
    const plugin = JSON.stringify(levels.find(({ context }) => context)?.context?.plugin);
    const before = seen.size;
    for (const name of Object.keys(modules)) seen.add(`${plugin} ${name}`);
    return seen.size > before;
  });
}

/** Loads a page and scrolls through it, or sees where a redirect leads. */
async function load(page: Page, origin: string, address: string): Promise<void> {
  const target = redirects.get(address);
  if (target) return leaveFor(page, origin + encodeURI(address), new URL(target, origin));
  await page.goto(origin + encodeURI(address));
  await readThrough(page);
}

/** What a redirect leads to is visited by itself, or lies on another site. */
async function leaveFor(page: Page, from: string, to: URL): Promise<void> {
  const isElsewhere = !from.startsWith(to.origin);
  if (isElsewhere)
    await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(from, { waitUntil: "commit" });
  await page.waitForURL(to.href, { waitUntil: "commit" });
  if (isElsewhere) await page.unrouteAll();
}

/** Takes a fraction of the time of a load; in development all is drawn in the browser, whether loaded or followed. */
async function follow(page: Page, origin: string, address: string): Promise<void> {
  const url = origin + encodeURI(address);
  if (page.url().startsWith(origin)) await goThere(page, url);
  else await page.goto(url);
  await waitForHydration(page);
  await readThrough(page);
}

/** Waits for React and scrolls to the end: one script, since there are hundreds of pages. */
const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const isReady = (): boolean => root.dataset["hasHydrated"] === "true";
    await new Promise<void>((resolve) => {
      new MutationObserver(() => isReady() && resolve()).observe(root, { attributes: true });
      if (isReady()) resolve();
    });
    window.scrollTo({ top: root.scrollHeight, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

type Visit = (page: Page, address: string) => Promise<void>;

/** Visits addresses, three at once. Returns what the console and the network said on each that said anything. */
async function visitAll(
  addresses: readonly string[],
  visit: Visit,
): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  // Wide enough for sidebars; what is below the fold needs no drawing, nor what moves to be drawn again and again.
  const viewport = { width: 1000, height: 300 };
  const context = await openContext({ viewport, reducedMotion: "reduce" });
  const queue = [...addresses];
  const work = async (): Promise<void> => {
    const page = await context.newPage();
    // The dev server bundles dependencies when the first page is asked for.
    page.setDefaultTimeout(120_000);
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const found = collectProblems(page);
      await visit(page, address).catch((error: Error) => found.push(error.message));
      page.removeAllListeners();
      if (found.length > 0) problems[address] = found.toSorted();
    }
  };
  await Promise.all([work(), work(), work()]);
  await context.close();
  return problems;
}

beforeAll(async () => {
  if (!existsSync(site.path("build/index.html"))) await buildSite(site);
});

describe("the console is silent", { concurrent: true }, () => {
  let built: SiteServer;
  let dev: SiteServer;
  beforeAll(async () => {
    [built, dev] = await Promise.all([serveSite(site), startSite(site)]);
  });
  afterAll(() => Promise.all([built.close(), dev.close()]));

  test("on every route of the website", { timeout: 1_200_000 }, async () => {
    const routes = new Set([...pages, ...redirects.keys(), ...findPages(), missing]);
    expect(routes.size).toBeGreaterThan(600);
    const { origin } = built;
    expect(await visitAll([...routes], (page, address) => load(page, origin, address))).toEqual({
      [missing]: [
        expect.stringContaining(`404 (Not Found) (${origin}${missing})`) as string,
        `response 404: ${origin}${missing}`,
      ],
    });
  });

  test("on a page of each kind in development", { timeout: 900_000 }, async () => {
    const sample = pickOfEachKind().filter((address) => !isTest(address));
    expect(sample.length).toBeGreaterThan(40);
    const { origin } = dev;
    expect(await visitAll(sample, (page, address) => follow(page, origin, address))).toEqual({});
  });
});
