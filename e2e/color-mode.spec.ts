import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import { openPage } from "./support/page.ts";

const source = {
  config: { themeConfig: { colorMode: { respectPrefersColorScheme: true } } },
  files: {
    "docs/index.md": "---\nslug: /\ntitle: Start\n---\nSee [the other page](other.md).\n",
    "docs/other.md": "# Other\n",
  },
};

const readMode = (page: Page): Promise<string | null> =>
  page.locator("html").getAttribute("data-theme");
const toggle = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /dark and light mode|light|dark/i })
    .first()
    .click();

describeBoth("color-mode", source, ({ open, url }) => {
  test.each(["light", "dark"] as const)(
    "the system's preference is followed: %s",
    async (colorScheme) => {
      const page = await open("/", { colorScheme });
      expect(await readMode(page)).toBe(colorScheme);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
      ).toBe(colorScheme);
    },
  );

  test("the mode is set before anything is painted", async () => {
    const page = await openPage({
      colorScheme: "dark",
      prepare: (newPage) =>
        newPage.addInitScript(() => {
          new MutationObserver((_records, observer) => {
            if (!document.body) return;
            Object.assign(window, { modeAtBody: document.documentElement.dataset["theme"] });
            observer.disconnect();
          }).observe(document, { childList: true, subtree: true });
        }),
    });
    await page.goto(url("/"));
    expect(
      await page.evaluate(() => (window as unknown as { modeAtBody: string }).modeAtBody),
    ).toBe("dark");
  });

  test("a choice is kept: on the next page, after a reload, in another tab", async () => {
    const page = await open("/", { colorScheme: "light" });
    for (let clicks = 0; clicks < 3 && (await readMode(page)) !== "dark"; clicks++)
      await toggle(page);
    expect(await readMode(page)).toBe("dark");
    await page.getByRole("link", { name: "the other page" }).click();
    await page.getByRole("heading", { name: "Other", level: 1 }).waitFor();
    expect(await readMode(page)).toBe("dark");
    await page.reload();
    expect(await readMode(page)).toBe("dark");
    const tab = await page.context().newPage();
    await tab.goto(url("/"));
    expect(await readMode(tab)).toBe("dark");
  });

  test("a mode can be asked for in the address", async () => {
    const page = await open("/?docusaurus-theme=dark", { colorScheme: "light" });
    expect(await readMode(page)).toBe("dark");
  });
});
