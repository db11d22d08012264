/** What a visitor sees, and what the log says, when something of a page breaks. */

import type { Locator, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeBuild } from "./support/describe-site.ts";
import { errorsFixture, wholeChain } from "./support/errors-fixture.ts";
import { findViolations } from "./support/find-violations.ts";
import { openContext, waitForHydration } from "./support/page.ts";

/** What React and the browser say of an error that a test provokes. */
const provoked = [
  /broke|The outcome|Minified React|React recovered|Fragile|outside of <|Invariant|active docs plugin/,
];

const set =
  (name: string, value: unknown) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(
      ([key, what]) => void Object.assign(window, { [key as string]: what }),
      [name, value],
    );
const mend = (page: Page): Promise<unknown> =>
  page.evaluate(() => void Object.assign(window, { isMended: true }));
const heading = (page: Page) => page.getByRole("heading", { name: "This page crashed." });
const readMessage = (page: Page) => page.locator("main p").last().textContent();
const narrow = { width: 390, height: 800 };
const openMenu = (page: Page) =>
  page.getByRole("button", { name: "Toggle navigation bar" }).click();
const menu = (page: Page) => page.locator(".navbar-sidebar");
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

describeBuild("errors", errorsFixture, ({ open, url }) => {
  const openBroken = async (path: string): Promise<Page> => {
    const page = await open(path, { allow: provoked });
    await press(page, "Break it");
    return page;
  };

  test("a page that crashes says so between navbar and footer, with the chain of causes; it can be tried again", async () => {
    const page = await openBroken("/render");
    await heading(page).waitFor();
    expect(await readMessage(page)).toBe(wholeChain);
    await page.locator(".navbar").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await mend(page);
    await press(page, "Try again");
    await page.getByText("Still here").waitFor();
    await expect.poll(() => heading(page).count()).toBe(0);
  });

  test("one that crashes outside of its layout gets one, and the title 'Page Error'", async () => {
    const page = await openBroken("/outside");
    await heading(page).waitFor();
    await page.locator(".navbar").waitFor();
    await expect.poll(() => page.title()).toBe("Page Error | Fixture");
    await mend(page);
    await press(page, "Try again");
    await page.getByRole("button", { name: "Break it" }).waitFor();
  });

  test("where the theme can't be loaded any more, the error is told plainly", async () => {
    const page = await open("/outside", { allow: [...provoked, /Error|404/] });
    const visit = page.waitForResponse("**/assets/js/visit-*.js").then(() => true);
    // Nothing tells when the page listens: a visitor's pointer goes on moving.
    let top = 300;
    const move = async (): Promise<boolean> => {
      await page.mouse.move(5, (top += 1));
      return Promise.race([visit, false]);
    };
    await expect.poll(move).toBe(true);
    await page.route("**/assets/js/*.js", (route) => route.fulfill({ status: 404, body: "" }));
    await press(page, "Break it");
    await heading(page).waitFor();
    await expect.poll(() => page.locator("main [role=alert]").innerText()).toBe(wholeChain);
    await expect.poll(() => page.locator(".navbar").count()).toBe(0);
    await expect.poll(() => page.title()).toBe("Page Error");
    await mend(page);
    await press(page, "Try again");
    await page.getByRole("button", { name: "Break it" }).waitFor();
  });

  test("where only the content of the theme's form is gone, the same is told between navbar and footer", async () => {
    const page = await open("/render", { allow: [...provoked, /404/] });
    await page.route("**/ErrorPageContent-*.js", (route) => route.fulfill({ status: 404 }));
    await press(page, "Break it");
    await heading(page).waitFor();
    await expect.poll(() => page.locator("main [role=alert]").innerText()).toBe(wholeChain);
    await page.locator(".navbar").waitFor();
    await page.getByRole("button", { name: "Footer" }).waitFor();
    await mend(page);
    await press(page, "Try again");
    await page.getByText("Still here").waitFor();
  });

  test("another page leaves a crash behind", async () => {
    const page = await openBroken("/render");
    await heading(page).waitFor();
    await page.getByRole("link", { name: "Fixture" }).first().click();
    await page.getByText("Text to read.").waitFor();
    await expect.poll(() => heading(page).count()).toBe(0);
  });

  test("an effect that throws is a crash; a press that throws is not", async () => {
    await heading(await openBroken("/effect")).waitFor();
    const page = await open("/event", { allow: provoked });
    const error = page.waitForEvent("pageerror");
    await press(page, "Break it");
    expect((await error).message).toBe("The press broke");
    await page.getByText("Still here").waitFor();
  });

  test("a boundary of the page's own shows the message and 'Try again' in place", async () => {
    const page = await openBroken("/own-boundary");
    await page.getByText("A part broke").waitFor();
    expect(await heading(page).count()).toBe(0);
    await mend(page);
    await press(page, "Try again");
    await page.getByText("The part", { exact: true }).waitFor();
  });

  test.each([
    ["/context", "useDoc was called outside of <DocProvider>"],
    [
      "/plugin",
      'Can\'t find active docs plugin for "/plugin" pathname, while it was expected to be found.',
    ],
    ["/invariant", "Invariant failed"],
  ])("%s: %s", async (path, message) => {
    const page = await openBroken(path);
    await heading(page).waitFor();
    expect(await readMessage(page)).toContain(message);
  });

  test.each(["render", "effect"])("a component of the site's that throws in %s", async (when) => {
    const page = await open("/", {
      allow: provoked,
      prepare: set("breaksFooter", when),
    });
    await heading(page).waitFor();
    expect(await readMessage(page)).toBe("The footer broke");
    await expect.poll(() => page.title()).toBe("Page Error | Fixture");
    await page.evaluate(() => void Object.assign(window, { breaksFooter: undefined }));
    await press(page, "Try again");
    await page.getByText("Text to read.").waitFor();
  });

  test("a component of the site's that throws in an event leaves the page as it is", async () => {
    const page = await open("/", { allow: provoked });
    const error = page.waitForEvent("pageerror");
    await press(page, "Footer");
    expect((await error).message).toBe("The footer's button broke");
    await page.getByText("Text to read.").waitFor();
  });

  test("a navbar item that breaks is named with its configuration", async () => {
    const page = await open("/", { allow: provoked, prepare: set("breaksNavbar", true) });
    await heading(page).waitFor();
    const message = await readMessage(page);
    expect(message).toContain("This item of themeConfig.navbar.items cannot be shown:");
    expect(message).toMatch(
      /"type": "custom-fragile",\s+"label": "Fragile item",\s+"extra": \[\s+1\s+\]/,
    );
    expect(message).toContain("Cause:\nThe item broke");
  });

  test("what React recovers from is logged, and the browser's text is shown", async () => {
    const messages: string[] = [];
    const page = await open("/mismatch", {
      allow: provoked,
      prepare: async (newPage) =>
        newPage.on("console", (message) => messages.push(`${message.type()} ${message.text()}`)),
    });
    await page.getByText("browser", { exact: true }).waitFor();
    await expect.poll(() => messages.join("\n")).toMatch(/error React recovered from an error:/);
  });

  describe("code that is gone when it is asked for", () => {
    const gone = [...provoked, /404/, /Failed to fetch dynamically/];
    /** Answers 404 until what it returns is called. Requests go on being looked at, so that none is missed meanwhile. */
    const remove = async (page: Page, chunk: string): Promise<() => void> => {
      let isGone = true;
      await page.route(`**/assets/js/${chunk}-*.js`, (route) =>
        isGone ? route.fulfill({ status: 404 }) : route.continue(),
      );
      return () => void (isGone = false);
    };
    const warning = (page: Page, text: string) =>
      page.waitForEvent("console", (message) => message.text().startsWith(text));
    const markDocument = (page: Page) =>
      page.evaluate(() => void Object.assign(window, { isSame: true }));
    const isSameDocument = (page: Page) => page.evaluate(() => "isSame" in window);

    test("a part of a page: a crash, and 'Try again' loads the page afresh", async () => {
      const page = await open("/lazy", { allow: gone });
      await markDocument(page);
      const restore = await remove(page, "part");
      await press(page, "Break it");
      await heading(page).waitFor();
      restore();
      await press(page, "Try again");
      await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
      await press(page, "Break it");
      await page.getByText("The part", { exact: true }).waitFor();
    });

    test("the menu of a narrow screen: the page is loaded afresh, and then it opens", async () => {
      const page = await open("/", { allow: [...gone, /menu/], viewport: narrow });
      await markDocument(page);
      const restore = await remove(page, "Content");
      const warned = warning(page, "The menu could not be loaded.");
      await openMenu(page);
      await warned;
      restore();
      await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
      await waitForHydration(page);
      await openMenu(page);
      await menu(page).waitFor();
    });

    test("the menu without a connection: it stays closed, and opens with one", async () => {
      const own = await openContext();
      onTestFinished(() => own.close());
      const page = await open("/", { allow: [/menu|DISCONNECTED|code/], context: own });
      await page.setViewportSize(narrow);
      await markDocument(page);
      await own.setOffline(true);
      const warned = warning(page, "The menu could not be loaded.");
      await openMenu(page);
      await warned;
      await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe("");
      await own.setOffline(false);
      await openMenu(page);
      await menu(page).waitFor();
      expect(await isSameDocument(page)).toBe(true);
    });

    test("what buttons in code and keys do: the next press asks for it again", async () => {
      let restoreButtons = (): void => {};
      let warned: Promise<unknown> | undefined;
      const page = await open("/fence", {
        allow: [...gone, /not work yet|list of keys/],
        permissions: ["clipboard-read", "clipboard-write"],
        // Browsers may tell of a pointer that nobody has moved.
        prepare: async (opened) => {
          restoreButtons = await remove(opened, "install");
          warned = warning(opened, "Buttons in code do not work yet.");
        },
      });
      const copy = page.getByRole("button", { name: "Copy" }).first();
      await page.mouse.move(5, 300);
      await warned;
      const warnedAgain = warning(page, "Buttons in code do not work yet.");
      await copy.click();
      await warnedAgain;
      restoreButtons();
      await copy.click();
      await page.locator("[data-copied]").waitFor();
      const restoreKeys = await remove(page, "keyboard-help");
      const warnedOfKeys = warning(page, "The list of keys could not be loaded.");
      await page.keyboard.press("?");
      await warnedOfKeys;
      restoreKeys();
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    });
  });

  test("code in a language without a grammar is plain text", async () => {
    const page = await open("/code");
    await page.locator(".language-js .token.keyword").waitFor();
    expect(await page.locator(".language-klingon code").textContent()).toContain("nuqneH");
    expect(await page.locator(".language-klingon .token.keyword").count()).toBe(0);
  });

  describe("storage", () => {
    const toggle = (page: Page) =>
      page
        .getByRole("button", { name: /Switch between dark and light mode/ })
        .first()
        .click();
    const failures: Record<string, (page: Page) => Promise<unknown>> = {
      "reading throws": (page) =>
        page.addInitScript(() => {
          Storage.prototype.getItem = () => {
            throw new Error("Reading broke");
          };
        }),
      "the quota is full": (page) =>
        page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("The quota broke", "QuotaExceededError");
          };
        }),
      "it is disabled": (page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, "localStorage", {
            get: () => {
              throw new DOMException("Access broke", "SecurityError");
            },
          });
        }),
    };
    test.each(Object.keys(failures))(
      "%s: logged once or more, and the page works",
      async (name) => {
        const messages: string[] = [];
        const page = await open("/", {
          allow: [/broke|Browser storage/],
          prepare: async (newPage) => {
            newPage.on("console", (message) => messages.push(message.text()));
            await failures[name]!(newPage);
          },
        });
        const before = await page.locator("html").getAttribute("data-theme");
        await toggle(page);
        await expect.poll(() => page.locator("html").getAttribute("data-theme")).not.toBe(before);
        await expect.poll(() => messages.join("\n")).toMatch(/broke|Browser storage/);
        expect(await heading(page).count()).toBe(0);
      },
    );

    test("rubbish in it is no choice", async () => {
      const own = await openContext();
      try {
        const page = await open("/", {
          context: own,
          prepare: (newPage) =>
            newPage.addInitScript(() => {
              localStorage.setItem("theme", '{"rubbish');
              localStorage.setItem("docs-preferred-version-default", "\u0000");
            }),
        });
        expect(await page.locator("html").getAttribute("data-theme")).toBe("light");
      } finally {
        await own.close();
      }
    });
  });

  describe("a document without its data", () => {
    /** Half a file: the HTML ends before the data, with nothing in the root. */
    const cutDocument = (page: Page, path = "/") =>
      page.route(url(path), async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const [head = ""] = html.split('<div id="__docusaurus">');
        await route.fulfill({ response, body: `${head}<div id="__docusaurus"></div>` });
      });
    const spinner = (page: Page) => page.getByRole("status", { name: "Loading" });
    const isInView = (locator: Locator) =>
      locator.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    /** How far it stands from the middle of the window. */
    const readOffset = (locator: Locator) =>
      locator.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return Math.abs((left + right - document.documentElement.clientWidth) / 2);
      });
    const isTurning = (locator: Locator) =>
      locator.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
      );

    test("loading shows a spinner after a moment, a failure tells the error, Retry shows the page", async () => {
      let answers = 0;
      let release: () => void = () => {};
      const page = await openContext().then((own) => own.newPage());
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await cutDocument(page);
      await page.route("**/_payload.json", async (route) => {
        answers += 1;
        if (answers > 1) return route.continue();
        await new Promise<void>((resolve) => (release = resolve));
        return route.fulfill({ status: 500, body: "" });
      });
      await page.goto(url("/"));
      await expect.poll(() => answers).toBe(1);
      await page.clock.runFor(150);
      expect(await spinner(page).count()).toBe(0);
      await page.clock.runFor(100);
      await spinner(page).waitFor();
      await expect.poll(() => isInView(spinner(page))).toBe(true);
      await expect.poll(() => readOffset(spinner(page))).toBeLessThan(2);
      await expect.poll(() => isTurning(spinner(page))).toBe(true);
      // There is no time limit.
      await page.clock.runFor(3_600_000);
      await spinner(page).waitFor();
      release();
      const retry = page.getByRole("button", { name: "Retry" });
      await retry.waitFor();
      await expect.poll(() => isInView(retry)).toBe(true);
      const box = page.locator("div:has(> p + button)").last();
      expect(await box.innerText()).toContain("/_payload.json answered 500.");
      const [red = 0, green = 0] = await box.evaluate((element) =>
        [...getComputedStyle(element).borderTopColor.matchAll(/\d+/g)].map(Number),
      );
      expect(red).toBeGreaterThan(2 * green);
      await retry.click();
      await page.getByText("Text to read.").waitFor();
      await expect.poll(() => retry.count()).toBe(0);
      await page.context().close();
    });

    test("Retry asks again for code too", async () => {
      const page = await openContext().then((own) => own.newPage());
      await cutDocument(page, "/event");
      const chunk = "**/assets/js/pages-event-*.js";
      await page.route(chunk, (route) => route.fulfill({ status: 404 }));
      await page.goto(url("/event"));
      const retry = page.getByRole("button", { name: "Retry" });
      await retry.waitFor();
      await page.getByText("Failed to fetch dynamically imported module").waitFor();
      await retry.click();
      await retry.waitFor();
      await page.unroute(chunk);
      await retry.click();
      await page.getByText("Still here").waitFor();
      await expect.poll(() => retry.count()).toBe(0);
      await page.context().close();
    });
  });
});
