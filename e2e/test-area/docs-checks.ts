/** Pages of the docs of the test area. */

import {
  follow,
  type PageCheck,
  type PageChecks,
  readMeta,
  readPathname,
  readSidebar,
  readTexts,
  readToc,
  type Visit,
} from "./page-check.ts";

type SidebarName = "sidebar" | "anotherSidebar" | null;
type Look = NonNullable<PageCheck["look"]>;

const TOP_LEVEL = [
  "Doc without sidebar",
  "Doc with another sidebar",
  "Doc With Last Update Front Matter",
  "Tests",
  "Another category with index",
  "Another test page",
  "Huge sidebar category",
  "Link tests",
  "TOC tests",
  "HTML items tests",
];

/** Every page: hidden from search engines, with its sidebar and no other. */
const checkDocsPage =
  (sidebar: SidebarName): Look =>
  async ({ page, expect }) => {
    expect(await readMeta(page, "robots")).toEqual(["noindex, nofollow"]);
    expect(await page.locator(".theme-doc-sidebar-container").count()).toBe(sidebar ? 1 : 0);
    if (!sidebar) return;
    const labels = await readSidebar(page);
    if (sidebar === "anotherSidebar") expect(labels).toEqual(["Just a dummy page"]);
    else expect(labels.map((label) => label.trim())).toEqual(expect.arrayContaining(TOP_LEVEL));
  };

const inSequence =
  (...looks: (Look | undefined)[]): Look =>
  async (visit) => {
    for (const look of looks) await look?.(visit);
  };

const doc = (title: string, sidebar: SidebarName, look?: Look): PageCheck => ({
  title,
  look: inSequence(checkDocsPage(sidebar), look),
});

const checkUnlisted: Look = async ({ page, expect }) => {
  expect(await page.locator(".theme-unlisted-banner").count()).toBe(1);
  const open = page.locator(".theme-doc-sidebar-menu [aria-current=page]");
  if ((await page.locator(".theme-doc-sidebar-container").count()) > 0)
    expect(await open.count(), "its link in the sidebar").toBeGreaterThan(0);
};
const unlisted = (title: string, look?: Look): PageCheck =>
  doc(title, "sidebar", inSequence(checkUnlisted, look));

const readCards = ({ page }: Visit) => readTexts(page.locator("main .card h2"));

const category = (title: string, cards: string[], look?: Look): PageCheck =>
  doc(
    title,
    "sidebar",
    inSequence(async (visit) => {
      // In development there are drafts besides.
      const shown = (await readCards(visit)).map((card) => card.replace(/^\P{L}+/u, ""));
      visit.expect(shown).toEqual(visit.expect.arrayContaining(cards));
      if (visit.mode === "build") visit.expect(shown).toHaveLength(cards.length);
    }, look),
  );

/** In development unlisted docs count like any other, and drafts do. */
const tag = (title: string, docs: string[], devTitle = title): PageCheck => ({
  title,
  devTitle,
  look: async ({ page, mode, expect }) => {
    expect(await readMeta(page, "robots")).toEqual(["noindex, nofollow"]);
    const shown = await readTexts(page.locator("main article h2"));
    expect(shown).toEqual(expect.arrayContaining(docs));
    if (mode === "build") expect(shown).toHaveLength(docs.length);
  },
});

const checkSample =
  (categoryLabel: string, link: string | null): Look =>
  async ({ page, expect }) => {
    const crumbs = page.locator(".theme-doc-breadcrumbs .breadcrumbs__item");
    const own = crumbs.filter({ hasText: categoryLabel });
    expect(await own.locator("a").evaluateAll((links) => links.map((a) => a.getAttribute("href"))))
      // A category without a page is no link.
      .toEqual(link === null ? [] : [link]);
  };

const sample = (label: string, link: string | null): PageCheck =>
  doc("Sample doc", "sidebar", checkSample(label, link));

const HEADINGS: [level: number, text: string][] = [
  [2, "Heading 1 of level 2"],
  [3, "Heading 1.1 of level 3"],
  [4, "Heading 1.1.1 of level 4"],
  [5, "Heading 1.1.1.1 of level 5"],
  [6, "Heading 1.1.1.1.1 of level 6"],
  [2, "Heading 2 of level 2"],
  [3, "Heading 2.1 of level 3"],
  [4, "Heading 2.1.1 of level 4"],
  [5, "Heading 2.1.1.1 of level 5"],
];

/** The table of contents of a page that shows the shared headings. */
export const listSharedHeadings = (min: number, max: number): string[] =>
  HEADINGS.filter(([level]) => level >= min && level <= max).map(
    ([level, text]) => "  ".repeat(level - min) + text,
  );

const toc = (pair: string): [string, PageCheck] => {
  const [min = "_", max = "_"] = pair.split("-");
  const expected = listSharedHeadings(min === "_" ? 2 : Number(min), max === "_" ? 3 : Number(max));
  const look: Look = async ({ page, expect }) => expect(await readToc(page)).toEqual(expected);
  return [`/tests/docs/toc/toc-${pair}/`, doc(`toc-${pair}`, "sidebar", look)];
};

const links = "/tests/docs/tests/category-links";
const visibility = "/tests/docs/tests/visibility";

export const docsChecks: PageChecks = {
  "/tests/docs/": unlisted("Docs tests", async (visit) => {
    const { page, mode, expect } = visit;
    const item = page.locator(".theme-doc-sidebar-menu > .red").first();
    const color = await item.locator("a").evaluate((link) => getComputedStyle(link).color);
    const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)!.map(Number);
    expect(red, `the link is red: ${color}`).toBeGreaterThan(green + blue);
    const tests = page.locator(".navbar").getByRole("link", { name: "Tests", exact: true });
    expect(await tests.count()).toBe(1);
    await follow(visit, page.locator("main").getByRole("link", { name: "Pages" }), "/tests/pages/");
    await expect.poll(() => tests.count()).toBe(mode === "build" ? 0 : 1);
  }),
  "/tests/docs/beginner's guide/": doc("Beginner's guide", null, async (visit) => {
    const { page, expect, origin } = visit;
    expect(page.url()).toBe(`${origin}/tests/docs/beginner's%20guide/`);
    const link = page.getByRole("link", { name: "the folder whose name has spaces" });
    await follow(visit, link, "/tests/docs/folder with space/doc 1/");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Beginner's guide" }).waitFor();
  }),
  "/tests/docs/category-links-generated-index-slug/": category("Category Links", [
    "Introduction",
    "no-index-doc",
    "No sub-docs",
    "Readme",
    "regular-category",
    "Category with a doc of category's name",
    "Category with index.md doc",
    "Category with readme.md doc",
  ]),
  "/tests/docs/category/another-category-with-index/": category("Another category with index", [
    "Another test page",
  ]),
  "/tests/docs/category/sidebar-item-description-tests/": category(
    "Sidebar item description tests",
    [
      "Link without description",
      "Link with description",
      "Category without description",
      "Category with description",
    ],
    async ({ page, expect }) => {
      const descriptions = page.locator("main .card p");
      expect(await readTexts(descriptions)).toEqual(
        expect.arrayContaining(["Some link description", "Some category description"]),
      );
    },
  ),
  "/tests/docs/category/tests/": category("Tests", [
    "Case-Sensitive doc",
    "Admonitions tests",
    "ascii",
    "Category Links",
    "Custom Props",
    "Image tests",
    "Visibility",
    "External Link test",
    "Sidebar item description tests",
  ]),
  "/tests/docs/doc-with-another-sidebar/": doc("Doc with another sidebar", "anotherSidebar"),
  "/tests/docs/doc-with-last-update/": doc(
    "Doc With Last Update Front Matter",
    "sidebar",
    async ({ page, expect }) => {
      const update = page.locator(".theme-last-updated");
      expect(await update.innerText()).toContain("custom author");
      expect(await update.locator("time").getAttribute("datetime")).toBe(
        new Date("1/1/2000").toISOString(),
      );
    },
  ),
  "/tests/docs/doc-without-sidebar/": doc("Doc without sidebar", null),
  "/tests/docs/dummy.html": doc("Just a dummy page", "anotherSidebar", async (visit) => {
    const { page, expect } = visit;
    const link = page.locator(".theme-doc-sidebar-menu a");
    expect(await link.getAttribute("href")).toMatch(/^\/tests\/docs\/dummy\.html\/?$/);
    await link.click();
    expect(readPathname(page)).toMatch(/^\/tests\/docs\/dummy\.html\/?$/);
  }),
  "/tests/docs/folder with space/doc 1/": doc("Doc 1", null, async (visit) =>
    follow(
      visit,
      visit.page.getByRole("link", { name: "doc 2" }),
      "/tests/docs/folder with space/doc 2/",
    ),
  ),
  "/tests/docs/folder with space/doc 2/": doc("Doc 2", null, async (visit) =>
    follow(
      visit,
      visit.page.getByRole("link", { name: "doc 1" }),
      "/tests/docs/folder with space/doc 1/",
    ),
  ),
  "/tests/docs/more-test/": doc("Another test page", "sidebar", async (visit) => {
    const { page, expect } = visit;
    const tags = page.locator("main footer a[href*='/tags/']");
    expect(await tags.evaluateAll((all) => all.map((a) => a.getAttribute("href")))).toEqual([
      "/tests/docs/tags/a/",
      "/tests/docs/tags/e/",
      "/tests/docs/tags/some-tag/",
    ]);
    const item = page
      .locator(".theme-doc-sidebar-menu li")
      .filter({ hasText: /^Another category/ });
    expect(await item.locator("button").count(), "no button to close the category").toBe(0);
    await follow(
      visit,
      page.locator("main").getByRole("link", { name: "doc 1" }),
      "/tests/docs/folder with space/doc 1/",
    );
  }),
  "/tests/docs/standalone/": doc("Standalone doc", null, async (visit) => {
    const { page, expect } = visit;
    expect(await page.locator(".pagination-nav__link").count()).toBe(0);
    const link = page.getByRole("link", { name: "d", exact: true });
    await follow(visit, link, "/tests/docs/tags/d-custom-permalink/");
  }),
  "/tests/docs/tags/": {
    title: "Tags",
    look: async ({ page, mode, expect }) => {
      const listed = ["a", "b", "d", "e", "listed", "some tag", "visibility"];
      const shown = await page
        .locator("main li a")
        .evaluateAll((all) => all.map((a) => a.firstChild!.textContent));
      expect(shown).toEqual(expect.arrayContaining(listed));
      if (mode === "build") expect(shown).toHaveLength(listed.length);
    },
  },
  "/tests/docs/tags/a/": tag(
    'One doc tagged with "a"',
    ["Another test page"],
    '2 docs tagged with "a"',
  ),
  "/tests/docs/tags/b/": tag(
    'One doc tagged with "b"',
    ["Standalone doc"],
    '2 docs tagged with "b"',
  ),
  "/tests/docs/tags/c/": tag('One doc tagged with "c"', ["Docs tests"]),
  "/tests/docs/tags/d-custom-permalink/": tag('One doc tagged with "d"', ["Standalone doc"]),
  "/tests/docs/tags/e/": tag('One doc tagged with "e"', ["Another test page"]),
  "/tests/docs/tags/listed/": tag('2 docs tagged with "listed"', [
    "Some Drafts - Listed 1",
    "Some Unlisteds - Listed 1",
  ]),
  "/tests/docs/tags/some-tag/": tag(
    'One doc tagged with "some tag"',
    ["Another test page"],
    '2 docs tagged with "some tag"',
  ),
  "/tests/docs/tags/unlisted/": tag(
    '8 docs tagged with "unlisted"',
    ["Only Unlisteds", "Some Unlisteds"].flatMap((name) => [
      `${name} - Unlisted 1`,
      `${name} - Unlisted 2`,
      `${name} - Unlisted 3`,
      `${name} - Subcategory index unlisted`,
    ]),
  ),
  "/tests/docs/tags/visibility/": tag(
    '3 docs tagged with "visibility"',
    ["Visibility", "Some Drafts - Listed 1", "Some Unlisteds - Listed 1"],
    '19 docs tagged with "visibility"',
  ),
  "/tests/docs/tests/Case-Sentitive-Doc/": doc(
    "Case-Sensitive doc",
    "sidebar",
    async ({ page, expect }) => {
      const canonical = page.locator("link[rel=canonical]");
      expect(await canonical.getAttribute("href")).toMatch(/\/Case-Sentitive-Doc\/$/);
    },
  ),
  "/tests/docs/tests/admonitions/": doc(
    "Admonitions tests",
    "sidebar",
    async ({ page, expect }) => {
      const boxes = page.locator("main .theme-admonition");
      const shapes = await boxes.evaluateAll((all) =>
        all.map((box) => {
          const heading = box.firstElementChild!;
          const icon = heading.querySelector("span")!.getBoundingClientRect();
          const line = heading.getBoundingClientRect();
          return {
            hasContent: box.childElementCount > 1,
            hasIcon: icon.width > 0,
            isIconInside: icon.top >= line.top - 1 && icon.bottom <= line.bottom + 1,
          };
        }),
      );
      expect(shapes).toHaveLength(15);
      expect(shapes.every(({ hasIcon, isIconInside }) => hasIcon && isIconInside)).toBe(true);
      expect(shapes[1]!.hasContent, "no children").toBe(false);
      expect(shapes[3]!.hasContent, "only a title").toBe(false);
      expect(shapes[4]!.hasContent).toBe(true);
    },
  ),
  "/tests/docs/tests/ascii/folder/æøå/": doc("æøå", "sidebar", async (visit) => {
    const { page } = visit;
    const link = page.getByRole("link", { name: "the folder of that name" });
    await follow(visit, link, "/tests/docs/tests/ascii/æøå/");
  }),
  "/tests/docs/tests/ascii/æøå/": doc("index", "sidebar", async (visit) => {
    const { page, expect } = visit;
    expect(await readSidebar(page)).toContain("    index");
    const link = page.getByRole("link", { name: "the file of that name" });
    await follow(visit, link, "/tests/docs/tests/ascii/folder/æøå/");
  }),
  [`${links}/`]: doc(
    "Readme",
    "sidebar",
    checkSample("Category Links", "/tests/docs/category-links-generated-index-slug/"),
  ),
  [`${links}/custom-index-convention/intro/`]: doc("Introduction", "sidebar"),
  [`${links}/custom-index-convention/sample-doc/`]: sample(
    "Introduction",
    `${links}/custom-index-convention/intro/`,
  ),
  [`${links}/no-index-doc/`]: doc("Index", "sidebar", checkSample("no-index-doc", null)),
  [`${links}/no-index-doc/sample-doc/`]: sample("no-index-doc", null),
  [`${links}/no-subdoc/`]: doc("No sub-docs", "sidebar", async ({ page, expect }) => {
    const item = page.locator(".theme-doc-sidebar-menu li", { hasText: /^No sub-docs$/ });
    expect(await item.getAttribute("class")).toContain("theme-doc-sidebar-item-link");
  }),
  [`${links}/regular-category/sample-doc/`]: sample("regular-category", null),
  [`${links}/with-category-name-doc/`]: doc(
    "Category with a doc of category's name",
    "sidebar",
    async (visit) => {
      visit.expect((await readCards(visit)).join()).toMatch(/Sample doc$/);
      await follow(
        visit,
        visit.page.locator("main a.card"),
        `${links}/with-category-name-doc/sample-doc/`,
      );
    },
  ),
  [`${links}/with-category-name-doc/sample-doc/`]: sample(
    "Category with a doc of category's name",
    `${links}/with-category-name-doc/`,
  ),
  [`${links}/with-index-doc/`]: doc("Category with index.md doc", "sidebar"),
  [`${links}/with-index-doc/sample-doc/`]: sample(
    "Category with index.md doc",
    `${links}/with-index-doc/`,
  ),
  [`${links}/with-readme-doc/`]: doc("Category with readme.md doc", "sidebar"),
  [`${links}/with-readme-doc/sample-doc/`]: sample(
    "Category with readme.md doc",
    `${links}/with-readme-doc/`,
  ),
  "/tests/docs/tests/custom-props/": doc("Custom Props", "sidebar", async ({ page, expect }) => {
    expect(await readTexts(page.locator("main td"))).toEqual([
      "Doc with Custom Props",
      '{"prop":"custom","number":1,"boolean":true}',
      "Doc Without Custom Props",
      "null",
    ]);
  }),
  "/tests/docs/tests/custom-props/doc-with-custom-props/": doc("Doc with Custom Props", "sidebar"),
  "/tests/docs/tests/custom-props/doc-without-custom-props/": doc(
    "Doc Without Custom Props",
    "sidebar",
  ),
  "/tests/docs/tests/img-tests/": doc("Image tests", "sidebar", async ({ page, expect, mode }) => {
    const ideal = page.getByRole("img", { name: "The card, in the size that fits" });
    const source = await ideal.evaluate((image: HTMLImageElement) => image.currentSrc);
    // In development nothing is made in sizes.
    if (mode === "build") {
      expect(source).toMatch(/\/ideal-img\/card\.\w{7}\.(?:640|1030)\.png$/);
      const srcset = (await ideal.getAttribute("srcset")) ?? "";
      expect(srcset.match(/ \d+w/g)).toEqual([" 640w", " 1030w"]);
      expect(await ideal.getAttribute("width")).toBe("1030");
      expect(await ideal.getAttribute("height")).toBe("541");
    } else expect(source).toMatch(/card.*\.png$/);
    const images = page.locator("main .markdown img:not([alt='The card, in the size that fits'])");
    const sizes = await images.evaluateAll((all) =>
      all.map((image) => [image.getAttribute("width"), image.getAttribute("height")].join("×")),
    );
    expect(sizes).toEqual(["240×160", "1200×630", "240×160", "240×160", "120×63", "120×63"]);
    const component = page.locator("main .markdown svg[width='120']");
    expect(await component.boundingBox()).toMatchObject({ width: 120, height: 80 });
    expect(await readMeta(page, "og:image")).toEqual([expect.stringMatching(/card.*\.png$/)]);
    if (mode === "build") expect(await readMeta(page, "twitter:image")).toHaveLength(1);
  }),
  [`${visibility}/`]: category("Visibility", ["some-drafts", "some-unlisteds"], async (visit) => {
    const { page, mode, expect } = visit;
    const labels = (await readSidebar(page)).map((label) => label.trim());
    expect(labels.includes("only-drafts")).toBe(mode === "dev");
    expect(labels.includes("only-unlisteds")).toBe(mode === "dev");
    const link = page.getByRole("link", { name: "Unlisted 1 of unlisted docs" });
    await follow(visit, link, `${visibility}/only-unlisteds/unlisted1/`);
    await expect.poll(() => readSidebar(page)).toContain("      Only Unlisteds - Unlisted 1");
  }),
  [`${visibility}/only-unlisteds/unlisted-subcategory/`]: unlisted(
    "Only Unlisteds - Subcategory index unlisted",
  ),
  [`${visibility}/only-unlisteds/unlisted-subcategory/unlisted3/`]: unlisted(
    "Only Unlisteds - Unlisted 3",
  ),
  [`${visibility}/only-unlisteds/unlisted1/`]: unlisted("Only Unlisteds - Unlisted 1"),
  [`${visibility}/only-unlisteds/unlisted2/`]: unlisted("Only Unlisteds - Unlisted 2"),
  [`${visibility}/some-drafts/draft-subcategory/listed1/`]: doc(
    "Some Drafts - Listed 1",
    "sidebar",
    // In development the category has its page, a draft.
    (visit) => {
      const link = visit.mode === "dev" ? `${visibility}/some-drafts/draft-subcategory/` : null;
      return checkSample("Some Drafts - Subcategory index draft", link)(visit);
    },
  ),
  [`${visibility}/some-unlisteds/unlisted-subcategory/`]: unlisted(
    "Some Unlisteds - Subcategory index unlisted",
  ),
  [`${visibility}/some-unlisteds/unlisted-subcategory/listed1/`]: doc(
    "Some Unlisteds - Listed 1",
    "sidebar",
  ),
  [`${visibility}/some-unlisteds/unlisted-subcategory/unlisted3/`]: unlisted(
    "Some Unlisteds - Unlisted 3",
  ),
  [`${visibility}/some-unlisteds/unlisted1/`]: unlisted("Some Unlisteds - Unlisted 1"),
  [`${visibility}/some-unlisteds/unlisted2/`]: unlisted("Some Unlisteds - Unlisted 2"),
  ...Object.fromEntries(
    ["2-2", "2-3", "2-4", "2-5", "3-5", "3-_", "4-5", "5-5", "_-5", "_-_"].map(toc),
  ),
  "/tests/docs/toc/toc-test-bad/": doc("toc-test-bad", "sidebar", async ({ page, expect }) => {
    expect(await readToc(page)).toEqual([
      "First, level 6",
      "Second, level 5",
      "Third, level 4",
      "Fourth, level 3",
      "Fifth, level 2",
      "  Sixth, level 4",
      "  Seventh, level 3",
      "In order, level 2",
      "  In order, level 3",
      "    In order, level 4",
      "      In order, level 5",
      "        In order, level 6",
    ]);
  }),
  "/tests/docs/toc/toc-test-good/": doc("toc-test-good", "sidebar", async ({ page, expect }) => {
    const inline = ["Inline, as the site has it", "Inline, levels 2 to 3", "Inline, level 4 alone"];
    const deep = ["  Level 3", "    Level 4", "      Level 5", "        Level 6"];
    expect(await readToc(page)).toEqual([...inline, "Level 2", ...deep, "Last of level 2"]);
    const upToLevel3 = [...inline, "Level 2", "  Level 3", "Last of level 2"];
    const lists = page.locator("main .markdown ul:has(> li > a[href^='#'])");
    const tops = await lists.evaluateAll((all) =>
      all.filter((list) => !list.parentElement!.closest("ul")).map((list) => list.innerHTML.length),
    );
    expect(tops).toHaveLength(3);
    expect(await readToc(page, "h2#inline-as-the-site-has-it + * ")).toEqual(upToLevel3);
    expect(await readToc(page, "h2#inline-levels-2-to-3 + *")).toEqual(upToLevel3);
    expect(await readToc(page, "h2#inline-level-4-alone + *")).toEqual(["Level 4"]);
  }),
};
