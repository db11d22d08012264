/** A site that is kept in the browser: its search needs no connection. */

import { afterAll, test } from "vitest";
import type { BrowserContext } from "playwright-core";
import { describeBuild } from "./support/describe-site.ts";
import { openContext, waitForHydration } from "./support/page.ts";
import type { SiteSource } from "./support/site.ts";

const source: SiteSource = {
  config: {
    plugins: [["pwa", { offlineModeActivationStrategies: ["always"] }]],
    themeConfig: { search: { provider: "local" } },
  },
  files: {
    "docs/index.md": "---\nslug: /\n---\n\n# Harbour\n\nWhere boats lie.\n",
    "docs/anchors.md": "# Anchors\n\n## Chain and rope {#chain}\n\nFive metres of it.\n",
  },
};

/** What browsers say where there is no connection, and that no other worker could be had. */
const allow = [
  /registerSW failed/,
  /error occurred when fetching the script/,
  /ERR_(?:INTERNET|FAILED)/,
];

let context: BrowserContext | undefined;
afterAll(() => context?.close());

describeBuild("offline-search", source, ({ open }) => {
  test("finds without a connection, and opens what it found", async () => {
    context = await openContext();
    const page = await open("/", { context, allow });
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== "activated")
        await new Promise((resolve) =>
          active?.addEventListener("statechange", resolve, { once: true }),
        );
    });
    await page.reload();
    await waitForHydration(page);
    await context.setOffline(true);
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill("chain");
    await page.locator(".DocSearch-Hit").first().getByRole("link").click();
    await page.waitForURL("**/anchors#chain");
    await page.getByRole("heading", { name: "Chain and rope" }).waitFor();
    await page.goto(new URL("/search?q=metres", page.url()).href);
    await page.getByText("One document found").waitFor();
  });
});
