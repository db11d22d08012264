import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdScripts } from "./support/hold-scripts.ts";
import { openPage } from "./support/page.ts";
import { describeWebsite } from "./support/website.ts";

/** Not as they are drawn: the browser draws those first that are in view. */
const titlesOf = (page: Page): Promise<string[]> => page.locator("main h3").allTextContents();
const outcomeOf = (page: Page): Promise<string> => page.getByRole("status").innerText();
const queryOf = (page: Page): string => new URL(page.url()).search;
const nameField = (page: Page) => page.getByRole("searchbox", { name: "Find a site by its name" });
const tagBox = (page: Page, tag: string) => page.getByRole("checkbox", { name: tag });

describeWebsite("showcase", ({ open, url }) => {
  test("shows the favorites first, then all others", async () => {
    const page = await open("/showcase/");
    expect(await page.title()).toBe("Docusaurus Site Showcase | Docusaurus");
    expect(await page.locator("main h2").allInnerTexts()).toEqual([
      "Our favorites",
      "All other sites",
    ]);
    expect(await outcomeOf(page)).toBe("200 sites");
    expect(await titlesOf(page)).toHaveLength(200);
    expect(
      await page.locator("main section").first().getByRole("listitem").first().innerText(),
    ).toContain("Algolia DocSearch");
  });

  test("finds sites as a name is typed; the address follows, without steps to go back", async () => {
    const page = await open("/");
    await page.goto(url("/showcase/"));
    await nameField(page).pressSequentially("rea j");
    await nameField(page).press("Backspace");
    await nameField(page).press("Backspace");
    expect(await nameField(page).inputValue()).toBe("rea");
    await expect.poll(() => queryOf(page)).toBe("?name=rea");
    const titles = await titlesOf(page);
    expect(titles.length).toBeGreaterThan(2);
    expect(titles.filter((title) => !/rea/i.test(title))).toEqual([]);
    expect(await outcomeOf(page)).toBe(`${titles.length} sites`);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  });

  test("takes what is typed before its code is there", async () => {
    const page = await openPage();
    const release = await holdScripts(page);
    await page.goto(url("/showcase/?tags=design"), { waitUntil: "commit" });
    await nameField(page).pressSequentially("rea j");
    expect(await nameField(page).inputValue()).toBe("rea j");
    await nameField(page).press("Backspace");
    await nameField(page).press("Backspace");
    release();
    await expect.poll(() => queryOf(page)).toBe("?name=rea&tags=design");
    expect(await nameField(page).inputValue()).toBe("rea");
    await expect.poll(() => tagBox(page, "Design").isChecked()).toBe(true);
  });

  test("comes back as it was left, and leads on again", async () => {
    const page = await open("/showcase/");
    await nameField(page).fill("rea");
    await expect.poll(() => queryOf(page)).toBe("?name=rea");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Docs" })
      .click();
    await page.waitForURL("**/docs/**");
    await nameField(page).waitFor({ state: "detached" });
    await page.goBack();
    await page.waitForURL("**/showcase/?name=rea");
    await expect.poll(() => nameField(page).inputValue()).toBe("rea");
    // By then, effects of what is shown have run.
    await nameField(page).press("End");
    await nameField(page).press("c");
    await expect.poll(() => queryOf(page)).toBe("?name=reac");
    await page.goForward();
    await page.waitForURL("**/docs/**");
  });

  test("works by keyboard alone", async () => {
    const page = await open("/showcase/");
    await nameField(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(() => page.getByRole("radio", { name: "all of the tags" }).isChecked())
      .toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect.poll(() => tagBox(page, "Favorite").isChecked()).toBe(true);
    await expect.poll(() => tagBox(page, "Design").isChecked()).toBe(true);
    await expect.poll(() => queryOf(page)).toBe("?tags=favorite&tags=design&operator=AND");
    const both = await titlesOf(page);
    expect(both).toContain("Jest");
    expect(both).not.toContain("Algolia DocSearch");

    const clear = page.getByRole("button", { name: "Show all sites" });
    await clear.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => queryOf(page)).toBe("");
    expect(await titlesOf(page)).toHaveLength(200);
  });

  test("any of the tags shows more than all of them", async () => {
    const page = await open("/showcase/?tags=i18n&tags=rtl");
    await expect.poll(() => page.locator("main h2").allInnerTexts()).toEqual(["Sites that match"]);
    const any = (await titlesOf(page)).length;
    await page.getByRole("radio", { name: "all of the tags" }).check();
    await expect.poll(async () => (await titlesOf(page)).length).toBeLessThan(any);
  });

  test("an address brings its filter along, and going back brings back the one before", async () => {
    const page = await open("/showcase/?name=je&tags=design&operator=AND");
    await expect.poll(() => titlesOf(page)).toContain("Jest");
    expect(await nameField(page).inputValue()).toBe("je");
    expect(await tagBox(page, "Design").isChecked()).toBe(true);
    expect(await page.getByRole("radio", { name: "all of the tags" }).isChecked()).toBe(true);
    await tagBox(page, "Design").uncheck();
    await expect.poll(() => queryOf(page)).toBe("?name=je&operator=AND");
    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe("?name=je&tags=design&operator=AND");
    expect(await tagBox(page, "Design").isChecked()).toBe(true);
  });

  test("says when nothing matches", async () => {
    const page = await open("/showcase/?name=nosuchsite");
    await page.getByRole("heading", { name: "No result" }).waitFor();
    expect(await outcomeOf(page)).toBe("0 sites");
    expect(await titlesOf(page)).toEqual([]);
  });

  test("is a list without JavaScript", async () => {
    const page = await open("/showcase/", { javaScriptEnabled: false });
    expect(await titlesOf(page)).toHaveLength(200);
    expect(await nameField(page).isVisible()).toBe(false);
    const jest = page.getByRole("link", { name: "Jest", exact: true });
    expect(await jest.getAttribute("href")).toBe("https://jestjs.io/");
  });
});
