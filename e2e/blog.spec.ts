import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { blogFixture } from "./support/blog-fixture.ts";
import { describeBuild, describeDev, type RunningSite } from "./support/describe-site.ts";

const launchTitle = '<b>Ready</b> & "set" </script>';

/** Texts without the mark that links to a heading. */
const textsOf = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allInnerTexts()).map((text) => text.replace("\u200b", ""));
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const sidebarOf = (page: Page) => page.getByRole("navigation", { name: "Blog recent posts" });

describeBuild("blog", blogFixture, (running) => {
  testReading(running);
  testPages(running);
});
describeDev("blog", blogFixture, (running) => {
  testReading(running);
  testWriting(running);
});

function testReading({ mode, open }: RunningSite): void {
  test("the list shows the beginnings of posts, and leads on to their pages", async () => {
    const page = await open("/blog");
    await expect.poll(() => textsOf(page, "main article h2")).toHaveLength(10);
    expect((await textsOf(page, "main article h2")).slice(0, 2)).toEqual([
      launchTitle,
      "Note 8 of 2022",
    ]);
    const launch = page.locator("main article").first();
    expect(await launch.innerText()).toContain("The beginning, which lists show.");
    expect(await launch.innerText()).not.toContain("The rest");
    expect(await launch.locator("time").getAttribute("datetime")).toBe("2022-11-30T00:00:00.000Z");
    expect(await launch.locator("time").innerText()).toBe("November 30, 2022");
    await launch.getByText("One min read", { exact: true }).waitFor();

    const more = page.getByRole("link", { name: `Read more about ${launchTitle}` });
    // Search engines take a link at its text, whatever its label.
    expect(await more.innerText()).toContain(launchTitle);
    await more.click();
    await page.getByText("The rest, which the page of the post shows.").waitFor();
    expect(pathOf(page)).toBe("/blog/launch");
    expect(await page.title()).toBe(`${launchTitle} | Fixture`);
    expect(await textsOf(page, "h1")).toEqual([launchTitle]);
  });

  test("the list is cut into pages", async () => {
    const page = await open("/blog");
    const paging = page.getByRole("navigation", { name: "Blog list page navigation" });
    expect(await paging.getByRole("link").allInnerTexts()).toEqual(["Older entries"]);
    await paging.getByRole("link", { name: "Older entries" }).click();
    await paging.getByRole("link", { name: "Newer entries" }).waitFor();
    expect(pathOf(page)).toBe("/blog/page/2");
    await expect.poll(() => textsOf(page, "main article h2")).toContain("Note 7 of 2021");
    await paging.getByRole("link", { name: "Newer entries" }).click();
    await expect.poll(() => pathOf(page)).toBe("/blog");
  });

  test("the sidebar has all posts as soon as they have arrived", async () => {
    const page = await open("/blog/2019/04/04/note-4");
    const sidebar = sidebarOf(page);
    // While you write, unlisted posts are listed.
    const count = mode === "dev" ? 42 : 41;
    await expect.poll(() => sidebar.getByRole("listitem").count()).toBe(count);
    expect(await sidebar.getByRole("heading").allInnerTexts()).toEqual([
      "2022",
      "2021",
      "2020",
      "2019",
      "2018",
    ]);
    const current = sidebar.locator("[aria-current=page]");
    expect(await current.innerText()).toBe("Note 4 of 2019");
    expect(await isInView(page)).toBe(true);
    await sidebar.getByRole("link", { name: "Note 2 of 2018" }).click();
    await expect.poll(() => textsOf(page, "h1")).toEqual(["Note 2 of 2018"]);
    await expect.poll(() => current.innerText()).toBe("Note 2 of 2018");
    expect(await isInView(page)).toBe(true);
  });
}

/** Whether the current post can be seen in the part of the sidebar that is scrolled to. */
const isInView = (page: Page): Promise<boolean> =>
  sidebarOf(page).evaluate((nav) => {
    const link = nav.querySelector("[aria-current=page]")!.getBoundingClientRect();
    const frame = nav.getBoundingClientRect();
    return link.top >= frame.top && link.bottom <= frame.bottom;
  });

function testPages(running: RunningSite): void {
  const { open } = running;

  test("a post shows its authors, tags, contents and neighbours", async () => {
    const page = await open("/blog/launch");
    const header = page.locator("main header");
    const picture = header.getByAltText("Ada Lovelace");
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    expect(await header.locator("[data-initials=GH]").getAttribute("aria-hidden")).toBe("true");
    expect(await header.getByRole("link").allInnerTexts()).toEqual(["Ada Lovelace", "", ""]);
    expect(await header.getByRole("link", { name: "GitHub" }).getAttribute("href")).toBe(
      "https://github.com/ada",
    );
    expect(await page.locator("a[rel=tag]").allInnerTexts()).toEqual(["release", "Two Words"]);
    // As upstream names the row: sites have rules for it.
    expect(await page.locator(".theme-blog-footer-edit-meta-row a[rel=tag]").count()).toBe(2);
    const contents = page.getByRole("navigation", { name: "On this page" });
    expect(await contents.getByRole("link").allInnerTexts()).toEqual(["What is new", "In detail"]);
    const neighbours = page.getByRole("navigation", { name: "Blog post page navigation" });
    expect(await neighbours.getByRole("link").allInnerTexts()).toEqual([
      "Older post\nNote 8 of 2022",
    ]);
    await neighbours.getByRole("link").click();
    await expect.poll(() => textsOf(page, "h1")).toEqual(["Note 8 of 2022"]);
    await neighbours.getByText("Newer post").click();
    await expect.poll(() => textsOf(page, "h1")).toEqual([launchTitle]);
  });

  test("a post describes itself to search engines and social networks", async () => {
    const page = await open("/blog/launch");
    const metaOf = (property: string): Promise<string | null> =>
      page.locator(`meta[property="${property}"]`).getAttribute("content");
    expect(await metaOf("og:type")).toBe("article");
    expect(await metaOf("article:published_time")).toBe("2022-11-30T00:00:00.000Z");
    expect(await metaOf("article:author")).toBe("https://ada.example");
    expect(await metaOf("og:image")).toMatch(/^https:\/\/fixture\.test\/assets\/.*cover.*\.svg$/);
    const data = JSON.parse(await page.locator('script[type$="ld+json"]').innerText());
    expect(data).toMatchObject({
      "@type": "BlogPosting",
      headline: launchTitle,
      url: "https://fixture.test/blog/launch",
      author: [{ name: "Ada Lovelace" }, { name: "Grace Hopper", description: "Guest" }],
      isPartOf: { "@type": "Blog", "@id": "https://fixture.test/blog" },
    });
  });

  test("tags lead to their posts", async () => {
    const page = await open("/blog/tags");
    expect(await page.title()).toBe("Tags | Fixture");
    expect(await textsOf(page, "main h2")).toEqual(["N", "R", "T"]);
    await page.locator("main").getByRole("link", { name: "notes" }).click();
    await expect.poll(() => textsOf(page, "h1")).toEqual(['40 posts tagged with "notes"']);
    expect(await page.title()).toBe('40 posts tagged with "notes" | Fixture');
    await page.getByRole("link", { name: "Older entries" }).click();
    await expect.poll(() => pathOf(page)).toBe("/blog/tags/notes/page/2");
    await page.getByRole("link", { name: "View All Tags" }).click();
    await page.getByRole("link", { name: "Two Words" }).click();
    await expect.poll(() => textsOf(page, "h1")).toEqual(['One post tagged with "Two Words"']);
    expect(pathOf(page)).toBe("/blog/tags/two-words");
  });

  test("the archive lists all posts by year", async () => {
    const page = await open("/blog/archive");
    expect(await page.title()).toBe("Archive | Fixture");
    expect(await textsOf(page, "main h2")).toEqual(["2022", "2021", "2020", "2019", "2018"]);
    expect(await page.locator("main li").count()).toBe(41);
    expect(await page.locator("main li").first().innerText()).toMatch(/^Nov 30\s+<b>Ready/);
    await page.goto(`${page.url()}#2019`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  test("authors have a list, and a page each", async () => {
    const page = await open("/blog/authors");
    expect(await page.title()).toBe("Authors | Fixture");
    // Browsers that translate pages leave names as they are.
    const names = page.locator('h2[translate="no"]');
    expect(await names.count()).toBe(await page.locator("main h2").count());
    expect(await textsOf(page, "main h2")).toEqual(["Ada Lovelace", "Kay"]);
    await page.locator("main").getByRole("link", { name: "Ada Lovelace" }).click();
    await expect.poll(() => textsOf(page, "h1")).toEqual(["Ada Lovelace"]);
    expect(await page.title()).toBe("Ada Lovelace - One post | Fixture");
    expect(await textsOf(page, "main article h2")).toEqual([launchTitle]);
    await page.getByText("Wrote the first one.").waitFor();
    await page.getByRole("link", { name: "View all authors" }).click();
    await page.locator("main").getByRole("link", { name: "Kay" }).click();
    await page.getByText("No posts by this author yet.").waitFor();
  });

  test("every page of the blog has the sidebar", async () => {
    const paths = ["/page/2", "/tags", "/tags/release", "/archive", "/authors", "/authors/ada"];
    const page = await open("/blog");
    for (const path of paths) {
      await page.goto(running.url(`/blog${path}`));
      expect(await sidebarOf(page).innerText(), path).toContain("All posts");
      await expect
        .poll(() => sidebarOf(page).getByRole("listitem").count(), { message: path })
        .toBe(41);
    }
  });

  test("a page carries the posts of its own year, and a link to each of the others", async () => {
    const html = running.site.read("build/blog/2019/04/04/note-4/index.html");
    const sidebar = /<aside.*?<\/aside>/s.exec(html)![0];
    const links = [...sidebar.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href]) => href);
    expect(links.filter((href) => href!.includes("/2019/"))).toHaveLength(8);
    expect(links).toHaveLength(8 + 4);
    expect(html).not.toContain("Note 3 of 2020");
  });

  test("without JavaScript all posts can be reached", async () => {
    const page = await open("/blog/2019/04/04/note-4", { javaScriptEnabled: false });
    await sidebarOf(page).getByRole("link", { name: "2021" }).click();
    expect(pathOf(page)).toBe("/blog/2021/08/04/note-8");
    await sidebarOf(page).getByRole("link", { name: "Note 5 of 2021" }).click();
    await expect.poll(() => textsOf(page, "h1")).toEqual(["Note 5 of 2021"]);
    await page.getByRole("link", { name: "Note 4 of 2021" }).last().click();
    await expect.poll(() => textsOf(page, "h1")).toEqual(["Note 4 of 2021"]);
    // On a narrow screen, where no menu opens, the posts stand below.
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => sidebarOf(page).isVisible()).toBe(true);
  });

  test("on a narrow screen the menu holds the posts", async () => {
    const page = await open("/blog/launch", { viewport: { width: 390, height: 800 } });
    expect(await page.locator("aside").count()).toBe(0);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const menu = page.locator(".navbar-sidebar");
    await menu.getByRole("heading", { name: "2020" }).waitFor();
    await menu.getByRole("link", { name: "Note 1 of 2018" }).click();
    await expect.poll(() => textsOf(page, "h1")).toEqual(["Note 1 of 2018"]);
  });

  test("feeds hold the newest posts as their pages show them", async () => {
    const page = await open("/blog");
    const feeds = await page
      .locator('head link[rel="alternate"][type*="+xml"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(feeds).toEqual(["/blog/rss.xml", "/blog/atom.xml"]);
    for (const feed of feeds) {
      const entries = await readFeed(page, feed);
      expect(entries, feed).toHaveLength(20);
      const [first] = entries;
      expect(first?.link).toBe("https://fixture.test/blog/launch");
      expect(first?.text).toContain("The rest, which the page of the post shows.");
      expect(first?.html).toMatch(/<img [^>]*src="https:\/\/fixture\.test\/assets\/images\/cover/);
      expect(entries.map(({ link }) => link).join()).not.toContain("hidden");
    }
  });

  test("an unlisted post says so, and stands in no list", async () => {
    const page = await open("/blog/2018/01/01/hidden");
    await page.getByText("Unlisted page").waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
    for (const path of ["blog/page/5", "blog/archive", "blog/tags"])
      expect(running.site.read(`build/${path}/index.html`)).not.toContain("/hidden");
  });
}

interface FeedEntry {
  link: string | null;
  html: string;
  text: string;
}

/** Entries of a feed, as a browser's XML parser reads it. */
const readFeed = (page: Page, address: string): Promise<FeedEntry[]> =>
  page.evaluate(async (url) => {
    const xml = await (await fetch(url)).text();
    const document = new DOMParser().parseFromString(xml, "application/xml");
    const mistake = document.querySelector("parsererror");
    if (mistake) throw new Error(mistake.textContent ?? "");
    return [...document.querySelectorAll("item, entry")].map((entry) => {
      const link = entry.querySelector("link");
      const [content] = ["content:encoded", "content"].flatMap((name) => [
        ...entry.getElementsByTagName(name),
      ]);
      const html = content?.textContent ?? "";
      const text = new DOMParser().parseFromString(html, "text/html").body.innerText;
      return { link: link?.getAttribute("href") ?? link?.textContent ?? null, html, text };
    });
  }, address);

/** In the dev server. */
function testWriting(running: RunningSite): void {
  test("an edited post shows at once, on its page and in lists", async () => {
    const { open, site } = running;
    const file = "blog/2022-08-04-note-8.md";
    const before = site.read(file);
    const [list, post] = [await open("/blog"), await open("/blog/2022/08/04/note-8")];
    const inList = list.locator("main article").nth(1);
    site.write(file, `${before}\nAdded.\n\n<!-- truncate -->\n\nOnly on the page.\n`);
    await inList.getByText("Added.").waitFor();
    await post.getByText("Only on the page.").waitFor();
    expect(await inList.innerText()).not.toContain("Only on the page.");
    site.write(file, before.replace("Note 8 of 2022", "Renamed"));
    await expect.poll(() => textsOf(post, "h1")).toEqual(["Renamed"]);
    await expect.poll(() => textsOf(list, "main article h2")).toContain("Renamed");
    site.write(file, before);
    await expect.poll(() => textsOf(post, "h1")).toEqual(["Note 8 of 2022"]);
  });
}
