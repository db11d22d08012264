/** What authors get wrong in documents, pages and other files. */

import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { configWith, prepareBadSite } from "./support/bad-site.ts";
import { buildSite, readMessage } from "./support/site.ts";

const { site, fail, warn } = prepareBadSite("bad-documents");

describe("Markdown", () => {
  const documents: [string, string][] = [
    ["an unclosed tag", "# Other\n\n<div>\n\nText.\n"],
    ["a stray <", "# Other\n\nFor x <3 only.\n"],
    ["a stray {", "# Other\n\nA {brace of text.\n"],
    ["a name that means nothing", "# Other\n\nA {brace} of text.\n"],
    ["an import of a missing file", "import A from './missing.js';\n\n# Other\n\n<A />\n"],
    ["an import of a missing package", "import A from 'no-such-package';\n\n# Other\n\n<A />\n"],
    ["a missing image", "# Other\n\n![A picture](./missing.png)\n"],
    ["an unknown component", "# Other\n\n<Detials>\n\nText.\n\n</Detials>\n"],
  ];

  test("documents that can't be compiled", async () => {
    const messages: string[] = [];
    for (const [name, text] of documents)
      messages.push(`${name}: ${await fail({ "docs/text.mdx": text })}`);
    expect(messages.join("\n\n")).toMatchInlineSnapshot(`
      "an unclosed tag: error docs/text.mdx:3:1
        The tag <div> is never closed.
          1 | # Other
          2 |
        > 3 | <div>
            | ^
          4 |
          5 | Text.
        Add </div>, or write <div /> when it has no content. In prose, write “\\<” or put the text between backticks.

      a stray <: error docs/text.mdx:3:7
        This “<” begins no valid JSX tag.
          1 | # Other
          2 |
        > 3 | For x <3 only.
            |       ^
        A “<” starts a JSX tag. In prose, write “\\<” or put the text between backticks.

      a stray {: error docs/text.mdx:3:3
        The expression that begins here has no closing “}”.
          1 | # Other
          2 |
        > 3 | A {brace of text.
            |   ^
        A “{” starts a JavaScript expression. In prose, write “\\{” or put the text between backticks.

      a name that means nothing: error docs/text.mdx:3:3
        An expression of this document failed: brace is not defined.
          1 | # Other
          2 |
        > 3 | A {brace} of text.
            |   ^
        Import or export \`brace\` in the document. If the braces are meant as text, write \\{ or put them in code.

      an import of a missing file: error docs/text.mdx:1:1
        The import “./missing.js” names a file that doesn't exist.
        > 1 | import A from './missing.js';
            | ^
          2 |
          3 | # Other
        Looked for docs/missing.js (also with the usual extensions) in the site's folder.

      an import of a missing package: error docs/text.mdx:1:1
        The module "no-such-package" can't be found.
        > 1 | import A from 'no-such-package';
            | ^
          2 |
          3 | # Other
        Install it in the site's folder: npm install no-such-package

      a missing image: error docs/text.mdx:3:1
        The image “./missing.png” doesn't exist.
          1 | # Other
          2 |
        > 3 | ![A picture](./missing.png)
            | ^
        The path is relative to the file; write “/img/…” for a file in a static folder, or “pathname:///…” to skip this check.

      an unknown component: error docs/text.mdx:3:1
        <Detials> is used here, but the document neither imports nor declares Detials.
          1 | # Other
          2 |
        > 3 | <Detials>
            | ^
          4 |
          5 | Text.
        Did you mean <Details>?"
    `);
  });

  test("all that is missing in documents, pages and routes is told in one run", async () => {
    const output = await fail({
      "docs/one.mdx":
        "import Gone from 'gone-package';\n\n# One\n\n<Gone />\n\n<Unknown />\n\n![A](./gone.png)\n",
      "docs/two.mdx": "import Part from './_gone.mdx';\n\n# Two\n\n<Part />\n",
      "src/pages/first.js":
        "import Far from '../far';\nimport '@theme/Nowhere';\nimport '@docusaurus/nothing';\nexport default () => <Far />;\n",
      "src/pages/second.js": "import './gone.css';\nexport default () => null;\n",
    });
    expect(output.split("\n\n").map((message) => message.split("\n").slice(0, 2).join("").trim()))
      .toMatchInlineSnapshot(`
      [
        "error docs/one.mdx:7:1  <Unknown> is used here, but the document neither imports nor declares Unknown.",
        "error docs/one.mdx:9:1  The image “./gone.png” doesn't exist.",
        "error docs/two.mdx:1:1  The import “./_gone.mdx” names a file that doesn't exist.",
        "error docs/one.mdx:1:1  The module "gone-package" can't be found.",
        "error src/pages/first.js:1:18  The module "../far" can't be found.",
        "error src/pages/first.js:2:9  The module "@theme/Nowhere" can't be found.",
        "error src/pages/first.js:3:9  The module "@docusaurus/nothing" can't be found.",
        "error src/pages/second.js:1:9  The module "./gone.css" can't be found.",
      ]
    `);
  });

  test("an unclosed fence", async () => {
    expect(
      await warn({ "docs/other.md": "# Other\n\n```js\nconst a = 1;\n\n## Never a heading\n" }),
    ).toMatchInlineSnapshot(`
      "warning docs/other.md:3:1
        The code block that begins here is never closed, so everything below it is code.
          1 | # Other
          2 |
        > 3 | \`\`\`js
            | ^
          4 | const a = 1;
          5 |
        Add a line with \`\`\` where the code ends."
    `);
  });

  test("a fence that ends with its list item", async () => {
    const output = await warn({
      "docs/other.md": "# Other\n\n1. One\n\n   ```js\n   const a = 1;\n\nText below.\n",
    });
    expect(output).toContain("so everything below it is code, up to the end of what is around it.");
  });
  test("circular partials", async () => {
    const files = {
      "docs/_a.mdx": "import B from './_b.mdx';\n\n<B />\n",
      "docs/_b.mdx": "import A from './_a.mdx';\n\n<A />\n",
      "docs/round.mdx": "import A from './_a.mdx';\n\n# Round\n\n<A />\n",
    };
    expect(await fail(files)).toMatchInlineSnapshot(`
      "error docs/round.mdx
        Partials import each other in a circle: round.mdx → _a.mdx → _b.mdx → _a.mdx.
        Take one of the imports out: a partial can't contain itself."
    `);
  });
  test("a page that exports no component", async () => {
    expect(await fail({ "src/pages/empty.js": "export const title = 'Empty';\n" }))
      .toMatchInlineSnapshot(`
      "error
        The page /empty could not be rendered: "The page component at the route "/empty" (@site/src/pages/empty.js) has no default export, so nothing can render. Default-export a component from it."."
    `);
  });
  test("a component that throws while it is rendered", async () => {
    const files = {
      "src/Broken.js": "export default function Broken() { throw new Error('Nothing to show'); }\n",
      "docs/broken.mdx": "import Broken from '@site/src/Broken';\n\n# Broken\n\n<Broken />\n",
    };
    expect(await fail(files)).toMatchInlineSnapshot(`
      "error docs/broken.mdx
        The page /broken could not be rendered: <Broken> threw "Nothing to show".
        Pages are rendered in Node at build time: see whether the component works without a browser."
    `);
  });
});

describe("routes and links", () => {
  test("two pages at one address", async () => {
    const files = { "docs/twin.md": "---\nslug: /other\n---\n# Twin\n" };
    expect(await warn(files)).toMatchInlineSnapshot(`
      "warning docs/twin.md:2:1
        Several pages have the address /other: docs/other.md and docs/twin.md. Did you mean the address "/twin"?
          1 | ---
        > 2 | slug: /other
            | ^
          3 | ---
          4 | # Twin
        docs/other.md is shown. Move the other file, or give it another \`slug\`."
    `);
  });
  test("static files where a page or a plugin has its own", async () => {
    const files = {
      "static/index.html": "static",
      "static/404.html": "static",
      "static/sitemap.xml": "static",
      "static/fine.html": "static",
    };
    expect(await warn(files)).toMatchInlineSnapshot(`
      "warning
        static/404.html isn't published: the page /404.html has its place.
        Rename the file or remove it.

      warning
        static/index.html isn't published: the page / has its place.
        Rename the file or remove it.

      warning
        static/sitemap.xml isn't published: the plugin docusaurus-plugin-sitemap makes a file of its name.
        Rename the file or remove it."
    `);
    expect(site.read("build/index.html")).not.toBe("static");
  });
  test("an address that no file can be named after", async () => {
    const files = { "docs/long.md": `---\nslug: /${"long".repeat(80)}\n---\n\nText.\n` };
    expect(await fail(files)).toMatchInlineSnapshot(`
      "error docs/long.md:2:1
        The address of a page has a part of 320 bytes, 250 at most can be the name of a file: longlonglonglonglonglonglonglonglonglong…
          1 | ---
        > 2 | slug: /longlonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglonglongl…
            | ^
          3 | ---
          4 |
        Give the page a shorter \`slug\`, or shorten the id or the tag that the address is made of."
    `);
  });
  test("a link in the docs that leads to itself", async () => {
    symlinkSync("self.md", site.path("docs/self.md"));
    onTestFinished(() => rmSync(site.path("docs/self.md")));
    expect(await fail({})).toMatchInlineSnapshot(`
      "error docs/self.md
        The file is a link that leads to itself.
        Remove the link, or let it lead to a file."
    `);
  });
  test("broken links: all pages that hold them", async () => {
    const files = {
      ...configWith("onBrokenAnchors: 'throw',"),
      "docs/other.md": "# Other\n\nTo [nowhere](/nowhere) and [a wrong part](/#nothing).\n",
      "docs/third.md": "# Third\n\nAlso to [nowhere](/nowhere).\n",
      "src/pages/notes.jsx": "export { default } from '../notes.mdx';\n",
      "src/notes.mdx": "# Notes\n\nAnd to [elsewhere](/elsewhere).\n",
    };
    expect(await fail(files)).toMatchInlineSnapshot(`
      "error src/pages/notes.jsx
        Broken link "/elsewhere":
          src/pages/notes.jsx (/notes)

      error docs/other.md:3:4
        Broken link "/nowhere", 2 times:
          docs/other.md:3:4 (/other)
          docs/third.md:3:9 (/third)
          1 | # Other
          2 |
        > 3 | To [nowhere](/nowhere) and [a wrong part](/#nothing).
            |    ^

      error docs/other.md:3:28
        Broken anchor "/#nothing":
          docs/other.md:3:28 (/other)
          1 | # Other
          2 |
        > 3 | To [nowhere](/nowhere) and [a wrong part](/#nothing).
            |                            ^"
    `);
  });
  test("Markdown that code imports", async () => {
    const files = {
      "src/pages/notes.jsx": "export { default } from '../notes.mdx';\n",
      "src/notes.mdx": "# Notes\n\nText <Missing />\n",
    };
    expect(await fail(files)).toMatchInlineSnapshot(`
      "error src/notes.mdx:3:6
        <Missing> is used here, but the document neither imports nor declares Missing.
          1 | # Notes
          2 |
        > 3 | Text <Missing />
            |      ^
        Add an import for it: import Missing from '…'."
    `);
  });
  test("broken links to Markdown files, which are no errors by default", async () => {
    expect(await warn({ "docs/other.md": "# Other\n\nTo [nowhere](./othre.md).\n" }))
      .toMatchInlineSnapshot(`
      "warning docs/other.md:3:4
        The link "./othre.md" on the page /other leads to no Markdown file of the site. Did you mean "./other.md"?
          1 | # Other
          2 |
        > 3 | To [nowhere](./othre.md).
            |    ^
        A link to a file is relative to the file it stands in, and needs the extension."
    `);
  });
});

describe("files", () => {
  test("not UTF-8", async () => {
    expect(await warn({ "docs/other.md": Buffer.from("# Caf\xe9\n", "latin1") }))
      .toMatchInlineSnapshot(`
      "warning docs/other.md:1:6
        The file isn't UTF-8: some of its characters can't be read.
        > 1 | # Caf�
            |      ^
        Save the file with the encoding UTF-8."
    `);
  });
  test("a byte order mark, Windows line ends, an empty file", async () => {
    const files = {
      "docs/other.md":
        "\uFEFF---\r\ntitle: Marked\r\n---\r\n\r\nText.\r\n\r\n```js\r\nlet a;\r\n```\r\n",
      "docs/empty.md": "",
    };
    expect(await warn(files)).toBe("");
    const html = readFileSync(site.path("build/other/index.html"), "utf8");
    expect(html).toContain('<title data-rh="true">Marked | Fixture</title>');
    expect(html).not.toContain("\r");
    expect(readFileSync(site.path("build/empty/index.html"), "utf8")).toContain(
      "empty | Fixture</title>",
    );
  });
  test("twin names that differ in case", async () => {
    const files = { "docs/Twin.md": "# Upper\n", "docs/twin.md": "# Lower\n" };
    expect(await warn(files)).toMatchInlineSnapshot(`
      "warning docs/twin.md
        Addresses that differ only in case: /Twin (docs/Twin.md) and /twin (docs/twin.md).
        On a disk or a host that ignores case, one page takes the place of the other. Rename one file, or give it another \`slug\`."
    `);
  });
  test("a symlink loop", async () => {
    mkdirSync(site.path("docs/loop"), { recursive: true });
    symlinkSync("..", site.path("docs/loop/again"));
    writeFileSync(site.path("docs/loop/page.md"), "# In the loop\n");
    try {
      const result = await buildSite(site);
      expect(readMessage(result)).toBe("");
      expect(readFileSync(site.path("build/loop/page/index.html"), "utf8")).toContain(
        "In the loop",
      );
    } finally {
      site.remove("docs/loop");
    }
  });
});
