import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openContext } from "./support/page.ts";
import { describeWebsite } from "./support/website.ts";

describeWebsite("base URL banner", ({ url, open }) => {
  const banner = (page: Page) => page.getByText("This Docusaurus site did not load properly.");
  const failEntry = (page: Page) =>
    page.route("**/assets/js/app-*.js", (route) => route.fulfill({ status: 404, body: "" }));

  test("the home page says what is wrong, and suggests the address that it is at", async () => {
    const page = await openContext().then((own) => own.newPage());
    await failEntry(page);
    await page.route("**/moved/here/", async (route) =>
      route.fulfill({ response: await route.fetch({ url: url("/") }) }),
    );
    await page.goto(url("/moved/here/"));
    await banner(page).waitFor();
    expect(await page.locator("[data-current]").textContent()).toBe("/");
    expect(await page.locator("[data-suggested]").textContent()).toBe("/moved/here/");
    await page.goto(url("/docs/"));
    await page.locator("h1").first().waitFor();
    expect(await banner(page).count()).toBe(0);
    await page.context().close();
  });

  test("an entry that is merely late shows none, be it by a minute, nor does a page that has started", async () => {
    // A clock is the whole context's.
    const own = await openContext();
    onTestFinished(() => own.close());
    const page = await open("/", {
      context: own,
      prepare: async (newPage) => {
        await newPage.clock.install();
        await newPage.route("**/assets/js/app-*.js", async (route) => {
          await newPage.waitForFunction(() => document.readyState === "interactive");
          await newPage.clock.fastForward(60_000);
          expect(await banner(newPage).count()).toBe(0);
          await route.continue();
        });
      },
    });
    await expect.poll(() => banner(page).count()).toBe(0);
    await page.mouse.move(5, 300);
    await expect.poll(() => page.locator("script[data-base-url]").count()).toBe(0);
  });
});
