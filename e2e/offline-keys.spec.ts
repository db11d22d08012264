/** Keys on a page that is kept in the browser, while a newer version of it comes. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitForHydration } from "./support/page.ts";
import { createSource, describeServed, heading, readWorker } from "./support/offline-site.ts";

const popup = (page: Page) => page.locator(".pwa-reload-popup");
const field = (page: Page) => page.getByRole("combobox");

/** From the page that is shown to the first hit, without a pointer. */
async function searchByKeys(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await field(page).waitFor();
  await page.keyboard.type(query);
  // Until then, what was found before may be there, and chosen.
  await page.locator(".DocSearch-Hit[aria-selected=true]", { hasText: query }).waitFor();
  await page.keyboard.press("Enter");
  await field(page).waitFor({ state: "detached" });
}

const findStates = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready;
    return [installing, waiting].flatMap((worker) => worker?.state ?? []);
  });

const source = createSource({ offlineModeActivationStrategies: ["always"] });

describeServed("an app that is searched while it changes", source, (served) => {
  const { visit, build } = served;

  test("keys search while a newer worker is installed, and while the popup tells of it", async () => {
    const page = await visit("/");
    await readWorker(page);
    served.site.write("docs/index.md", "---\nslug: /\n---\n# Home\n\nThe second edition.\n");
    await build();

    // The worker that is installed waits for one of its files.
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.context().route("**/_payload.json*", async (route) => {
      if (route.request().serviceWorker()) await released;
      await route.continue();
    });
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => findStates(page)).toEqual(["installing"]);
    await searchByKeys(page, "umlaut");
    await expect.poll(() => heading(page).textContent()).toBe("Umlaut");
    expect(await findStates(page)).toEqual(["installing"]);
    release();

    await popup(page).waitFor();
    await searchByKeys(page, "guide");
    await expect.poll(() => heading(page).textContent()).toBe("Guide");
    // Escape closes the window alone, and the focus is where it was opened from.
    await page.keyboard.press("/");
    await field(page).waitFor();
    await page.keyboard.press("Escape");
    await field(page).waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toContain("DocSearch-Button");
    expect(await popup(page).count()).toBe(1);
    expect(await findStates(page)).toEqual(["installed"]);
  });
});
