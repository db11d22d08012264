/** Admonitions become elements of their own; every other directive goes back to the text it was. */

import type { MdastPluginDefinition } from "satteri";
import { isMisnamed } from "./misnamed-directives.ts";
import type { TreeNode } from "./tree.ts";
import type { ReportDirective } from "./unused-directives.ts";

export const ADMONITION_TAG = "velosaur-admonition";
export const ADMONITION_TITLE_TAG = "velosaur-admonition-title";

/** An HTML parser drops `<head>` where it is not at the top of a document, so it has another name there. */
export const HEAD_TAG = "velosaur-head";
const renameHead = (html: string): string =>
  html.replaceAll(/<(\/?)head(?=[\s>])/g, `<$1${HEAD_TAG}`);
export const hasHead = (source: string): boolean => /<head[\s>]/.test(source);

interface DirectiveNode extends TreeNode {
  name: string;
}
interface MutationContext {
  replaceNode: (node: unknown, replacement: unknown) => void;
  setProperty: (node: unknown, key: string, value: unknown) => void;
}

const text = (value: string): TreeNode => ({ type: "text", value });
const paragraph = (children: TreeNode[]): TreeNode => ({ type: "paragraph", children });

/** Source before, between and after the children of a directive. */
function sliceAround(node: TreeNode, source: string): { before: string; after: string } {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const first = node.children?.[0]?.position?.start.offset;
  const last = node.children?.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined)
    return { before: source.slice(start, end), after: "" };
  return { before: source.slice(start, first), after: source.slice(last, end) };
}

export function toInlineText(node: TreeNode, source: string): TreeNode[] {
  const { before, after } = sliceAround(node, source);
  return [text(before), ...(node.children ?? []), ...(after ? [text(after)] : [])];
}

/** `:::unknown` with its content between two lines of text. */
export function toBlockText(node: TreeNode, source: string): TreeNode[] {
  const lines = source
    .slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
    .split("\n");
  const closing = /^\s*:{3,}\s*$/.exec(lines.at(-1) ?? "")?.[0]?.trim();
  const content = (node.children ?? []).filter((child) => !child.data?.["directiveLabel"]);
  return [
    paragraph([text(lines[0]?.trim() ?? "")]),
    ...content,
    ...(closing && lines.length > 1 ? [paragraph([text(closing)])] : []),
  ];
}

/** Title of `:::note Title`, which Sätteri reads as a directive without a label. */
export const hasStrayTitle = (node: TreeNode, source: string): boolean => {
  const start = node.position?.start.offset ?? 0;
  const end = source.indexOf("\n", start);
  return /^:{3,}[\w-]+[ \t]+[^\s[{]/.test(source.slice(start, end < 0 ? undefined : end));
};

export interface DirectiveInput {
  source: string;
  /** Names of admonitions. */
  keywords: string[];
  onUnused: ReportDirective;
  /** Told of what is no directive: the text has to be read again. */
  onMisnamed: ReportDirective;
}

export function createDirectivePlugin({
  source,
  keywords,
  onUnused,
  onMisnamed,
}: DirectiveInput): MdastPluginDefinition {
  const isAdmonition = (node: DirectiveNode): boolean =>
    keywords.includes(node.name) && !hasStrayTitle(node, source);

  const containerDirective = (node: DirectiveNode, context: MutationContext): void => {
    if (isMisnamed(node)) return onMisnamed(node);
    if (!isAdmonition(node)) {
      if (!hasStrayTitle(node, source)) onUnused(node);
      return context.replaceNode(node, toBlockText(node, source));
    }
    context.setProperty(node, "data", {
      hName: ADMONITION_TAG,
      // In lower case: raw HTML in the same document makes all of it pass an HTML parser.
      hProperties: { ...node.attributes, admonitiontype: node.name },
    });
    const label = node.children?.[0];
    if (label?.data?.["directiveLabel"])
      context.setProperty(label, "data", { hName: ADMONITION_TITLE_TAG });
  };
  return {
    name: "velosaur-directives",
    options: { position: true },
    containerDirective,
    html: (node: TreeNode, context: MutationContext) =>
      context.setProperty(node, "value", renameHead(node.value ?? "")),
    textDirective: (node: TreeNode, context: MutationContext) => {
      if (isMisnamed(node)) return onMisnamed(node);
      onUnused(node);
      context.replaceNode(node, toInlineText(node, source));
    },
    leafDirective: (node: TreeNode, context: MutationContext) => {
      if (isMisnamed(node)) return onMisnamed(node);
      onUnused(node);
      context.replaceNode(node, paragraph(toInlineText(node, source)));
    },
  } as unknown as MdastPluginDefinition;
}
