import path from "../../../system/path.ts";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import type { PostBuildProps } from "../../../contract/contract.ts";
import { loadBlog, post } from "../../__fixtures__/blog.ts";
import { catchMessages } from "../../__fixtures__/create-site.ts";
import type { CreateFeedItems } from "../feed-options.ts";
import { extractContent } from "./feed-content.ts";

const page = (text: string): string =>
  `<main><h1>Title</h1><div id="__blog-post-container" class="markdown">${text}</div><footer>Tags</footer></main>`;

type Files = Map<string, string>;

/** Files that a blog's feeds are written to. */
const writeFeeds = async (
  files: Record<string, string>,
  options: Record<string, unknown> = {},
  siteConfig: Record<string, unknown> = {},
): Promise<Files> => (await buildFeeds(files, { options, siteConfig })).written;

interface BuildRequest {
  options?: Record<string, unknown>;
  siteConfig?: Record<string, unknown>;
  /** Keys of the files that the build before has made. */
  before?: Map<string, string | undefined>;
  /** Of each post, where its page shows it. */
  text?: string;
}

async function buildFeeds(
  files: Record<string, string>,
  { options = {}, siteConfig = {}, before, text: shown = "Text" }: BuildRequest = {},
): Promise<{ written: Files; keys: Map<string, string | undefined> }> {
  const context = {
    baseUrl: "/base/",
    siteConfig: {
      title: "Site",
      url: "https://x.test",
      favicon: "img/logo.svg",
      markdown: {},
      ...siteConfig,
    },
  };
  const { plugin, content } = await loadBlog(files, options, context);
  const written: Files = new Map();
  const keys = new Map<string, string | undefined>();
  await plugin.postBuild?.({
    ...context,
    content,
    outDir: "/out",
    i18n: { currentLocale: "en" },
    readPage: (routePath: string) => page(`<p>${shown} of ${routePath}</p><a href="#x">x</a>`),
    emitFile: (name: string, text: string, key?: string) => {
      written.set(name, text);
      keys.set(name, key);
    },
    keepFile: (name: string, key: string) => before?.get(name) === key,
  } as unknown as PostBuildProps);
  return { written, keys };
}

const FILES = {
  "2021-01-02-a b.md": post(
    'title: "Tags <b> & ]]> others"\ndescription: "1 < 2 & 3"\ntags: [a & b]\nauthors: [anna, { name: Ben & Co }]',
  ),
  "2021-01-03-b.md": post('title: "B\\u0008"\nunlisted: true'),
  "2021-01-04-c.md": post("title: C"),
  "2021-01-01-d&e.md": post("title: D"),
  "authors.yml": "anna: { name: Anna, email: anna@x.test, url: https://anna.test }",
};

const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, "g"))].map(
    ([, text = ""]) => text.replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, "$1"),
  );

async function assertWellFormed(fileName: string, contents: string): Promise<void> {
  const { valid, errors } = await validateXML({
    xml: [{ fileName, contents }],
    normalization: "format",
  });
  expect([valid, errors]).toEqual([true, []]);
}

describe("feeds", () => {
  test("RSS", async () => {
    const feeds = await writeFeeds(FILES);
    expect([...feeds.keys()]).toEqual(["blog/rss.xml", "blog/atom.xml"]);
    const rss = feeds.get("blog/rss.xml") ?? "";
    await assertWellFormed("rss.xml", rss);
    expect(textsOf(rss, "title")).toEqual([
      "Site Blog",
      "C",
      "Tags <b> & ]]]]><![CDATA[> others",
      "D",
    ]);
    expect(textsOf(rss, "link")).toEqual([
      "https://x.test/base/blog",
      "https://x.test/base/blog/2021/01/04/c",
      "https://x.test/base/blog/2021/01/02/a%20b",
      "https://x.test/base/blog/2021/01/01/d&amp;e",
    ]);
    expect(textsOf(rss, "guid")).toEqual(textsOf(rss, "link").slice(1));
    expect(textsOf(rss, "pubDate")).toEqual([
      "Mon, 04 Jan 2021 00:00:00 GMT",
      "Sat, 02 Jan 2021 00:00:00 GMT",
      "Fri, 01 Jan 2021 00:00:00 GMT",
    ]);
    expect(textsOf(rss, "lastBuildDate")).toEqual(["Mon, 04 Jan 2021 00:00:00 GMT"]);
    expect(textsOf(rss, "description")).toEqual([
      "Site Blog",
      "Text.",
      "1 &lt; 2 &amp; 3",
      "Text.",
    ]);
    expect(textsOf(rss, "author")).toEqual(["anna@x.test (Anna)"]);
    expect(textsOf(rss, "dc:creator")).toEqual(["Ben &amp; Co"]);
    expect(textsOf(rss, "category")).toEqual(["a &amp; b"]);
    expect(textsOf(rss, "content:encoded")[0]).toBe(
      '<p>Text of /base/blog/2021/01/04/c</p><a href="https://x.test/base/blog/2021/01/04/c#x">x</a>',
    );
    expect(rss).toContain('href="https://x.test/base/blog/rss.xml" rel="self"');
  });

  test("Atom", async () => {
    const atom = (await writeFeeds(FILES)).get("blog/atom.xml") ?? "";
    await assertWellFormed("atom.xml", atom);
    expect(textsOf(atom, "id")).toEqual([
      "https://x.test/base/blog",
      "https://x.test/base/blog/2021/01/04/c",
      "https://x.test/base/blog/2021/01/02/a%20b",
      "https://x.test/base/blog/2021/01/01/d&amp;e",
    ]);
    expect(textsOf(atom, "updated")).toEqual([
      "2021-01-04T00:00:00.000Z",
      "2021-01-04T00:00:00.000Z",
      "2021-01-02T00:00:00.000Z",
      "2021-01-01T00:00:00.000Z",
    ]);
    expect(atom).toContain('<link href="https://x.test/base/blog/2021/01/01/d&amp;e"/>');
    expect(atom).toContain('<category label="a &amp; b" term="a &amp; b"/>');
    // Titles are HTML there, and the site stands in for the author of a post that names none.
    expect(textsOf(atom, "title").at(-2)).toBe("Tags &lt;b&gt; &amp; ]]&gt; others");
    expect(textsOf(atom, "name")).toEqual(["Site", "Anna", "Ben &amp; Co"]);
    expect(atom).toContain('<link rel="self" href="https://x.test/base/blog/atom.xml"/>');
  });

  test("JSON", async () => {
    const options = { type: "json", title: "T", description: "D", language: "fr", limit: 1 };
    const feeds = await writeFeeds(FILES, { feedOptions: options }, { trailingSlash: true });
    expect([...feeds.keys()]).toEqual(["blog/feed.json"]);
    expect(JSON.parse(feeds.get("blog/feed.json") ?? "")).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "T",
      description: "D",
      home_page_url: "https://x.test/base/blog/",
      feed_url: "https://x.test/base/blog/feed.json",
      items: [
        {
          id: "https://x.test/base/blog/2021/01/04/c/",
          url: "https://x.test/base/blog/2021/01/04/c/",
          title: "C",
          summary: "Text.",
          content_html: expect.stringContaining("<p>Text of"),
          date_modified: "2021-01-04T00:00:00.000Z",
        },
      ],
    });
  });

  test("JSON names all authors of a post", async () => {
    const feeds = await writeFeeds(FILES, { feedOptions: { type: "json" } });
    const feed = JSON.parse(feeds.get("blog/feed.json") ?? "") as { items: unknown[] };
    expect(feed).toMatchObject({
      language: "en",
      favicon: "https://x.test/base/img/logo.svg",
      authors: [{ name: "Site" }],
    });
    expect(feed.items[1]).toMatchObject({
      authors: [{ name: "Anna", url: "https://anna.test" }, { name: "Ben & Co" }],
      date_published: "2021-01-02T00:00:00.000Z",
      tags: ["a & b"],
    });
    expect(feed.items[0]).not.toHaveProperty("authors");
    expect(JSON.stringify(feed)).not.toContain('"author"');
  });

  test("hold the newest posts, as many as the site wants", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [
        `2021-01-${String(index + 1).padStart(2, "0")}-p.md`,
        post(),
      ]),
    );
    const countOf = async (feedOptions: object): Promise<string[]> =>
      textsOf(
        (await writeFeeds(files, { feedOptions, sortPosts: "ascending" })).get("blog/rss.xml") ??
          "",
        "guid",
      );
    expect(await countOf({})).toHaveLength(20);
    expect((await countOf({}))[0]).toContain("/2021/01/25/p");
    expect(await countOf({ limit: null })).toHaveLength(25);
    expect(await countOf({ limit: false })).toHaveLength(25);
    expect(await countOf({ limit: 3 })).toHaveLength(3);
  });

  test("are not made without posts, or where the site wants none", async () => {
    expect((await writeFeeds({ "a.md": post("unlisted: true") })).size).toBe(0);
    expect((await writeFeeds(FILES, { feedOptions: { type: null } })).size).toBe(0);
  });

  test("may have items of the site's own making", async () => {
    const createFeedItems: CreateFeedItems = async ({
      blogPosts,
      defaultCreateFeedItems,
      ...rest
    }) => {
      expect(rest).toMatchObject({ outDir: "/out", siteConfig: { title: "Site" } });
      const items = await defaultCreateFeedItems({ ...rest, blogPosts: blogPosts.slice(2) });
      return items.map((item) => ({ ...item, description: "<p>Own</p>" }));
    };
    const rss = (await writeFeeds(FILES, { feedOptions: { createFeedItems } })).get("blog/rss.xml");
    expect(textsOf(rss ?? "", "description").slice(1)).toEqual(["<p>Own</p>"]);
  });

  test("leave out characters that XML forbids", async () => {
    const title = 'title: "C\\u0008\\uFFFE"\ndescription: "D\\x0B\\x1F\\0\\uD800"';
    const feeds = await writeFeeds({ "2021-01-04-c.md": post(title) });
    for (const name of ["rss.xml", "atom.xml"]) {
      const xml = feeds.get(`blog/${name}`) ?? "";
      await assertWellFormed(name, xml);
      expect(textsOf(xml, "title").at(-1)).toBe("C");
    }
  });

  test("are announced on every page", async () => {
    const siteConfig = { title: "Site", markdown: {} };
    const { plugin, content } = await loadBlog(FILES, {}, { baseUrl: "/base/", siteConfig });
    expect(plugin.injectHtmlTags?.({ content }).headTags).toEqual([
      {
        tagName: "link",
        attributes: {
          rel: "alternate",
          type: "application/rss+xml",
          href: "/base/blog/rss.xml",
          title: "Site RSS Feed",
        },
      },
      {
        tagName: "link",
        attributes: {
          rel: "alternate",
          type: "application/atom+xml",
          href: "/base/blog/atom.xml",
          title: "Site Atom Feed",
        },
      },
    ]);
  });
});

describe("feeds of a blog in which nothing has changed", () => {
  const feedOptions = { type: "all", limit: 2 };
  const nameAll = async (files: Record<string, string>, request: BuildRequest) => [
    ...(await buildFeeds(files, request)).written.keys(),
  ];
  const all = ["blog/rss.xml", "blog/atom.xml", "blog/feed.json"];

  test("stay as they are; a changed text, post or setting makes them anew", async () => {
    const { written, keys: before } = await buildFeeds(FILES, { options: { feedOptions } });
    expect([...written.keys()]).toEqual(all);
    const again = { options: { feedOptions }, before };
    expect(await nameAll(FILES, again)).toEqual([]);
    expect(await nameAll(FILES, { ...again, text: "Other text" })).toEqual(all);
    expect(await nameAll(FILES, { ...again, siteConfig: { title: "Other" } })).toEqual(all);
    const other = { feedOptions: { ...feedOptions, title: "Other" } };
    expect(await nameAll(FILES, { ...again, options: other })).toEqual(all);
    // Of those that are no part of the feeds, nothing is.
    const { "2021-01-01-d&e.md": _, ...fewer } = FILES;
    expect(await nameAll(fewer, again)).toEqual([]);
    expect(await nameAll({ ...fewer, "2021-01-05-f.md": post("title: F") }, again)).toEqual(all);
  });

  const later = "2021-01-04-c.md";
  test.each<[string, Record<string, string>, BuildRequest]>([
    ["the site's address", FILES, { siteConfig: { url: "https://y.test" } }],
    ["its icon", FILES, { siteConfig: { favicon: "img/other.svg" } }],
    ["its slashes", FILES, { siteConfig: { trailingSlash: true } }],
    ["a post's title", { ...FILES, [later]: post("title: Other") }, {}],
    ["its description", { ...FILES, [later]: post("title: C\ndescription: Other") }, {}],
    ["its date", { ...FILES, [later]: post("title: C\ndate: 2021-01-04T12:00:00Z") }, {}],
    ["its tags", { ...FILES, [later]: post("title: C\ntags: [other]") }, {}],
    ["its authors", { ...FILES, [later]: post("title: C\nauthors: [anna]") }, {}],
  ])("are made anew where something of them is another: %s", async (_name, files, request) => {
    const options = request.options ?? { feedOptions };
    const { keys: before } = await buildFeeds(FILES, { options });
    expect(await nameAll(FILES, { options, before })).toEqual([]);
    expect(await nameAll(files, { ...request, options, before })).toEqual(all);
  });

  test("one that is gone from the output is made again, and stylesheets are there", async () => {
    const options = { feedOptions: { ...feedOptions, xslt: true } };
    const { keys } = await buildFeeds(FILES, { options });
    const before = new Map([...keys].filter(([name]) => name !== "blog/atom.xml"));
    expect(await nameAll(FILES, { options, before })).toEqual([
      "blog/rss.xsl",
      "blog/atom.xsl",
      "blog/atom.xml",
    ]);
  });

  test("are made each time where a site makes their items", async () => {
    const createFeedItems: CreateFeedItems = ({ defaultCreateFeedItems, ...given }) =>
      defaultCreateFeedItems(given);
    const options = { feedOptions: { ...feedOptions, createFeedItems } };
    const { keys } = await buildFeeds(FILES, { options });
    expect([...keys.values()]).toEqual([undefined, undefined, undefined]);
    expect(await nameAll(FILES, { options, before: keys })).toEqual(all);
  });
});

describe("stylesheets of feeds", () => {
  test("are our own, or the site's", async () => {
    const files = { ...FILES, "my feed.xsl": "<x/>", "my feed.css": "x {}" };
    const xslt = { rss: true, atom: "my feed.xsl" };
    const feeds = await writeFeeds(files, { feedOptions: { xslt } });
    expect([...feeds.keys()].sort()).toEqual([
      "blog/atom.xml",
      "blog/my feed.css",
      "blog/my feed.xsl",
      "blog/rss.xml",
      "blog/rss.xsl",
    ]);
    expect(feeds.get("blog/atom.xml")).toContain(
      '<?xml version="1.0" encoding="utf-8"?>\n<?xml-stylesheet type="text/xsl" href="my%20feed.xsl"?>\n<feed',
    );
    for (const name of ["blog/rss.xml", "blog/rss.xsl"])
      await assertWellFormed(path.basename(name), feeds.get(name) ?? "");
    const both = await writeFeeds(FILES, { feedOptions: { xslt: true } });
    await assertWellFormed("atom.xsl", both.get("blog/atom.xsl") ?? "");
    expect([...(await writeFeeds(FILES)).keys()]).not.toContain("blog/rss.xsl");
  });

  test("must be there", async () => {
    const xslt = { rss: "missing.xsl" };
    expect(await catchMessages(() => writeFeeds(FILES, { feedOptions: { xslt } }), "/nowhere"))
      .toMatchInlineSnapshot(`
      [
        "The stylesheet of a feed, "missing.xsl", doesn't exist.
      → The path is relative to the blog's folder. \`true\` stands for the built-in stylesheet.",
      ]
    `);
  });
});

test.each([
  ['<a href="/a">x</a>', '<a href="https://x.test/a">x</a>'],
  ['<a href="b?q#h">x</a>', '<a href="https://x.test/blog/b?q#h">x</a>'],
  ['<a href="#h">x</a>', '<a href="https://x.test/blog/post#h">x</a>'],
  ['<a href="mailto:a@b.c">x</a>', '<a href="mailto:a@b.c">x</a>'],
  ['<a href="http://[">x</a>', '<a href="http://[">x</a>'],
  ['<img src="/a.png" data-s="1">', '<img src="https://x.test/a.png">'],
  [
    '<img srcset="/a.png 1x, b.png 2x">',
    '<img srcset="https://x.test/a.png 1x, https://x.test/blog/b.png 2x">',
  ],
  ['<h2>A<a class="hash-link" href="#a">#</a></h2>', "<h2>A</h2>"],
  ["<pre>code</pre><button>Copy</button><script>x</script>", "<pre>code</pre>"],
  ["<div>a</div><div>b</div>", "<div>a</div><div>b</div>"],
  ["a\u0008b\tc", "ab\tc"],
])("the text of a post in a feed: %s", (html, expected) => {
  expect(extractContent(page(html), "https://x.test/blog/post")).toBe(expected);
  expect(extractContent(html, "https://x.test/blog/post")).toBeUndefined();
});
