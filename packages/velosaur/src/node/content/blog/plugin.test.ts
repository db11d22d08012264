import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { documentOf, itemsOf, loadBlog, post, postOf } from "../__fixtures__/blog.ts";
import type { BlogPost } from "./types.ts";

const day = (number: number): string => `2021-01-${String(number).padStart(2, "0")}`;
const posts = (count: number, toText: (number: number) => string = () => post()) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${day(index + 1)}-p${index + 1}.md`,
      toText(index + 1),
    ]),
  );

describe("routes", () => {
  test("of a blog with all kinds of pages", async () => {
    const { routes } = await loadBlog(
      {
        ...posts(3, (number) => post(`title: P${number}\ntags: [a, t${number}]\nauthors: anna`)),
        "authors.yml": "anna: { name: Anna, page: true }\nben: { name: Ben }",
      },
      { postsPerPage: 2 },
      { baseUrl: "/base/" },
    );
    expect(routes.map(({ path, component }) => `${path} ${component}`)).toMatchInlineSnapshot(`
      [
        "/base/blog/2021/01/03/p3 @theme/BlogPostPage",
        "/base/blog/2021/01/02/p2 @theme/BlogPostPage",
        "/base/blog/2021/01/01/p1 @theme/BlogPostPage",
        "/base/blog @theme/BlogListPage",
        "/base/blog/page/2 @theme/BlogListPage",
        "/base/blog/tags @theme/BlogTagsListPage",
        "/base/blog/tags/a @theme/BlogTagsPostsPage",
        "/base/blog/tags/a/page/2 @theme/BlogTagsPostsPage",
        "/base/blog/tags/t-3 @theme/BlogTagsPostsPage",
        "/base/blog/tags/t-2 @theme/BlogTagsPostsPage",
        "/base/blog/tags/t-1 @theme/BlogTagsPostsPage",
        "/base/blog/archive @theme/BlogArchivePage",
        "/base/blog/authors @theme/Blog/Pages/BlogAuthorsListPage",
        "/base/blog/authors/anna @theme/Blog/Pages/BlogAuthorsPostsPage",
        "/base/blog/authors/anna/page/2 @theme/Blog/Pages/BlogAuthorsPostsPage",
      ]
    `);
    expect(routes.every(({ exact, context }) => exact && context)).toBe(true);
  });

  test.each(["/", ""])("of a blog at the root (%j), with names of its own", async (root) => {
    const { pages } = await loadBlog(
      {
        ...posts(2, () => post("tags: [a]\nauthors: anna")),
        "authors.yml": "anna: { name: Anna, page: { permalink: /the-anna } }",
      },
      {
        routeBasePath: root,
        postsPerPage: 1,
        pageBasePath: "p",
        tagsBasePath: "t",
        archiveBasePath: null,
        authorsBasePath: "who",
        blogPostComponent: "@site/Post",
      },
    );
    expect([...pages.keys()].sort()).toEqual([
      "/",
      "/2021/01/01/p1",
      "/2021/01/02/p2",
      "/p/2",
      "/t",
      "/t/a",
      "/t/a/p/2",
      "/who",
      "/who/the-anna",
      "/who/the-anna/p/2",
    ]);
    expect(pages.get("/2021/01/01/p1")?.component).toBe("@site/Post");
  });

  test("an empty list without posts, or without a folder", async () => {
    const empty = [{ path: "/blog", component: "@theme/BlogListPage", modules: { items: [] } }];
    expect((await loadBlog({ "authors.yml": "" })).routes).toMatchObject(empty);
    const { routes, plugin, content, diagnostics } = await loadBlog({ "/docs/x.md": "" });
    expect(routes).toMatchObject(empty);
    expect(diagnostics).toEqual([]);
    expect(plugin.injectHtmlTags?.({ content })).toEqual({ headTags: [] });
  });

  test("`ALL` posts on one page", async () => {
    const { pages } = await loadBlog(posts(12), { postsPerPage: "ALL" });
    expect(pages.has("/blog/page/2")).toBe(false);
    expect(pages.get("/blog")?.props?.["metadata"]).toMatchObject({
      postsPerPage: 12,
      totalPages: 1,
    });
  });
});

describe("posts", () => {
  test("know what pages show of them", async () => {
    const blog = await loadBlog(
      {
        "2021-01-02-x.md": post(
          "description: D\nimage: ./x.png\nauthors:\n  - { name: Anna, title: T, image_url: /a.png, socials: { x: anna } }",
          "# Title of *x*\n\nIntro.\n\n<!-- truncate -->\n\nRest.",
        ),
        "x.png": "",
      },
      { editUrl: "https://example.org/edit/" },
      { baseUrl: "/base/" },
    );
    const { assetFiles, metadata } = documentOf(blog.pages.get("/base/blog/2021/01/02/x"));
    expect(metadata).toEqual({
      permalink: "/base/blog/2021/01/02/x",
      source: "@site/blog/2021-01-02-x.md",
      title: "Title of *x*",
      description: "D",
      date: "2021-01-02T00:00:00.000Z",
      dateText: "January 2, 2021",
      tags: [],
      readingTime: 0.02,
      hasTruncateMarker: true,
      authors: [
        {
          key: null,
          page: null,
          name: "Anna",
          title: "T",
          imageURL: "/base/a.png",
          socials: { x: "https://x.com/anna" },
        },
      ],
      frontMatter: expect.objectContaining({ description: "D" }),
      unlisted: false,
      editUrl: "https://example.org/edit/blog/2021-01-02-x.md",
    });
    expect(assetFiles).toEqual({
      image: `${blog.siteDir}/blog/x.png`,
      authorsImageUrls: [null],
    });
  });

  test("have the date of the front matter, the name, the repository or the disk", async () => {
    const blog = await loadBlog({
      "2021-01-02-a.md": post("date: 2020-05-06"),
      "2021-01-02-b.md": post('date: "2020-05-06 10:00"'),
      "2021-01-02-c.md": post(),
      "d.md": post(),
    });
    const dates = ["2021/01/02/a", "2021/01/02/b", "2021/01/02/c"].map(
      (name) => postOf(blog, `/blog/${name}`).date,
    );
    expect(dates).toEqual([
      "2020-05-06T00:00:00.000Z",
      "2020-05-06T10:00:00.000Z",
      "2021-01-02T00:00:00.000Z",
    ]);
    expect(new Date(postOf(blog, "/blog/d").date).getFullYear()).toBeGreaterThan(2024);
    commitAt(blog.siteDir, "2019-03-04T05:06:07Z");
    const content = (await blog.plugin.loadContent?.()) as { blogPosts: BlogPost[] };
    expect(content.blogPosts.at(-1)?.metadata.date.toISOString()).toBe("2019-03-04T05:06:07.000Z");
  });

  test("are newest first, and lead to each other", async () => {
    const blog = await loadBlog(posts(3, (number) => post(`title: P${number}`)));
    expect(itemsOf(blog, "/blog")).toEqual(["P3", "P2", "P1"]);
    const { prevItem, nextItem } = postOf(blog, "/blog/2021/01/02/p2");
    expect([prevItem, nextItem]).toEqual([
      { title: "P3", permalink: "/blog/2021/01/03/p3" },
      { title: "P1", permalink: "/blog/2021/01/01/p1" },
    ]);
    expect(postOf(blog, "/blog/2021/01/03/p3")).not.toHaveProperty("prevItem");
    const ascending = await loadBlog(
      posts(3, (number) => post(`title: P${number}`)),
      { sortPosts: "ascending" },
    );
    expect(itemsOf(ascending, "/blog")).toEqual(["P1", "P2", "P3"]);
  });

  test("have the slug that they want", async () => {
    const { pages } = await loadBlog({
      "2021-01-02-a.md": post("slug: /own/place"),
      "2021-01-03-b.md": post("slug: relative"),
      "2021-01-04-c.md": post("slug: x/y/z.html"),
      "2021-01-05-d.md": post('slug: "2024"'),
    });
    expect([...pages.keys()].slice(0, 4)).toEqual([
      "/blog/2024",
      "/blog/x/y/z.html",
      "/blog/relative",
      "/blog/own/place",
    ]);
  });

  test("stand in lists up to their marker", async () => {
    const blog = await loadBlog({
      "2021-01-01-a.md": post("title: A", "x\n\n<!-- truncate -->\n\ny"),
      "2021-01-02-b.mdx": post("title: B", "x\n\n{/* truncate */}\n\ny"),
      "2021-01-03-c.md": post("title: C", "x\n\n<!--more-->\n\ny"),
    });
    expect(itemsOf(blog, "/blog")).toEqual(["C", "B…", "A…"]);
    const [rule] = blog.plugin.getMarkdownRules?.() ?? [];
    expect(rule?.options).toMatchObject({ removeContentTitle: true });
    const own = await loadBlog(
      { "2021-01-03-c.md": post("title: C", "x\n\n<!--more-->\n\ny") },
      { truncateMarker: /<!--more-->/ },
    );
    expect(itemsOf(own, "/blog")).toEqual(["C…"]);
  });

  test("may be left out or changed by the site", async () => {
    const seen: string[] = [];
    const blog = await loadBlog(
      posts(3, (number) => post(`title: P${number}`, `Text ${number}.`)),
      {
        processBlogPosts: async ({ blogPosts }: { blogPosts: BlogPost[] }) => {
          seen.push(...blogPosts.map(({ content }) => content));
          for (const { metadata } of blogPosts) metadata.title += "!";
          return blogPosts.filter(({ id }) => id !== "/2021/01/02/p2");
        },
      },
    );
    expect(seen).toEqual(["Text 3.", "Text 2.", "Text 1."]);
    expect(itemsOf(blog, "/blog")).toEqual(["P3!", "P1!"]);
    expect(postOf(blog, "/blog/2021/01/03/p3").nextItem?.title).toBe("P1!");
  });

  test("take as long to read as the site thinks", async () => {
    const blog = await loadBlog(
      {
        "2021-01-01-a.md": post("hide_time: true"),
        "2021-01-02-b.md": post("", "word ".repeat(300)),
      },
      {
        readingTime: ({ content, frontMatter, defaultReadingTime, locale }: never) =>
          frontMatter["hide_time"]
            ? undefined
            : (defaultReadingTime as (args: object) => number)({
                content,
                locale,
                options: { wordsPerMinute: 100 },
              }),
      },
    );
    expect(postOf(blog, "/blog/2021/01/01/a")).not.toHaveProperty("readingTime");
    expect(postOf(blog, "/blog/2021/01/02/b").readingTime).toBe(3);
    const without = await loadBlog(posts(1), { showReadingTime: false });
    expect(postOf(without, "/blog/2021/01/01/p1")).not.toHaveProperty("readingTime");
  });

  test("of a locale stand in for the original ones", async () => {
    const i18n = {
      currentLocale: "fr",
      defaultLocale: "en",
      locales: ["en", "fr"],
      path: "i18n",
      localeConfigs: { fr: { translate: true } },
    };
    const folder = "/i18n/en/docusaurus-plugin-content-blog";
    const blog = await loadBlog(
      {
        "2021-01-01-a.md": post("title: A\nauthors: anna"),
        "2021-01-02-b.md": post("title: B"),
        "authors.yml": "anna: { name: Anna }",
        [`${folder}/2021-01-01-a.md`]: post("title: Le A\nauthors: anna"),
        [`${folder}/authors.yml`]: "anna: { name: Anne }",
      },
      {
        editLocalizedFiles: true,
        editUrl: ({ blogDirPath, blogPath, permalink, locale }: Record<string, string>) =>
          [blogDirPath, blogPath, permalink, locale].join(" "),
      },
      { i18n },
    );
    expect(itemsOf(blog, "/blog")).toEqual(["B", "Le A"]);
    const translated = postOf(blog, "/blog/2021/01/01/a");
    expect(translated.authors[0]?.name).toBe("Anne");
    expect(translated.editUrl).toBe(
      "i18n/en/docusaurus-plugin-content-blog 2021-01-01-a.md /blog/2021/01/01/a fr",
    );
    expect(postOf(blog, "/blog/2021/01/02/b").editUrl).toBe(
      "blog 2021-01-02-b.md /blog/2021/01/02/b fr",
    );
  });
});

function commitAt(siteDir: string, date: string): void {
  const run = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: siteDir,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  run("init", "-q");
  run("add", "-A");
  run("-c", "user.name=Anna", "-c", "user.email=a@example.org", "commit", "-q", "-m", "x");
}

describe("drafts and unlisted posts", () => {
  const files = {
    "2021-01-01-a.md": post("title: A\ntags: [t, only]\nunlisted: true"),
    "2021-01-02-b.md": post("title: B\ntags: [t]"),
    "2021-01-03-c.md": post("title: C\ndraft: true"),
    "2021-01-04-d.md": post("title: D"),
  };

  test("in production: unlisted posts are built, but nothing leads to them", async () => {
    const blog = await loadBlog(files, { blogSidebarCount: "ALL" });
    expect(blog.pages.has("/blog/2021/01/03/c")).toBe(false);
    expect(postOf(blog, "/blog/2021/01/01/a").unlisted).toBe(true);
    expect(itemsOf(blog, "/blog")).toEqual(["D", "B"]);
    expect(itemsOf(blog, "/blog/tags/t")).toEqual(["B"]);
    expect(postOf(blog, "/blog/2021/01/02/b")).not.toHaveProperty("nextItem");
    expect(blog.pages.get("/blog/tags")?.props?.["tags"]).toEqual([
      { label: "t", permalink: "/blog/tags/t", count: 1 },
    ]);
    expect(blog.pages.get("/blog/tags/only")?.props?.["tag"]).toMatchObject({ unlisted: true });
    expect(itemsOf(blog, "/blog/tags/only")).toEqual(["A"]);
    expect(blog.pages.get("/blog/archive")?.props).toMatchObject({
      archive: { blogPosts: [{ id: "/2021/01/04/d" }, { id: "/2021/01/02/b" }] },
    });
    expect(JSON.stringify([...blog.shared.values()])).not.toContain("/2021/01/01/a");
  });

  test("a blog of nothing else has an empty list", async () => {
    const { pages } = await loadBlog({ "2021-01-01-a.md": post("unlisted: true") });
    expect([...pages.keys()]).toEqual(["/blog/2021/01/01/a", "/blog"]);
    expect(pages.get("/blog")?.modules).toEqual({ items: [] });
  });

  test("in development they are like others", async () => {
    const blog = await loadBlog(files, {}, { mode: "development" });
    expect(itemsOf(blog, "/blog")).toEqual(["D", "C", "B", "A"]);
    expect(postOf(blog, "/blog/2021/01/01/a")).toMatchObject({
      unlisted: false,
      frontMatter: { unlisted: true },
    });
  });
});

describe("tags", () => {
  test("are described once, paged, and counted", async () => {
    const blog = await loadBlog(
      {
        ...posts(3, (number) => post(`title: P${number}\ntags: [release]`)),
        "tags.yml":
          "release: { label: Release, permalink: /rel, description: What is new }\nunused: {}",
      },
      { postsPerPage: 2 },
    );
    expect(itemsOf(blog, "/blog/tags/rel/page/2")).toEqual(["P1"]);
    expect(blog.pages.get("/blog/tags/rel/page/2")?.props).toMatchObject({
      tag: {
        label: "Release",
        permalink: "/blog/tags/rel",
        description: "What is new",
        allTagsPath: "/blog/tags",
        count: 3,
        unlisted: false,
      },
      listMetadata: {
        permalink: "/blog/tags/rel/page/2",
        previousPage: "/blog/tags/rel",
        page: 2,
        totalPages: 2,
        totalCount: 3,
      },
    });
    expect(blog.pages.has("/blog/tags/unused")).toBe(false);
  });

  test("that are defined without a label begin with a capital letter", async () => {
    const blog = await loadBlog({
      "2021-01-01-a.md": post("tags: [newRelease, new React, plain, own]"),
      "tags.yml": "newRelease:\nnew React: { description: What is new }\nown: { label: own }",
    });
    const labels = ["new-release", "new-react", "plain", "own"].map((name) =>
      Reflect.get(Object(blog.pages.get(`/blog/tags/${name}`)?.props?.["tag"]), "label"),
    );
    expect(labels).toEqual(["Newrelease", "New react", "plain", "own"]);
  });
});

describe("authors", () => {
  test("come from the authors' file, and posts may add to them", async () => {
    const blog = await loadBlog({
      "2021-01-01-a.md": post("authors:\n  - anna\n  - { key: ben, title: Guest }"),
      "2021-01-02-b.md": post("author: Carl\nauthor_url: https://example.org"),
      "2021-01-03-c.md": post("authors: anna\nunlisted: true"),
      "authors.yml": [
        "anna:",
        "  name: Anna",
        "  image_url: ./anna.png",
        "  email: anna@example.org",
        "  page: true",
        "  pronouns: she",
        "ben: { name: Ben, title: Host }",
      ].join("\n"),
      "anna.png": "",
    });
    const { authors } = postOf(blog, "/blog/2021/01/01/a");
    expect(authors).toEqual([
      {
        key: "anna",
        page: { permalink: "/blog/authors/anna" },
        name: "Anna",
        imageURL: "./anna.png",
        email: "anna@example.org",
        pronouns: "she",
      },
      { key: "ben", page: null, name: "Ben", title: "Guest" },
    ]);
    expect(documentOf(blog.pages.get("/blog/2021/01/01/a")).assetFiles).toEqual({
      authorsImageUrls: [`${blog.siteDir}/blog/anna.png`, null],
    });
    expect(postOf(blog, "/blog/2021/01/02/b").authors).toEqual([
      { key: null, page: null, name: "Carl", url: "https://example.org" },
    ]);
    expect(itemsOf(blog, "/blog/authors/anna")).toHaveLength(1);
    const list = blog.pages.get("/blog/authors")?.props?.["authors"] as object[];
    expect(list).toMatchObject([
      { key: "anna", count: 1 },
      { key: "ben", count: 1 },
    ]);
    expect(blog.pages.has("/blog/authors/ben")).toBe(false);
  });
});

describe("the sidebar", () => {
  test("of a few posts is whole, and the same everywhere", async () => {
    const { pages, shared } = await loadBlog(posts(8));
    const sidebars = [...pages.values()].map(({ props }) => props?.["sidebar"]);
    expect(new Set(sidebars.map((sidebar) => JSON.stringify(sidebar))).size).toBe(1);
    expect([...shared.values()]).toHaveLength(1);
    expect([...shared.values()][0]).toHaveLength(5);
    expect([...shared.values()].flat()[0]).toEqual({
      title: "2021-01-08-p8".slice(11),
      permalink: "/blog/2021/01/08/p8",
      date: "2021-01-08T00:00:00.000Z",
      unlisted: false,
    });
    const none = await loadBlog(posts(2), { blogSidebarCount: 0 });
    expect(none.pages.get("/blog")?.props).toHaveProperty("sidebar");
    expect([...none.shared.values()][0]).toEqual([]);
  });

  test("of many shows the page's year, and knows the others", async () => {
    const many = Object.fromEntries(
      [2019, 2020, 2021].flatMap((year) =>
        Array.from({ length: 14 }, (_, index) => [
          `${year}-02-${String(index + 10)}-p.md`,
          post(`sidebar_label: S${year}`),
        ]),
      ),
    );
    const { pages, shared } = await loadBlog(many, { blogSidebarCount: "ALL" });
    const sidebarAt = (path: string) =>
      pages.get(path)?.props?.["sidebar"] as Record<"items" | "itemsFile", { $shared: string }>;
    const titlesAt = (path: string) => [
      ...new Set(
        (shared.get(sidebarAt(path).items.$shared) as { title: string }[]).map(
          ({ title }) => title,
        ),
      ),
    ];
    expect(titlesAt("/blog/2019/02/10/p")).toEqual(["S2019"]);
    expect(titlesAt("/blog")).toEqual(["S2021"]);
    expect(titlesAt("/blog/page/2")).toEqual(["S2021"]);
    expect(titlesAt("/blog/page/4")).toEqual(["S2019"]);
    expect(titlesAt("/blog/archive")).toEqual(["S2021"]);
    expect(sidebarAt("/blog")).toMatchObject({
      years: [
        { year: 2021, count: 14, permalink: "/blog/2021/02/23/p" },
        { year: 2020, count: 14, permalink: "/blog/2020/02/23/p" },
        { year: 2019, count: 14, permalink: "/blog/2019/02/23/p" },
      ],
    });
    expect(shared.get(sidebarAt("/blog").itemsFile.$shared)).toHaveLength(42);
  });
});

test("texts are translated", async () => {
  const { plugin, content } = await loadBlog(
    posts(2, () => post("tags: [a]")),
    {
      blogTitle: "News",
      blogDescription: "All of it",
      blogSidebarTitle: "Latest",
    },
  );
  const files = await plugin.getTranslationFiles?.({ content });
  expect(files).toMatchObject([
    {
      path: "options",
      content: {
        title: { message: "News" },
        description: { message: "All of it" },
        "sidebar.title": { message: "Latest" },
      },
    },
  ]);
  const translated = plugin.translateContent?.({
    content,
    translationFiles: [{ path: "options", content: { title: { message: "Nouvelles" } } }],
  }) as typeof content;
  expect(translated.blogSidebarTitle).toBe("Latest");
  const metadata = { blogTitle: "Nouvelles", blogDescription: "All of it" };
  expect(translated.blogListPaginated[0]?.metadata).toMatchObject(metadata);
  expect(translated.blogTags["/blog/tags/a"]?.pages[0]?.metadata).toMatchObject(metadata);
});
