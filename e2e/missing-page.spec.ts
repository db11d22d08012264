/** Pages that come late, not at all, or with something else in their place. */

import type { Page, Route } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeBuild } from "./support/describe-site.ts";
import {
  isSameDocument,
  markDocument,
  navigationFixture,
  scrollTo,
  scrollTop,
} from "./support/navigation-fixture.ts";
import { openContext, type PageOptions } from "./support/page.ts";

describeBuild("missing-page", navigationFixture, (running) => {
  const { open } = running;

  describe("a page that does not arrive", () => {
    /** Nothing that this page is put through reaches other tests. */
    const openAlone = async (path: string, options?: PageOptions): Promise<Page> => {
      const context = await openContext();
      onTestFinished(() => context.close());
      return open(path, { ...options, context });
    };

    type Answer = (route: Route) => Promise<unknown>;
    const cutJson: Answer = async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    };
    const answers: Record<string, Answer> = {
      "the server fails": (route) => route.fulfill({ status: 500, body: "" }),
      "half a file comes": cutJson,
      "the connection breaks": (route) => route.abort(),
    };

    /** Shows a page whose payload fares as told, after a click. */
    async function follow(answer: Answer, allow: RegExp[] = []): Promise<Page> {
      const page = await open("/links", {
        allow: [/could not be loaded/, /500|404|ERR_FAILED/, ...allow],
        prepare: (newPage) => newPage.route("**/_payload/second.json", answer),
      });
      await markDocument(page);
      return page;
    }
    const arrive = (page: Page) =>
      page.getByRole("heading", { name: "Second", level: 1 }).waitFor();

    const expectLoadedAfresh = async (page: Page): Promise<void> => {
      const warning = page.waitForEvent("console", (message) =>
        message.text().startsWith("/second could not be loaded, so the browser loads it afresh."),
      );
      await page.getByRole("link", { name: "by Link" }).click();
      expect((await warning).type()).toBe("warning");
      await arrive(page);
      await expect.poll(() => isSameDocument(page)).toBe(false);
    };

    test.each(Object.keys(answers))("%s: a warning, and a full load", async (name) => {
      await expectLoadedAfresh(await follow(answers[name]!));
    });

    test("a host that answers everything with a page: a full load", async () => {
      const page = await follow((route) =>
        route.fulfill({ contentType: "text/html", body: "<p>Not here</p>" }),
      );
      await page.getByRole("link", { name: "by Link" }).click();
      await arrive(page);
      await expect.poll(() => isSameDocument(page)).toBe(false);
    });

    test("an old tab meets a new build: a full load, without a word", async () => {
      const page = await follow(async (route) => {
        const response = await route.fetch();
        const payload = (await response.json()) as object;
        await route.fulfill({ response, json: { ...payload, build: "newer" } });
      });
      await page.getByRole("link", { name: "by Link" }).click();
      await arrive(page);
      await expect.poll(() => isSameDocument(page)).toBe(false);
    });

    test("an old tab asks for a chunk that is gone: a full load", async () => {
      const page = await open("/second", {
        allow: [/could not (?:be loaded|start)/, /404/],
      });
      await markDocument(page);
      await page.route("**/pages-links-*.js", (route) => route.fulfill({ status: 404, body: "" }));
      await page.evaluate(() => {
        const anchor = Object.assign(document.createElement("a"), { href: "/links" });
        anchor.textContent = "to links";
        document.querySelector("article")!.prepend(anchor);
      });
      const warning = page.waitForEvent("console", (message) =>
        message.text().startsWith("/links could not be loaded"),
      );
      await page.getByRole("link", { name: "to links" }).click();
      await warning;
      await page.getByRole("button", { name: "clicked 0" }).waitFor();
      await expect.poll(() => isSameDocument(page)).toBe(false);
    });

    const gone: Answer = (route) => route.fulfill({ status: 404, body: "" });

    test("what every navigation needs is gone: nothing at first, a warning and a full load by the next link", async () => {
      const page = await open("/links", { allow: [/could not be loaded/, /404/] });
      await markDocument(page);
      await page.route("**/assets/js/visit-*.js", gone);
      const answer = page.waitForResponse("**/assets/js/visit-*.js");
      await page.mouse.move(5, 300);
      await answer;
      await page.getByRole("button", { name: "clicked 0" }).click();
      await page.getByRole("button", { name: "clicked 1" }).waitFor();
      expect(await isSameDocument(page)).toBe(true);
      await expectLoadedAfresh(page);
    });

    test("a stylesheet that is gone: a warning, and a full load", async () => {
      const page = await open("/links", { allow: [/could not be loaded/, /404/] });
      await markDocument(page);
      await page.route("**/assets/css/*.css", gone);
      await expectLoadedAfresh(page);
    });

    test("offline, what was prefetched is shown all the same", async () => {
      const page = await openAlone("/", {
        allow: [/ERR_INTERNET_DISCONNECTED|could not/],
      });
      await markDocument(page);
      const payload = page.waitForResponse("**/_payload/second.json");
      await page.mouse.move(5, 5);
      await (await payload).finished();
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await page.getByRole("link", { name: "the second page" }).click();
      await arrive(page);
      expect(await isSameDocument(page)).toBe(true);
    });

    const offline = {
      allow: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|not work yet/],
    };
    const notice = (page: Page) =>
      page.getByText("You are offline, so that page could not be loaded.");
    const addLink = (page: Page, href: string) =>
      page.evaluate((target) => {
        const anchor = Object.assign(document.createElement("a"), { href: target });
        anchor.textContent = `to ${target}`;
        document.body.prepend(anchor);
      }, href);

    test("offline, a page that isn't at hand leaves the present one, and says so; online it comes", async () => {
      const page = await openAlone("/", offline);
      // It came with the document, and is never asked for.
      await page.route("**/_payload.json", (route) => route.abort());
      await page.getByRole("link", { name: "the second page" }).click();
      await arrive(page);
      await page.waitForLoadState("networkidle");
      await markDocument(page);
      await page.context().setOffline(true);
      await addLink(page, "/links");
      await page.getByRole("link", { name: "to /links" }).click();
      expect(await notice(page).getAttribute("role")).toBe("alert");
      await page.waitForURL("**/second");
      await expect.poll(() => page.title()).toBe("Second | Fixture");
      // Said once more, for who tries once more.
      await page.goForward();
      await page.waitForURL("**/second");
      await expect.poll(() => notice(page).count()).toBe(1);
      // The first page's address in the history is where it was.
      await page.goBack();
      await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
      await page.getByText("The end of the first page.").waitFor();
      await expect.poll(() => notice(page).count()).toBe(0);
      await addLink(page, "/links");
      await page.getByRole("link", { name: "to /links" }).first().click();
      await notice(page).waitFor();
      await page.context().setOffline(false);
      await expect.poll(() => notice(page).count()).toBe(0);
      await page.getByRole("link", { name: "to /links" }).first().click();
      await page.getByRole("button", { name: "clicked 0" }).waitFor();
      expect(await isSameDocument(page)).toBe(true);
    });

    test("offline since before the first touch, the page stays as well", async () => {
      const page = await openAlone("/links", offline);
      await markDocument(page);
      await page.context().setOffline(true);
      await page.getByRole("link", { name: "by Link" }).click();
      await notice(page).waitFor();
      await page.waitForURL("**/links");
      await page.getByRole("button", { name: "clicked 0" }).click();
      await page.getByRole("button", { name: "clicked 1" }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole("link", { name: "by Link" }).click();
      await arrive(page);
      await expect.poll(() => notice(page).count()).toBe(0);
      expect(await isSameDocument(page)).toBe(true);
    });

    test("without a connection, what a server near by answers is loaded afresh all the same", async () => {
      const page = await open("/links", {
        allow: [/could not be loaded/, /500/],
        prepare: async (newPage) => {
          await newPage.addInitScript(() => {
            Object.defineProperty(navigator, "onLine", { value: false });
          });
          await newPage.route("**/_payload/second.json", (route) => route.fulfill({ status: 500 }));
        },
      });
      await markDocument(page);
      await page.getByRole("link", { name: "by Link" }).click();
      await arrive(page);
      await expect.poll(() => isSameDocument(page)).toBe(false);
    });

    test("while it is on its way there is a line after 200 ms, no spinner, and other links work", async () => {
      // A clock is the whole context's.
      const page = await openAlone("/");
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await markDocument(page);
      let release: () => void = () => {};
      await page.route("**/_payload/second.json", async (route) => {
        await new Promise<void>((resolve) => (release = resolve));
        await route.continue();
      });
      const bar = page.locator(
        "body > div[aria-hidden=true][style*='--docusaurus-progress-bar-color']",
      );
      const request = page.waitForRequest("**/_payload/second.json");
      await page.getByRole("link", { name: "the second page" }).click();
      await request;
      await page.clock.runFor(150);
      expect(await bar.count()).toBe(0);
      await page.clock.runFor(100);
      await expect.poll(() => bar.count()).toBe(1);
      expect(await page.getByRole("status").count()).toBe(0);
      // There is no time limit, and what is shown stays in use.
      await page.clock.runFor(3_600_000);
      await page.getByRole("link", { name: "a part of this page" }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe("#below");
      await expect.poll(() => bar.count()).toBe(0);
      await page.getByRole("link", { name: "the second page" }).click();
      await page.clock.runFor(250);
      await expect.poll(() => bar.count()).toBe(1);
      release();
      await arrive(page);
      await expect.poll(() => bar.count()).toBe(0);
      expect(await isSameDocument(page)).toBe(true);
    });

    test("client modules hear when it begins, ends and is there; a query alone doesn't scroll", async () => {
      const page = await open("/");
      const readEvents = () =>
        page.evaluate(() => (window as unknown as { events: string[] }).events);
      await page.getByRole("link", { name: "the second page" }).click();
      await arrive(page);
      const whole = [
        "begins nowhere → /",
        "ends nowhere → /",
        "did nowhere → /, Start | Fixture",
        "begins / → /second",
        "ends / → /second",
        "did / → /second, Second | Fixture",
      ];
      await expect.poll(readEvents).toEqual(whole);
      await scrollTo(page, 500);
      await page.evaluate(() => {
        const anchor = Object.assign(document.createElement("a"), { href: "/second?q=1" });
        document.body.append(anchor);
        anchor.click();
      });
      await expect
        .poll(readEvents)
        .toEqual([
          ...whole,
          "begins /second → /second?q=1",
          "ends /second → /second?q=1",
          "did /second → /second?q=1, Second | Fixture",
        ]);
      expect(await scrollTop(page)).toBe(500);
    });

    test.each(["%E0%A4%A", "\"'`><script>", "%00", "no-such-id"])(
      "a hash that names nothing: %s",
      async (hash) => {
        const page = await open(`/second#${hash}`);
        await page.getByRole("link", { name: "the start" }).click();
        await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
      },
    );

    test("a query of 100 kB, by a link and by a full load", async () => {
      const page = await open("/");
      const query = `?q=${"x".repeat(100_000)}`;
      await page.evaluate((search) => {
        const anchor = Object.assign(document.createElement("a"), { href: `/second${search}` });
        document.body.append(anchor);
        anchor.click();
      }, query);
      await arrive(page);
      expect(await page.evaluate(() => window.location.search.length)).toBe(query.length);
      await page.reload();
      await arrive(page);
    });

    test("500 navigations one upon the other leave nothing behind", async () => {
      const page = await openAlone("/");
      const session = await page.context().newCDPSession(page);
      const visit = (times: number) =>
        page.evaluate(async (count) => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          for (let index = 0; index < count; index++) {
            const paths = ["/", "/second", "/links"];
            const anchor = Object.assign(document.createElement("a"), {
              href: paths[index % paths.length],
            });
            document.body.append(anchor);
            anchor.click();
            anchor.remove();
            if (index % 5 === 0) await frame();
          }
        }, times);
      const settle = async () => {
        await page.evaluate(() => {
          const anchor = Object.assign(document.createElement("a"), { href: "/second" });
          document.body.append(anchor);
          anchor.click();
          anchor.remove();
        });
        await arrive(page);
        // The fixture's own log.
        await page.evaluate(() => {
          (window as unknown as { events: string[] }).events.length = 0;
        });
        await session.send("HeapProfiler.collectGarbage");
        const { usedSize } = await session.send("Runtime.getHeapUsage");
        return { usedSize, ...(await session.send("Memory.getDOMCounters")) };
      };
      let before = await settle();
      // Until the code has been compiled, and what is kept in limited numbers has come to its limit.
      await expect
        .poll(async () => {
          const last = before.usedSize;
          await visit(250);
          before = await settle();
          return before.usedSize - last;
        })
        .toBeLessThan(80_000);
      await visit(500);
      // What is kept stays, however long one waits; what isn't may take the browser more than one collection.
      await expect
        .poll(async () => (await settle()).usedSize)
        .toBeLessThan(before.usedSize + 300_000);
      const after = await settle();
      expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners + 10);
      expect(after.nodes).toBeLessThan(before.nodes + 50);
    });

    const transitionStyle = "@media (min-width: 1px) { @view-transition { navigation: auto; } }";

    test("view transitions: where the site's styles ask for them, and the visitor doesn't mind motion", async () => {
      const count = async (style: string, reducedMotion: "reduce" | "no-preference") => {
        const page = await open("/");
        await page.emulateMedia({ reducedMotion });
        await page.addStyleTag({ content: style });
        await page.evaluate(() => {
          const original = document.startViewTransition.bind(document);
          Object.assign(window, { transitions: 0 });
          document.startViewTransition = (update) => {
            (window as unknown as { transitions: number }).transitions += 1;
            return original(update);
          };
        });
        await page.getByRole("link", { name: "the second page" }).click();
        await arrive(page);
        await page.getByRole("link", { name: "the start" }).click();
        await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
        return page.evaluate(() => (window as unknown as { transitions: number }).transitions);
      };
      expect(await count(transitionStyle, "no-preference")).toBe(2);
      expect(await count(transitionStyle, "reduce")).toBe(0);
      expect(await count("p {}", "no-preference")).toBe(0);
    });

    test("view transitions: a browser without them follows links all the same", async () => {
      const page = await open("/", {
        prepare: (newPage) =>
          newPage.addInitScript(() => {
            delete (Document.prototype as Partial<Document>).startViewTransition;
          }),
      });
      await page.addStyleTag({ content: transitionStyle });
      await markDocument(page);
      expect(await page.evaluate(() => "startViewTransition" in document)).toBe(false);
      await page.getByRole("link", { name: "the second page" }).click();
      await arrive(page);
      await page.getByRole("link", { name: "the start" }).click();
      await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
      await expect.poll(() => isSameDocument(page)).toBe(true);
    });
  });

  // The last test, since it changes the site.
});
