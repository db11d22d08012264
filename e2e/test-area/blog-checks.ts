/** Pages of the blog of the test area. */

import { listSharedHeadings } from "./docs-checks.ts";
import {
  follow,
  type PageCheck,
  type PageChecks,
  readMeta,
  readTexts,
  readToc,
  type Visit,
} from "./page-check.ts";

type Look = NonNullable<PageCheck["look"]>;

const NEWEST = [
  "Ensure heading anchor slugs respect GitHub emoji behavior",
  "Test if href in feed resolved correctly",
  "Test Relative Path",
  "A post with html slug",
  "First post with footnote to test posts with same footnote reference.",
];
const FOOTNOTES = [
  "First post with footnote to test posts with same footnote reference.",
  "Second post with footnote to test posts with same footnote reference.",
  "Third post with footnote to test posts with same footnote reference.",
];
const DUPLICATE = "Post with duplicate title";
const REQUIRE = "Blog post MDX require Feed tests";
const FEED = "Blog post MDX Feed tests";
const TOC = "Blog TOC FrontMatter tests";
const SECOND_BLOG = "Using twice the blog plugin";

/** All listed posts, three a page. */
const LIST = [
  NEWEST.slice(0, 3),
  ["A post with html slug", FOOTNOTES[0]!, FOOTNOTES[1]!],
  [FOOTNOTES[2]!, "Image-only authors", DUPLICATE],
  [REQUIRE, FEED, DUPLICATE],
  ["Multiple authors", "Hmmm!", TOC],
  [SECOND_BLOG],
];

const TAGS: Record<string, string[]> = {
  blog: [REQUIRE, FEED, "Multiple authors", SECOND_BLOG],
  docusaurus: [REQUIRE, FEED, "Multiple authors", SECOND_BLOG],
  long: ["Multiple authors"],
  "long-long": [REQUIRE, FEED, "Multiple authors"],
  "long-long-long": [REQUIRE, FEED, "Multiple authors"],
  "long-long-long-long": [REQUIRE, FEED, "Multiple authors"],
  "long-long-long-long-long": ["Multiple authors"],
  "paginated-tag": [
    "A post with html slug",
    "Image-only authors",
    DUPLICATE,
    REQUIRE,
    FEED,
    DUPLICATE,
    "Multiple authors",
    "Hmmm!",
    TOC,
    SECOND_BLOG,
  ],
  unlisted: ["Unlisted blog post"],
  visibility: ["Unlisted blog post"],
};

/** In development the unlisted post is listed, and the draft is there. */
const DEV_COUNTS: Record<string, number> = { blog: 6, visibility: 2 };

/** The newest five. In development the last is the unlisted post. */
const checkSidebar: Look = async ({ page, mode, expect }) => {
  const sidebar = page.getByRole("navigation", { name: "Blog recent posts navigation" });
  expect(await sidebar.innerText()).toContain("Recent posts");
  const shown = await readTexts(sidebar.locator("li a"));
  expect(shown.slice(0, 4)).toEqual(NEWEST.slice(0, 4));
  if (mode === "build") expect(shown).toEqual(NEWEST);
};

const readPostTitles = ({ page }: Visit) =>
  readTexts(page.locator("main article h2 a[href^='/tests/blog/']:not(.hash-link)"));

const checkPaginator = async ({ page, mode, expect }: Visit, number: number, total: number) => {
  const links = page.locator(".pagination-nav__link");
  const expected = [number > 1 && "Newer entries", number < total && "Older entries"].filter(
    Boolean,
  );
  if (mode === "build")
    expect((await readTexts(links)).map((text) => text.replaceAll(/[«»]/g, "").trim())).toEqual(
      expected,
    );
};

/** Development lists more, so that only the build has the same posts on each page. */
const list = (number: number): PageCheck => ({
  title: "Blog",
  look: async (visit) => {
    await checkSidebar(visit);
    await checkPaginator(visit, number, LIST.length);
    if (visit.mode === "build") visit.expect(await readPostTitles(visit)).toEqual(LIST[number - 1]);
    await checkFootnotes(visit);
  },
});

/** However many posts with footnotes a list shows: no id stands there twice, and every note is found. */
const checkFootnotes: Look = async ({ page, expect }) => {
  const { ids, targets } = await page.locator("main").evaluate((main) => ({
    ids: [...main.querySelectorAll("[id]")].map(({ id }) => id),
    targets: [...main.querySelectorAll<HTMLAnchorElement>("sup a, a[data-footnote-backref]")].map(
      (link) => decodeURIComponent(link.hash.slice(1)),
    ),
  }));
  const twice = ids.filter((id, index) => id.includes("fn") && ids.indexOf(id) !== index);
  expect(twice, "ids that stand on the page twice").toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(targets));
};

function tagPages(name: string, posts: string[]): [string, PageCheck][] {
  const count = posts.length === 1 ? "One post" : `${posts.length} posts`;
  const title = `${count} tagged with "${name}"`;
  const isUnlisted = name === "unlisted" || name === "visibility";
  const total = Math.ceil(posts.length / 3);
  return Array.from({ length: total }, (_, index): [string, PageCheck] => [
    `/tests/blog/tags/${name}/${index > 0 ? `page/${index + 1}/` : ""}`,
    {
      title,
      ...(DEV_COUNTS[name] && { devTitle: `${DEV_COUNTS[name]} posts tagged with "${name}"` }),
      look: async (visit) => {
        const { page, expect } = visit;
        await checkSidebar(visit);
        await checkPaginator(visit, index + 1, total);
        if (visit.mode === "dev") return;
        expect(await readPostTitles(visit)).toEqual(posts.slice(index * 3, index * 3 + 3));
        expect((await readMeta(page, "robots")).join().includes("noindex")).toBe(isUnlisted);
      },
    },
  ]);
}

const post = (title: string, look?: Look): PageCheck => ({
  title,
  look: async (visit) => {
    await checkSidebar(visit);
    await look?.(visit);
  },
});

const FEED_FILES = ["rss.xml", "atom.xml", "feed.json"];

const readFeed = ({ page, origin }: Visit, file: string) =>
  page.request.get(`${origin}/tests/blog/${file}`).then((response) => response.text());

/** What every feed of the built blog holds. */
async function expectInFeeds(visit: Visit, texts: string[]): Promise<void> {
  if (visit.mode === "dev") return;
  for (const file of FEED_FILES) {
    const feed = (await readFeed(visit, file))
      .replaceAll(/\\?"|&quot;/g, '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">");
    for (const text of texts) visit.expect(feed, file).toContain(text);
  }
}

const footnotePost = (index: number): PageCheck =>
  post(FOOTNOTES[index]!, async (visit) => {
    const { page, expect } = visit;
    await checkFootnotes(visit);
    await page.locator("main sup a").click();
    const note = page.locator("main section li").first();
    expect(await note.innerText()).toContain(
      `The note of the ${["first", "second", "third"][index]} post.`,
    );
    expect(decodeURIComponent(new URL(page.url()).hash.slice(1))).toBe(
      await note.getAttribute("id"),
    );
  });

export const blogChecks: PageChecks = {
  "/tests/blog/": list(1),
  ...Object.fromEntries([2, 3, 4, 5, 6].map((page) => [`/tests/blog/page/${page}/`, list(page)])),
  "/tests/blog/archive/": {
    title: "Archive",
    look: async ({ page, mode, expect }) => {
      const years = await readTexts(page.locator("main h2"));
      expect(years).toEqual(["2023", "2022", "2021", "2020"]);
      const posts = await page.locator("main li a").count();
      expect(posts).toBe(mode === "build" ? 16 : 18);
    },
  },
  "/tests/blog/authors/": {
    title: "Authors",
    look: async ({ page, expect }) => {
      const text = await page.locator("main").innerText();
      expect(text).toContain("First author");
      expect(text).toContain("Second author");
    },
  },
  "/tests/blog/tags/": {
    title: "Tags",
    look: async (visit) => {
      await checkSidebar(visit);
      const { page, mode, expect } = visit;
      const shown = await page
        .locator("main li a")
        .evaluateAll((all) => all.map((link) => link.firstChild!.textContent));
      const isListed = (tag: string) => tag !== "unlisted" && tag !== "visibility";
      const tags = Object.keys(TAGS).filter((tag) => mode === "dev" || isListed(tag));
      expect(shown).toEqual(expect.arrayContaining(tags));
      expect(shown).toHaveLength(tags.length);
    },
  },
  ...Object.fromEntries(Object.entries(TAGS).flatMap(([name, posts]) => tagPages(name, posts))),
  "/tests/blog/2023/08/05/": post(NEWEST[0]!, async ({ page, expect }) => {
    const anchors = await page
      .locator("main .markdown h2")
      .evaluateAll((all) =>
        all.map((heading) => [`#${heading.id}`, heading.nextElementSibling!.textContent]),
      );
    expect(anchors).toHaveLength(4);
    for (const [anchor, expected] of anchors) expect(anchor).toBe(expected);
    const last = await page.locator("main .markdown h2").last().innerText();
    expect(last).toContain("🔥 by its name");
  }),
  "/tests/blog/2023/07/19/a/": post(NEWEST[1]!, async (visit) => {
    const target = "/tests/blog/2023/07/19/b/";
    for (const text of ["A whole address", "An address below the root", "A path to a file"])
      await expectInFeeds(visit, [` href="https://docusaurus.io${target}">${text}<`]);
    await follow(visit, visit.page.getByRole("link", { name: "A path to a file" }), target);
  }),
  "/tests/blog/2023/07/19/b/": post(NEWEST[2]!, (visit) =>
    follow(
      visit,
      visit.page.getByRole("link", { name: "the other post of this day" }),
      "/tests/blog/2023/07/19/a/",
    ),
  ),
  "/tests/blog/x/y/z.html": post("A post with html slug", async ({ page, expect }) => {
    const text = await page.locator("main").innerText();
    expect(text).toContain("This paragraph comes from a partial that posts share.");
  }),
  "/tests/blog/unlisted-post/": post("Unlisted blog post", async (visit) => {
    const { page, mode, expect } = visit;
    const isBuilt = mode === "build";
    expect(await page.locator(".theme-unlisted-banner").count()).toBe(1);
    if (!isBuilt) return;
    expect((await readMeta(page, "robots")).join()).toContain("noindex");
    for (const file of FEED_FILES)
      expect(await readFeed(visit, file)).not.toContain("Unlisted blog post");
  }),
  "/tests/blog/2022/04/20/dup-footnote/": footnotePost(0),
  "/tests/blog/2022/01/22/dup-footnote/": footnotePost(1),
  "/tests/blog/2022/01/21/dup-footnote/": footnotePost(2),
  "/tests/blog/2022/01/20/image-only-authors/": post(
    "Image-only authors",
    async ({ page, expect }) => {
      const pictures = page.locator("main header a img");
      expect(await pictures.count()).toBe(20);
      const tops = await pictures.evaluateAll((all) =>
        all.map((img) => img.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, "rows").toBeGreaterThan(1);
      expect(new Set(tops).size, "rows").toBeLessThan(10);
      // Without a name, where the link leads has to do.
      const links = page.locator("main header").getByRole("link", { name: "/tests/blog" });
      expect(await links.count()).toBe(20);
    },
  ),
  "/tests/blog/2021/11/13/dup-title/": post(DUPLICATE),
  "/tests/blog/2021/10/08/blog-post-mdx-require-feed-tests/": post(REQUIRE, async (visit) => {
    visit.expect(await visit.page.locator("main .markdown img").count()).toBe(3);
    await expectInFeeds(visit, [
      'alt="Hills by require"',
      'alt="Hills by the base URL"',
      'alt="Hills by Markdown"',
    ]);
    const sources = (await readFeed(visit, "rss.xml")).match(/<img[^>]* src="[^"]*"/g) ?? [];
    for (const source of sources)
      visit.expect(source).toMatch(/ src="(https:\/\/docusaurus\.io\/|data:)/);
  }),
  "/tests/blog/2021/10/07/blog-post-mdx-feed-tests/": post(FEED, async (visit) => {
    const { page, expect } = visit;
    expect(await page.locator("main header").innerText()).not.toContain("min read");
    await page.getByRole("tab", { name: "Two" }).click();
    await expect.poll(() => page.getByRole("tabpanel").innerText()).toBe("Text of the second tab.");
    await expectInFeeds(visit, ["Text of the first tab.", '<strong class="highlight">A word']);
    if (visit.mode === "build") {
      const feed = await readFeed(visit, "feed.json");
      expect(feed).not.toContain("export const Highlight");
    }
  }),
  "/tests/blog/2021/09/13/dup-title/": post(DUPLICATE, async ({ page, expect }) => {
    const header = page.locator("main header").first();
    expect(await header.innerText()).toMatch(/min(utes)? read/);
    for (const name of [
      "A name alone",
      "A name and a picture",
      "A name and a link",
      "A name and an address",
    ])
      expect(await header.innerText()).toContain(name);
    expect(await header.locator("img").count()).toBe(1);
    expect(await header.getByRole("link", { name: "A name alone" }).count()).toBe(0);
    const link = header.getByRole("link", { name: "A name and a link" });
    expect(await link.first().getAttribute("href")).toMatch(/^\/tests\/blog\/?$/);
    const address = header.getByRole("link", { name: "A name and an address" });
    expect(await address.first().getAttribute("href")).toBe("mailto:nobody@example.org");
  }),
  "/tests/blog/2021/08/23/multiple-authors/": post("Multiple authors", async ({ page, expect }) => {
    expect(await page.locator("main header img").count()).toBe(2);
    const tags = page.locator("main footer a[href*='/tests/blog/tags/']");
    expect(await readTexts(tags)).toEqual([
      "blog",
      "docusaurus",
      "paginated-tag",
      "long",
      "long-long",
      "long-long-long",
      "long-long-long-long",
      "long-long-long-long-long",
    ]);
  }),
  "/tests/blog/2021/08/22/no-author/": post("Hmmm!", async ({ page, expect }) => {
    expect(await page.locator("main header img").count()).toBe(0);
    expect(await page.locator("main").innerText()).toContain("This paragraph comes from a partial");
  }),
  "/tests/blog/2021/08/21/blog-post-toc-tests/": post(TOC, async ({ page, expect }) => {
    expect(await readToc(page)).toEqual(listSharedHeadings(2, 4));
  }),
  "/tests/blog/2020/08/03/demo/second-blog-intro/": post(SECOND_BLOG, async (visit) => {
    for (const file of FEED_FILES)
      visit.expect((await readFeed(visit, file)).includes("/2017/12/14/")).toBe(false);
    await follow(visit, visit.page.getByRole("link", { name: "the first" }), "/blog/");
  }),
};
