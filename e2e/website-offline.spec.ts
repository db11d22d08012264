/** The website as an app: installed, and read without a connection. */

import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { browserFlags } from "../scripts/setup/browser.mjs";
import { installedWebsiteDir } from "../scripts/setup/installation.mjs";
import { listFiles } from "./support/files.ts";
import { openContext, openPage, waitForHydration } from "./support/page.ts";
import { openSite } from "./support/site.ts";
import { describeWebsite } from "./support/website.ts";

const outDir = path.join(installedWebsiteDir, "build");
/** A browser that could install something: the light one can't, nor one that keeps nothing. */
const wholeBrowser = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((file) =>
  existsSync(file),
);

const readOfflineBytes = (): number => {
  const text = openSite(installedWebsiteDir).read("build/sw-precache.js");
  return (JSON.parse(text.slice("self.offlineFiles=".length, -2)) as { bytes: number }).bytes;
};

const readOutputBytes = (): number =>
  listFiles(outDir).reduce((sum, name) => sum + statSync(path.join(outDir, name)).size, 0);

describeWebsite("the website as an app", ({ url }) => {
  test("less than half of its output is kept", () => {
    expect(readOfflineBytes()).toBeLessThan(readOutputBytes() / 2);
  });

  test.skipIf(wholeBrowser === undefined)("a browser finds nothing that it lacks", async () => {
    const profile = mkdtempSync(path.join(os.tmpdir(), "velosaur-profile-"));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: wholeBrowser,
      args: [...browserFlags, "--headless=new"],
      headless: false,
    });
    onTestFinished(async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await page.goto(url("/manifest.json"));
    const { installabilityErrors: none } = await client.send("Page.getInstallabilityErrors");
    expect(none.map(({ errorId }) => errorId)).toEqual(["no-manifest"]);
    await page.goto(url("/"));
    expect(await client.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
    const { errors, data = "" } = await client.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { icons } = JSON.parse(data) as { icons: { sizes: string; purpose?: string }[] };
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? "any"}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "192x192 maskable",
      "512x512 maskable",
    ]);
  });

  test("without a connection, its pages are there after one visit, with pictures", async () => {
    const context = await openContext();
    onTestFinished(() => context.close());
    const page = await openPage({
      context,
      allow: [
        /registerSW failed/,
        /unknown error occurred when fetching the script/,
        /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
        /404/,
      ],
    });
    await page.goto(url("/?offlineMode=true"));
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== "activated")
        await new Promise((resolve) => active?.addEventListener("statechange", resolve));
    });
    await context.setOffline(true);
    for (const [address, title] of [
      ["/docs/", "Introduction"],
      ["/docs/markdown-features/code-blocks/", "Code blocks"],
      ["/blog/archive/", "Archive"],
      ["/changelog/2.0.0-beta.10/", "2.0.0-beta.10"],
      ["/showcase/", "Showcase"],
      ["/community/support/", "Support"],
      ["/feature-requests/", "What is missing"],
      ["/versions/", "versions"],
      ["/nowhere/", "Page Not Found"],
    ] as const) {
      await page.goto(url(address));
      await expect
        .poll(() => page.locator("main h1").first().textContent(), { message: address })
        .toMatch(new RegExp(title, "i"));
      const broken = () =>
        page.evaluate(() =>
          [...document.images]
            .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
            .map(({ src }) => src),
        );
      expect(await broken(), address).toEqual([]);
    }
    // From page to page, as with a connection.
    await page.goto(url("/docs/"));
    await waitForHydration(page);
    await page.evaluate(() => void Object.assign(window, { isSame: true }));
    await page.locator("nav.menu a[href*='/docs/installation']").first().click();
    await expect.poll(() => page.locator("main h1").first().textContent()).toMatch(/installation/i);
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill("swizzling");
    await page.locator(".DocSearch-Hit a[href^='/docs/swizzling/']").first().click();
    await expect.poll(() => page.locator("main h1").first().textContent()).toMatch(/swizzling/i);
  });
});
