/** Theme components that need no browser code: used as JSX with plain props, they become HTML too. */

import { ownValue } from "../../shared/own-value.ts";
import type { ComponentSegment, Segment } from "../../shared/document.ts";
import { createAdmonition, resolveAdmonitionStyle } from "../../shared/markup/admonition.ts";
import { createSegment } from "../../shared/markup/segment-element.ts";
import { renderCodeBlock } from "./convert-code.ts";
import type { MarkupContext } from "./markup-context.ts";
import { MDX_DETAILS, renderDetails } from "./render-details.ts";
import { isInteractive } from "./overrides.ts";

const isPlain = (value: unknown): boolean =>
  typeof value !== "object" || value === null || !("$expression" in value || "$segments" in value);

const hasOnly = (props: Record<string, unknown>, names: string[]): boolean =>
  !("$expression" in props) &&
  Object.entries(props).every(([name, value]) => names.includes(name) && isPlain(value));

export function renderStaticComponent(
  segment: ComponentSegment,
  context: MarkupContext,
): Segment | undefined {
  const { component, children = [] } = segment;
  const props = (segment.props ?? {}) as Record<string, unknown>;
  if (
    component === "@theme/Admonition#default" &&
    hasOnly(props, ["type", "title", "className", "id"])
  ) {
    return isInteractive("Admonition", context)
      ? undefined
      : renderAdmonition(props, children, context);
  }
  if (
    (component === MDX_DETAILS || component === "@theme/Details#default") &&
    hasOnly(props, ["className", "id", "open", "style"])
  ) {
    const hasSummary = children.some(
      (child) => typeof child !== "string" && "tag" in child && child.tag === "summary",
    );
    return hasSummary && !isInteractive("Details", context)
      ? renderDetails(props as never, children, context)
      : undefined;
  }
  if (
    component === "@theme/CodeBlock#default" &&
    hasOnly(props, ["language", "title", "className", "showLineNumbers", "metastring"])
  ) {
    return isInteractive("CodeBlock", context)
      ? undefined
      : renderJsxCode(props, children, context);
  }
  return undefined;
}

function renderAdmonition(
  props: Record<string, unknown>,
  content: Segment[],
  context: MarkupContext,
): Segment {
  const type = String(props["type"] ?? "note");
  const { label } = resolveAdmonitionStyle(type);
  return createAdmonition<Segment>(createSegment, {
    type,
    title: String(props["title"] ?? ownValue(context.labels.admonitions, label) ?? label),
    className: props["className"] as string | undefined,
    id: props["id"] as string | undefined,
    content: content.length > 0 ? content : null,
  });
}

function renderJsxCode(
  props: Record<string, unknown>,
  children: Segment[],
  context: MarkupContext,
): Segment | undefined {
  if (!children.every((child) => typeof child === "string")) return undefined;
  const className = typeof props["className"] === "string" ? props["className"] : "";
  const language = props["language"] ?? /language-(\S+)/.exec(className)?.[1];
  const numbers = props["showLineNumbers"];
  return renderCodeBlock(
    {
      code: children.join("").replace(/^\n/, "").replace(/\n$/, ""),
      language: typeof language === "string" ? language : undefined,
      meta: typeof props["metastring"] === "string" ? props["metastring"] : "",
      title: typeof props["title"] === "string" ? props["title"] : undefined,
      className: className.replace(/\blanguage-\S+/g, "").trim() || undefined,
      firstLine: numbers === true ? 1 : typeof numbers === "number" ? numbers : undefined,
    },
    context,
  );
}
