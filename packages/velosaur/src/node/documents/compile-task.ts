import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { CompiledDocument } from "../../shared/document.ts";
import { hashText } from "../cache/hash.ts";
import type { SourceText } from "../config/source-files.ts";
import { writeBodies } from "../cache/body-packs.ts";
import { hasUnifiedPlugins, type CompileOptions } from "../markdown/options.ts";
import { type FileLinks, resolveFileLink } from "../routes/file-links.ts";
import type { LoadContext } from "../contract/contract.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { AuthorError } from "../system/author-error.ts";
import { settleOrStall } from "./await-documents.ts";
import { readSource } from "../system/read-source.ts";
import { createAssetStamper } from "./asset-stamps.ts";
import {
  createCompileOptionsTable,
  listKeys,
  type CompileOptionsSource,
  type CompileOptionsTable,
  type SiteOptionsSource,
} from "./compile-options.ts";
import type { DocumentBody, DocumentRecord, DocumentSource } from "./document-record.ts";

export interface CompileBatch {
  cacheDir: string;
  files: CompileFile[];
  /** All that plugins could wait for is among the files. */
  isWhole?: boolean | undefined;
}

export interface CompileFile extends DocumentSource {
  options: number;
  /** Else the file is read. */
  source?: SourceText | undefined;
  /** Else its front matter is asked. */
  isMdx?: boolean | undefined;
}

export interface CompileBatchResult {
  records: DocumentRecord[];
  /** Errors of the author's; the files that have some yield no record. */
  errors: Diagnostic[];
  /** Files whose plugins wait for what they see of other documents. */
  waiting: DocumentSource[];
}

export interface CompileScope {
  options: CompileOptions[];
  /** Plugins of the site see links to files as addresses. */
  files?: FileLinks | undefined;
}

/**
 * Compiles a batch of files and keeps their bodies in the cache. Files without plugins of the site are compiled one
 * after another; a plugin may do anything with the others, so none holds up those behind it.
 */
export async function compileTask(
  batch: CompileBatch,
  scope: CompileScope,
): Promise<CompileBatchResult> {
  const outcomes = new Map<CompileFile, Outcome>();
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  for (const file of batch.files) {
    const options = scope.options[file.options];
    if (!options) throw new Error(`No compile options number ${file.options}.`);
    const compiling = compileFile(file, { ...scope, options })
      .then((outcome) => void outcomes.set(file, outcome))
      .catch((error: unknown) => {
        failure ??= { error };
      })
      .finally(() => running.delete(compiling));
    running.add(compiling);
    await (hasUnifiedPlugins(options) ? Promise.race([compiling, nextTurn()]) : compiling);
    if (failure) throw failure.error;
  }
  await settleOrStall(running, batch);
  if (failure) throw failure.error;
  const done = batch.files.flatMap((file) => outcomes.get(file) ?? []);
  return {
    records: keepDocuments(
      done.flatMap(({ compiled }) => compiled ?? []),
      batch.cacheDir,
    ),
    errors: done.flatMap(({ errors = [] }) => errors),
    waiting: batch.files.filter((file) => !outcomes.has(file)),
  };
}

/** Of one file: its document, or what is wrong with it. */
interface Outcome {
  compiled?: Compiled;
  errors?: Diagnostic[];
}

async function compileFile(
  from: CompileFile,
  { options, files }: { options: CompileOptions; files?: FileLinks | undefined },
): Promise<Outcome> {
  // Builds that find all in the cache, and those with threads, need no compiler here.
  const { compileDocument } = await import("../markdown/compile.ts");
  const { filePath } = from;
  const resolveFile = files && ((href: string) => resolveFileLink(href, filePath, files));
  try {
    const { text, hash, prepared } = from.source ?? readText(filePath);
    const document = await compileDocument({
      source: text,
      prepared,
      filePath,
      options,
      resolveFile,
      isMdx: from.isMdx,
    });
    return { compiled: { ...splitBody(document), from, source: hash } };
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    return { errors: error.diagnostics };
  }
}

function readText(filePath: string): SourceText {
  const text = readSource(filePath);
  return { text, hash: hashText(text) };
}

/** Plugins are functions, which no message can carry: a thread that needs them loads the site's itself. */
export async function loadCompileOptions(source: CompileOptionsSource): Promise<CompileOptions[]> {
  if ("entries" in source) return source.entries;
  const { resolveConfig } = await import("../config/resolve-config.ts");
  const { leaveOutPackages } = await import("../plugins/leave-out-packages.ts");
  const context = await resolveConfig(source);
  const own = leaveOutPackages(context);
  // One that fails misses what has been left out.
  const few = own && (await loadTable(own, source).catch(() => undefined));
  // The site's own plugins have been loaded since, and may ask for a package that was left out.
  const isWhole =
    few &&
    isDeepStrictEqual(listKeys(few), source.keys) &&
    isDeepStrictEqual(listPlugins(leaveOutPackages(context)), listPlugins(own));
  const table = isWhole ? few : await loadTable(context, source);
  return table.entries.map((entry) => entry.options);
}

const listPlugins = (context: LoadContext | undefined): unknown[] => [
  context?.siteConfig.plugins,
  context?.siteConfig.themes,
];

async function loadTable(
  context: LoadContext,
  { overrideDirs, codeTranslations, aliases, loadedEndings }: SiteOptionsSource,
): Promise<CompileOptionsTable> {
  const { loadPlugins } = await import("../plugins/load-plugins.ts");
  const plugins = await loadPlugins(context);
  const rules = plugins.flatMap((plugin) => plugin.getMarkdownRules?.() ?? []);
  return createCompileOptionsTable({
    context,
    rules,
    overrideDirs,
    codeTranslations,
    aliases,
    loadedEndings,
  });
}

/** A document on its way into the cache. */
interface Compiled {
  facts: Omit<CompiledDocument, keyof DocumentBody>;
  hasCode: boolean;
  /** JSON of a `DocumentBody`. */
  body: string;
  from: DocumentSource;
  /** Hash of the file's text. */
  source: string;
}

function splitBody({
  segments,
  toc,
  code,
  ...facts
}: CompiledDocument): Pick<Compiled, "facts" | "hasCode" | "body"> {
  return { facts, hasCode: code !== undefined, body: JSON.stringify({ segments, toc, code }) };
}

function keepDocuments(compiled: Compiled[], cacheDir: string): DocumentRecord[] {
  const places = writeBodies(
    cacheDir,
    compiled.map(({ body }) => body),
  );
  const stampAsset = createAssetStamper();
  return places.map((body, index) => {
    const { facts, hasCode, from, source } = compiled[index] as Compiled;
    return {
      ...facts,
      filePath: from.filePath,
      ...(from.truncated && { truncated: true }),
      source,
      body,
      hasCode,
      assetStamps: facts.assets.map(({ filePath }) => stampAsset(filePath)),
    };
  });
}
