/** Before React has arrived, and what it costs when it has. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, waitForHydration } from "./support/page.ts";
import { isLean } from "./support/site.ts";
import { describeWebsite } from "./support/website.ts";

/** Keeps the entry back until it is released. */
async function holdEntry(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/js/app-*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describeWebsite("late hydration", ({ url, open }) => {
  const openHeld = async (path: string) => {
    let release: () => void = () => {};
    const page = await openPage({
      prepare: async (newPage) => (release = await holdEntry(newPage)),
    });
    await page.goto(url(path), { waitUntil: "commit" });
    await page.locator("h1").first().waitFor();
    return { page, release };
  };

  test("prose is read and links work before it", async () => {
    const { page } = await openHeld("/docs/installation/");
    await page.locator("article p").first().waitFor();
    await page.locator('.menu a[href="/docs/configuration/"]').first().click();
    await page.waitForURL(url("/docs/configuration/"), { waitUntil: "commit" });
    await page.getByRole("heading", { name: "Configuration", level: 1 }).waitFor();
  });

  test("a press on a control before it is not lost", async () => {
    const { page, release } = await openHeld("/docs/installation/");
    const before = await page.locator("html").getAttribute("data-theme");
    await page.getByRole("button", { name: /Switch between dark and light mode/ }).click();
    await page.getByRole("tab", { name: "Yarn" }).first().click();
    release();
    await waitForHydration(page);
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).not.toBe(before);
    await expect
      .poll(() => page.getByRole("tab", { name: "Yarn" }).first().getAttribute("aria-selected"))
      .toBe("true");
  });

  test.each(["light", "dark"])(
    "a press while React takes over counts once: the visitor's %s page changes",
    async (stored) => {
      const page = await open("/docs/installation/", {
        prepare: (newPage) =>
          newPage.addInitScript((theme) => {
            localStorage.setItem("theme", theme);
            const themes: (string | null)[] = [];
            Object.assign(window, { themes });
            const { addEventListener } = EventTarget.prototype;
            EventTarget.prototype.addEventListener = function (type, ...rest) {
              addEventListener.call(this, type, ...rest);
              // From here on React hears of presses, though it has yet to look at the page.
              if (type !== "click" || (this as Element).id !== "__docusaurus" || themes.length > 0)
                return;
              const html = document.documentElement;
              themes.push(html.dataset["theme"] ?? "");
              new MutationObserver(() => themes.push(html.dataset["theme"] ?? "")).observe(html, {
                attributeFilter: ["data-theme"],
              });
              queueMicrotask(() => {
                document
                  .querySelector<HTMLElement>(".navbar [aria-label^='Switch between dark']")
                  ?.click();
                document.querySelectorAll<HTMLElement>("[role=tab]")[2]?.click();
              });
            };
          }, stored),
      });
      const themes = () => page.evaluate(() => (window as unknown as { themes: string[] }).themes);
      const other = stored === "light" ? "dark" : "light";
      await expect.poll(themes).toEqual([stored, other]);
      const tab = page.getByRole("tab").nth(2);
      await expect.poll(() => tab.getAttribute("aria-selected")).toBe("true");
      // A second repeat would have had its turn before this press.
      await page.getByRole("button", { name: /^Switch between dark/ }).click();
      await expect.poll(themes).toEqual([stored, other, stored]);
    },
  );

  test("a page of prose costs next to nothing: three scripts, one node of React's for each block, no change", async () => {
    const requests: string[] = [];
    const page = await open("/docs/api/docusaurus-config/", {
      prepare: async (newPage) => {
        newPage.on("request", (request) => {
          if (["script", "fetch", "xhr"].includes(request.resourceType()))
            requests.push(request.url());
        });
        await newPage.addInitScript(() => {
          const changes: string[] = [];
          Object.assign(window, { changes });
          document.addEventListener("readystatechange", () => {
            if (document.readyState !== "interactive") return;
            new MutationObserver((records) => {
              for (const { type, target } of records) changes.push(`${type} of ${target.nodeName}`);
            }).observe(document, {
              subtree: true,
              childList: true,
              characterData: true,
              attributes: true,
            });
          });
        });
      },
    });
    await page.waitForLoadState("networkidle");
    expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(isLean ? 3 : 4);
    const article = await page.locator("article .markdown").evaluate((root) => {
      const elements = [...root.querySelectorAll("*")];
      const isReacts = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
      const hydrated = elements.filter(isReacts).length;
      return { elements: elements.length, blocks: root.childElementCount, hydrated };
    });
    expect(article.elements).toBeGreaterThan(1500);
    // Around the title there is one more.
    expect(article.hydrated).toBeLessThanOrEqual(article.blocks + 1);
    expect(article.hydrated).toBeGreaterThan(0);
    const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
    expect(changes.filter((change) => !change.startsWith("attributes"))).toEqual([]);
    expect(changes.length, changes.join("\n")).toBeLessThan(6);
  });

  test.runIf(isLean)(
    "links and text of the theme need no code on the first page, and have it on the next",
    async () => {
      const scripts: string[] = [];
      const page = await open("/blog/releases/2.4/", {
        prepare: async (newPage) => {
          newPage.on("request", (request) => {
            if (request.resourceType() === "script") scripts.push(request.url());
          });
        },
      });
      await waitForHydration(page);
      const hasCode = () => scripts.some((script) => /\/assets\/js\/docs-/.test(script));
      expect(hasCode()).toBe(false);
      const mark = () =>
        page.evaluate(() => {
          const parts = [...document.querySelectorAll("footer, article header")];
          for (const part of parts) Object.assign(part, { isKept: true });
          return parts.length;
        });
      expect(await mark()).toBe(3);
      await page.mouse.move(100, 100);
      await expect.poll(hasCode).toBe(true);
      // Other elements would lose a selection, and the focus.
      const kept = await page.evaluate(
        () =>
          [...document.querySelectorAll("footer, article header")].filter(
            (part) => "isKept" in part,
          ).length,
      );
      expect(kept).toBe(3);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.locator("footer").last().getByRole("link", { name: "Introduction" }).click();
      await page.locator(".theme-doc-footer-edit-meta-row").waitFor();
      await page.locator("footer").last().getByText("Copyright").waitFor();
      await page.locator(".pagination-nav__link--next").waitFor();
      await page.goBack();
      await page.locator("article header time").waitFor();
      await page.locator("article header .avatar__name").first().waitFor();
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    },
  );

  test("? explains the keys, but not to who is typing; Escape and a press beside close it", async () => {
    const page = await open("/search/");
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    const field = page.getByRole("searchbox", { name: "Search" });
    await field.press("?");
    await expect.poll(() => new URL(page.url()).search).toBe("?q=%3F");
    expect(await dialog.count()).toBe(0);
    await field.blur();
    await page.keyboard.press("?");
    await dialog.waitFor();
    expect(await dialog.locator("kbd").allTextContents()).toEqual([
      "Tab",
      "Enter",
      "← →",
      "Esc",
      "?",
    ]);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    await page.keyboard.press("?");
    await dialog.waitFor();
    await page.mouse.click(5, 300);
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test("the first key on a page isn't lost either", async () => {
    const page = await open("/docs/");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  });

  test.each(["/docs/configuration/", "/blog/releases/2.4/"])(
    "%s asks the browser for none of its tables of languages, which take long to load",
    async (path) => {
      const page = await open(path, {
        prepare: (page) =>
          page.addInitScript(() => {
            const asked: string[] = [];
            Object.assign(window, { asked });
            for (const name of ["DateTimeFormat", "NumberFormat", "Collator"] as const)
              Intl[name] = new Proxy(Intl[name], {
                construct: (target, args, newTarget) => {
                  asked.push(name);
                  return Reflect.construct(target, args, newTarget);
                },
              }) as never;
            const { localeCompare } = String.prototype;
            // oxlint-disable-next-line no-extend-native
            Object.defineProperty(String.prototype, "localeCompare", {
              value(this: string, ...args: [string]) {
                asked.push("localeCompare");
                return localeCompare.apply(this, args);
              },
            });
          }),
      });
      const asked = (): Promise<unknown> =>
        page.evaluate(() => (window as unknown as { asked: unknown }).asked);
      expect(await asked()).toEqual([]);
      expect(await page.locator("time").first().textContent()).toMatch(/\d{4}$/);
      // The check itself works.
      await page.evaluate(() => "a".localeCompare(new Intl.DateTimeFormat("en").format(0)));
      expect(await asked()).toEqual(["DateTimeFormat", "localeCompare"]);
    },
  );

  test("what only the browser knows comes with hydration, not one by one", async () => {
    const page = await open("/docs/configuration/", {
      viewport: { width: 390, height: 844 },
      prepare: (page) =>
        page.addInitScript(() => {
          const tasks: string[][] = [];
          Object.assign(window, { tasks });
          const changes: string[] = [];
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => tasks.push(changes.splice(0)));
          port1.start();
          const observer = new MutationObserver((records) => {
            const isSidebar = (node: Node): boolean =>
              node instanceof Element && node.querySelector(".menu__list") !== null;
            const found = records.flatMap(({ attributeName, removedNodes }) => {
              if (attributeName === "data-has-hydrated") return "hydrated";
              return [...removedNodes].filter(isSidebar).map(() => "sidebar removed");
            });
            if (found.length > 0 && changes.length === 0) port2.postMessage("after this task");
            changes.push(...found);
          });
          document.addEventListener("DOMContentLoaded", () =>
            observer.observe(document, { subtree: true, childList: true, attributes: true }),
          );
        }),
    });
    const tasks = (): Promise<string[][]> =>
      page.evaluate(() => (window as unknown as { tasks: string[][] }).tasks);
    await expect.poll(tasks).toEqual([["sidebar removed", "hydrated"]]);
  });

  test("the log of navigations is for deploy previews alone", async () => {
    const messages: [name: string, value: unknown][] = [];
    const collect = async (page: Page): Promise<void> => {
      page.on("console", async (message) => {
        if (message.text().startsWith("onRoute"))
          messages.push([message.text().split(" {")[0]!, await message.args()[1]?.jsonValue()]);
      });
    };
    const visit = async (origin: string): Promise<void> => {
      const page = await openPage({ prepare: collect });
      await page.goto(`${origin}/docs/installation/`);
      await waitForHydration(page);
      await page.locator('.menu a[href="/docs/configuration/"]').first().click();
      await page.getByRole("heading", { name: "Configuration", level: 1 }).waitFor();
    };
    await visit(url(""));
    expect(messages).toEqual([]);
    await visit(url("").replace(/\/\/[^:]+/, "//deploy-preview-1--site.localhost"));
    // For the first page and for the next.
    const names = ["onRouteUpdate", "onRouteUpdate cleanup", "onRouteDidUpdate"];
    await expect.poll(() => messages.map(([name]) => name)).toEqual([...names, ...names]);
    expect(messages.at(-1)).toEqual([
      "onRouteDidUpdate",
      {
        location: expect.objectContaining({ pathname: "/docs/configuration/" }) as unknown,
        previousLocation: expect.objectContaining({ pathname: "/docs/installation/" }) as unknown,
        heading: "Configuration",
        title: "Configuration | Docusaurus",
        description: expect.stringMatching(/\w/) as unknown,
        htmlClass: expect.stringContaining("docs-doc-page") as unknown,
      },
    ]);
  });
});
