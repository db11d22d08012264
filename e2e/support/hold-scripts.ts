import type { Page } from "playwright-core";

/** Has a page wait for its scripts, as on a slow line, until what is returned is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**", async (route) => {
    if (route.request().resourceType() === "script") await released;
    await route.fallback();
  });
  return release;
}
