import { assetToken } from "../../shared/document.ts";
import { describe, expect, test } from "vitest";
import {
  compileHtml,
  compileText,
  createSite,
  formatSegments,
  PNG,
} from "./__fixtures__/compile-text.ts";

const siteDir = createSite({
  "docs/logo.png": PNG,
});

test("neighbouring tokens of one kind share an element", async () => {
  expect(await compileHtml("```js\na([ ])\n\tb\n```")).toContain(
    '<span class="token function">a</span><span class="token punctuation">([ ])</span>\n</span><span class="token-line">\tb\n</span>',
  );
});

describe("code", () => {
  test.each([
    [{ mdxComponents: { pre: "override" as const } }, "@theme/MDXComponents#default.pre"],
    [{ interactive: ["MDXComponents/Pre"] }, "@theme/MDXComponents/Pre#default"],
  ])("stands within the site's component for `pre`: %o", async (options, component) => {
    const { segments } = await compileText("```js\na\n```", options);
    expect(segments).toMatchObject([
      { component, children: [{ props: { className: "language-js" }, children: ["a\n"] }] },
    ]);
  });

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
    ["an admonition's", "A.\n\n:::tip\n\nText\n\n## Swallowed\n", ["3:1"]],
    ["an admonition's, with a title", ":::tip[Title]\n\nText\n", ["1:1"]],
    ["an admonition's, closed by too few marks", "::::tip\n\n:::note\n\na\n\n:::\n", ["1:1"]],
    ["an admonition's, at the end of a list item", "- a\n\n  :::tip\n\n  b\n\nText\n", ["3:3"]],
    ["an admonition that is closed", ":::tip\n\na\n\n:::\n\nText\n", []],
    ["an admonition in another", "::::tip\n\n:::note\n\na\n\n:::\n\n::::\n", []],
    ["an admonition in a list item", "- a\n\n  :::tip\n\n  b\n\n  :::  \n\nText\n", []],
    ["an admonition in a quotation", "> :::tip\n>\n> b\n>\n> :::\n", []],
    ["an admonition with raw HTML", ":::tip\n\na <b>c</b>\n\n:::\n\nText <i>a</i>\n", []],
    ["an admonition with lines of Windows", ":::tip\r\n\r\na\r\n\r\n:::\r\n\r\nb\r\n", []],
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

describe("patterns of `import.meta.glob`", () => {
  const compileGlob = async (call: string): Promise<string | undefined> => {
    const { code, kind } = await compileText(`export const files = import.meta.glob(${call});\n`);
    expect(kind).toBe("program");
    return /import\.meta\.glob\((.*)\)/s.exec(code?.body ?? "")?.[1]?.replaceAll(/\s+/g, " ");
  };

  test.each([
    [`"./a/*.js"`, `"./a/*.js", { base: "/docs" }`],
    [`["../a/*.js", "!./b.js"], {}`, `["../a/*.js", "!./b.js"], { base: "/docs", }`],
    [`["./a.js", "!../b.js", "/c.js"]`, `["/docs/./a.js", "!/docs/../b.js", "/c.js"]`],
    [`"./*.js", { base: "../data" }`, `"./*.js", { base: "/docs/../data" }`],
    [`"./*.js", { base: "/data" }`, `"./*.js", { base: "/data" }`],
    [`"./*.js", { base: "@site/data" }`, `"./*.js", { base: "@site/data" }`],
    [`"@site/data/*.js"`, `"@site/data/*.js"`],
    [`"./*.js", options`, `"./*.js", options`],
  ])("%s means what lies beside the document", async (given, placed) => {
    // As the transformer writes lists and objects.
    const plain = (text = ""): string =>
      text.replaceAll(/,(?= [}\]])/g, "").replaceAll(/(?<=\[) | (?=\])/g, "");
    expect(plain(await compileGlob(given))).toBe(plain(placed));
  });
});

describe("a folder that code names", () => {
  test.each([
    ["require(`./img/${a}.png`).default", "require(`@site/docs/./img/${a}.png`).default"],
    ["import(`../data/${a}.js`)", "import(`@site/docs/../data/${a}.js`)"],
    ['require.context("./img", true)', 'require.context("@site/docs/./img", true)'],
    ["require(`@site/img/${a}.png`)", "require(`@site/img/${a}.png`)"],
    ["import(`package/${a}.js`)", "import(`package/${a}.js`)"],
  ])("%s means what lies beside the document", async (given, placed) => {
    const { code, kind } = await compileText(`export const find = (a) => ${given};\n`);
    expect(kind).toBe("program");
    expect(code?.body).toContain(placed);
  });
});
