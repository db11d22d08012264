import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { parseFragment, serialize } from "parse5";
import { unified } from "unified";
import { expect, test } from "vitest";
import { collapseElement } from "../../shared/markup/segment-html.ts";
import type { Segment, SegmentProps } from "../../shared/document.ts";
import { hastToReactName, parseStyle } from "../../shared/markup/attributes.ts";
import { compileHtml, formatSegments } from "./__fixtures__/compile-text.ts";
import type { TreeNode } from "./tree.ts";

const SNIPPETS: Record<string, string> = {
  paragraphs: "One\ntwo\n\nThree",
  emphasis: "*a* _b_ **c** __d__ ***e*** snake_case_word **bold*nested*x**",
  strikethrough: "~~gone~~ and ~also~",
  "hard breaks": "one  \ntwo\\\nthree",
  "inline code": "`a` ``b ` c`` `<div>` `{x}`",
  links: '[a](b.md) [c](<d e.md> "title") [ref] [text][ref]\n\n[ref]: https://example.com "Ref"',
  "bare addresses": "See https://example.com/a?b=c&d=e, www.example.com and me@example.com.",
  images: '![alt *text*](https://example.com/x.png "title")',
  "tight list": "- a\n- b\n  - c\n    - d\n- e",
  "loose list": "- a\n\n- b\n\n  more",
  "ordered list": "3. c\n4. d\n\n   text\n5. e",
  "task list": "- [ ] open\n- [x] done\n  - [ ] nested",
  "list with paragraphs and code": "1. a\n\n       code\n\n2. b",
  blockquote: "> a\n> b\n>\n> > c\n\ntext",
  "lazy blockquote": "> a\nb",
  rule: "a\n\n---\n\n***\n\nb",
  table: "| a | b | c |\n|:--|:-:|--:|\n| 1 | `x|y` | **3** |\n| 4 | 5 |",
  "table with pipes": "| a |\n|---|\n| `a \\| b` |\n| c \\| d |",
  entities: "&copy; &amp; &lt;b&gt; &#35; &nbsp;x \"quotes\" 'single'",
  escapes: "\\*not em\\* \\# \\[x\\] \\`y\\`",
  "setext headings": "Title\n=====\n\nSub\n---\n\ntext",
  "atx headings": "## A *b* `c` ##\n\n### [link](x.md)\n\n#### d\n\n##### e\n\n###### f",
  "fenced code": '```\nplain <b> & "x"\n\n  indented\n```',
  "tilde fence": "~~~js\nconst a = `b`;\n~~~",
  "fence in list": "- a\n\n  ```\n  x\n    y\n  ```\n\n- b",
  "nested fence": "````md\n```js\na\n```\n````",
  "unclosed fence": "a\n\n```\nb",
  footnotes: "One[^1] two[^b] again[^1].\n\n[^1]: First.\n[^b]: Second.\n\n    More.",
  unicode: "Ünïcödé 日本語 😀 **強調**です",
  "colons in text": "At 12:30, a:b, ::x and :word: stay.",
  "line starting with number": "The year is\n1986. A great season.",
};

/** MDX has neither addresses in angle brackets nor code by indentation. */
const NOT_MDX = new Set(["links", "list with paragraphs and code"]);

/** hast → segments without any of the compiler's own code for elements. */
function toReference(node: TreeNode): Segment[] {
  if (node.type === "text") return [node.value ?? ""];
  const children = (node.children ?? []).flatMap(toReference);
  if (node.type !== "element") return children;
  const props = Object.entries(node.properties ?? {})
    .filter(([, value]) => value !== false && value !== undefined && value !== null)
    .map(
      ([name, value]) =>
        (name === "align"
          ? ["style", `text-align: ${String(value)}`]
          : [name as string, value]) as [string, unknown],
    )
    .map(([name, value]) => [
      hastToReactName(name),
      name === "style" ? parseStyle(String(value)) : Array.isArray(value) ? value.join(" ") : value,
    ]);
  return [collapseElement(node.tagName ?? "", Object.fromEntries(props) as SegmentProps, children)];
}

async function compileReference(source: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
  const hast = await processor.run(processor.parse(source));
  return formatSegments(toReference(hast as unknown as TreeNode));
}

interface HtmlNode {
  nodeName: string;
  tagName?: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: HtmlNode[];
}

const attributeOf = (node: HtmlNode, name: string): string =>
  node.attrs?.find((attribute) => attribute.name === name)?.value ?? "";
const textOf = (node: HtmlNode): string =>
  node.value ?? (node.childNodes ?? []).map(textOf).join("");
const findAll = (node: HtmlNode, tag: string): HtmlNode[] => [
  ...(node.tagName === tag ? [node] : []),
  ...(node.childNodes ?? []).flatMap((child) => findAll(child, tag)),
];

/** What the theme adds to an element, as lists of attributes. */
const ADDED: Record<string, string[]> = {
  a: ["target", "rel"],
  img: ["class", "loading", "decoding"],
  input: ["aria-label"],
  h1: ["id"],
  h2: ["class", "id"],
  h3: ["class", "id"],
  h4: ["class", "id"],
  h5: ["class", "id"],
  h6: ["class", "id"],
};

function simplify(node: HtmlNode): HtmlNode[] {
  if (attributeOf(node, "class") === "hash-link") return [];
  if (node.tagName === "header") return (node.childNodes ?? []).flatMap(simplify);
  const isCodeBlock = attributeOf(node, "class").includes("theme-code-block");
  const pre = isCodeBlock ? findAll(node, "pre")[0] : node.tagName === "pre" ? node : undefined;
  if (pre) return [{ nodeName: "#text", value: `[code: ${textOf(pre)}]` }];
  const added = ADDED[node.tagName ?? ""] ?? [];
  const attrs = (node.attrs ?? [])
    .filter(({ name }) => !added.includes(name))
    .map(({ name, value }) => ({
      name,
      value: value.replace(/^(#?user-content-fn(?:ref)?-[\w-]+?)-[a-z\d]{5,8}$/, "$1"),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const children = (node.childNodes ?? []).flatMap(simplify);
  return [
    {
      ...node,
      ...(node.attrs && { attrs }),
      childNodes: children.filter(
        (child) =>
          child.nodeName !== "#text" || child.value?.trim() !== "" || !children.some(isBlock),
      ),
    },
  ];
}

const isBlock = ({ tagName = "" }: HtmlNode): boolean =>
  /^(?:p|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|h[1-6]|hr|section|pre)$/.test(tagName);

function normalize(html: string): string {
  const [root] = simplify(parseFragment(html) as unknown as HtmlNode);
  return serialize(root as never)
    .replace(/>\s+</g, "><")
    .trim();
}

test.each(Object.entries(SNIPPETS))("as unified: %s", async (name, source) => {
  const expected = normalize(await compileReference(source));
  expect(normalize(await compileHtml(source, { format: "md" }))).toBe(expected);
  if (!NOT_MDX.has(name)) expect(normalize(await compileHtml(source))).toBe(expected);
});
