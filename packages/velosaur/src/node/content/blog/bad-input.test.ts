import { describe, expect, test } from "vitest";
import { findDuplicateRoutes } from "../../routes/duplicate-routes.ts";
import { flattenRoutes } from "../../routes/flatten-routes.ts";
import { loadBlog, post } from "../__fixtures__/blog.ts";
import { catchMessages, collectSeverities, formatDiagnostic } from "../__fixtures__/create-site.ts";
import { assertOwnPath } from "./instances.ts";
import { validateBlogOptions } from "./options.ts";

/** What an author reads; folders of tests have names of their own. */
const messagesOf = async (
  files: Record<string, string>,
  options: Record<string, unknown> = {},
): Promise<string[]> => {
  let found: string[] = [];
  const thrown = await catchMessages(async () => {
    const { diagnostics, siteDir } = await loadBlog(files, options);
    found = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, siteDir));
  }, "/nowhere");
  return [...thrown, ...found].map((message) =>
    message.replaceAll(/\S*\/site-\w+\//g, "").replaceAll(/\S*\/site-\w+/g, "<site>"),
  );
};

describe("front matter", () => {
  test("a date that is none", async () => {
    expect(
      await messagesOf({
        "a.md": post("title: A\ndate: 2021-13-40"),
        "b.md": post("date: [2021]"),
        "c.md": post("dat: 2021-01-02\nauthors: { url: x }"),
      }),
    ).toMatchInlineSnapshot(`
      [
        "blog/a.md:3:1: The front matter key "date" must be a date such as 2024-12-31, not "2021-13-40".",
        "blog/b.md:2:1: The front matter key "date" must be a date such as 2024-12-31, not a list.",
        "blog/c.md:3:1: The front matter key "authors" must be an author or a list of authors: the key of one, or an object with \`key\`, \`name\` or \`image_url\`, not an object.",
      ]
    `);
  });

  test("a key that looks like a slip of the pen", async () => {
    expect(await messagesOf({ "a.md": post("descripton: x") })).toMatchInlineSnapshot(`
      [
        "blog/a.md:2:1: Unknown front matter key "descripton". Did you mean "description"?",
      ]
    `);
  });
});

describe("authors", () => {
  const authors = { "authors.yml": "anna: { name: Anna }\nben: { name: Ben }" };

  test("who are unknown", async () => {
    expect(await messagesOf({ ...authors, "a.md": post("title: A\nauthors: [anna, bem]") }))
      .toMatchInlineSnapshot(`
      [
        "blog/a.md:3:1: No author has the key "bem". Did you mean "ben"?
      → Add "bem" to authors.yml. It has: anna, ben.",
      ]
    `);
    expect(await messagesOf({ "a.md": post("authors: anna") })).toMatchInlineSnapshot(`
      [
        "blog/a.md:2:1: The post names the author "anna", but the blog has no file of authors.
      → Create authors.yml in the blog's folder, or write the author's fields into the post.",
      ]
    `);
    const odd = ["constructor", "__proto__"].map((key) => `${key}: { name: Ann }`).join("\n");
    expect(
      await messagesOf({ "authors.yml": odd, "a.md": post("authors: [constructor, __proto__]") }),
    ).toEqual([]);
    expect(await messagesOf({ ...authors, "a.md": post("authors: constructor") }))
      .toMatchInlineSnapshot(`
      [
        "blog/a.md:2:1: No author has the key "constructor".
      → Add "constructor" to authors.yml. It has: anna, ben.",
      ]
    `);
  });

  test("who are named in two ways, or twice", async () => {
    expect(await messagesOf({ ...authors, "a.md": post("authors: anna\nauthor: Anna") }))
      .toMatchInlineSnapshot(`
      [
        "blog/a.md:3:1: The front matter names authors in two ways: with \`authors\` and with \`author…\` keys.
      → Move everything into \`authors\`.",
      ]
    `);
    expect(await messagesOf({ ...authors, "a.md": post("authors: [anna, ben, anna]") }))
      .toMatchInlineSnapshot(`
        [
          "blog/a.md:2:1: The post names the author "anna" twice.",
        ]
      `);
  });

  test("who stand in a post alone", async () => {
    const files = { ...authors, "a.md": post("authors: { name: Carl }") };
    const warnings = await messagesOf(files, { onInlineAuthors: "warn" });
    expect(warnings).toMatchInlineSnapshot(`
      [
        "blog/a.md:2:1: The author "Carl" isn't in the file of authors.
      → Add the author to authors.yml and name the key, or set \`onInlineAuthors\` to "ignore".",
      ]
    `);
    expect(await messagesOf(files, { onInlineAuthors: "throw" })).toEqual(warnings);
    expect(await messagesOf(files, { onInlineAuthors: "ignore" })).toEqual([]);
  });

  test("who stand in several posts alone: once each", async () => {
    const carl = post("authors: [{ name: Carl }, { name: Carl }]");
    const both = post("authors: [{ name: Carl }, { name: Dora }]");
    const files = { ...authors, "a.md": carl, "b.md": both, "c.md": both };
    const warnings = await messagesOf(files, { onInlineAuthors: "warn" });
    expect(warnings.map((text) => text.split("\n")[0])).toMatchInlineSnapshot(`
      [
        "blog/a.md:2:1: The author "Carl", of this post and 2 others, isn't in the file of authors.",
        "blog/b.md:2:1: The author "Dora", of this post and another one, isn't in the file of authors.",
        "blog/a.md:2:1: The post names the author "Carl" twice.",
      ]
    `);
  });

  test.each([
    [
      "a list",
      "- anna\n- ben",
      "blog/authors.yml: The authors file must hold an object, not a list.\n→ Write the key of an author, a colon, and below it the author's fields.",
    ],
    [
      "no YAML",
      'anna:\n  name: "Anna',
      'blog/authors.yml:2:14: The file is not valid YAML: Missing closing "quote.',
    ],
    [
      "an author without a name",
      "anna:\n  title: Writer\nben: { name: Ben }",
      "blog/authors.yml:1:1: `anna` must have a `name` or an `image_url`.",
    ],
    [
      "a field of the wrong kind",
      "anna:\n  name: Anna\n  socials:\n    x: [anna]",
      "blog/authors.yml:4:5: `anna.socials.x` must be a string or a number, not an array.",
    ],
    [
      "a page that is none",
      "anna:\n  name: Anna\n  page: yes please",
      'blog/authors.yml:3:3: `anna.page` must be true or false or an object, not "yes please".',
    ],
    [
      "an author who is a text",
      "anna: Anna",
      'blog/authors.yml:1:1: `anna` must be an object, not "Anna".',
    ],
  ])("in a file that is %s", async (_, text, message) => {
    expect(await messagesOf({ "authors.yml": text, "a.md": post("authors: anna") })).toEqual([
      message,
    ]);
  });
});

describe("tags that the file of tags lacks", () => {
  const files = {
    "tags.yml": "release: {}\nrecap: {}",
    "a.md": post("title: A\ntags: [release, relaese]"),
  };

  test.each(["ignore", "log", "warn", "throw"])("%s", async (onInlineTags) => {
    const expected = [
      'blog/a.md:3:1: The tag "relaese" isn\'t in the file of tags. Did you mean "release"?\n→ Add it to tags.yml, or set `onInlineTags` to "ignore".',
    ];
    expect(await messagesOf(files, { onInlineTags })).toEqual(
      onInlineTags === "ignore" ? [] : expected,
    );
  });

  test.each([
    ["ignore", []],
    ["log", ["warning"]],
    ["warn", ["warning"]],
    ["throw", ["error"]],
  ])("%s is %j", async (onInlineTags, severities) => {
    expect(await collectSeverities(() => loadBlog(files, { onInlineTags }))).toEqual(severities);
  });

  test("and a file that isn't there", async () => {
    expect(await messagesOf(files, { tags: "labels.yml" })).toMatchInlineSnapshot(`
      [
        "The tags file "labels.yml" doesn't exist in blog.
      → Create it, or leave out the option \`tags\`.",
      ]
    `);
  });
});

test("two posts at one address", async () => {
  const { routes, siteDir } = await loadBlog({
    "2021-01-02-launch.md": post("title: Launch\nslug: launch"),
    "2021-03-04-again.md": post("title: Again\nslug: /launch"),
  });
  const found = findDuplicateRoutes(flattenRoutes(routes), "warn", siteDir);
  expect(found.map((diagnostic) => formatDiagnostic(diagnostic, siteDir))).toMatchInlineSnapshot(`
    [
      "blog/2021-01-02-launch.md:3:1: Several pages have the address /blog/launch: blog/2021-03-04-again.md and blog/2021-01-02-launch.md. Did you mean the address "/blog/2021-01-02-launch"?
    → blog/2021-03-04-again.md is shown. Move the other file, or give it another \`slug\`.",
    ]
  `);
});

test("posts without a marker", async () => {
  const files = Object.fromEntries(
    [..."abcdefg"].map((name) => [`2021-01-0${name.charCodeAt(0) - 96}-${name}.md`, post()]),
  );
  const warnings = await messagesOf(files, { onUntruncatedBlogPosts: "warn" });
  expect(warnings).toMatchInlineSnapshot(`
    [
      "blog/2021-01-01-a.md: Posts without a truncate marker stand in lists as a whole: @site/blog/2021-01-01-a.md, @site/blog/2021-01-02-b.md, @site/blog/2021-01-03-c.md, @site/blog/2021-01-04-d.md, @site/blog/2021-01-05-e.md and 2 more.
    → Write \`{/* truncate */}\` (in CommonMark \`<!-- truncate -->\`) below the beginning of each post, or set \`onUntruncatedBlogPosts\` to "ignore".",
    ]
  `);
  expect(await messagesOf(files, { onUntruncatedBlogPosts: "throw" })).toEqual(warnings);
});

describe("options", () => {
  test.each([
    [{ postsPerPage: 0 }, '`postsPerPage` must be "ALL" or a whole number from 1 up.'],
    [{ postsPerPage: "all" }, '`postsPerPage` must be "ALL" or a number, not "all".'],
    [{ blogSidebarCount: -1 }, '`blogSidebarCount` must be "ALL" or a whole number from 0 up.'],
    [{ blogSidebarCount: 1.5 }, '`blogSidebarCount` must be "ALL" or a whole number from 0 up.'],
    [{ truncateMarker: "more" }, '`truncateMarker` must be a regular expression, not "more".'],
    [{ sortPosts: "newest" }, '`sortPosts` must be "descending" or "ascending", not "newest".'],
    [{ postPerPage: 3 }, 'Unknown key "postPerPage". Did you mean "postsPerPage"?'],
    [
      { onInlineAuthors: "shout" },
      '`onInlineAuthors` must be "ignore", "log", "warn" or "throw", not "shout".',
    ],
    [{ readingTime: 3 }, "`readingTime` must be a function, not 3."],
    [{ archiveBasePath: false }, "`archiveBasePath` must be a string, not false."],
    [
      { feedOptions: { type: "rrs" } },
      '`feedOptions.type` must be "all", "rss", "atom" or "json" or an array, not "rrs".',
    ],
    [
      { feedOptions: { type: ["rss", "all"] } },
      '`feedOptions.type[1]` must be "rss", "atom" or "json", not "all".',
    ],
    [
      { feedOptions: { limit: 0 } },
      "`feedOptions.limit` must be a whole number from 1 up, or null for all posts.",
    ],
    [
      { feedOptions: { copyrigth: "x" } },
      'Unknown key "copyrigth" in `feedOptions`. Did you mean "copyright"?',
    ],
    [
      { feedOptions: { xslt: { rss: 1 } } },
      "`feedOptions.xslt.rss` must be true or false or a string, not 1.",
    ],
    [{ feedOptions: true }, "`feedOptions` must be an object, not true."],
  ])("%j", async (options, message) => {
    expect(await catchMessages(() => validateBlogOptions(options), "/nowhere")).toEqual([
      `Options of the blog plugin: ${message}`,
    ]);
  });

  test("that are right", () => {
    expect(
      validateBlogOptions({
        postsPerPage: "ALL",
        blogSidebarCount: "ALL",
        archiveBasePath: null,
        feedOptions: { type: "all", limit: null, xslt: { rss: "./my.xsl", atom: null } },
      }).feedOptions,
    ).toEqual({
      type: ["rss", "atom", "json"],
      limit: null,
      xslt: { rss: "./my.xsl", atom: null },
    });
    expect(validateBlogOptions({}).feedOptions).toEqual({ type: ["rss", "atom"], limit: 20 });
    expect(validateBlogOptions({ feedOptions: { type: null } }).feedOptions.type).toEqual([]);
  });
});

test("two blogs at one address", async () => {
  const one = await loadBlog({ "a.md": post() });
  const two = await loadBlog({ "a.md": post() }, { id: "two", routeBasePath: "/blog/" });
  const other = await loadBlog({ "a.md": post() }, { id: "other", routeBasePath: "other" });
  const contents = { default: one.content, other: other.content, two: two.content };
  const messages = await catchMessages(() => assertOwnPath("two", contents), "/nowhere");
  expect(messages).toMatchInlineSnapshot(`
    [
      "The blogs "default" and "two" both have their posts at /blog.
    → Give the blog "two" another \`routeBasePath\`.",
    ]
  `);
  expect(() => assertOwnPath("default", contents)).not.toThrow();
  expect(() => assertOwnPath("other", contents)).not.toThrow();
  expect(() => assertOwnPath("wrapped", contents)).not.toThrow();
});
