import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBuild } from "./support/describe-site.ts";
import { isSameDocument, markDocument, navigationFixture } from "./support/navigation-fixture.ts";
import { waitForHydration } from "./support/page.ts";
import { buildSite } from "./support/site.ts";

describeBuild("prefetch", navigationFixture, (running) => {
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
