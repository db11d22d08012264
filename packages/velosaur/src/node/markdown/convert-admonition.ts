/** Admonitions: `:::note[Title] … :::`. */

import { ownValue } from "../../shared/own-value.ts";
import type { Segment, SegmentProps } from "../../shared/document.ts";
import { createAdmonition, resolveAdmonitionStyle } from "../../shared/markup/admonition.ts";
import { createSegment } from "../../shared/markup/segment-element.ts";
import type { Compilation } from "./compilation.ts";
import { convertBlocks, convertChildren, toProps } from "./convert-children.ts";
import { ADMONITION_TITLE_TAG } from "./directives.ts";
import { isInteractive } from "./overrides.ts";
import type { TreeNode } from "./tree.ts";
import { warnUnclosedAdmonition } from "./unclosed-fence.ts";

export function convertAdmonition(node: TreeNode, compilation: Compilation): Segment {
  warnUnclosedAdmonition(node, compilation);
  const {
    admonitiontype: type = "note",
    title: titleProp,
    ...rest
  } = { ...(toProps(node) as Record<string, string> | undefined) };
  const [first, ...others] = node.children ?? [];
  const hasLabel = first?.tagName === ADMONITION_TITLE_TAG;
  const title = hasLabel
    ? convertChildren(first, compilation)
    : titleProp
      ? [titleProp]
      : undefined;
  const content = convertBlocks(
    { type: "root", children: hasLabel ? others : (node.children ?? []) },
    compilation,
  );
  compilation.addAnchor(rest["id"]);
  const component = findComponent(compilation);
  if (component)
    return { component, props: toComponentProps(type, title, rest), children: content };
  const { label } = resolveAdmonitionStyle(type);
  return createAdmonition<Segment>(createSegment, {
    type,
    title: title ?? ownValue(compilation.labels.admonitions, label) ?? label,
    className: rest["className"],
    id: rest["id"],
    content: content.length > 0 ? content : null,
  });
}

function findComponent(compilation: Compilation): string | undefined {
  if (Object.hasOwn(compilation.options.mdxComponents, "admonition"))
    return "@theme/MDXComponents#default.admonition";
  return isInteractive("Admonition", compilation) ? "@theme/Admonition#default" : undefined;
}

function toComponentProps(
  type: string,
  title: Segment[] | undefined,
  rest: Record<string, string>,
): SegmentProps {
  if (!title) return { type, ...rest };
  const [only] = title;
  return {
    type,
    title: title.length === 1 && typeof only === "string" ? only : { $segments: title },
    ...rest,
  };
}
