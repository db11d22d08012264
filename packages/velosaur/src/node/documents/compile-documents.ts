import { existsSync } from "node:fs";
import path from "../system/path.ts";
import { hashParts } from "../cache/hash.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { resolveFileLink, type FileLinks } from "../routes/file-links.ts";
import type { SourceFiles } from "../config/source-files.ts";
import type { CompileBatch, CompileBatchResult } from "./compile-task.ts";
import type { CompileOptionsTable } from "./compile-options.ts";
import { documentKey } from "./document-record.ts";
import type { DocumentRecord, DocumentSource } from "./document-record.ts";
import type { DocumentStore } from "./document-store.ts";
import { dependsOnPath, hasUnifiedPlugins } from "../markdown/options.ts";
import { preprocessText } from "../markdown/site-functions.ts";
import type { CompileOptions } from "../markdown/options.ts";
import { awaitAll } from "../system/run-all.ts";
import type { DocumentLoaders } from "../webpack/document-loaders.ts";
import { groupEqual, moveRecord, type SourceFile } from "./equal-documents.ts";
import { scanImports, type ScannedImport, type ScanResult } from "./scan-imports.ts";

const BATCH = 16;

/** What is known of the documents before any has been compiled. */
export interface DocumentPlan {
  /** Found in the cache. */
  ready: DocumentRecord[];
  /** Those among them that files of equal text can share, by {@link SourceFile.content}. */
  known: Map<string, DocumentRecord>;
  /** To be compiled. */
  stale: SourceFile[];
  /** Modules that any of them imports, as far as a look at the text tells. */
  imports: ScannedImport[];
}

export interface PlanInput {
  files: DocumentSource[];
  /** Those that other machines compile: of them, only what has a say in the bundle is compiled here, too. */
  others?: DocumentSource[];
  siteDir: string;
  table: CompileOptionsTable;
  store: DocumentStore;
  sources: SourceFiles;
  /** Links to files, as plugins of the site see them. */
  links: FileLinks;
  /** Of plugins: what they make of a document's text is compiled. */
  loaders?: DocumentLoaders | undefined;
}

/** Reads the files, finds what is compiled already, and scans the rest for imports. */
export async function planDocuments({
  files,
  others = [],
  ...input
}: PlanInput): Promise<DocumentPlan> {
  await loadTexts([...files, ...others], input);
  const joined = input.store.isJoined ? hashJoined(files, input) : undefined;
  const plan: DocumentPlan = { ready: [], known: new Map(), stale: [], imports: [] };
  const planned = new Set<string>();
  const scope = { ...input, joined, planned };
  await planFiles(files, { ...scope, plan });
  const ofOthers: DocumentPlan = { ready: [], known: new Map(), stale: [], imports: [] };
  const mayHaveCode = others.filter(({ filePath }) => hasSay(filePath, input));
  await planFiles(mayHaveCode, { ...scope, plan: ofOthers });
  return {
    ready: [...plan.ready, ...ofOthers.ready],
    known: plan.known,
    stale: [...plan.stale, ...ofOthers.stale.filter((file) => file.mayBeProgram || file.imports)],
    imports: [...plan.imports, ...ofOthers.imports],
  };
}

/** A function of the site may make code of any text. */
const hasSay = (filePath: string, { sources, table }: Omit<PlanInput, "files">): boolean =>
  table.entries[table.indexOf({ filePath })]?.options.preprocess !== undefined ||
  sources.mayHaveCode(filePath);

/** Documents that are read at the same moment. */
const LOADED_AT_ONCE = 64;

/** From now on, the text of a document is what loaders make of it. */
async function loadTexts(
  files: DocumentSource[],
  { loaders, sources }: Pick<PlanInput, "loaders" | "sources">,
): Promise<void> {
  if (!loaders) return;
  const load = async (filePath: string): Promise<void> =>
    sources.replace(filePath, (await loaders.load(filePath)).text);
  const names = new Set(files.map(({ filePath }) => filePath));
  const seen = [...names].filter((name) => existsSync(name) && loaders.holdFor(name));
  for (const some of chunked(seen, LOADED_AT_ONCE)) await awaitAll(some.map(load));
}

async function planFiles(
  files: DocumentSource[],
  { planned, ...scope }: FilesScope,
): Promise<void> {
  let queue: PlannedFile[] = files;
  while (queue.length > 0) {
    const next: PlannedFile[] = [];
    for (const file of queue) {
      if (planned.has(documentKey(file))) continue;
      planned.add(documentKey(file));
      const partials = planFile(file, scope);
      next.push(...partials.map((filePath) => ({ filePath, isPartial: true })));
    }
    queue = next.filter((file) => !planned.has(documentKey(file)));
    await loadTexts(queue, scope);
  }
}

/** Markdown files that a document shows or reads from. */
export function partialFiles({ partials, partialExports = {} }: DocumentRecord): string[] {
  return [
    ...Object.values(partials),
    ...Object.values(partialExports).map(({ filePath }) => filePath),
  ];
}

interface FilesScope extends PlanScope {
  /** Keys of documents that need no second look. */
  planned: Set<string>;
}

interface PlanScope extends Omit<PlanInput, "files" | "others"> {
  plan: DocumentPlan;
  /** Hash of all files that plugins see, where what they do with one depends on others. */
  joined: string | undefined;
}

/** What is seen of one file may show in any other, so all of them are compiled when one has changed. */
function hashJoined(
  files: DocumentSource[],
  { table, sources }: Pick<PlanInput, "table" | "sources">,
): string {
  const seen = files.filter((file) => isSeen(file, table));
  return hashParts(seen.map(({ filePath }) => sources.facts(filePath).hash));
}

/** By plugins of the site. */
export function isSeen(file: DocumentSource, { entries, indexOf }: CompileOptionsTable): boolean {
  const entry = entries[indexOf(file)];
  return entry !== undefined && hasUnifiedPlugins(entry.options);
}

interface PlannedFile extends DocumentSource {
  isPartial?: boolean;
}

/** Adds one file to the plan; returns the partials it imports. */
function planFile(file: PlannedFile, scope: PlanScope): string[] {
  const { table, store, sources, plan, links } = scope;
  const { filePath, truncated } = file;
  // A partial that isn't there is reported, with its place, where it is imported.
  if (file.isPartial && !existsSync(filePath)) return [];
  const { hash } = sources.facts(filePath);
  const options = table.indexOf(file);
  const joined = isSeen(file, table) ? scope.joined : undefined;
  const { key, content } = createKeys(file, { siteDir: scope.siteDir, table, joined, hash });
  const record = store.find(key);
  if (record && hasSameLinks(record, links)) {
    sources.forget(filePath);
    plan.ready.push(record);
    if (content !== undefined) plan.known.set(content, record);
    plan.imports.push(...record.imports);
    return partialFiles(record);
  }
  const { mayBeProgram, isMdx, ...scanned } = scan(filePath, {
    sources,
    options: table.entries[options]?.options,
  });
  plan.stale.push({
    filePath,
    truncated,
    hash,
    options,
    key,
    content,
    isJoined: joined !== undefined,
    mayBeProgram,
    imports: scanned.modules.length + scanned.partials.length > 0,
    isMdx,
  });
  plan.imports.push(...scanned.modules);
  return scanned.partials;
}

interface KeyScope extends Pick<PlanScope, "siteDir" | "table" | "joined"> {
  hash: string;
}

function createKeys(
  file: DocumentSource,
  { siteDir, table, joined, hash }: KeyScope,
): Pick<SourceFile, "key" | "content"> {
  const { filePath } = file;
  const entry = table.entries[table.indexOf(file)];
  const isAlike = entry && !dependsOnPath(entry.options);
  return {
    key: hashParts([
      path.relative(siteDir, filePath),
      entry?.key,
      hash,
      ...(joined ? [joined] : []),
    ]),
    content: isAlike ? hashParts([path.extname(filePath), entry.key, hash]) : undefined,
  };
}

/** A plugin has seen where links to files lead. */
export const hasSameLinks = (
  { fileLinks = [], filePath }: DocumentRecord,
  links: FileLinks,
): boolean =>
  fileLinks.every(
    ([href, address]) => (resolveFileLink(href, filePath, links) ?? null) === address,
  );

interface ScanScope extends Pick<PlanInput, "sources"> {
  options: CompileOptions | undefined;
}

function scan(filePath: string, { sources, options }: ScanScope): ScanResult {
  if (!options) throw new Error(`No compile options for ${filePath}.`);
  if (!options.preprocess && !sources.mayHaveCode(filePath))
    return { modules: [], partials: [], mayBeProgram: false };
  const source = options.preprocess
    ? sources.prepare(filePath, (text) =>
        preprocessText({ source: text, filePath }, options.preprocess),
      )
    : sources.text(filePath);
  return scanImports({ source, filePath, options });
}

export interface CompileInput {
  plan: DocumentPlan;
  store: DocumentStore;
  sources: SourceFiles;
  compile: (batch: CompileBatch) => Promise<CompileBatchResult>;
  cacheDir: string;
  onProgress?: (done: number) => void;
}

export interface CompiledDocuments {
  /** By {@link documentKey}. */
  byKey: Map<string, DocumentRecord>;
  errors: Diagnostic[];
  /** Files whose plugins wait for what they see of others: all have to be compiled together. */
  waiting: DocumentSource[];
}

/** Compiles what the cache doesn't hold, in batches, wherever they are run. */
export async function compileDocuments({
  plan,
  store,
  sources,
  compile,
  cacheDir,
  onProgress,
}: CompileInput): Promise<CompiledDocuments> {
  const byKey = new Map(plan.ready.map((record) => [documentKey(record), record]));
  const stale = new Map(plan.stale.map((file) => [documentKey(file), file]));
  const known = new Map(plan.known);
  const errors: Diagnostic[] = [];
  const waiting: DocumentSource[] = [];
  const add = (record: DocumentRecord): void => {
    byKey.set(documentKey(record), record);
    const file = stale.get(documentKey(record));
    // A file that was saved between the two looks at it is compiled again by the next build, as is one
    // that names what isn't there.
    if (file?.hash !== record.source || record.missesFile) return;
    store.keep(file.key, record);
    if (file.content !== undefined) known.set(file.content, record);
  };
  const compileBatch = async (files: SourceFile[], isWhole = false): Promise<void> => {
    const result = await compile({ cacheDir, files: toBatch(files, sources), isWhole });
    result.records.forEach(add);
    errors.push(...result.errors);
    if (isWhole) errors.push(...result.waiting.map(describeEndlessWait));
    else waiting.push(...result.waiting);
    onProgress?.(files.length - result.waiting.length);
  };
  /** Takes over what is known of an equal document, if it holds in any folder. */
  const isNew = (file: SourceFile): boolean => {
    const equal = file.content === undefined ? undefined : known.get(file.content);
    const moved = equal && moveRecord(equal, file);
    if (moved) add(moved);
    return moved === undefined;
  };
  const compileAll = (files: SourceFile[]): Promise<void[]> =>
    Promise.all(chunked(files.filter(isNew), BATCH).map((batch) => compileBatch(batch)));
  const joined = plan.stale.filter((file) => file.isJoined);
  const { first, rest } = groupEqual(plan.stale.filter((file) => !file.isJoined));
  await Promise.all([
    ...(joined.length > 0 ? [compileBatch(joined, true)] : []),
    compileAll(first).then(() => compileAll(rest)),
  ]);
  return { byKey, errors, waiting };
}

const toBatch = (files: SourceFile[], sources: SourceFiles): CompileBatch["files"] =>
  files.map(({ filePath, truncated, options, isMdx }) => ({
    filePath,
    truncated,
    options,
    isMdx,
    source: sources.kept(filePath),
  }));

export const describeEndlessWait = ({ filePath }: DocumentSource): Diagnostic => ({
  severity: "error",
  message: "The remark and rehype plugins of the site never finish with this document.",
  filePath,
  hint: "They wait for something that no document brings. Look at what they await: it may be a document that isn't there.",
});

export function chunked<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
