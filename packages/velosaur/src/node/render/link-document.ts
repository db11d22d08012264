import { readFileSync } from "node:fs";
import type { CompiledDocument, SegmentProps, TocItem } from "../../shared/document.ts";
import type { PageDocument } from "../../shared/payload.ts";
import { readBody } from "../cache/body-packs.ts";
import { compileTask } from "../documents/compile-task.ts";
import { documentKey } from "../documents/document-record.ts";
import type { DocumentBody, DocumentSource } from "../documents/document-record.ts";
import { evaluateDocument } from "../markdown/evaluate.ts";
import { readFrontMatter } from "../markdown/site-functions.ts";
import { resolveTokens } from "../markdown/link.ts";
import { includeOwnGrammars } from "../markdown/own-grammars.ts";
import type { CompileOptions } from "../markdown/options.ts";
import { bindImports } from "./bind-imports.ts";
import { describeExpressionFailure } from "./expression-failure.ts";
import type { DocumentTask, PageDocumentTask } from "./render-task.ts";
import { loadFirstImage } from "./load-first-image.ts";
import { bindPartialProgram } from "./partial-program.ts";
import { splicePartials } from "./splice-partials.ts";

export interface LinkScope {
  cacheDir: string;
  importModule: (id: string) => Promise<Record<string, unknown>>;
  options: Promise<CompileOptions[]>;
}

export interface LinkedDocument {
  segments: CompiledDocument["segments"];
  toc: TocItem[];
  exports: Record<string, unknown>;
}

/** A document's code turned out to be needed in the browser only when it was run: it must be bundled. */
export class LateProgram extends Error {
  /** Of the document. */
  readonly key: string;

  constructor(source: DocumentSource) {
    super(`${source.filePath} hands a function to the page.`);
    this.key = documentKey(source);
  }
}

/** Makes of a page's compiled documents what it needs: addresses, partials and values of expressions filled in. */
export async function linkDocuments(
  tasks: readonly PageDocumentTask[],
  scope: LinkScope,
): Promise<PageDocument[]> {
  const [first, ...others] = await Promise.all(tasks.map((task) => linkDocument(task, scope)));
  return first ? [{ ...first, segments: loadFirstImage(first.segments) }, ...others] : [];
}

async function linkDocument(task: PageDocumentTask, scope: LinkScope): Promise<PageDocument> {
  const { segments, toc } = await linkBody(task, {}, scope);
  const { contentTitle } = task.record;
  return {
    segments,
    toc,
    ...(contentTitle !== undefined && { contentTitle }),
    frontMatter: task.frontMatter,
    metadata: task.metadata,
    assets: task.assetsOfFrontMatter,
    ...(task.program && { program: task.program }),
  };
}

async function linkBody(
  task: DocumentTask,
  props: Record<string, unknown>,
  scope: LinkScope,
): Promise<LinkedDocument> {
  const json = await readBodyText(task, scope);
  const body = JSON.parse(
    resolveTokens({ json, hrefs: task.hrefs, assets: task.assets }),
  ) as DocumentBody;
  const document: CompiledDocument = { ...task.record, ...body };
  const linkPartial = (
    name: string,
    partialProps: Record<string, unknown>,
  ): Promise<LinkedDocument> =>
    linkPartialBody(findPartial(task, document.partials[name]), partialProps, scope);
  const { segments, exports } = await evaluate(document, { task, props, scope });
  if (Object.keys(document.partials).length === 0)
    return { segments, toc: document.toc as TocItem[], exports };
  return { ...(await splicePartials({ segments, toc: document.toc, linkPartial })), exports };
}

async function linkPartialBody(
  task: DocumentTask,
  props: Record<string, unknown>,
  scope: LinkScope,
): Promise<LinkedDocument> {
  const linked = await linkBody(task, props, scope);
  const { program } = task;
  if (program === undefined) return linked;
  return {
    ...linked,
    segments: bindPartialProgram(linked.segments, { program, props: props as SegmentProps }),
  };
}

function findPartial(task: DocumentTask, filePath: string | undefined): DocumentTask {
  const partial = filePath === undefined ? undefined : task.partials[filePath];
  if (!partial)
    throw new Error(`The partial ${filePath} of ${task.record.filePath} was not compiled.`);
  return partial;
}

interface EvaluateScope {
  task: DocumentTask;
  props: Record<string, unknown>;
  scope: LinkScope;
}

async function evaluate(
  document: CompiledDocument,
  { task, props, scope }: EvaluateScope,
): Promise<Pick<LinkedDocument, "segments" | "exports">> {
  if (!document.code || task.program !== undefined)
    return { segments: document.segments, exports: {} };
  const imports = {
    ...(await bindImports(document, scope.importModule)),
    ...(await readPartialExports(task, scope)),
  };
  const options = (await scope.options)[task.options];
  if (options) await includeOwnGrammars(options);
  const { filePath } = task.record;
  try {
    const evaluated = evaluateDocument({ document, imports, props, ...(options && { options }) });
    if (!evaluated.program) return evaluated;
  } catch (error) {
    throw describeExpressionFailure(error, filePath);
  }
  throw new LateProgram(task.record);
}

/** Values of `import { toc } from './_partial.mdx'`. */
async function readPartialExports(
  task: DocumentTask,
  scope: LinkScope,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [local, { filePath, name }] of Object.entries(task.record.partialExports ?? {})) {
    const partial = findPartial(task, filePath);
    values[local] =
      name === "frontMatter"
        ? await readPartialFrontMatter(partial, scope)
        : await readPartialValue(partial, name, scope);
  }
  return values;
}

async function readPartialValue(
  partial: DocumentTask,
  name: string,
  scope: LinkScope,
): Promise<unknown> {
  const { toc, exports } = await linkBody(partial, {}, scope);
  return { ...exports, toc, contentTitle: partial.record.contentTitle }[name];
}

/** From the file: few ask, and the cache, which is text, can't hold the dates in it. */
async function readPartialFrontMatter(
  { record: { filePath }, options: index }: DocumentTask,
  scope: LinkScope,
): Promise<unknown> {
  const source = readFileSync(filePath, "utf8");
  const options = (await scope.options)[index];
  return (await readFrontMatter({ source, filePath }, options?.parseFrontMatter)).frontMatter;
}

/** From the cache; a body that is damaged or gone is made again. */
async function readBodyText(task: DocumentTask, { cacheDir, options }: LinkScope): Promise<string> {
  const text = readBody(cacheDir, task.record.body);
  if (text !== undefined) return text;
  const { filePath, truncated } = task.record;
  const files = [{ filePath, truncated, options: task.options }];
  const { records } = await compileTask({ cacheDir, files }, { options: await options });
  const repaired = records[0] && readBody(cacheDir, records[0].body);
  if (repaired === undefined)
    throw new Error(`The compiled form of ${filePath} can't be read from the cache.`);
  return repaired;
}
