import path from "../system/path.ts";
import { describe, expect, test } from "vitest";
import {
  compileHtml,
  compileText,
  createSite,
  findMistake,
  formatSegments,
  PNG,
} from "./__fixtures__/compile-text.ts";

const siteDir = createSite({
  "docs/broken.json": "{ a: 1 }",
  "docs/logo.png": PNG,
  "docs/my logo.png": PNG,
  "static/img/dot.png": PNG,
  "docs/data.zip": "",
  "docs/data.kicad_sch": "",
  "docs/data.json": "{}",
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
      "[a](./data.zip) [b](./none.zip) [c](@site/docs/data.json) [d](./data.kicad_sch)",
      { siteDir },
    );
    expect(document.assets.map(({ filePath }) => filePath.slice(siteDir.length))).toEqual([
      "/docs/data.zip",
      "/docs/data.json",
      "/docs/data.kicad_sch",
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

  test("what is required of an image has its address as `src`, too", async () => {
    const source =
      '<img src={require("./logo.png").src} />\n\n<p>{"it\'s "}{(({ src }) => src)(require("./logo.png"))}</p>';
    const html = await compileHtml(source, { siteDir });
    expect(html).toContain('<img src="/assets/logo.png">');
  });

  test("a site's own component for links gets an address as it is written", async () => {
    const source = "[a](/blog/x) [b](./b.md) [c](/c.md) [d](//example.com)";
    const { segments, links } = await compileText(source, { mdxComponents: { a: "override" } });
    expect(JSON.stringify(segments)).toContain('{"href":"/blog/x"}');
    expect(links.map(({ href }) => href)).toEqual(["./b.md", "/c.md", "//example.com"]);
  });

  test("a required file by its path from the top of the site or of a static folder", async () => {
    const site = createSite({ "static/film.mp4": "", "docs/other.mp4": "" });
    const source = ["/film.mp4", "/static/film.mp4", "/docs/other.mp4"]
      .map((file) => `<video src={require("${file}").default} />`)
      .join("\n\n");
    const { assets, imports } = await compileText(source, { siteDir: site });
    expect(imports).toEqual([]);
    expect(assets.map(({ filePath }) => path.relative(site, filePath))).toEqual([
      "static/film.mp4",
      "docs/other.mp4",
    ]);
    const gone = '<video src={require("/gone.mp4").default} />';
    expect(await findMistake(gone, { siteDir: site })).toContain("“/gone.mp4”");
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

test.each([
  ["./a%20b%231.png", "a b#1.png"],
  ["./what%3F.png", "what?.png"],
  ["./100%25.png", "100%.png"],
  ["./100%.png", "100%.png"],
])("an image whose name has to be written with escapes: %s", async (address, name) => {
  const siteDir = createSite({ [`docs/${name}`]: PNG });
  await expect(compileHtml(`![x](${address})`, { siteDir })).resolves.toContain("<img");
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
