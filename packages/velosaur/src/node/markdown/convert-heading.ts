/** Headings: ids, the table of contents, the document's title. */

import type { Segment, SegmentProps } from "../../shared/document.ts";
import { escapeAttribute, escapeToc } from "../../shared/markup/escape.ts";
import { createHeading } from "../../shared/markup/heading.ts";
import { createSegment } from "../../shared/markup/segment-element.ts";
import type { Compilation } from "./compilation.ts";
import { convertChildren, toProps } from "./convert-children.ts";
import { replaceEmojiNames } from "./emoji.ts";
import { isFootnotesHeading } from "./footnotes.ts";
import { readHeadingWords } from "./heading-words.ts";
import { findOverride, isInteractive } from "./overrides.ts";
import { isHeading, isJsxElement, toText, walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

const TEXT_ID = /(?<!\s)\s*\{#((?:(?!\{#|\}).)+)\}\s*$/;
const COMMENT_ID = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/;
const HTML_COMMENT_ID = /^\s*(?:<!--\s*)?#(\S+?)\s*(?:-->\s*)?$/;

/** What a comment is in hast and in mdast. */
const COMMENT_TYPES = new Set(["comment", "raw", "html"]);

function readCommentId({ type, value = "" }: TreeNode): string | undefined {
  if (type === "mdxTextExpression") return COMMENT_ID.exec(value)?.[1];
  return COMMENT_TYPES.has(type) ? HTML_COMMENT_ID.exec(value)?.[1] : undefined;
}

/** Takes `{#id}` out of the end of a heading, in any of its spellings. */
export function takeId(node: TreeNode): string | undefined {
  const own = node.properties?.["id"];
  if (typeof own === "string") return own;
  const children = node.children ?? [];
  const last = children.at(-1);
  if (!last) return undefined;
  const commentId = readCommentId(last);
  if (commentId) {
    children.pop();
    const before = children.at(-1);
    if (before?.type === "text") before.value = before.value?.trimEnd() ?? "";
    return commentId;
  }
  const textId = last.type === "text" ? TEXT_ID.exec(last.value ?? "") : null;
  if (!textId) return undefined;
  last.value = last.value?.slice(0, textId.index) ?? "";
  return textId[1];
}

const INLINE_TAGS = new Set([
  "code",
  "em",
  "strong",
  "del",
  "s",
  "sub",
  "sup",
  "kbd",
  "mark",
  "u",
  "b",
  "i",
  "span",
]);

/** Inline HTML of a heading for tables of contents: no links, no components. */
function tocHtml(nodes: TreeNode[]): string {
  let html = "";
  for (const node of nodes) {
    const tag = node.tagName ?? (isJsxElement(node) ? (node.name ?? "") : "");
    const formula = readFormula(node);
    if (formula !== undefined) html += escapeToc(formula);
    else if (node.type === "text") html += escapeToc(node.value ?? "");
    else if (node.type.endsWith("Expression")) html += escapeToc(literalText(node.value ?? ""));
    else if (tag === "img") html += tocImage(node);
    else if (tag === "sup" && node.children?.[0]?.properties?.["dataFootnoteRef"]) continue;
    else if (INLINE_TAGS.has(tag))
      html += `<${tag}${tocClass(node)}>${tocHtml(node.children ?? [])}</${tag}>`;
    else html += tocHtml(node.children ?? []);
  }
  return html;
}

/** A formula that KaTeX has set holds itself up to three times: what its author wrote is the one that reads well. */
function readFormula(node: TreeNode): string | undefined {
  const className = node.properties?.["className"];
  if (!Array.isArray(className) || !className.includes("katex")) return undefined;
  let source: string | undefined;
  walk(node, (inner) => {
    if (inner.tagName === "annotation") source = toText(inner);
  });
  return source;
}

const literalText = (code: string): string =>
  /^\s*\/\*[\s\S]*\*\/\s*$/.test(code) ? "" : code.replace(/^\s*(["'`])(.*)\1\s*$/s, "$2");

const tocImage = (node: TreeNode): string => {
  const source = node.properties?.["src"];
  return typeof source === "string" && /^https?:/.test(source)
    ? `<img src="${escapeAttribute(source)}" alt="${escapeAttribute(toText(node))}">`
    : escapeToc(toText(node));
};

const tocClass = (node: TreeNode): string => {
  const value = node.attributes?.find(
    ({ name }) => name === "className" || name === "class",
  )?.value;
  return typeof value === "string" ? ` class="${escapeAttribute(value)}"` : "";
};

export function convertHeading(node: TreeNode, compilation: Compilation): Segment[] {
  const tag = node.tagName ?? "h2";
  const level = Number(tag[1]);
  const isTitle = node === compilation.titleNode;
  const ownId = takeId(node);
  const text = toText(node);
  const id = ownId ?? (compilation.areHeadingsNamed ? undefined : createId(node, compilation));
  if (isTitle) compilation.contentTitle = text.trim();
  replaceEmojiNames(node, compilation);
  if (isTitle && compilation.options.removeContentTitle) return [];
  if (level > 1) compilation.addAnchor(id);
  if (level > 1 && id !== undefined && !isFootnotesHeading(node)) {
    compilation.toc.push({ value: tocHtml(node.children ?? []).trim(), id, level });
  }
  const heading = renderHeading(node, { tag, id }, compilation);
  return [isTitle ? createSegment("header", null, heading) : heading];
}

const createId = (node: TreeNode, compilation: Compilation): string =>
  compilation.createSlug(readHeadingWords(node, compilation.source));

interface HeadingInput {
  tag: string;
  /** A heading that a plugin adds may have none. */
  id: string | undefined;
}

function renderHeading(
  node: TreeNode,
  { tag, id }: HeadingInput,
  compilation: Compilation,
): Segment {
  const {
    className,
    id: _,
    ...props
  } = { ...(toProps(node) as Record<string, unknown> | undefined) };
  const children = convertChildren(node, compilation);
  const component =
    findOverride(tag, compilation) ??
    (isInteractive("Heading", compilation) ? "@theme/Heading#default" : undefined);
  if (component) {
    const own = {
      ...props,
      ...(className !== undefined && { className }),
      ...(id !== undefined && { id }),
      // Components of their own for each level need no such word.
      ...(/\bHeading#default$/.test(component) && { as: tag }),
    };
    return { component, props: own as SegmentProps, children };
  }
  return createHeading<Segment>(createSegment, {
    tag,
    id,
    className: className as string | undefined,
    props,
    linkLabel: compilation.labels.directLink.replace("{heading}", () => toText(node).trim()),
    content: children,
  });
}

/** The heading of level 1 before any other heading or rule, wherever it stands. */
export function findTitle(root: TreeNode): TreeNode | undefined {
  let first: TreeNode | undefined;
  const search = (node: TreeNode): boolean => {
    if (node.tagName === "hr") return true;
    if (isHeading(node)) {
      first = node;
      return true;
    }
    return (node.children ?? []).some(search);
  };
  search(root);
  return first?.tagName === "h1" ? first : undefined;
}
