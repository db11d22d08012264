import path from "node:path";
import { assetToken } from "../../shared/document.ts";
import { describe, expect, test } from "vitest";
import {
  compileHtml,
  compileText,
  createSite,
  findMistake,
  formatSegments,
} from "./__fixtures__/compile-text.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAHCAYAAADAp4fuAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const siteDir = createSite({
  "docs/broken.json": "{ a: 1 }",
  "docs/logo.png": PNG,
  "docs/my logo.png": PNG,
  "static/img/dot.png": PNG,
  "docs/data.zip": "",
  "docs/_part.mdx": "## Part",
  "docs/Chart.tsx": "export default () => null",
  "docs/mark.svg": "<svg/>",
  "docs/data.json": "{}",
});

test("a partial that is handed on as a value is a module; one that is shown is a part", async () => {
  const siteDir = createSite({ "docs/shown.md": "S", "docs/given.md": "G" });
  const source = `import Shown from "./shown.md";
import given from "./given.md";

<Details code={{ given, more: { "a.ts": given } }} />

<Shown />
`;
  const { imports, partials, kind } = await compileText(source, { siteDir });
  expect(kind).toBe("program");
  expect(partials).toEqual({ Shown: path.join(siteDir, "docs/shown.md") });
  expect(imports).toMatchObject([
    { moduleId: "@site/docs/given.md", names: { given: "default" }, isComponent: false },
  ]);
});

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
    ["## Hello {/* #own */}", "own"],
    ["## Hello <!-- #own -->", "own"],
    ["## Hello {/* comment */} there", "hello--comment--there"],
    ["## `code` & [link](x.md)", "code--link"],
    ["## Ünï çödé 日本", "ünï-çödé-日本"],
    ["## 🎉 Party", "-party"],
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
        /class="theme-admonition theme-admonition-(\S+) admonition alert alert--(\w+)/g,
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

describe("links and images", () => {
  test("links become tokens with their places", async () => {
    const { links } = await compileText(
      "---\na: 1\n---\n\n[a](./b.md#c) and [d](/d)\n\n- [e](https://e.org)",
    );
    expect(links).toEqual([
      { href: "./b.md#c", line: 5, column: 1 },
      { href: "/d", line: 5, column: 19 },
      { href: "https://e.org", line: 7, column: 3 },
    ]);
  });

  test("a link written as a tag in MDX is left alone", async () => {
    const source = '<a href="../b">b</a> and <a href="https://e.org">e</a>';
    const { links, segments } = await compileText(source);
    expect(links).toEqual([]);
    expect(formatSegments(segments)).toBe(
      '<p><a href="../b">b</a> and <a href="https://e.org">e</a></p>',
    );
  });

  test("a link in an attribute is one of Markdown's, one in other code the author's own", async () => {
    const source = `import Tabs from "@theme/Tabs";

export const more = (x) => <a href="/m" title={x}>m</a>;

<Tabs label={<>See <a href="../b">b</a> or <a href={"https://e.org"} rel="me">e</a></>} />

{more("t")} {<a href="/n">n</a>} {<Tabs label={<a href="/o">o</a>} />}`;
    const { links, code } = await compileText(source);
    expect(links).toEqual([
      { href: "../b", line: 5, column: 1 },
      { href: "https://e.org", line: 5, column: 1 },
    ]);
    expect(code?.body).toMatch(/__h\(__Link, \{ href: "\u0091L0\u0092" \}/);
    expect(code?.body).toMatch(/target: "_blank",\s+rel: "me"/);
    expect(code?.body).toMatch(/__h\("a", \{\s+href: "\/m"/);
    expect(code?.body).toContain('__h("a", { href: "/n" }');
    expect(code?.body).toContain('__h("a", { href: "/o" }');
  });

  test.each([
    ["<Tabs label={<a href={to}>x</a>} />", "program"],
    ["<Tabs label={<a {...to} />} />", "program"],
    ["<Tabs {...{ label: <a href={to}>x</a> }} />", "program"],
    ["<Tabs label={<a id={to}>x</a>} />", "data"],
    ["<Tabs label={<a href='/x'>x</a>} />", "data"],
    ["<a href={to}>x</a> {<a href={to}>x</a>}", "data"],
  ])("%s: where the address leads is known as %s", async (source, kind) => {
    const imports = 'import Tabs from "@theme/Tabs";\nimport { to } from "far";\n\n';
    expect((await compileText(imports + source)).kind).toBe(kind);
  });

  test("places survive raw HTML in CommonMark", async () => {
    const { links } = await compileText("<p>x\n\n[a](./b.md) [c](./d.md)", { format: "md" });
    expect(links.map(({ line, column }) => [line, column])).toEqual([
      [3, 5],
      [3, 17],
    ]);
  });

  test("comments alone don't cost CommonMark its places", async () => {
    const { links, anchors } = await compileText(
      "<!-- x -->\n\n## T <!-- #own -->\n\n*[a](./b.md)*",
      { format: "md" },
    );
    expect([links, anchors]).toEqual([[{ href: "./b.md", line: 5, column: 2 }], ["own"]]);
  });

  test.each([
    ["[a](https://x.org)", ' target="_blank" rel="noopener noreferrer"'],
    ["[a](//x.org)", ' target="_blank" rel="noopener noreferrer"'],
    ["[a](pathname:///x)", ' target="_blank" rel="noopener noreferrer"'],
    ["[a](mailto:a@b.c)", ""],
    ["[a](tel:123)", ""],
    ["[a](#b)", ""],
    ["[a](/b)", ""],
  ])("%s opens in%j", async (source, attributes) => {
    expect(await compileHtml(source)).toMatch(new RegExp(`^<p><a${attributes} href="`));
  });

  test("links to files that exist are assets", async () => {
    const document = await compileText(
      "[a](./data.zip) [b](./none.zip) [c](@site/docs/data.json)",
      { siteDir },
    );
    expect(document.assets.map(({ filePath }) => filePath.slice(siteDir.length))).toEqual([
      "/docs/data.zip",
      "/docs/data.json",
    ]);
    expect(document.links.map(({ href }) => href)).toEqual(["./none.zip"]);
  });

  test("images have their size and load late", async () => {
    const html = await compileHtml(
      '![A](./logo.png) ![B](/img/dot.png) ![C](<./my logo.png> "t") ![D](https://x.org/y.png)',
      { siteDir },
    );
    expect(html).toBe(
      '<p><img decoding="async" loading="lazy" width="5" height="7" src="/assets/logo.png" alt="A" class="img"> ' +
        '<img decoding="async" loading="lazy" width="5" height="7" src="/assets/dot.png" alt="B" class="img"> ' +
        '<img decoding="async" loading="lazy" width="5" height="7" src="/assets/my logo.png" alt="C" title="t" class="img"> ' +
        '<img decoding="async" loading="lazy" src="https://x.org/y.png" alt="D" class="img"></p>',
    );
  });

  test("required and imported files", async () => {
    const source =
      'import logo from "./logo.png";\n\n<img src={require("./logo.png").default} />\n\n<img src={logo} alt={`x`} />';
    expect(await compileHtml(source, { siteDir })).toBe(
      '<img src="/assets/logo.png">\n<img src="/assets/logo.png" alt="x">',
    );
  });

  test("required JSON is data of the document, required code an import", async () => {
    const site = createSite({
      "docs/facts.json": '{ "a": 1, "__proto__": 2 }',
      "docs/code.js": "exports.b = 1;",
      "docs/logo.png": "",
    });
    const { code, assets, imports, segments } = await compileText(
      [
        'import A from "a";\n\n<A {...require("./facts.json")} />',
        "{require('./code').b}",
        "{require('!!raw-loader!./facts.json').default}",
        '{`const fs = require("fs")`}',
        // An apostrophe hides the call from a glance.
        "{<p>it's <img src={require(\"./logo.png\").default} /> that's all</p>}",
        "export const again = require('./code');",
      ].join("\n\n"),
      { siteDir: site },
    );
    expect(assets.map(({ filePath, kind }) => [path.basename(filePath), kind])).toEqual([
      ["facts.json", "data"],
      ["logo.png", "url"],
    ]);
    expect(imports.map(({ moduleId, names }) => [moduleId, names])).toEqual([
      ["a", { A: "default" }],
      ["@site/docs/code", { __required0: "*" }],
      ["!!raw-loader!@site/docs/facts.json", { __required1: "*" }],
    ]);
    const body = code?.body ?? "";
    expect(body).toContain("...JSON.parse(");
    expect(body).toContain("(__required0).b");
    expect(body).toContain("(__required1).default");
    expect(body).toMatch(/const again = .*\(__required0\)/);
    expect(body).not.toContain("require(");
    expect(JSON.stringify(segments)).toContain("const fs = require");
  });
});

test("required JSON that can't be read", async () => {
  expect(await findMistake("{require('./broken.json').a}", { siteDir })).toMatch(
    /^1:1 The file docs\/broken\.json that is required here is not valid JSON: ./,
  );
});

test("useBaseUrl of a static file needs no hook", async () => {
  const source =
    "import useBaseUrl from '@docusaurus/useBaseUrl';\nimport T from '@theme/ThemedImage';\n\n<T sources={{light: useBaseUrl('/img/dot.png'), dark: useBaseUrl('img/dot.png')}} />";
  const document = await compileText(source, { siteDir });
  expect(document.kind).toBe("data");
  expect(formatSegments(document.segments)).toMatch(
    /"light":"\u0091A0\u0092","dark":"\u0091A1\u0092"/,
  );
  expect(document.imports.map(({ moduleId }) => moduleId)).toEqual(["@theme/ThemedImage"]);
  expect(document.assets).toMatchObject([
    { kind: "static", path: "/img/dot.png" },
    { kind: "static", path: "img/dot.png" },
  ]);
});

test("an image written as a tag in CommonMark names an address, not a file", async () => {
  expect(await compileHtml('<img src="elsewhere.png">', { format: "md", siteDir })).toContain(
    'src="elsewhere.png"',
  );
  expect(await findMistake("<p>x</p>\n\n![](elsewhere.png)", { format: "md", siteDir })).toContain(
    "“elsewhere.png” doesn't exist",
  );
});

test.each([
  ['<a href="#a">A</a>\n<a href="#b">B</a>', '<a href="#a">A</a>\n<a href="#b">B</a>'],
  ["> <b>a</b>\n> <i>b</i>", "<blockquote><b>a</b>\n<i>b</i></blockquote>"],
  ["<b>a</b>\n{1}", "<b>a</b>\n1"],
  ["<b>a</b>\n\ntext", "<b>a</b><p>text</p>"],
  ["<div>a</div>\n<div>b</div>", "<div>a</div><div>b</div>"],
  ["<b>a</b>\n{/* comment */}", "<b>a</b>"],
  ["<div>\n<b>a</b>\n\n<i>b</i>\n</div>", "<div><b>a</b><i>b</i></div>"],
])("elements in a row have gaps where Markdown leaves them: %s", async (source, html) => {
  expect(await compileHtml(source)).toBe(html);
});

test("neighbouring tokens of one kind share an element", async () => {
  expect(await compileHtml("```js\na([ ])\n\tb\n```")).toContain(
    '<span class="token function">a</span><span class="token punctuation">([ ])</span>\n</span><span class="token-line">\tb\n</span>',
  );
});

describe("code", () => {
  test("has title, marked lines and numbers", async () => {
    const html = await compileHtml('```js title="a.js" {2} showLineNumbers=5\na\nb\n```');
    expect(html).toContain('<div class="codeBlockTitle_">a.js</div>');
    expect(html).toContain('style="counter-reset:line-count 4"');
    expect(html).toContain(
      '<span class="token-line codeLine theme-code-block-highlighted-line"><span class="codeLineNumber"></span><span class="codeLineContent">b\n</span></span>',
    );
  });

  test("buttons wait for a script", async () => {
    const html = await compileHtml("```\nx\n```");
    expect(html).toContain('data-script-only=""');
    expect(html.match(/data-code-action="\w+"/g)).toEqual([
      'data-code-action="wrap"',
      'data-code-action="copy"',
    ]);
  });

  test("the text of the block is the code", async () => {
    const html = await compileHtml("```js\nconst a = `\n  ${b}`;\n\nif (a < b && c) {}\n```");
    const pre = /<pre.*?<\/pre>/s.exec(html)?.[0] ?? "";
    const text = pre
      .replace(/<[^>]+>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&amp;", "&");
    expect(text).toBe("const a = `\n  ${b}`;\n\nif (a < b && c) {}\n");
  });

  test("languages load with what they need", async () => {
    const { diagnostics } = await compileText(
      "```php\n<?php echo 1;\n```\n\n```tsx\n<a/>\n```\n\n```Java\nclass A {}\n```\n\n```zsh\nls\n```",
    );
    expect(diagnostics).toEqual([]);
  });

  test("an unknown language is plain text, without a word", async () => {
    const document = await compileText("```klingon\na < b\n```");
    expect(document.diagnostics).toEqual([]);
    expect(formatSegments(document.segments)).toContain("a &lt; b\n</span>");
  });

  test.each([
    ["at the end of the document", "A.\n\n```js\nlet a;\n\n## Swallowed\n", ["3:1"]],
    ["without a line", "```js", ["1:1"]],
    ["closed by too few marks", "````\ncode\n```\n", ["1:1"]],
    ["closed by other marks", "~~~\ncode\n```\n", ["1:1"]],
    ["at the end of a list item", "- a\n\n  ```js\n  code\n\nText\n", ["3:3"]],
    ["closed", "```js\ncode\n```\n\nText\n", []],
    ["closed by more marks", "```\ncode\n`````\n", []],
    ["closed with blanks", "   ```\n   code\n  ```  \n", []],
    ["closed in a list item", "- a\n\n  ```js\n  code\n  ```\n\nText\n", []],
    ["closed in a quotation", "> ```js\n> code\n> ```\n", []],
    ["closed in an admonition", ":::note\n\n```js\ncode\n```\n\n:::\n", []],
    ["not fenced", "Text.\n\n    code\n", []],
  ])("a fence is missed where it is: %s", async (_name, source, places) => {
    for (const format of ["mdx", "md"] as const) {
      if (format === "mdx" && source.includes("    code")) continue;
      const { diagnostics } = await compileText(source, { format });
      const found = diagnostics.filter(({ message }) => message.includes("never closed"));
      expect(found.map(({ line, column }) => `${line}:${column}`)).toEqual(places);
    }
  });

  test.each([
    ["<Activity mode='hidden' />", ["react"]],
    ["<React.ViewTransition>a</React.ViewTransition>", ["react"]],
    ["function A() { const ref = useRef(); return <Fragment ref={ref} />; }", ["react"]],
    ["<Fragment>a</Fragment>", []],
  ])("live code asks for what pages may do without: %s", async (code, expected) => {
    const compile = async (meta: string) =>
      (await compileText(`\`\`\`jsx${meta}\n${code}\n\`\`\``, { liveCode: true })).imports.map(
        ({ moduleId }) => moduleId,
      );
    expect(await compile(" live")).toEqual(expected);
    expect(await compile("")).toEqual([]);
  });

  test("live code and diagrams are components", async () => {
    const source = "```jsx live\n<a/>\n```\n\n```mermaid\ngraph\n```";
    const { segments } = await compileText(source, { mermaid: true, liveCode: true });
    expect(segments).toEqual([
      {
        component: "@theme/CodeBlock#default",
        props: { className: "language-jsx", metastring: "live", live: true },
        children: ["<a/>\n"],
      },
      { component: "@theme/Mermaid#default", props: { value: "graph" } },
    ]);
    const html = await compileHtml(source);
    expect(html).toContain("language-jsx");
    expect(html).toContain("language-mermaid");
  });

  test("the image of <IdealImage> is wanted in sizes, however it is given", async () => {
    const source = `import Image from "@theme/IdealImage";
import logo from "./logo.png";

<Image img={require("./logo.png")} alt="x" />

<Image img={require("./logo.png").default} />

<Image img={logo} />

<Image img="/elsewhere.png" />`;
    const { segments, assets } = await compileText(source, { siteDir });
    const sized = assets.findIndex(({ kind }) => kind === "sizes");
    expect(assets[sized]).toMatchObject({ filePath: expect.stringMatching(/logo\.png$/), line: 8 });
    const component = "@theme/IdealImage#default";
    expect(segments.filter((segment) => segment !== "\n")).toEqual([
      { component, props: { img: assetToken(sized), alt: "x" } },
      { component, props: { img: assetToken(sized) } },
      { component, props: { img: assetToken(sized) } },
      { component, props: { img: "/elsewhere.png" } },
    ]);
  });

  test("a site's own component for diagrams", async () => {
    const { segments } = await compileText("```mermaid\ngraph\n```", {
      mermaid: true,
      mdxComponents: { mermaid: "override" },
    });
    expect(segments).toEqual([
      { component: "@theme/MDXComponents#default.mermaid", props: { value: "graph" } },
    ]);
  });

  test("a plain <CodeBlock> becomes HTML, an overridden one doesn't", async () => {
    const source =
      'import CodeBlock from "@theme/CodeBlock";\n\n<CodeBlock language="js" title="x">{`a\nb`}</CodeBlock>';
    expect(await compileHtml(source)).toContain('<div class="codeBlockTitle_">x</div>');
    const { segments } = await compileText(source, { interactive: ["CodeBlock"] });
    expect(segments).toEqual([
      {
        component: "@theme/CodeBlock#default",
        props: { language: "js", title: "x" },
        children: ["a\nb"],
      },
    ]);
  });
});

describe("components", () => {
  test("props are JSON where they are literals", async () => {
    const source = `import Tabs from "@theme/Tabs";

<Tabs a="x" b c={1} d={[1, "two", {three: null}]} e={{f: \`g\`}} h={false} i={/* none */} />`;
    const { segments, imports, code } = await compileText(source);
    expect(segments).toEqual([
      {
        component: "@theme/Tabs#default",
        props: { a: "x", b: true, c: 1, d: [1, "two", { three: null }], e: { f: "g" }, h: false },
      },
    ]);
    expect(imports).toEqual([
      {
        moduleId: "@theme/Tabs",
        names: { Tabs: "default" },
        isComponent: true,
        line: 1,
        column: 1,
      },
    ]);
    expect(code).toBeUndefined();
  });

  test("children are a tree again", async () => {
    const source =
      'import T from "@theme/Tabs";\n\n<T>\n  <T.Item>\n\n  *a*\n\n  </T.Item>\n  plain\n</T>';
    expect(await compileHtml(source)).toBe(
      "<@theme/Tabs#default><@theme/Tabs#default.Item><p><em>a</em></p></@theme/Tabs#default.Item><p>plain</p></@theme/Tabs#default>",
    );
  });

  test("imports are known by where they lead; unused ones are dropped", async () => {
    const source = [
      'import React from "react";',
      'import Chart, { Pie as Round } from "./Chart";',
      'import * as Icons from "@site/docs/Chart";',
      'import source from "!!raw-loader!./Chart.tsx";',
      'import Mark from "./mark.svg";',
      "",
      "<Round /> <Icons.Big /> <Mark />",
      "",
      "{source}",
    ].join("\n");
    const { imports } = await compileText(source, { siteDir });
    expect(
      imports.map(({ moduleId, names, isComponent }) => [moduleId, names, isComponent]),
    ).toEqual([
      ["@site/docs/Chart", { Round: "Pie" }, true],
      ["@site/docs/Chart", { Icons: "*" }, true],
      ["!!raw-loader!@site/docs/Chart.tsx", { source: "default" }, false],
      ["@site/docs/mark.svg", { Mark: "default" }, true],
    ]);
    expect(await compileHtml(source, { siteDir })).toContain(
      "<@site/docs/Chart#Pie></@site/docs/Chart#Pie>",
    );
  });

  test("partials", async () => {
    const { segments, partials, toc } = await compileText(
      'import Part from "./_part.mdx";\n\n## A\n\n<Part name="x" />',
      { siteDir },
    );
    expect(segments[1]).toEqual({ component: "partial#Part", props: { name: "x" } });
    expect(partials).toEqual({ Part: `${siteDir}/docs/_part.mdx` });
    expect(toc.at(-1)).toEqual({ partial: "Part" });
  });

  test("a partial under a name that a plugin has given to its folder", async () => {
    const folder = createSite({ "made/one/_part.mdx": "", "made/chart.js": "" });
    const source =
      'import Part from "@made/one/_part.mdx";\nimport Chart from "@made/chart.js";\n\n<Part /><Chart />';
    const { partials, toc, imports } = await compileText(source, {
      siteDir: folder,
      aliases: [{ name: "@made", target: `${folder}/made`, isExact: false }],
    });
    expect(partials).toEqual({ Part: `${folder}/made/one/_part.mdx` });
    expect(toc).toEqual([{ partial: "Part" }]);
    expect(imports.map(({ moduleId }) => moduleId)).toEqual(["@made/chart.js"]);
  });

  test("the site's own MDXComponents", async () => {
    const source = "<Highlight>x</Highlight>\n\n| a |\n|---|";
    expect(
      await compileHtml(source, { mdxComponents: { Highlight: "override", table: "override" } }),
    ).toMatch(
      /^<@theme\/MDXComponents#default.Highlight>x<.*<@theme\/MDXComponents#default.table>/,
    );
  });

  test.each([
    ["in the place of an element", "| a |\n|---|\n| *b* |", { table: "override" as const }],
    [
      "around a table",
      'import Wide from "./Wide";\n\n<Wide>\n\n| a |\n|---|\n| *b* |\n\n</Wide>',
      {},
    ],
  ])("a component of the site %s gets elements all the way down", async (_name, source, names) => {
    const files = createSite({ "docs/Wide.tsx": "" });
    const { segments } = await compileText(source, { siteDir: files, mdxComponents: names });
    expect(JSON.stringify(segments)).toContain(
      '{"tag":"tr","children":[{"tag":"td","children":[{"tag":"em","children":["b"]}]}]}',
    );
  });

  test("elsewhere, elements are one piece of HTML", async () => {
    const source = 'import Wide from "./Wide";\n\n- *a*\n\n<Wide>*b*</Wide>';
    const files = createSite({ "docs/Wide.tsx": "" });
    const { segments } = await compileText(source, { siteDir: files });
    expect(segments[0]).toEqual({ tag: "ul", html: "<li><em>a</em></li>" });
    expect(JSON.stringify(segments[1])).toContain('[{"tag":"em","html":"b"}]');
  });

  test.each([
    ["<b\n  className={'c'}\n  children={'1 < 2'}\n>\n</b>", '<b class="c">1 &lt; 2</b>'],
    ['A <i children="note" /> here', "<p>A <i>note</i> here</p>"],
    ["<p children='given'>written</p>", "<p>written</p>"],
  ])("an element may be given its inside as an attribute: %s", async (text, html) => {
    expect((await compileHtml(text)).trim()).toBe(html);
  });

  test("<head> keeps its children as elements", async () => {
    const { segments } = await compileText(
      '<head>\n  <title>A & "b"</title>\n  <meta name="x" content="y" />\n</head>',
    );
    expect(segments).toEqual([
      {
        component: "@docusaurus/Head#default",
        children: [
          { tag: "title", children: ['A & "b"'] },
          { tag: "meta", props: { name: "x", content: "y" } },
        ],
      },
    ]);
  });
});

describe("elements", () => {
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
      '<details class="details alert alert--info"><summary>S</summary><div class="detailsContent"><p>x</p></div></details>',
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
      await isMdx("a.md", "---\nformat: mdx\n---\n"),
      await isMdx("a.mdx", "---\nmdx:\n  format: md\n---\n"),
    ]).toEqual([false, true, true, false]);
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
    expect(one?.anchors.filter((id) => two?.anchors.includes(id))).toEqual(["footnote-label"]);
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
  ])("%j", async (source, message) => {
    expect(await findMistake(source)).toBe(message);
  });

  test("other bytes than UTF-8 are a warning", async () => {
    const { diagnostics } = await compileText("---\na: 1\n---\ngut\n\nsch\uFFFDn");
    expect(diagnostics).toMatchObject([{ severity: "warning", line: 6, column: 4 }]);
  });
});

describe("images that don't exist, as the site wants it", () => {
  const source = "# T\n\na ![x](./no%20pe.png)";

  test("an error, unless it says otherwise", async () => {
    expect(await findMistake(source)).toContain("3:3 The image “./no%20pe.png” doesn't exist.");
  });

  test.each(["warn", "log"] as const)("%s", async (brokenImages) => {
    const { diagnostics } = await compileText(source, { brokenImages });
    expect(diagnostics).toMatchObject([{ severity: "warning", line: 3, column: 3 }]);
    expect(await compileHtml(source, { brokenImages })).toContain('src="./no%20pe.png"');
  });

  test("ignore", async () => {
    const { diagnostics } = await compileText(source, { brokenImages: "ignore" });
    expect(diagnostics).toEqual([]);
  });

  test("a function names another address, or leaves it", async () => {
    const seen: unknown[] = [];
    const brokenImages = (args: { sourceFilePath: string; url: string; node: unknown }) => {
      seen.push(args);
      return args.url.includes("no pe") ? "/img/placeholder.png" : undefined;
    };
    const html = await compileHtml(`${source} ![y](gone.png)`, { brokenImages });
    expect(html).toContain('src="/img/placeholder.png"');
    expect(html).toContain('src="gone.png"');
    expect(seen).toMatchObject([
      {
        sourceFilePath: expect.stringMatching(/\.mdx?$/),
        url: "./no pe.png",
        node: { type: "image" },
      },
      { url: "gone.png" },
    ]);
  });
});
