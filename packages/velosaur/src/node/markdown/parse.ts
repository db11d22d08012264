/** Source text → hast with MDX nodes, through Sätteri. */

import {
  applyCommandsAndConvertToHastHandle,
  createHastHandle,
  createMdastHandle,
  createMdxHastHandle,
  createMdxMdastHandle,
  dropHandle,
  HastReader,
  materializeHastTree,
  resolveMdastSubscriptions,
  serializeHandle,
  visitMdastHandle,
} from "satteri";
import type { Features, MdastPluginDefinition } from "satteri";
import { createDirectivePlugin, hasHead } from "./directives.ts";
import { readDirectives } from "./misnamed-directives.ts";
import type { TreeNode } from "./tree.ts";
import { mayHoldDirective } from "./unused-directives.ts";
import type { ReportDirective } from "./unused-directives.ts";

export interface ParseInput {
  /** Without front matter (blank lines in its place keep the line numbers). */
  source: string;
  isMdx: boolean;
  /** Keywords that make admonitions. */
  keywords: string[];
  rawHtml?: boolean;
  /** Told of each directive that is no admonition. */
  onUnused: ReportDirective;
}

const FEATURES: Features = { gfm: true, frontmatter: false };

const toFeatures = ({ rawHtml }: ParseInput, hasDirectives: boolean): Features => ({
  ...FEATURES,
  directive: hasDirectives,
  ...(rawHtml && { rawHtml: true }),
});

type Handle = Parameters<typeof dropHandle>[0];
type MdastHandle = ReturnType<typeof createMdastHandle>;

function readTree(handle: Handle): TreeNode {
  try {
    return materializeHastTree(new HastReader(serializeHandle(handle))) as unknown as TreeNode;
  } finally {
    dropHandle(handle);
  }
}

interface DirectiveText extends ParseInput {
  onMisnamed: ReportDirective;
}

interface DirectiveCommands {
  mdast: MdastHandle;
  commandBuffer: Uint8Array;
}

/** What is to be done about the directives of a text. */
function visitDirectives(input: DirectiveText): DirectiveCommands {
  const { source, isMdx } = input;
  const features = toFeatures(input, true);
  const mdast = isMdx
    ? createMdxMdastHandle(source, features, true)
    : createMdastHandle(source, features, true);
  const plugin: MdastPluginDefinition = createDirectivePlugin(input);
  const visit = visitMdastHandle(
    mdast,
    plugin,
    resolveMdastSubscriptions(plugin),
    () => source,
    undefined,
    {},
    isMdx ? "mdx" : "markdown",
    [],
  );
  if (visit instanceof Promise) throw new Error("The directive plugin must be synchronous.");
  return { mdast, commandBuffer: visit.commandBuffer };
}

function createHandleWithDirectives(input: DirectiveText): Handle {
  const { mdast, commandBuffer } = visitDirectives(input);
  return applyCommandsAndConvertToHastHandle(
    mdast,
    commandBuffer,
    input.rawHtml ? { rawHtml: true } : undefined,
  );
}

export function parseMarkdown(input: ParseInput): TreeNode {
  return readDirectives(input, (source, onMisnamed) => parseText({ ...input, source, onMisnamed }));
}

function parseText(input: DirectiveText): TreeNode {
  const { source, isMdx } = input;
  // Directives cost a second pass; a page without `:::` has none that matter.
  if (source.includes(":::") || (input.rawHtml && hasHead(source)))
    return readTree(createHandleWithDirectives(input));
  // What else looks like a directive stays as it is written; it is only told.
  if (mayHoldDirective(source))
    dropHandle(visitDirectives({ ...input, onMisnamed: () => {} }).mdast);
  const features = toFeatures(input, false);
  const convert = input.rawHtml ? { rawHtml: true } : undefined;
  return readTree(
    isMdx
      ? createMdxHastHandle(source, features, convert, true)
      : createHastHandle(source, features, convert, true),
  );
}
