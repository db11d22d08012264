import type { Page, Route } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeBoth, describeBuild } from "./support/describe-site.ts";
import { openContext, openPage, type PageOptions, waitForHydration } from "./support/page.ts";
import { buildSite, type SiteSource } from "./support/site.ts";

const longText = Array.from(
  { length: 60 },
  (_, index) => `Paragraph ${index + 1} of a long page.`,
).join("\n\n");

const source: SiteSource = {
  config: { clientModules: ["./src/log.js"] },
  files: {
    "docs/index.md": `---
slug: /
title: Start
description: Where it begins
---
A link in prose to [the second page](second.md), to [its end](second.md#the-end), to [elsewhere](https://example.org/),
to [elsewhere by any scheme](//example.org/any), to a [file](pathname:///file.txt) and to [a part of this page](#below).

${longText}

## Below

The end of the first page.
`,
    "docs/second.md": `---
title: Second
description: What comes next
---
${longText}

## The end

Back to [the start](index.md).
`,
    "src/pages/links.js": `
import Link from "@docusaurus/Link";
import { useState } from "react";
export default function Links() {
  const [count, setCount] = useState(0);
  return <main>
    <button onClick={() => setCount(count + 1)}>clicked {count}</button>
    <Link to="/second">by Link</Link>
    <a href="/second">by a plain anchor</a>
    <Link to="https://example.org/">React to elsewhere</Link>
    <Link to="//example.org/any">React by any scheme</Link>
    <Link to="pathname:///file.txt">React to a file</Link>
  </main>;
}`,
    "src/log.js": `
const events = [];
const describe = ({ location, previousLocation }) => (previousLocation?.pathname ?? "nowhere") + " → " + location.pathname + location.search;
if (typeof window !== "undefined") window.events = events;
export function onRouteUpdate(update) {
  events.push("begins " + describe(update));
  return () => events.push("ends " + describe(update));
}
export function onRouteDidUpdate(update) {
  events.push("did " + describe(update) + ", " + document.title);
}`,
    "static/file.txt": "a file",
  },
};

/** Sets a mark that a reload takes away. */
const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSame: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSame" in window);
/** The page hears of it in the next frame, as when a visitor scrolls. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describeBoth("navigation", source, ({ mode, open, url }) => {
  test("a link in prose changes the page without a reload", async () => {
    const page = await open("/");
    await markDocument(page);
    await page.getByRole("link", { name: "the second page" }).click();
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/second");
    expect(await page.title()).toBe("Second | Fixture");
    expect(await page.locator("meta[name=description]").getAttribute("content")).toBe(
      "What comes next",
    );
    expect(await page.locator("meta[property='og:title']").getAttribute("content")).toBe(
      "Second | Fixture",
    );
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      "https://fixture.test/second",
    );
    expect(await page.locator("title").count()).toBe(1);
    expect(await page.locator("meta[name=description]").count()).toBe(1);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("Link and a plain anchor of a React page change it too", async () => {
    for (const name of ["by Link", "by a plain anchor"]) {
      const page = await open("/links");
      await markDocument(page);
      await page.getByRole("button").click();
      await page.getByText("clicked 1").waitFor();
      await page.getByRole("link", { name }).click();
      await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
      expect(await isSameDocument(page)).toBe(true);
    }
  });

  test("a new page begins at its top; going back and forward restores the scroll position", async () => {
    const page = await open("/");
    await markDocument(page);
    await scrollTo(page, 900);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('article a[href="/second"]')?.click(),
    );
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    expect(await scrollTop(page)).toBe(0);
    await scrollTo(page, 400);
    await page.goBack();
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
    await expect.poll(() => scrollTop(page)).toBe(900);
    await page.goForward();
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    await expect.poll(() => scrollTop(page)).toBe(400);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("a hash is scrolled to: on load, on the page, on another page", async () => {
    const isInView = (page: Page, id: string) =>
      page.evaluate((target) => {
        const { top } = document.getElementById(target)!.getBoundingClientRect();
        return top >= 0 && top < window.innerHeight;
      }, id);
    const page = await open("/second#the-end");
    await expect.poll(() => isInView(page, "the-end")).toBe(true);
    await markDocument(page);
    await page.getByRole("link", { name: "the start" }).click();
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
    await page.getByRole("link", { name: "a part of this page" }).click();
    await expect.poll(() => isInView(page, "below")).toBe(true);
    expect(new URL(page.url()).hash).toBe("#below");
    await page.goBack();
    await page.getByRole("link", { name: "its end" }).click();
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    await expect.poll(() => isInView(page, "the-end")).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("a click that asks for a new tab is left to the browser", async () => {
    const page = await open("/");
    const newPage = page.context().waitForEvent("page");
    await page
      .getByRole("link", { name: "the second page" })
      .click({ modifiers: ["ControlOrMeta"] });
    await (await newPage).waitForURL("**/second");
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test.each([
    ["/", { elsewhere: "https://", "elsewhere by any scheme": "http://", file: "/file.txt" }],
    [
      "/links",
      {
        "React to elsewhere": "https://",
        "React by any scheme": "http://",
        "React to a file": "/file.txt",
      },
    ],
  ])("links of %s to other sites and to files open in a new tab", async (path, links) => {
    const context = await openContext();
    onTestFinished(() => context.close());
    await context.route(/^https?:\/\/example\.org\//, (route) =>
      route.fulfill({ body: "elsewhere" }),
    );
    const page = await open(path, { context });
    await markDocument(page);
    const { origin } = new URL(page.url());
    for (const [name, begin] of Object.entries(links)) {
      const link = page.getByRole("link", { name, exact: true });
      expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
      const opened = context.waitForEvent("page");
      await link.click();
      const tab = await opened;
      const isFile = begin.startsWith("/");
      await tab.waitForURL((url) => url.href.startsWith(isFile ? origin + begin : begin));
      await tab.getByText(isFile ? "a file" : "elsewhere", { exact: true }).waitFor();
      const readTies = () => [window.opener as unknown, document.referrer];
      expect(await tab.evaluate(readTies), name).toEqual([null, ""]);
      await tab.close();
    }
    expect(page.url()).toBe(origin + path);
    expect(await isSameDocument(page)).toBe(true);
  });

  // A built page has its text by then.
  test.runIf(mode === "dev")(
    "code that fails to arrive is told in a box, and Retry asks again",
    async () => {
      const page = await openPage({ allow: [/could not be loaded|Failed to|ERR_FAILED/] });
      const file = /\/links\.js/;
      await page.route(file, (route) => route.abort());
      await page.goto(url("/links"));
      const retry = page.getByRole("button", { name: "Retry" });
      await retry.click();
      await retry.waitFor();
      await page.unroute(file);
      await retry.click();
      await page.getByRole("button", { name: "clicked 0" }).click();
      await page.getByRole("button", { name: "clicked 1" }).waitFor();
    },
  );
});

describeBuild("prefetch", source, (running) => {
  const { open, url } = running;

  /** Payloads asked for, by the page that they belong to. */
  const watchPayloads = (page: Page) => {
    const paths: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".json") && pathname.includes("second")) paths.push(pathname);
    });
    return paths;
  };
  /** What the page asked for before this has been heard of after it. */
  const passRequests = (page: Page) =>
    page.evaluate(async () => void (await fetch(window.location.href)));

  test("once the visitor moves, a link in view is prefetched; following it asks for nothing again", async () => {
    let paths: string[] = [];
    const page = await open("/", { prepare: async (newPage) => (paths = watchPayloads(newPage)) });
    await page.mouse.move(5, 5);
    await expect.poll(() => paths.length).toBe(1);
    await page.getByRole("link", { name: "the second page" }).click();
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    expect(new Set(paths).size).toBe(1);
  });

  test("a link under the pointer is prefetched", async () => {
    let paths: string[] = [];
    const page = await open("/links", {
      prepare: async (newPage) => {
        paths = watchPayloads(newPage);
        await newPage.addInitScript(() => {
          // Nothing ever comes into view.
          window.IntersectionObserver = class extends window.IntersectionObserver {
            override observe() {
              document.documentElement.dataset["watched"] = "";
            }
          };
        });
      },
    });
    await page.mouse.move(5, 5);
    await page.locator("html[data-watched]").waitFor();
    await passRequests(page);
    expect(paths).toEqual([]);
    await page.getByRole("link", { name: "by Link" }).hover();
    await expect.poll(() => paths.length).toBe(1);
  });

  /** Puts a link to a page that has a chunk of its own under the pointer. */
  const pointToLinks = async (page: Page) => {
    await page.evaluate(() => {
      const anchor = Object.assign(document.createElement("a"), { href: "/links" });
      anchor.textContent = "to links";
      document.querySelector("article")!.prepend(anchor);
    });
    await page.getByRole("link", { name: "to links" }).hover();
  };
  const countHints = (page: Page) =>
    page.locator("link[rel=modulepreload][href*='/pages-links-']").count();

  test("a link under the pointer has the scripts of its page fetched, once", async () => {
    const scripts: string[] = [];
    const page = await open("/second");
    page.on("request", (request) => scripts.push(request.url()));
    expect(await countHints(page)).toBe(0);
    await pointToLinks(page);
    await expect.poll(() => countHints(page)).toBe(1);
    await page.getByRole("link", { name: "to links" }).click();
    await page.getByRole("button", { name: "clicked 0" }).waitFor();
    expect(scripts.filter((address) => address.includes("/pages-links-"))).toHaveLength(1);
  });

  test("a link within the page asks for nothing, not even when it is pressed", async () => {
    let paths: string[] = [];
    const page = await open("/", { prepare: async (newPage) => (paths = watchPayloads(newPage)) });
    await page.mouse.move(5, 5);
    await expect.poll(() => paths.length).toBe(1);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("link", { name: "a part of this page" }).click({ delay: 60 });
    await expect.poll(() => new URL(page.url()).hash).toBe("#below");
    expect(asked.filter((url) => url.endsWith(".json"))).toEqual([]);
  });

  test("a link that is pressed has the styles of its page loaded", async () => {
    const page = await open("/links");
    const countSheets = () => page.locator("link[rel=stylesheet]").count();
    await page.getByRole("link", { name: "by Link" }).hover();
    // What listens to a press comes late, and has told the browser by then what the page needs.
    await page.locator("link[rel=prefetch][as=style]").waitFor({ state: "attached" });
    const before = await countSheets();
    await page.mouse.down();
    await expect.poll(countSheets).toBeGreaterThan(before);
    await page.mouse.up();
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
  });

  test("a page that is at hand is shown within the click", async () => {
    const page = await open("/");
    const link = page.getByRole("link", { name: "the second page" });
    // All that the page needs has come then.
    await link.click();
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
    await page.evaluate(() => {
      const onClick = ({ type }: Event) => {
        const heading = document.querySelector("h1")?.textContent;
        Object.assign(window, { atClick: `${heading} at ${type}` });
      };
      // Before the document's own listener, and after it.
      window.addEventListener("click", onClick, { capture: true, once: true });
      window.addEventListener("click", ({ type }) => {
        const heading = document.querySelector("h1")?.textContent;
        Object.assign(window, { afterClick: `${heading} at ${type}` });
      });
    });
    await link.click();
    const read = (name: string) =>
      page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name);
    await expect.poll(() => read("afterClick")).toBe("Second at click");
    expect(await read("atClick")).toBe("Start at click");
  });

  test("the frame after a click is of the first screen; the rest is in the next, and has its size before", async () => {
    const page = await open("/");
    const goBack = async () => {
      await page.goBack();
      await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
    };
    await page.getByRole("link", { name: "the second page" }).click();
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await goBack();

    const listLater = () =>
      page.evaluate(() => {
        const heights: number[] = [];
        const { events } = window as unknown as { events: string[] };
        // What client modules would measure.
        events.push = () => heights.push(document.documentElement.scrollHeight);
        const readFrame: ResizeObserverCallback = (_, observer) => {
          observer.disconnect();
          const blocks = [...document.querySelectorAll(".markdown > *")];
          const later = blocks.filter((block) => block.getBoundingClientRect().height === 0);
          const top = later[0]?.getBoundingClientRect().top ?? 0;
          const last = later.includes(blocks.at(-1)!);
          Object.assign(window, { frame: [later.length, top > window.innerHeight, last, heights] });
        };
        // Hears of the layout that is about to be painted.
        const observe = () => new ResizeObserver(readFrame).observe(document.body);
        window.addEventListener("click", () => requestAnimationFrame(observe), { once: true });
      });
    const readFrame = () => page.evaluate(() => (window as unknown as { frame: unknown }).frame);
    await listLater();
    await page.getByRole("link", { name: "the second page" }).click();
    await expect.poll(readFrame).toEqual([expect.any(Number), true, true, expect.any(Array)]);
    const [later, , , heights] = (await readFrame()) as [number, boolean, boolean, number[]];
    expect(later).toBeGreaterThan(20);
    expect(heights.at(-1)).toBe(height);
    await expect.poll(() => page.locator(".markdown > [style]").count()).toBe(0);

    await goBack();
    await listLater();
    await page.getByRole("link", { name: "its end" }).click();
    await expect.poll(readFrame).toEqual([0, false, false, expect.any(Array)]);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "nothing is prefetched on a connection with %o",
    async (connection) => {
      let paths: string[] = [];
      const page = await open("/", {
        prepare: async (newPage) => {
          paths = watchPayloads(newPage);
          await newPage.addInitScript((value) => {
            const get = () => {
              document.documentElement.dataset["connection"] = "read";
              return value;
            };
            Object.defineProperty(navigator, "connection", { get });
          }, connection);
        },
      });
      await page.mouse.move(5, 5);
      await page.locator("html[data-connection]").waitFor();
      await page.getByRole("link", { name: "the second page" }).hover();
      await pointToLinks(page);
      await passRequests(page);
      expect(paths).toEqual([]);
      expect(await countHints(page)).toBe(0);
    },
  );

  test("after a deployment, a page that is gone loads the server's answer", async () => {
    const page = await open("/links", {
      allow: [/404/],
      prepare: (newPage) =>
        newPage.route("**/*second*.json", (route) => route.fulfill({ status: 404, body: "" })),
    });
    await markDocument(page);
    await page.getByRole("link", { name: "by Link" }).click();
    await page.waitForURL(url("/second"));
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    expect(await isSameDocument(page)).toBe(false);
  });

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

    test.each(Object.keys(answers))("%s: a warning, and a full load", async (name) => {
      const page = await follow(answers[name]!);
      const warning = page.waitForEvent("console", (message) =>
        message.text().startsWith("/second could not be loaded, so the browser loads it afresh."),
      );
      await page.getByRole("link", { name: "by Link" }).click();
      expect((await warning).type()).toBe("warning");
      await arrive(page);
      await expect.poll(() => isSameDocument(page)).toBe(false);
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
    const expectLoadedAfresh = async (page: Page): Promise<void> => {
      const warning = page.waitForEvent("console", (message) =>
        message.text().startsWith("/second could not be loaded, so the browser loads it afresh."),
      );
      await page.getByRole("link", { name: "by Link" }).click();
      expect((await warning).type()).toBe("warning");
      await arrive(page);
      await expect.poll(() => isSameDocument(page)).toBe(false);
    };

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
      // By then the code has been compiled, and what is kept in limited numbers has come to its limit.
      await visit(250);
      const before = await settle();
      await visit(500);
      // What is kept stays, however long one waits; what isn't may take the browser more than one collection.
      await expect.poll(async () => (await settle()).usedSize).toBeLessThan(before.usedSize * 1.1);
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
  test("old tabs outlive a deployment: whatever is done in them leads to the new site", async () => {
    const goTo = (page: Page, href: string) =>
      page.evaluate((target) => {
        const anchor = Object.assign(document.createElement("a"), { href: target });
        document.body.append(anchor);
        anchor.click();
      }, href);
    const touch = async (page: Page): Promise<Page> => {
      await page.mouse.move(5, 300);
      // The browser may tell of a pointer that rests on a page as soon as that is there: nothing to be asked for later.
      const listLoaded = () =>
        page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      await expect
        .poll(listLoaded)
        .toContainEqual(expect.stringMatching(/\/assets\/js\/visit-[^/]*\.js$/));
      await page.waitForLoadState("networkidle");
      await markDocument(page);
      return page;
    };
    const reader = await touch(await open("/second"));
    const phone = await touch(
      await open("/second", {
        allow: [/menu could not be loaded/, /404/, /Failed to fetch/],
        viewport: { width: 390, height: 800 },
      }),
    );
    const untouched = await open("/second", { allow: [/could not be loaded/, /404/] });

    const { site } = running;
    const edit = (file: string, [from, to]: [string, string]): void => {
      const text = site.read(file);
      expect(text).toContain(from);
      site.write(file, text.replace(from, to));
    };
    edit("src/pages/links.js", ["clicked", "pressed"]);
    edit("src/log.js", ["did ", "has done "]);
    edit("docs/second.md", ["title: Second", "title: Sequel"]);
    edit("docusaurus.config.js", ['"title": "Fixture"', '"title": "New edition"']);
    await buildSite(site);

    // What was fetched is there still, what was not comes with a document of the new site.
    await goTo(reader, "/links");
    await reader.getByRole("button", { name: "pressed 0" }).click();
    await reader.getByRole("button", { name: "pressed 1" }).waitFor();
    expect(await isSameDocument(reader)).toBe(false);
    await reader.goBack();
    await reader.getByRole("heading", { name: "Sequel", level: 1 }).waitFor();
    await expect.poll(() => reader.title()).toBe("Sequel | New edition");
    await reader.getByRole("link", { name: "Sequel" }).first().waitFor();

    const toggle = phone.getByRole("button", { name: "Toggle navigation bar" });
    await toggle.click();
    await phone.getByRole("heading", { name: "Sequel", level: 1 }).waitFor();
    await waitForHydration(phone);
    await toggle.click();
    await phone.locator(".navbar-sidebar").getByRole("link", { name: "Sequel" }).waitFor();

    await goTo(untouched, "/links");
    await untouched.getByRole("button", { name: "pressed 0" }).waitFor();
  });
});
