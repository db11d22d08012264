/**
 * A page as Markdown, made from the HTML that visitors read: what a document imports, exports or computes
 * isn't in there, and what its partials and expressions say is.
 */

import type { Element, ElementContent, Nodes, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { type Handle, toMdast } from "hast-util-to-mdast";
import type {
  BlockContent,
  Blockquote,
  Code,
  Html,
  PhrasingContent,
  RootContent,
  Text,
} from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import {
  type Info,
  type Options as ToMarkdownOptions,
  type State,
  toMarkdown,
} from "mdast-util-to-markdown";
import { parseFragment } from "parse5";

/** The main part of a page, without the marks of highlighted code, which are most of its elements. */
function readMain(html: string): string {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  if (start === -1 || end === -1) return "";
  return html
    .slice(start, end)
    .replace(/<code class="codeBlockLines_">[^]*?<\/code>/g, (code) =>
      code.replace(/<\/?span[^>]*>/g, ""),
    )
    .replace(/<(svg|button)\b[^]*?<\/\1>/g, "");
}

const LEFT_OUT = new Set(
  "nav aside footer form select style script template noscript iframe".split(" "),
);
/** Ways around the page, and what is there for the eye alone. */
const LEFT_OUT_CLASSES = [
  "hash-link",
  "theme-doc-breadcrumbs",
  "theme-doc-toc-mobile",
  "theme-doc-toc-desktop",
  "theme-doc-version-badge",
  "table-of-contents",
  "pagination-nav",
];

const classesOf = ({ properties }: Element): string[] =>
  ((properties["className"] as string[] | undefined) ?? []).map(String);
const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

function isLeftOut(node: Nodes): boolean {
  if (node.type === "comment") return true;
  if (node.type !== "element") return false;
  return (
    LEFT_OUT.has(node.tagName) ||
    node.properties["ariaHidden"] === "true" ||
    node.properties["role"] === "tablist" ||
    LEFT_OUT_CLASSES.some((name) => hasClass(node, name))
  );
}

function prune(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).filter((child) => !isLeftOut(child));
  for (const child of parent.children) if (child.type === "element") prune(child);
}

const toString = (node: Nodes): string => {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(toString).join("") : "";
};

function findElement(parent: Element, matches: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    const found = matches(child) ? child : findElement(child, matches);
    if (found) return found;
  }
  return undefined;
}

const strong = (text: string): RootContent => ({
  type: "paragraph",
  children: [{ type: "strong", children: [{ type: "text", value: text }] }],
});

const isDiagram = (element: Element): boolean => hasClass(element, "docusaurus-mermaid-source");

function toCode(block: Element): Code {
  const language = classesOf(block).find((name) => name.startsWith("language-"));
  const title = findElement(block, (element) => hasClass(element, "codeBlockTitle_"));
  const code = findElement(block, ({ tagName }) => tagName === "code");
  return {
    type: "code",
    lang: language?.slice("language-".length) ?? (isDiagram(block) ? "mermaid" : null),
    meta: title ? `title=${JSON.stringify(toString(title))}` : null,
    value: toString(code ?? block).replace(/\n$/, ""),
  };
}

const handleBlock: Handle = (state, element: Element) => {
  if (hasClass(element, "theme-code-block")) return toCode(element);
  const content = (): BlockContent[] => state.toFlow(state.all(element)) as BlockContent[];
  if (hasClass(element, "theme-admonition"))
    return { type: "blockquote", children: content() } satisfies Blockquote;
  if (hasClass(element, "admonitionHeading_theme")) return strong(toString(element).trim());
  const label = element.properties["dataTabLabel"];
  return typeof label === "string" ? [strong(label), ...content()] : content();
};

const handleSpan: Handle = (state, element: Element) => {
  const isDisplay = hasClass(element, "katex-display");
  if (!isDisplay && !hasClass(element, "katex")) return state.all(element) as PhrasingContent[];
  const source = findElement(element, ({ tagName }) => tagName === "annotation");
  const value = source ? toString(source).trim() : "";
  return { type: "html", value: isDisplay ? `$$\n${value}\n$$` : `$${value}$` } satisfies Html;
};

const handleSummary: Handle = (_state, element: Element) => strong(toString(element).trim());

/** Diagrams stand as their source. */
const handlePre: Handle = (_state, element: Element) => toCode(element);

const handlers = { div: handleBlock, span: handleSpan, summary: handleSummary, pre: handlePre };

/** Words between spaces, with nothing in them that Markdown could take for its own. */
const PLAIN = /^ ?[A-Za-z]+(?:[,;]? [A-Za-z]+)*(?:[,;:]? |\.)?$/;

/** Each text is searched for some fifty things to escape: most have none of them. */
const handleText: NonNullable<ToMarkdownOptions["handlers"]>["text"] = (
  ...[{ value }, , state, info]: [Text, unknown, State, Info]
) => {
  const isAtBreak = info.before === "\n" || info.after === "\n";
  return !isAtBreak && PLAIN.test(value) ? value : state.safe(value, info);
};

/** Empty where the page has no main part. */
export function pageToMarkdown(html: string): string {
  const tree = fromParse5(parseFragment(readMain(html))) as Root;
  prune(tree);
  return toMarkdown(toMdast(tree, { handlers }), {
    bullet: "-",
    rule: "-",
    handlers: { text: handleText },
    extensions: [gfmToMarkdown()],
  });
}
