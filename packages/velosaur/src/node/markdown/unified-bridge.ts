/** The site's remark and rehype plugins: they see real mdast and hast, and pay for it alone. */

import path from "../system/path.ts";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { markdownToMdast, mdxToMdast } from "satteri";
import type { Features } from "satteri";
import { unified } from "unified";
import type { Processor } from "unified";
import { findStackPlace } from "../config/load-error.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Compilation } from "./compilation.ts";
import { listKeywords } from "./keywords.ts";
import { markAdmonitions, restoreDirectives } from "./mdast-directives.ts";
import { nameHeadings } from "./mdast-headings.ts";
import { isMisnamed, readDirectives } from "./misnamed-directives.ts";
import { addMathData, fillJsxSources, unwrapJsxParagraphs } from "./mdast-nodes.ts";
import { explainSyntaxError } from "./syntax-error.ts";
import { walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";
import { resolvePlugins, useAll } from "./unified-plugins.ts";
import type { PluginSetup } from "./unified-plugins.ts";
import type { ReportDirective } from "./unused-directives.ts";

const MDX_NODES = [
  "mdxjsEsm",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
];

interface PluginFile {
  path: string;
  cwd: string;
  value: string;
  data: Record<string, unknown>;
}

const createFile = ({
  filePath,
  written,
  frontMatter,
  contentTitle,
  options,
}: Compilation): PluginFile => ({
  path: filePath,
  cwd: options.siteDir,
  value: written,
  data: { frontMatter, contentTitle },
});

function parseWithSatteri({ source, isMdx }: Compilation, { math }: PluginSetup): TreeNode {
  const features: Features = {
    gfm: true,
    frontmatter: false,
    directive: true,
    math: math && { singleDollarTextMath: math.singleDollarTextMath },
  };
  const parse = isMdx ? mdxToMdast : markdownToMdast;
  const tree = readDirectives({ source, isMdx }, (text, onMisnamed) => {
    const parsed = parse(text, { features, position: true }) as unknown as TreeNode;
    walk(parsed, (node) => {
      if (isMisnamed(node)) onMisnamed(node);
    });
    return parsed;
  });
  if (math) addMathData(tree);
  return tree;
}

function createMicromarkParser(isMdx: boolean, setup: PluginSetup): Processor {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective) as unknown as Processor;
  if (isMdx) processor.use(remarkMdx);
  return useAll(processor, [...setup.beforeRemark, ...setup.remark]);
}

function parseWithMicromark({ source, isMdx }: Compilation, setup: PluginSetup): TreeNode {
  const tree = createMicromarkParser(isMdx, setup).parse(source) as unknown as TreeNode;
  if (isMdx) unwrapJsxParagraphs(tree);
  return tree;
}

interface PluginRun {
  compilation: Compilation;
  setup: PluginSetup;
  file: PluginFile;
}

/** Runs transformers in their order, each list in a processor of its own, which they may ask to parse (`this.parse`). */
async function runPlugins(
  tree: TreeNode,
  entries: PluginSetup["remark"],
  { compilation, setup, file }: PluginRun,
): Promise<TreeNode> {
  if (entries.length === 0) return tree;
  const processor = useAll(unified(), entries);
  processor.parser ??= (text) => createMicromarkParser(compilation.isMdx, setup).parse(text);
  try {
    return (await processor.run(tree as never, file as never)) as unknown as TreeNode;
  } catch (error) {
    throw explainPluginError(error, compilation);
  }
}

async function toHast(
  tree: TreeNode,
  { isMdx, options: { remarkRehypeOptions = {} } }: Compilation,
): Promise<TreeNode> {
  const { passThrough = [] } = remarkRehypeOptions as { passThrough?: string[] };
  const options = {
    ...remarkRehypeOptions,
    allowDangerousHtml: !isMdx,
    passThrough: [...passThrough, ...MDX_NODES] as never[],
  };
  const hast = (await unified()
    .use(remarkRehype, options)
    .run(tree as never)) as unknown as TreeNode;
  if (isMdx) return hast;
  const { raw } = await import("hast-util-raw");
  return raw(hast as never, { passThrough: MDX_NODES as never[] }) as unknown as TreeNode;
}

export interface ParseOptions {
  onUnused: ReportDirective;
  /** Whether headings have their ids before plugins see them, as in a build; else only those that the author wrote. */
  namesHeadings: boolean;
}

export async function parseWithUnified(
  compilation: Compilation,
  { onUnused, namesHeadings }: ParseOptions,
): Promise<TreeNode> {
  const setup = resolvePlugins(compilation);
  const run = { compilation, setup, file: createFile(compilation) };
  const keywords = listKeywords(compilation.options);
  const first = await runPlugins(parse(compilation, setup), setup.beforeRemark, run);
  markAdmonitions(first, { keywords, source: compilation.source });
  if (setup.remark.length + setup.rehype.length > 0) {
    if (namesHeadings) nameHeadings(first, compilation);
    resolveFileLinks(first, compilation);
  }
  const second = await runPlugins(first, setup.remark, run);
  restoreDirectives(second, { source: compilation.source, onUnused });
  fillJsxSources(second);
  const hast = await runPlugins(await toHast(second, compilation), setup.rehype, run);
  fillJsxSources(hast);
  return hast;
}

function parse(compilation: Compilation, setup: PluginSetup): TreeNode {
  try {
    return (setup.needsMicromark ? parseWithMicromark : parseWithSatteri)(compilation, setup);
  } catch (error) {
    throw explainSyntaxError(error, compilation);
  }
}

/** As upstream does it, between the two lists: what follows sees addresses. */
function resolveFileLinks(tree: TreeNode, { resolveFile, fileLinks }: Compilation): void {
  walk(tree, (node: TreeNode & { url?: unknown }) => {
    if ((node.type !== "link" && node.type !== "definition") || !isFileLink(node.url)) return;
    const address = resolveFile(node.url);
    fileLinks.push([node.url, address ?? null]);
    if (address !== undefined) node.url = address;
  });
}

const isFileLink = (url: unknown): url is string =>
  typeof url === "string" && /\.mdx?(?:[?#]|$)/i.test(url);

interface PluginMessage {
  reason?: string;
  line?: number;
  column?: number;
  source?: string;
}

/** A plugin's own `file.fail(…)` names a place; any other error of a plugin is told with the document and where it was thrown. */
function explainPluginError(error: unknown, compilation: Compilation): Error {
  if (error instanceof AuthorError) return error;
  const { reason, line, column, source } = (error ?? {}) as PluginMessage;
  const point = { line: line ?? 1, column: column ?? 1 };
  if (reason !== undefined) {
    const message = `${source ? `${source}: ` : ""}${reason}`;
    return compilation.error(
      message,
      point,
      "The message comes from a remark or rehype plugin of the site.",
    );
  }
  const message = error instanceof Error ? error.message : String(error);
  return compilation.error(
    `A remark or rehype plugin of the site failed: ${message}`,
    point,
    formatThrower(error, compilation.options.siteDir),
  );
}

function formatThrower(error: unknown, siteDir: string): string | undefined {
  const place = findStackPlace(error, { isPackageWanted: true });
  if (place === undefined) return undefined;
  const point = [path.relative(siteDir, place.filePath), place.line, place.column ?? []].flat();
  return `It was thrown at ${point.join(":")}.`;
}
