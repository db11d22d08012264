/** The site's remark and rehype plugins: they see real mdast and hast, and pay for it alone. */

import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { markdownToMdast, mdxToMdast } from "satteri";
import type { Features } from "satteri";
import { unified } from "unified";
import type { Processor } from "unified";
import type { Compilation } from "./compilation.ts";
import { listKeywords } from "./keywords.ts";
import { markAdmonitions, restoreDirectives } from "./mdast-directives.ts";
import { addMathData, fillJsxSources } from "./mdast-nodes.ts";
import { explainSyntaxError } from "./syntax-error.ts";
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
  source,
  frontMatter,
  contentTitle,
  options,
}: Compilation): PluginFile => ({
  path: filePath,
  cwd: options.siteDir,
  value: source,
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
  const tree = parse(source, { features, position: true }) as unknown as TreeNode;
  if (math) addMathData(tree);
  return tree;
}

function parseWithMicromark({ source, isMdx }: Compilation, setup: PluginSetup): TreeNode {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective) as unknown as Processor;
  if (isMdx) processor.use(remarkMdx);
  useAll(processor, [...setup.beforeRemark, ...setup.remark]);
  return processor.parse(source) as unknown as TreeNode;
}

/** Runs transformers in their order, each list in a processor of its own. */
async function runPlugins(
  tree: TreeNode,
  entries: PluginSetup["remark"],
  file: PluginFile,
): Promise<TreeNode> {
  if (entries.length === 0) return tree;
  const processor = useAll(unified(), entries);
  return (await processor.run(tree as never, file as never)) as unknown as TreeNode;
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

export async function parseWithUnified(
  compilation: Compilation,
  onUnused: ReportDirective,
): Promise<TreeNode> {
  const setup = resolvePlugins(compilation.options);
  const file = createFile(compilation);
  const keywords = listKeywords(compilation.options);
  try {
    const parse = setup.needsMicromark ? parseWithMicromark : parseWithSatteri;
    const first = await runPlugins(parse(compilation, setup), setup.beforeRemark, file);
    markAdmonitions(first, { keywords, source: compilation.source });
    const second = await runPlugins(first, setup.remark, file);
    restoreDirectives(second, { source: compilation.source, onUnused });
    fillJsxSources(second);
    const hast = await runPlugins(await toHast(second, compilation), setup.rehype, file);
    fillJsxSources(hast);
    return hast;
  } catch (error) {
    throw explainPluginError(error, compilation);
  }
}

interface PluginMessage {
  reason?: string;
  line?: number;
  column?: number;
  source?: string;
}

/** A plugin's own `file.fail(…)` names a place; any other error of a plugin is shown with the document. */
function explainPluginError(error: unknown, compilation: Compilation): Error {
  const { reason, line, column, source } = (error ?? {}) as PluginMessage;
  const explained = explainSyntaxError(error, compilation);
  if (explained !== error || reason === undefined) return explained;
  return compilation.error(
    `${source ? `${source}: ` : ""}${reason}`,
    { line: line ?? 1, column: column ?? 1 },
    "The message comes from a remark or rehype plugin of the site.",
  );
}
