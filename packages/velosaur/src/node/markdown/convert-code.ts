/** Blocks of code. */

import type { Segment, SegmentProps } from "../../shared/document.ts";
import { createCodeBlock, createCodeButtons } from "../../shared/markup/code-block.ts";
import { createSegment } from "../../shared/markup/segment-element.ts";
import { markLines, parseCodeMeta } from "../../shared/markup/code-meta.ts";
import type { Compilation } from "./compilation.ts";
import { toProps } from "./convert-children.ts";
import { highlight } from "./highlight.ts";
import type { CompileOptions } from "./options.ts";
import type { MarkupContext } from "./markup-context.ts";
import { findOverride, isInteractive } from "./overrides.ts";
import { toText } from "./tree.ts";
import { warnUnclosedFence } from "./unclosed-fence.ts";
import type { TreeNode } from "./tree.ts";

export interface CodeInput {
  code: string;
  language: string | undefined;
  meta: string;
  title?: string | undefined;
  className?: string | undefined;
  firstLine?: number | undefined;
}

/** A fenced or indented block: `pre` with one `code`. Anything else in a `pre` is the author's own. */
export function convertCode(node: TreeNode, compilation: Compilation): Segment | undefined {
  const [code, ...rest] = (node.children ?? []).filter(
    (child) => child.type !== "text" || child.value?.trim(),
  );
  if (code?.tagName !== "code" || rest.length > 0 || Object.keys(node.properties ?? {}).length > 0)
    return undefined;
  warnUnclosedFence(node, compilation);
  const language = readLanguage(code);
  const meta = String(code.data?.["meta"] ?? "");
  const text = toText(code).replace(/\n$/, "");
  if (language === "mermaid" && compilation.options.mermaid) {
    return { component: findDiagramComponent(compilation), props: { value: text } };
  }
  const around = findOwnPre(compilation) ?? (compilation.kept.isMarked(node) ? FENCE : undefined);
  const props = toComponentProps(code, meta);
  const children = [`${text}\n`];
  const component = findComponent(meta, compilation);
  if (component) {
    importReact(node, { code: text, meta }, compilation);
    const block = { component, props, children };
    return around ? { component: around, children: [block] } : block;
  }
  const block = renderCodeBlock({ code: text, language, meta }, compilation);
  if (around === undefined) return block;
  const { className = "" } = props as { className?: string };
  const compiled = [className, meta, text.length + 1].join(" ");
  const shown = { shown: { $segments: [block] }, compiled };
  const shownCode = { component: SHOWN_CODE, props: { ...props, ...shown }, children };
  return { component: around, children: [shownCode] };
}

/** What a component finds that looks into a block: one element, and in it one with the language and the code. */
const FENCE = "velosaur/client/codeFence#Fence";
const SHOWN_CODE = "velosaur/client/codeFence#ShownCode";

/** The site's component for `pre`. Where it isn't known what a site replaces, none is looked for. */
function findOwnPre({ options }: Compilation): string | undefined {
  if (Object.hasOwn(options.mdxComponents, "pre")) return "@theme/MDXComponents#default.pre";
  return options.interactive.includes("MDXComponents/Pre")
    ? "@theme/MDXComponents/Pre#default"
    : undefined;
}

const findDiagramComponent = ({ options }: Compilation): string =>
  Object.hasOwn(options.mdxComponents, "mermaid")
    ? "@theme/MDXComponents#default.mermaid"
    : "@theme/Mermaid#default";

const readLanguage = (code: TreeNode): string | undefined =>
  [code.properties?.["className"]]
    .flat()
    .map((name) => /^language-(.+)$/.exec(String(name))?.[1])
    .find((name) => name !== undefined);

function findComponent(meta: string, compilation: Compilation): string | undefined {
  if (Object.hasOwn(compilation.options.mdxComponents, "code"))
    return "@theme/MDXComponents#default.code";
  const override = findOverride("code", compilation);
  if (override?.startsWith("@theme/MDXComponents/Code")) return override;
  if (isInteractive("CodeBlock", compilation)) return "@theme/CodeBlock#default";
  return compilation.options.liveCode && parseCodeMeta(meta).isLive
    ? "@theme/CodeBlock#default"
    : undefined;
}

/** What live code names of React, without an import that would tell: a site's pages may do without it. */
const RARE_REACT = /\b(?:Activity|ViewTransition)\b|\bFragment\b[\s\S]*\bref\b/;

/** Live code may name all of React. What pages leave out because few use it is imported here. */
function importReact(
  node: TreeNode,
  { code, meta }: { code: string; meta: string },
  { options, scope }: Compilation,
): void {
  if (!options.liveCode || !parseCodeMeta(meta).isLive || !RARE_REACT.test(code)) return;
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  scope.addImport({ specifier: "react", names: {}, offset: 0 }, { line, column });
}

function toComponentProps(code: TreeNode, meta: string): SegmentProps {
  const { isLive } = parseCodeMeta(meta);
  return {
    ...toProps(code),
    ...(meta && { metastring: meta }),
    ...(isLive && { live: true }),
  } as SegmentProps;
}

export function renderCodeBlock(input: CodeInput, context: MarkupContext): Segment {
  const { prism } = context.options;
  const meta = parseCodeMeta(input.meta);
  const language = (input.language ?? prism.defaultLanguage ?? "text").toLowerCase();
  const marked = markLines({
    code: input.code,
    language,
    ranges: meta.ranges,
    comments: prism.magicComments,
  });
  const lines = highlight(marked.code, language);
  return createCodeBlock<Segment>(createSegment, {
    language,
    title: input.title ?? meta.title,
    className: input.className,
    firstLine: input.firstLine ?? meta.firstLine,
    lines: lines.map((html, index) => ({ html, className: marked.classNames.get(index) })),
    buttons: findButtons(context),
  });
}

/** Buttons by the options that hold their labels. */
const buttons = new WeakMap<CompileOptions, Segment>();

function findButtons({ options, labels }: MarkupContext): Segment {
  const known = buttons.get(options);
  if (known) return known;
  const created = createCodeButtons<Segment>(createSegment, labels);
  buttons.set(options, created);
  return created;
}
