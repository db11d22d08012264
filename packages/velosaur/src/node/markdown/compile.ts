/** Compiles one Markdown or MDX file: source text → document. */

import type { CompiledDocument, DocumentCode, Segment } from "../../shared/document.ts";
import { throwAll } from "../system/run-all.ts";
import { Compilation } from "./compilation.ts";
import type { ResolveFile } from "./compilation.ts";
import { checkDepth } from "./check-depth.ts";
import { convertNode } from "./convert.ts";
import { findTitle } from "./convert-heading.ts";
import { replaceEmojiNames } from "./emoji.ts";
import { ScriptSyntaxError, readExports, readImports } from "./esm.ts";
import { separateFootnotes } from "./footnotes.ts";
import { findBadEncoding, parseFrontMatter } from "./front-matter.ts";
import { isMdx } from "./format.ts";
import { listKeywords } from "./keywords.ts";
import { rewriteAdmonitionTitles, rewriteHeadingIds, rewriteHtmlComments } from "./mdx1-compat.ts";
import { hasUnifiedPlugins } from "./options.ts";
import type { CompileOptions } from "./options.ts";
import { includeOwnGrammars } from "./own-grammars.ts";
import { parseMarkdown } from "./parse.ts";
import { preprocessText, readFrontMatter } from "./site-functions.ts";
import { explainSyntaxError } from "./syntax-error.ts";
import { separateCells } from "./table-cells.ts";
import { loadToolchain } from "../javascript/toolchain.ts";
import type { Point, TreeNode } from "./tree.ts";
import { collectUnusedDirectives } from "./unused-directives.ts";
import type { ReportDirective } from "./unused-directives.ts";
import { unwrapMdxCode } from "./unwrap-mdx-code.ts";

export interface CompileInput {
  /** Text of the file, front matter included. */
  source: string;
  /** What the site's preprocessor has made of it; else that is asked. */
  prepared?: string | undefined;
  filePath: string;
  options: CompileOptions;
  /** Plugins of the site see links to files as addresses. */
  resolveFile?: ResolveFile | undefined;
  /** Where the format is known; else the front matter is asked. */
  isMdx?: boolean | undefined;
}

export async function compileDocument(input: CompileInput): Promise<CompiledDocument> {
  const { options } = input;
  await includeOwnGrammars(options);
  const compilation = await createCompilation(input);
  reportBadEncoding(input, compilation);
  const unused = collectUnusedDirectives(compilation);
  const root =
    hasUnifiedPlugins(options) || compilation.isMisread
      ? await parseWithPlugins(compilation, unused.add)
      : parseTree(compilation, unused.add);
  unused.report();
  await readModuleLines(root, compilation);
  separateFootnotes(root, compilation);
  replaceEmojiNames(root, compilation);
  compilation.titleNode = findTitle(root);
  const converted = compilation.convert(root);
  throwAll(compilation.mistakes);
  const content = Array.isArray(converted) ? converted : [];
  const segments = compilation.code.hasLayout ? [wrapInLayout(content, compilation)] : content;
  const code = compilation.code.isNeeded
    ? compilation.code.build(await loadToolchain())
    : undefined;
  return collectDocument(compilation, { segments, code });
}

function reportBadEncoding({ source, filePath }: CompileInput, { diagnostics }: Compilation): void {
  const problem = findBadEncoding(source, filePath);
  if (!problem) return;
  const { message, hint, line = 1, column = 1 } = problem;
  diagnostics.push({ severity: "warning", message, line, column, ...(hint && { hint }) });
}

/** What converting has found out, beside what it has made. */
function collectDocument(
  compilation: Compilation,
  { segments, code }: { segments: Segment[]; code: DocumentCode | undefined },
): CompiledDocument {
  const { scope, contentTitle } = compilation;
  return {
    kind: compilation.code.kind,
    segments,
    toc: compilation.toc,
    ...(contentTitle !== undefined && { contentTitle }),
    anchors: compilation.anchors,
    links: compilation.links,
    assets: compilation.assets,
    imports: scope.collectImports(),
    partials: Object.fromEntries(
      [...scope.partials].filter(([name]) => scope.usedPartials.has(name)),
    ),
    ...(scope.usedPartialExports.size > 0 && {
      partialExports: Object.fromEntries(
        [...scope.partialExports].filter(([name]) => scope.usedPartialExports.has(name)),
      ),
    }),
    ...(code && { code }),
    ...(compilation.fileLinks.length > 0 && { fileLinks: compilation.fileLinks }),
    ...(compilation.missesFile && { missesFile: true }),
    diagnostics: compilation.diagnostics,
  };
}

/** The layout gets what the document gets, and the document's content. */
function wrapInLayout(children: Segment[], { code }: Compilation): Segment {
  const place = { kind: "spread" } as const;
  code.usesLocalComponent = true;
  const $expression = code.addExpression({ code: "props", place, point: { line: 1, column: 1 } });
  return { component: "local#default", props: { $expression }, children };
}

/** The site's plugins, and documents that need another parser, are rare: what serves them loads only then. */
async function parseWithPlugins(
  compilation: Compilation,
  onUnused: ReportDirective,
): Promise<TreeNode> {
  const { parseWithUnified } = await import("./unified-bridge.ts");
  return checkDepth(
    await parseWithUnified(compilation, { onUnused, namesHeadings: true }),
    compilation,
  );
}

export async function createCompilation({
  source,
  prepared,
  filePath,
  options,
  resolveFile = () => undefined,
  isMdx: knownFormat,
}: CompileInput): Promise<Compilation> {
  const file = prepared ?? preprocessText({ source, filePath }, options.preprocess);
  const parsed = parseFrontMatter({ source: file, filePath });
  const { content, contentLine } = parsed;
  const { frontMatter } = options.parseFrontMatter
    ? await readFrontMatter({ source, filePath }, options.parseFrontMatter)
    : parsed;
  const unixContent = content.includes("\r") ? content.replace(/\r\n?/g, "\n") : content;
  const visible = options.truncated ? truncate(unixContent, options.truncateMarker) : unixContent;
  // HTML can't hold the character NUL; CommonMark puts another in its place.
  const padded = "\n".repeat(contentLine - 1) + visible.replaceAll("\0", "\uFFFD");
  const hasMdx = knownFormat ?? isMdx({ filePath, frontMatter, options });
  const written = rewriteSource(padded, hasMdx, options);
  const hasComments = hasMdx && options.mdx1Compat.comments;
  const readable = hasComments ? rewriteHtmlComments(written) : written;
  return new Compilation({
    convert: convertNode,
    filePath,
    file,
    source: separateCells({ source: readable, isMdx: hasMdx, keywords: listKeywords(options) }),
    written,
    isMdx: hasMdx,
    frontMatter,
    options,
    resolveFile,
  });
}

const TRUNCATE_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

function truncate(content: string, marker: RegExp = TRUNCATE_MARKER): string {
  const at = content.search(marker);
  return at < 0 ? content : content.slice(0, at);
}

function rewriteSource(source: string, isMdx: boolean, options: CompileOptions): string {
  const { admonitions, headingIds } = options.mdx1Compat;
  const keywords = listKeywords(options);
  let rewritten = unwrapMdxCode(source);
  if (isMdx && headingIds) rewritten = rewriteHeadingIds(rewritten);
  return admonitions && keywords.length > 0
    ? rewriteAdmonitionTitles(rewritten, keywords)
    : rewritten;
}

export function parseTree(compilation: Compilation, onUnused: ReportDirective): TreeNode {
  const { source, isMdx, options } = compilation;
  const input = { source, isMdx, keywords: listKeywords(options), onUnused };
  try {
    const root = checkDepth(parseMarkdown(input), compilation);
    // Raw HTML needs an HTML parser, which loses positions: pages without any keep theirs.
    return !isMdx && hasRawHtml(root)
      ? checkDepth(parseMarkdown({ ...input, rawHtml: true }), compilation)
      : root;
  } catch (error) {
    throw explainSyntaxError(error, compilation);
  }
}

const ONLY_COMMENT = /^\s*<!--[\s\S]*-->\s*$/;

const hasRawHtml = (node: TreeNode): boolean =>
  (node.type === "raw" && !ONLY_COMMENT.test(node.value ?? "")) ||
  (node.children ?? []).some(hasRawHtml);

/** Reads `import` and `export` lines before anything else: what stands above may use what stands below. */
async function readModuleLines(root: TreeNode, compilation: Compilation): Promise<void> {
  for (const node of root.children ?? []) {
    if (node.type === "mdxjsEsm") await readModuleBlock(node, compilation);
    // Lines of their own between JSX tags are module lines too.
    else if (node.type === "mdxJsxFlowElement") await readModuleLines(node, compilation);
  }
}

async function readModuleBlock(node: TreeNode, compilation: Compilation): Promise<void> {
  const block = node.value ?? "";
  const { imports, end } = readImports(block);
  const pointAt = (offset: number): Point =>
    movePoint(compilation.locate(node), block.slice(0, offset));
  for (const statement of imports)
    compilation.scope.addImport(statement, pointAt(statement.offset));
  if (block.slice(end).trim() === "") return;
  try {
    const found = readExports(block.slice(end), await loadToolchain());
    for (const statement of found.imports)
      compilation.scope.addImport(statement, pointAt(end + statement.offset));
    for (const name of found.declared) compilation.scope.declared.add(name);
    compilation.code.addExports(found, pointAt(end));
  } catch (error) {
    if (!(error instanceof ScriptSyntaxError)) throw error;
    throw compilation.error(
      `This code can't be read: ${error.message}`,
      pointAt(end + error.offset),
      undefined,
    );
  }
}

function movePoint(start: Point, before: string): Point {
  const lines = before.split("\n");
  const last = lines.at(-1) ?? "";
  return lines.length === 1
    ? { line: start.line, column: start.column + last.length }
    : { line: start.line + lines.length - 1, column: last.length + 1 };
}
