/** A level of a sidebar that is too long to stand in every page. */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBuild, describeDev, type RunningSite } from "./support/describe-site.ts";

const COUNT = 600;
const nameOf = (at: number): string => `doc-${String(at).padStart(4, "0")}`;
const source = {
  files: {
    "docs/index.md": "---\nslug: /\ntitle: Start\n---\n\nText.\n",
    "docs/many/_category_.json": '{ "label": "Many" }',
    ...Object.fromEntries(
      Array.from({ length: COUNT }, (_, at) => [
        `docs/many/${nameOf(at)}.md`,
        `---\ntitle: Doc ${at}\n---\n\nText of ${at}.\n`,
      ]),
    ),
  },
};

const menu = (page: Page): Locator => page.locator(".theme-doc-sidebar-menu");
const findLabels = (page: Page): Promise<string[]> =>
  menu(page).locator("ul .menu__link").allInnerTexts();
const labelsOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `Doc ${from + at}`);

function testReading({ open }: RunningSite): void {
  test("shows what is around the page, and more of it when asked by the keyboard", async () => {
    const page = await open(`/many/${nameOf(300)}`);
    expect(await findLabels(page)).toEqual(["… Doc 249", ...labelsOf(250, 350), "… Doc 350"]);
    await menu(page).getByRole("button", { name: "… Doc 350" }).focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => findLabels(page))
      .toEqual(["… Doc 249", ...labelsOf(250, 450), "… Doc 450"]);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("h1").innerText()).toBe("Doc 350");
    expect(await findLabels(page)).toContain("Doc 250");
  });
}

describeDev("long-levels", source, testReading);

describeBuild("long-levels", source, (running) => {
  testReading(running);

  test("stays out of the pages", () => {
    for (const at of [0, 300, COUNT - 1]) {
      const html = running.site.read(`build/many/${nameOf(at)}/index.html`);
      expect(html.match(/menu__list-item/g)!.length).toBeLessThan(110);
      expect(html.length).toBeLessThan(100_000);
    }
  });

  test("can be followed without JavaScript, from one end to the other", async () => {
    const page = await running.open(`/many/${nameOf(0)}`, { javaScriptEnabled: false });
    const seen = new Set(await findLabels(page));
    for (let last = "…"; last.startsWith("…"); last = (await findLabels(page)).at(-1)!) {
      await menu(page).getByRole("button", { name: last }).last().click();
      for (const label of await findLabels(page)) seen.add(label);
    }
    for (const label of labelsOf(0, COUNT)) expect(seen).toContain(label);
  });
});
