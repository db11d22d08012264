/** Syntax tree → segments. */

import type { Segment } from "../../shared/document.ts";
import type { Compilation, ConvertNode } from "./compilation.ts";
import { convertAdmonition } from "./convert-admonition.ts";
import {
  convertBlocks,
  convertChildren,
  convertFlow,
  markChildren,
  toProps,
} from "./convert-children.ts";
import { convertCode } from "./convert-code.ts";
import { convertHeading } from "./convert-heading.ts";
import { convertJsx } from "./convert-jsx.ts";
import { convertImage, convertLink } from "./convert-link.ts";
import { ADMONITION_TAG, HEAD_TAG } from "./directives.ts";
import { isBlankCode, parseLiteral } from "./literal.ts";
import { findOverride } from "./overrides.ts";
import { nameTask } from "./task-list.ts";
import type { TreeNode } from "./tree.ts";

/** Converters look into children by `compilation.convert`, which comes back here. */
export const convertNode: ConvertNode = (node, compilation) =>
  compilation.kept.convert(node, () => BY_TYPE.get(node.type)?.(node, compilation));

function convertExpression(node: TreeNode, compilation: Compilation): Segment | undefined {
  const code = compilation.code.replaceRequires(node.value ?? "", compilation.locate(node));
  if (isBlankCode(code)) return undefined;
  const literal = parseLiteral(code, compilation.literals);
  if (literal && (typeof literal.value === "string" || typeof literal.value === "number"))
    return String(literal.value);
  if (literal && (typeof literal.value === "boolean" || literal.value === null)) return undefined;
  return {
    expression: compilation.code.addExpression({
      code,
      place: { kind: "child" },
      point: compilation.locate(node),
    }),
  };
}

/** Elements in which blanks mean nothing; in tables, React would even complain about them. */
const BLOCK_PARENTS = new Set(["ol", "section", "table", "tbody", "tfoot", "thead", "tr", "ul"]);

function findConverter(tag: string): typeof convertBlocks {
  if (tag === "blockquote") return convertFlow;
  return BLOCK_PARENTS.has(tag) ? convertBlocks : convertChildren;
}

function convertPlain(node: TreeNode, compilation: Compilation): Segment {
  const tag = node.tagName ?? "div";
  const props = toProps(node);
  if (props && "id" in props) compilation.addAnchor(props.id);
  // Who looks into a list finds it as MDX has it, where one item has line breaks beside it.
  const isListKept = compilation.kept.isKeeping && (tag === "ul" || tag === "ol");
  const convert = isListKept ? convertChildren : findConverter(tag);
  const component = findOverride(tag, compilation);
  if (component) markChildren(component, node, compilation);
  const children = convert(node, compilation);
  if (component) return { component, ...(props && { props }), children };
  return compilation.kept.createElement(tag, props, children);
}

const convertPre: ConvertNode = (node, compilation) =>
  convertCode(node, compilation) ?? convertPlain(node, compilation);

const convertItem: ConvertNode = (node, compilation) => convertPlain(nameTask(node), compilation);

const convertHeadTag: ConvertNode = (node, compilation) =>
  convertJsx({ ...node, tagName: "head" }, compilation);

const BY_TAG = new Map<string | undefined, ConvertNode>([
  ["a", convertLink],
  ["img", convertImage],
  ["li", convertItem],
  ["pre", convertPre],
  ...["h1", "h2", "h3", "h4", "h5", "h6"].map((tag) => [tag, convertHeading] as const),
  [ADMONITION_TAG, convertAdmonition],
  [HEAD_TAG, convertHeadTag],
  ["details", convertJsx],
  ["head", convertJsx],
]);

const BY_TYPE = new Map<string, ConvertNode>([
  ["text", ({ value = "" }) => value],
  ["element", (node, compilation) => (BY_TAG.get(node.tagName) ?? convertPlain)(node, compilation)],
  ["mdxJsxFlowElement", convertJsx],
  ["mdxJsxTextElement", convertJsx],
  ["mdxFlowExpression", convertExpression],
  ["mdxTextExpression", convertExpression],
  ["root", convertFlow],
]);
