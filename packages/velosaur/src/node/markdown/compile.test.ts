import { describe, expect, test } from "vitest";
import {
  compileHtml,
  compileText,
  findMistake,
  formatSegments,
} from "./__fixtures__/compile-text.ts";

describe("names of emoji", () => {
  test.each([
    ["Hot :fire:, good :+1:, bad :-1:.", "<p>Hot 🔥, good 👍, bad 👎.</p>"],
    ["*One :fire:* [two :fire:](https://a.dev)", "<p><em>One 🔥</em> "],
    [
      "At 10:30:45, Foo::bar:baz, :no-such-name:",
      "<p>At 10:30:45, Foo::bar:baz, :no-such-name:</p>",
    ],
    [":constructor:", "<p>:constructor:</p>"],
    ["a:is:fire:c", "<p>a:is🔥c</p>"],
    ["`:fire:`", "<p><code>:fire:</code></p>"],
    ["<b>:fire:</b>", "<b>🔥</b>"],
  ])("%s", async (source, html) => {
    expect(await compileHtml(source)).toContain(html);
  });

  test("are text where the site says so, and in code always", async () => {
    expect(await compileHtml(":fire:", { emoji: false })).toBe("<p>:fire:</p>");
    expect(await compileHtml("```\n:fire:\n```")).toContain(":fire:");
  });
});

describe("headings", () => {
  test("tell the site's own component what they are", async () => {
    const { segments } = await compileText("### A", { interactive: ["MDXComponents/Heading"] });
    expect(segments).toEqual([
      {
        component: "@theme/MDXComponents/Heading#default",
        props: { id: "a", as: "h3" },
        children: ["A"],
      },
    ]);
  });

  test.each([
    ["## Hello *World*", "hello-world"],
    ["## Hello {#own}", "own"],
    ["## Hello {#own.é:x}", "own.é:x"],
    ["## Hello {##own}", "#own"],
    ["## Hello {#with space}", "with space"],
    ["## Hello {#a{b}", "a{b"],
    ["## Hello {#a\\{b}", "a{b"],
    ["## Hello {#own} ##", "own"],
    ["> - ## Hello {#own}", "own"],
    ["Hello {#own}\n---", "own"],
    ["## Hello `{#code}`", "hello-code"],
    ["## Hello {#own]", "hello-own"],
    ["## Hello {#own} there", "hello-own-there"],
    ["## Hello {/* #own */}", "own"],
    ["## Hello <!-- #own -->", "own"],
    ["## Hello {/* comment */} there", "hello--comment--there"],
    ["## `code` & [link](x.md)", "code--link"],
    ["## Ünï çödé 日本", "ünï-çödé-日本"],
    ["## 🎉 Party", "-party"],
    ["## `speed(of string) `", "speedof-string-"],
    ["## Hello <br />", "hello-"],
    ["## lexical:extension", "lexical"],
    ["## lexical:*extension*", "lexicalextension"],
    ["## *lexical:extension* in `lexical:extension`", "lexical-in-lexicalextension"],
    ["## lexical\\:extension", "lexicalextension"],
    ["## *lexical:a_*", "lexicala_"],
    ["## a::b, c:d:e, at 12:30 and f:g[h]", "ab-cd-at-1230-and-fh"],
    ["## Hello &nbsp;", "hello-"],
  ])("%s has the id %s", async (source, id) => {
    const { toc, anchors } = await compileText(source);
    expect(toc.map((entry) => "id" in entry && entry.id)).toEqual([id]);
    expect(anchors).toEqual([id]);
  });

  test("in CommonMark, too, `{#id}` names the id and other braces are text", async () => {
    const { toc } = await compileText("## A {draft}\n\n## B {#c}", { format: "md" });
    expect(toc).toEqual([
      { value: "A {draft}", id: "a-draft", level: 2 },
      { value: "B", id: "c", level: 2 },
    ]);
  });

  test("ids are counted", async () => {
    const { anchors } = await compileText("# A\n\n## A\n\n### A");
    expect(anchors).toEqual(["a-1", "a-2"]);
  });

  test.each(["a \0 b", "# a \0 b", "```\na \0 b\n```", "`a \0 b`"])(
    "the character NUL, which HTML can't hold, gives way to another: %j",
    async (source) => {
      const html = await compileHtml(source);
      expect(html).toContain("a \uFFFD b");
      expect(html).not.toContain("\0");
    },
  );

  test("case is kept on request", async () => {
    const { anchors } = await compileText("## Hello World", { anchors: { maintainCase: true } });
    expect(anchors).toEqual(["Hello-World"]);
  });

  test("stand in the contents with the entities that components of sites look for", async () => {
    const { toc } = await compileText("## Event: 'a' & `\"b\"`");
    expect(toc).toMatchObject([{ value: "Event: &#39;a&#39; &amp; <code>&quot;b&quot;</code>" }]);
  });

  test("get their ids from the names of emoji, and show the emoji", async () => {
    const { toc } = await compileText("## :fire: by its name");
    expect(toc).toEqual([{ value: "🔥 by its name", id: "fire-by-its-name", level: 2 }]);
    expect(await compileHtml("## :fire:")).toContain(
      'id="fire">🔥<a href="#fire" class="hash-link" aria-label="Direct link to 🔥"',
    );
  });

  test("have a link to themselves, except at level 1", async () => {
    expect(await compileHtml("# One\n\n## Two `x`")).toBe(
      '<header><h1>One</h1></header><h2 class="anchor anchorTargetStickyNavbar" id="two-x">Two <code>x</code>' +
        '<a href="#two-x" class="hash-link" aria-label="Direct link to Two x" title="Direct link to Two x" translate="no">&#8203;</a></h2>',
    );
  });

  test("labels can be translated", async () => {
    const html = await compileHtml("## Deux", { labels: { directLink: "Lien vers {heading}" } });
    expect(html).toContain('aria-label="Lien vers Deux"');
  });

  test("the contents list every level from 2, also inside tags and admonitions", async () => {
    const source =
      "# T\n\n## A *b* `c` [d](x.md)\n\n<details>\n\n### In\n\n</details>\n\n:::note\n\n###### Deep\n\n:::";
    const { toc } = await compileText(source);
    expect(toc).toEqual([
      { value: "A <em>b</em> <code>c</code> d", id: "a-b-c-d", level: 2 },
      { value: "In", id: "in", level: 3 },
      { value: "Deep", id: "deep", level: 6 },
    ]);
  });

  test.each([
    ["# Title\n\ntext", "Title"],
    ["Title\n===\n", "Title"],
    ["<b>x</b>\n\n# Title", "Title"],
    ["## Sub\n\n# Title", undefined],
    ["---\n\n# Title", undefined],
  ])("the title of %j is %j", async (source, title) => {
    expect((await compileText(`\n${source}`)).contentTitle).toBe(title);
  });

  test("the title can be taken out", async () => {
    const { segments, contentTitle } = await compileText("# Title\n\ntext", {
      removeContentTitle: true,
    });
    expect([formatSegments(segments), contentTitle]).toEqual(["<p>text</p>", "Title"]);
  });
});

describe("admonitions", () => {
  const textOf = async (source: string, options = {}): Promise<string> =>
    (await compileHtml(source, options))
      .replace(/<svg.*?<\/svg>/g, "")
      .replace(
        /class="theme-admonition theme-admonition-(\S+) admonition_theme alert alert--(\w+)/g,
        'class="$1 $2',
      );

  test.each([
    [
      ":::note\n\nText\n\n:::",
      '<div class="note secondary"><div class="admonitionHeading_theme"><span class="admonitionIcon_theme"></span>note</div><div class="admonitionContent_theme"><p>Text</p></div></div>',
    ],
    [
      ":::tip[A *b*]\nText\n:::",
      '<div class="tip success"><div class="admonitionHeading_theme"><span class="admonitionIcon_theme"></span>A <em>b</em></div><div class="admonitionContent_theme"><p>Text</p></div></div>',
    ],
    [
      ":::danger Old *title*\nText\n:::",
      '<div class="danger danger"><div class="admonitionHeading_theme"><span class="admonitionIcon_theme"></span>Old <em>title</em></div><div class="admonitionContent_theme"><p>Text</p></div></div>',
    ],
    [
      ":::info{#here .big}\nText\n:::",
      '<div class="info info big" id="here"><div class="admonitionHeading_theme"><span class="admonitionIcon_theme"></span>info</div><div class="admonitionContent_theme"><p>Text</p></div></div>',
    ],
    [
      ":::caution\n:::",
      '<div class="caution warning"><div class="admonitionHeading_theme"><span class="admonitionIcon_theme"></span>caution</div></div>',
    ],
  ])("%j", async (source, html) => {
    expect(await textOf(source)).toBe(html);
    expect(await textOf(source, { format: "md" })).toBe(html);
  });

  test("stand beside a head of raw HTML", async () => {
    const source = '<head>\n  <meta name="a" content="b" />\n</head>\n\n:::tip\n\nText\n\n:::';
    const { segments } = await compileText(source, { file: "docs/page.md" });
    expect(segments[0]).toEqual({
      component: "@docusaurus/Head#default",
      children: [{ tag: "meta", props: { name: "a", content: "b" } }],
    });
  });

  test("keep their type beside raw HTML", async () => {
    const source = "<b>raw</b>\n\n:::tip[A title]\n\nText\n\n:::";
    expect(await textOf(source, { format: "md" })).toContain('<div class="tip success">');
  });

  test("nest", async () => {
    expect(await textOf("::::note\n\n:::tip\n\nx\n\n:::\n\n::::")).toContain(
      '<div class="tip success">',
    );
  });

  test("custom keywords", async () => {
    const admonitions = { keywords: ["secret"], extendDefaults: true };
    expect(await textOf(":::secret\nx\n:::", { admonitions })).toContain('class="secret info"');
  });

  test("what is no admonition stays as it was written", async () => {
    expect(await textOf(":::foo[bar]\n\ntext\n\n:::")).toBe(
      "<p>:::foo[bar]</p><p>text</p><p>:::</p>",
    );
    expect(await textOf(":::note\nx\n:::", { admonitions: false })).toBe(
      "<p>:::note</p><p>x</p><p>:::</p>",
    );
    expect(await textOf("::leaf[*x*]\n\n12:30 :a[b]{.c}\n\n:::tip\n:::")).toContain(
      "<p>::leaf[<em>x</em>]</p><p>12:30 :a[b]{.c}</p>",
    );
  });

  test("are components where the site overrides them", async () => {
    const { segments } = await compileText(":::tip[A `b`]{.c}\nText\n:::", {
      interactive: ["Admonition/Icon/Tip"],
    });
    expect(segments).toEqual([
      {
        component: "@theme/Admonition#default",
        props: {
          type: "tip",
          title: { $segments: ["A ", { tag: "code", html: "b" }] },
          className: "c",
        },
        children: [{ tag: "p", html: "Text" }],
      },
    ]);
  });
});

describe("elements", () => {
  test("details get their summary by the component of Markdown's where a site has its own", async () => {
    const text = "<summary>S</summary>\n\nx";
    const { segments } = await compileText(
      `<details>\n${text}\n</details>\n\n<Details>\n${text}\n</Details>`,
      { interactive: ["Details"] },
    );
    const children = [
      { tag: "summary", html: "S" },
      { tag: "p", html: "x" },
    ];
    const component = "@theme/MDXComponents/Details#default";
    expect(segments).toEqual([
      { component, children },
      { component, children },
    ]);
  });

  test.each([
    [
      '<p className="a" style={{color: "red", fontSize: 12}} hidden>x</p>',
      '<p class="a" style="color:red;font-size:12px" hidden="">x</p>',
    ],
    ['<p class="a" style="color: red">x</p>', '<p class="a" style="color:red">x</p>'],
    [
      '<svg viewBox="0 0 1 1" strokeWidth={2}><path d="M0" /></svg>',
      '<svg viewBox="0 0 1 1" stroke-width="2"><path d="M0"></path></svg>',
    ],
    ["a<br />b", "<p>a<br>b</p>"],
    [
      "<details>\n<summary>S</summary>\n\nx\n\n</details>",
      '<details class="details_ alert alert--info"><summary>S</summary><div class="collapsibleContent_"><p>x</p></div></details>',
    ],
    [
      "{/* gone */}\n\n<!-- gone -->\n\nkept `<!-- code -->`",
      "<p>kept <code>&lt;!-- code --&gt;</code></p>",
    ],
    [
      "| a |\n|---|\n| {x} |\n\nexport const x = 1;",
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>{0}</td></tr></tbody></table>",
    ],
    ["<p>*a* **b**</p>", "<p><em>a</em> <strong>b</strong></p>"],
    ["a ` b\n\n<!-- gone\n\n-->\n\nc ` <!-- gone --> d", "<p>a ` b</p><p>c `  d</p>"],
    ["a {'b'} {1} {null}{true} c", "<p>a b 1  c</p>"],
  ])("%j", async (source, html) => {
    expect(await compileHtml(source)).toBe(html);
  });

  test.each(["a\n\n<!-- b -->", "- a\n\n  <!-- b -->"])(
    "comments of HTML that MDX must not see: %j",
    async (source) => {
      const mdx1Compat = { comments: false, admonitions: false, headingIds: false };
      expect(await findMistake(source, { mdx1Compat })).toMatch(
        /^3:\d This is a comment of HTML\. MDX has others\. \(Write {/,
      );
    },
  );

  test.each(["a\n\n## b {#c}", "- a\n\n  ## b {#c-d} \n"])(
    "ids in braces that MDX must not see: %j",
    async (source) => {
      const mdx1Compat = { comments: false, admonitions: false, headingIds: false };
      expect(await findMistake(source, { mdx1Compat })).toMatch(
        /^3:\d An id in braces is no JavaScript\. \(Write {\/\* #c/,
      );
    },
  );

  test("fenced code in a comment is gone with it", async () => {
    const source = "a\n\n<!--\n## b\n\n```js\nc\n``` -->\n\n## d\n\n`<!--`\n\n```\ne\n```\n";
    const html = await compileHtml(source);
    expect(html.match(/<h2[^>]*>./g)).toEqual([expect.stringMatching(/d$/)]);
    expect(html).toContain("<code>&lt;!--</code>");
    expect(html).toContain("e");
    expect(html).not.toContain("c\n");
  });

  test("comments in fenced code stay", async () => {
    const html = await compileHtml(
      "~~~\n<!-- a -->\n~~~\n\n````\n```\n<!-- b -->\n````\n\n<!-- c -->",
    );
    expect(html.match(/&lt;!-- . --&gt;/g)).toEqual(["&lt;!-- a --&gt;", "&lt;!-- b --&gt;"]);
  });

  test("raw HTML in CommonMark passes an HTML parser", async () => {
    const source =
      '<div class="a" style="color:red">\n\n*x*\n\n</div>\n\n<p>open\n\n{x} <Foo>y</Foo> <!-- z -->\n\n<script>1 < 2</script>';
    expect((await compileHtml(source, { format: "md" })).replaceAll("\n", "")).toBe(
      '<div class="a" style="color:red"><p><em>x</em></p></div><p>open</p><p>{x} <foo>y</foo> </p><script>1 < 2</script>',
    );
  });

  test("which format a file has", async () => {
    const isMdx = async (file: string, front = ""): Promise<boolean> =>
      (await compileHtml(`${front}{1}`, { format: "detect", file })) !== "<p>{1}</p>";
    expect([
      await isMdx("a.md"),
      await isMdx("a.mdx"),
      await isMdx("a.md", "---\nmdx:\n  format: mdx\n---\n"),
      await isMdx("a.mdx", "---\nmdx:\n  format: md\n---\n"),
      await isMdx("a.mdx", "---\nformat: md\n---\n"),
    ]).toEqual([false, true, true, false, true]);
  });

  test("byte order mark, CRLF, nothing at all", async () => {
    expect(await compileHtml("\uFEFF---\r\na: 1\r\n---\r\n\r\n- a\r\n- b\r\n")).toBe(
      await compileHtml("- a\n- b\n"),
    );
    expect(await compileHtml("")).toBe("");
  });

  test("only what stands above the truncate marker", async () => {
    expect(await compileHtml("a\n\n<!-- truncate -->\n\nb", { truncated: true })).toBe("<p>a</p>");
    expect(await compileHtml("a\n\n{/* truncate */}\n\nb")).toBe("<p>a</p><p>b</p>");
  });

  test("footnotes of two posts don't share ids", async () => {
    const options = { truncateMarker: /<!-- truncate -->/ };
    const [one, two] = await Promise.all(
      ["a.md", "b.md"].map((file) => compileText("x[^1]\n\n[^1]: y", { file, ...options })),
    );
    expect(one?.anchors.length).toBe(3);
    expect(one?.anchors.filter((id) => two?.anchors.includes(id))).toEqual([]);
    expect(one?.toc).toEqual([]);
    const [, label] = /aria-describedby=\W+([\w-]+)/.exec(JSON.stringify(one?.segments))!;
    expect(one?.anchors).toContain(label);
  });
});

describe("mistakes", () => {
  test.each([
    [
      "---\na: 1\n---\n\n<Tabs>\n\nfoo",
      "5:1 The tag <Tabs> is never closed. (Add </Tabs>, or write <Tabs /> when it has no content. In prose, write “\\<” or put the text between backticks.)",
    ],
    ["a\n\nb <br> c", "3:3 The tag <br> is never closed. (Write <br />.)"],
    [
      "a <5 b",
      "1:3 This “<” begins no valid JSX tag. (A “<” starts a JSX tag. In prose, write “\\<” or put the text between backticks.)",
    ],
    [
      "see <https://x.org>",
      "1:5 Addresses in angle brackets aren't links in MDX. (Write “[text](address)”.)",
    ],
    ["<a b=c>x</a>", '1:1 The attribute “b” has a value without quotes. (Write b="…" or b={…}.)'],
    [
      `<a ${"x".repeat(300_000)} b=c>x</a>`,
      '1:1 The attribute “b” has a value without quotes. (Write b="…" or b={…}.)',
    ],
    [
      "</div>",
      "1:1 Unexpected closing tag `</div>`, expected an open tag first. (Remove it, or open the tag before it.)",
    ],
    [
      "foo {bar\n\nbaz",
      "1:5 The expression that begins here has no closing “}”. (A “{” starts a JavaScript expression. In prose, write “\\{” or put the text between backticks.)",
    ],
    [
      "foo {a b} c",
      "1:8 The expression in braces is not valid JavaScript: Expected `,` or `)` but found `Identifier` (A “{” starts a JavaScript expression. In prose, write “\\{” or put the text between backticks.)",
    ],
    ["\nexport const a = ;", "2:18 This code can't be read: Unexpected token"],
    [
      "text\n\n<Detais>x</Detais>",
      "3:1 <Detais> is used here, but the document neither imports nor declares Detais. (Did you mean <Details>?)",
    ],
    [
      "<Foo />",
      "1:1 <Foo> is used here, but the document neither imports nor declares Foo. (Add an import for it: import Foo from '…'.)",
    ],
    [
      'import a from "b";\nimport x from "./nope";\n\n<x />',
      "2:1 The import “./nope” names a file that doesn't exist. (Looked for docs/nope (also with the usual extensions) in the site's folder.)",
    ],
    [
      "a ![x](./nope.png)",
      "1:3 The image “./nope.png” doesn't exist. (The path is relative to the file; write “/img/…” for a file in a static folder, or “pathname:///…” to skip this check.)",
    ],
    [
      "<img src={require('./nope.png').default} />",
      "1:1 The file “./nope.png” that is required here doesn't exist.",
    ],
    [
      "---\ntitle: a: b\n---\n",
      "2:8 The front matter is not valid YAML: Nested mappings are not allowed in compact mappings (Put a value that contains “: ”, “#” or quotes between quotes, and indent with spaces.)",
    ],
    [
      "---\ntitle: a\ntitle: b\n---\n",
      "3:1 The front matter is not valid YAML: Map keys must be unique (An earlier line begins with the same key: keep one of the two.)",
    ],
  ])("%j", async (source, message) => {
    expect(await findMistake(source)).toBe(message);
  });

  test("other bytes than UTF-8 are a warning", async () => {
    const { diagnostics } = await compileText("---\na: 1\n---\ngut\n\nsch\uFFFDn");
    expect(diagnostics).toMatchObject([{ severity: "warning", line: 6, column: 4 }]);
  });
});
