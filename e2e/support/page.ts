/** Pages of the shared browser; whatever goes wrong in one fails its test. */

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { browserFlags } from "../../scripts/setup/browser.mjs";

export interface PageOptions extends BrowserContextOptions {
  /** Messages that the test provokes. */
  allow?: RegExp[];
  /** Called before anything is loaded. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Of the test's context, where tests run side by side. */
  onTestFinished?: typeof onTestFinished;
  /** To share a cache and stored choices with other pages; options of contexts have no effect then. */
  context?: BrowserContext;
}

/** Chromium preloads for scripts also when none run, and on a slow machine it says so. */
const UNUSED = /was preloaded using link preload/;

let browser: Promise<Browser> | undefined;
/** Of pages without options that a page can't change, so that they share what has been loaded and compiled. */
let plainContext: Promise<BrowserContext> | undefined;
/** Clears what sites store in that context. It isn't of a site's page: one that is just loading again may not answer. */
let cleaner: Promise<CDPSession> | undefined;
/** Pages of that context that tests have left: to load one in a new process takes two or three times as long. */
let used: Page[] = [];

/** Pages are shown once and left: what makes code fast that runs for long costs them more than it saves. */
const thriftyFlags = [
  "--js-flags=--no-opt --no-maglev --single-threaded-gc",
  // Nothing is drawn by a card: no process of its own has to be asked.
  "--in-process-gpu",
];

/** What a browser remembers, for pages that share it. Whoever opens it closes it. */
export async function openContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= chromium.launch({
    executablePath: inject("browserPath"),
    args: [...browserFlags, ...thriftyFlags, inject("disabledFeatures")],
  });
  return (await browser).newContext(options);
}

/** Ends a spec's browser, with whatever the spec has left open. */
export async function closeBrowser(): Promise<void> {
  const closing = browser;
  browser = undefined;
  plainContext = undefined;
  cleaner = undefined;
  used = [];
  await (await closing)?.close();
}

/** A page that remembers nothing of other tests, open until its test ends. */
export async function openPage({
  allow = [],
  prepare,
  onTestFinished: whenFinished = onTestFinished,
  context: shared,
  ...options
}: PageOptions = {}): Promise<Page> {
  const { viewport, colorScheme, reducedMotion, ...fixed } = options;
  const isPlain = !shared && Object.keys(fixed).length === 0;
  const context =
    shared ?? (await (isPlain ? (plainContext ??= openContext()) : openContext(options)));
  // Scripts that run before a page's own stay with it.
  const isUsable = isPlain && !prepare;
  const page = (isUsable && used.pop()) || (await context.newPage());
  if (isPlain && viewport) await page.setViewportSize(viewport);
  if (isPlain && (colorScheme || reducedMotion))
    await page.emulateMedia({ colorScheme, reducedMotion });
  page.setDefaultTimeout(60_000);
  // The dev server bundles dependencies when the first page is asked for.
  page.setDefaultNavigationTimeout(120_000);
  const problems = collectProblems(page);
  whenFinished(async ({ task }) => {
    const url = page.url();
    page.removeAllListeners("dialog");
    const isGood = task.result?.state !== "fail" && url.startsWith("http");
    if (isUsable && isGood && !page.isClosed()) await leave(page);
    else await (shared || isPlain ? page : context).close();
    if (isPlain) await forget(url, context);
    const expected = options.javaScriptEnabled === false ? [...allow, UNUSED] : allow;
    const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, "messages of the page").toEqual([]);
  });
  await prepare?.(page);
  return page;
}

/** Clears what the site of a page that was left has stored. */
async function forget(url: string, context: BrowserContext): Promise<void> {
  if (!url.startsWith("http")) return;
  await context.clearCookies();
  const client = await (cleaner ??= openCleaner(context));
  const { origin } = new URL(url);
  await client.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage" });
}

async function openCleaner(context: BrowserContext): Promise<CDPSession> {
  return context.newCDPSession(await context.newPage());
}

/** Makes a page ready for another test; one that is just loading again is closed. */
async function leave(page: Page): Promise<void> {
  page.removeAllListeners();
  try {
    // A page that is just loading again may never answer: this waits as long as all else does, and no longer.
    await page.waitForFunction(() => {
      sessionStorage.clear();
      return true;
    });
    await page.unrouteAll();
    await page.emulateMedia({ colorScheme: null, media: null, reducedMotion: null });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.mouse.move(0, 0);
    await page.goto("about:blank");
    used.push(page);
  } catch {
    await page.close();
  }
}

/** Messages on the console, errors of scripts, requests that fail: collected as they come. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    // Browsers ask for it on their own.
    if (message.location().url.endsWith("/favicon.ico")) return;
    if (message.type() === "error" || message.type() === "warning")
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What the browser gave up because the page was left or closed has not failed, nor scripts that are switched off.
    if (!["net::ERR_ABORTED", "csp"].includes(reason))
      problems.push(`request ${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`response ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Resolves when React has taken over. */
export const waitForHydration = (page: Page): Promise<void> =>
  page.locator("html[data-has-hydrated=true]").waitFor({ state: "attached" });

/**
 * Goes to another page of the site without loading it afresh: by a link that is put into this one.
 * Resolves when the page is there, with its head.
 */
export async function goThere(page: Page, url: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, url);
  await page.waitForFunction((pathname) => {
    // A page that is loaded afresh has none to begin with.
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    return (
      location.pathname === pathname &&
      canonical !== null &&
      new URL(canonical.href).pathname === pathname
    );
  }, new URL(url).pathname);
}
