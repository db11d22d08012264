import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";
import { describe, expect, test } from "vitest";
import {
  compileHtml,
  compileText,
  findMistake,
  formatSegments,
} from "./__fixtures__/compile-text.ts";
import { compileDocument } from "./compile.ts";
import { resolveCompileOptions } from "./options.ts";
import { walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

interface File {
  path: string;
  cwd: string;
  value: string;
  data: Record<string, unknown>;
  fail: (reason: string, place: unknown) => void;
}
type Transform = (tree: TreeNode, file: File) => void;

/** A plugin that changes every node of one type. */
const replacing = (type: string, change: (node: TreeNode) => void) => (): Transform => (tree) =>
  walk(tree, (node) => {
    if (node.type === type) change(node);
  });

test("a line break between formulas stays: their texts would be one word", async () => {
  const options = { remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] };
  const { segments } = await compileText("$$\na\n$$\n\n$$\nb\n$$\n\nText", options);
  const html = formatSegments(segments);
  expect(html).toContain('</span>\n<span class="katex-display">');
  expect(html).toContain("</span><p>Text</p>");
});

describe("remark plugins", () => {
  test.each(["md", "mdx"] as const)("see mdast in %s", async (format) => {
    const shout = replacing("text", (node) => (node.value = node.value?.toUpperCase() ?? ""));
    expect(await compileHtml("a *b* `c`", { format, remarkPlugins: [[shout, {}]] })).toBe(
      "<p>A <em>B</em> <code>c</code></p>",
    );
  });

  test("know the file", async () => {
    let seen: unknown;
    const look = () => (_tree: TreeNode, file: File) => {
      seen = [file.path, file.cwd, file.data["frontMatter"], String(file.value).trim()];
    };
    await compileText("---\na: 1\n---\ntext", { remarkPlugins: [look] });
    expect(seen).toEqual(["/site/docs/page.mdx", "/site", { a: 1 }, "text"]);
  });

  test("run before and after the compiler's own", async () => {
    const order: string[] = [];
    const note = (name: string) => () => (tree: TreeNode) => {
      order.push(`${name}:${tree.children?.[0]?.data?.["hName"] !== undefined}`);
    };
    await compileText(":::note\n:::", {
      remarkPlugins: [note("after")],
      beforeDefaultRemarkPlugins: [note("before")],
    });
    expect(order).toEqual(["before:false", "after:true"]);
  });

  test.each([
    ["md", "## One <!-- #own -->"],
    ["mdx", "## One {#own}"],
  ] as const)("see the ids of headings in %s", async (format, heading) => {
    const seen: unknown[] = [];
    const look = replacing("heading", ({ data }) => seen.push(data?.["id"], data?.["hProperties"]));
    const source = `${heading}\n\n## Two *words* ![and](https://x.test/a.png "t")`;
    await compileText(source, { format, remarkPlugins: [look] });
    expect(seen).toEqual(["own", { id: "own" }, "two-words-and", { id: "two-words-and" }]);
  });

  test("add headings that take no id away from the author's", async () => {
    const text = (value: string) => [{ type: "text", value }];
    const add = () => (tree: TreeNode) => {
      tree.children?.unshift({ type: "heading", depth: 2, children: text("Same") } as TreeNode);
    };
    const shout = replacing("text", (node) => (node.value = node.value?.toUpperCase() ?? ""));
    const options = { remarkPlugins: [add, shout] };
    const { toc, anchors } = await compileText("## Same", options);
    expect(toc).toEqual([{ value: "SAME", id: "same", level: 2 }]);
    expect(anchors).toEqual(["same"]);
    expect(await compileHtml("## Same", options)).toMatch(
      /^<h2>SAME<\/h2><h2 [^>]*id="same">SAME</,
    );
  });

  test("find comments in the text as the author wrote them", async () => {
    let seen: unknown;
    const look = () => (_tree: TreeNode, file: File) => {
      seen = String(file.value);
    };
    const source = "One\n\n<!-- truncate -->\n\nTwo";
    expect(await compileHtml(source, { remarkPlugins: [look] })).toBe("<p>One</p><p>Two</p>");
    expect(seen).toBe(source);
  });

  test("see where links to files lead, once the compiler's own have run", async () => {
    const seen: unknown[] = [];
    const look = (name: string) => () => (tree: TreeNode) =>
      walk(tree, (node: TreeNode & { url?: unknown }) => {
        if (node.type === "link" || node.type === "definition") seen.push([name, node.url]);
      });
    const source = "[a](./a.md#x) [b](b.mdx) [c][c] [d](https://d.test/d.md)\n\n[c]: c.md\n";
    const document = await compileDocument({
      source,
      filePath: "/site/docs/page.md",
      options: resolveCompileOptions({
        siteDir: "/site",
        remarkPlugins: [look("after")],
        beforeDefaultRemarkPlugins: [look("before")],
      }),
      resolveFile: (href) => ({ "./a.md#x": "/docs/a#x", "c.md": "/docs/c" })[href],
    });
    const written = ["./a.md#x", "b.mdx", "https://d.test/d.md", "c.md"];
    const resolved = ["/docs/a#x", "b.mdx", "https://d.test/d.md", "/docs/c"];
    expect(seen).toEqual([
      ...written.map((url) => ["before", url]),
      ...resolved.map((url) => ["after", url]),
    ]);
    expect(document.links.map(({ href }) => href)).toEqual([
      "/docs/a#x",
      "b.mdx",
      "/docs/c",
      "https://d.test/d.md",
    ]);
    // What was seen holds as long as it is so.
    expect(document.fileLinks).toContainEqual(["b.mdx", null]);
  });

  test("may insert components and the imports for them", async () => {
    const toTabs = () => (tree: TreeNode) => {
      const code = tree.children?.[0] as TreeNode;
      const estree = {
        type: "Program",
        body: [
          {
            type: "ExpressionStatement",
            expression: { type: "ArrayExpression", elements: [{ type: "Literal", value: 1 }] },
          },
        ],
      };
      tree.children = [
        { type: "mdxjsEsm", value: "import Tabs from '@theme/Tabs'" },
        {
          type: "mdxJsxFlowElement",
          name: "Tabs",
          attributes: [
            {
              type: "mdxJsxAttribute",
              name: "values",
              value: {
                type: "mdxJsxAttributeValueExpression",
                value: "",
                data: { estree },
              } as never,
            },
          ],
          children: [{ type: "paragraph", children: [{ type: "text", value: code.value ?? "" }] }],
        },
      ];
    };
    const { segments, imports } = await compileText("```\nx\n```", { remarkPlugins: [toTabs] });
    expect(formatSegments(segments)).toBe(
      '<@theme/Tabs#default {"values":[1]}><p>x</p></@theme/Tabs#default>',
    );
    expect(imports).toMatchObject([{ moduleId: "@theme/Tabs", isComponent: true }]);
  });

  test("may take over directives; the rest go back to text", async () => {
    const spoiler = replacing("textDirective", (node) => {
      if (node.name === "spoiler") node.data = { hName: "mark" };
    });
    expect(await compileHtml("a :spoiler[b] 12:30 :c[d]", { remarkPlugins: [spoiler] })).toBe(
      "<p>a <mark>b</mark> 12:30 :c[d]</p>",
    );
  });

  test("have options of remark-rehype beside them, which need no plugin", async () => {
    const html = await compileHtml("A[^1]\n\n[^1]: note\n\n<b>{1}</b>", {
      remarkRehypeOptions: {
        footnoteLabel: "Notes",
        footnoteLabelProperties: { className: ["h"] },
      },
    });
    expect(html).toMatch(/<h2 class="[^"]*\bh\b[^"]*" id="footnote-label">Notes/);
    expect(html).toContain("<b>1</b>");
  });

  test("that extend micromark get a tree from micromark", async () => {
    function remarkInsert(this: { data: () => Record<string, unknown> }): void {
      const data = this.data();
      const hash = (effects: any, ok: unknown) => (code: unknown) => {
        effects.enter("data");
        effects.consume(code);
        effects.exit("data");
        return ok;
      };
      const extensions = (data["micromarkExtensions"] ??= []) as unknown[];
      extensions.push({ text: { 167: { name: "paragraphSign", tokenize: hash } } });
    }
    const html = await compileHtml(
      "## A § b {#own}\n\n:::tip[T]\n\n| a |\n|---|\n\n:::\n\n<b>{1}</b>",
      { remarkPlugins: [remarkInsert] },
    );
    expect(html).toContain('id="own">A § b<a');
    expect(html).toContain("theme-admonition-tip");
    expect(html).toContain("<table>");
    expect(html).toContain("<b>1</b>");
  });

  test("fail with a place", async () => {
    const picky = () => (tree: TreeNode, file: File) =>
      file.fail("No lists here", tree.children?.[1]);
    expect(await findMistake("a\n\n- b", { remarkPlugins: [picky] })).toBe(
      "3:1 No lists here (The message comes from a remark or rehype plugin of the site.)",
    );
  });

  test.each(["md", "mdx"] as const)(
    "parse more of what a %s document is written in",
    async (format) => {
      function include(this: { parse: (text: string) => TreeNode }) {
        return (tree: TreeNode) => {
          tree.children = this.parse("**b** ~~c~~").children ?? [];
        };
      }
      expect(await compileHtml("a", { format, remarkPlugins: [include] })).toBe(
        "<p><strong>b</strong> <del>c</del></p>",
      );
    },
  );

  test("that throw are told with the document and the place", async () => {
    const error = new TypeError("tree.plant is not a function");
    error.stack = `${error.message}\n    at plant (/site/plugins/garden.js:3:9)`;
    const broken = () => () => {
      throw error;
    };
    expect(await findMistake("a", { remarkPlugins: [broken] })).toBe(
      "1:1 A remark or rehype plugin of the site failed: tree.plant is not a function (It was thrown at plugins/garden.js:3:9.)",
    );
  });
});

describe("rehype plugins", () => {
  test("see hast, also of raw HTML", async () => {
    const external = replacing(
      "element",
      (node) => (node.properties = { ...node.properties, dataSeen: "1" }),
    );
    expect(await compileHtml("a <i>b</i>", { format: "md", rehypePlugins: [external] })).toBe(
      '<p data-seen="1">a <i data-seen="1">b</i></p>',
    );
  });
});

describe("maths", () => {
  const plugins = { remarkPlugins: [remarkMath], rehypePlugins: [[rehypeKatex, { strict: true }]] };

  test.each(["md", "mdx"] as const)("in %s", async (format) => {
    const html = await compileHtml("a $x^{2}$ b\n\n$$\ny_{1}\n$$\n\n:::note[$z$]\n:::", {
      format,
      ...plugins,
    });
    expect(
      html
        .match(/<annotation encoding="application\/x-tex">[^<]*/g)
        ?.map((text) => text.replace(/^.*>/, "")),
    ).toEqual(["x^{2}", "y_{1}", "z"]);
    expect(html).toContain('<span class="katex-display">');
    expect(html).toMatch(/style="height:[\d.]+em"/);
  });

  test.each(["    ", "\t", ">     ", "      "])("in MDX it may stand behind %j", async (indent) => {
    const source = `<div>\n\n- a\n\n${indent}$$\n${indent}x\n${indent}$$\n\n</div>`;
    expect(await compileHtml(source, plugins)).toContain('<span class="katex-display">');
  });

  test("in a table's cell the backslash before a bar is the maths' own", async () => {
    const html = await compileHtml(
      String.raw`| a | b |
|---|---|
| $x \|\| y$ and **$z\|w$** | ${"`u\\|v`"} |

$p | q$`,
      { remarkPlugins: [remarkMath] },
    );
    const code = html.match(/(?<=<code[^>]*>)[^<]*/g);
    expect(code).toEqual([String.raw`x \|\| y`, String.raw`z\|w`, "u|v", "p | q"]);
  });

  test("of a heading are in the table of contents as they were written", async () => {
    const { toc } = await compileText(String.raw`## $\LaTeX$ and **$E = mc^2$**`, plugins);
    expect(toc).toMatchObject([{ value: String.raw`\LaTeX and <strong>E = mc^2</strong>` }]);
  });

  test("single dollars can be left alone", async () => {
    const html = await compileHtml("costs $1 or $2", {
      remarkPlugins: [[remarkMath, { singleDollarTextMath: false }]],
    });
    expect(html).toBe("<p>costs $1 or $2</p>");
  });
});
