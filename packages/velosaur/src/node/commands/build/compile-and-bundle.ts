import type { ScannedImport } from "../../documents/scan-imports.ts";
import { type BundleOptions, bundleSite } from "../../bundler/bundle-site.ts";
import type { SiteBundle } from "../../bundler/bundle-request.ts";
import {
  compileDocuments,
  planDocuments,
  type CompiledDocuments,
  type DocumentPlan,
} from "../../documents/compile-documents.ts";
import type { SourceFile } from "../../documents/equal-documents.ts";
import { type DocumentStore, openDocumentStore } from "../../documents/document-store.ts";
import {
  documentKey,
  type DocumentRecord,
  type DocumentSource,
} from "../../documents/document-record.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import type { LoadMarkdown } from "../../bundler/plugin-markdown.ts";
import type { SourceFiles } from "../../config/source-files.ts";
import { createFileLinks } from "../../routes/file-links.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import { logger } from "../../system/logger.ts";
import { listSiteFiles } from "../../site/site-links.ts";
import { listBundled, planBundle } from "../../site/bundle-plan.ts";
import { type KnownDocuments, locateMissingModules } from "./locate-missing-modules.ts";
import { createMarkdownModules } from "../../site/markdown-modules.ts";
import type { OpenBuild } from "./open-build.ts";

interface CompileInput extends OpenBuild, Pick<BundleOptions, "takeBundler"> {
  minify: boolean;
  lean: boolean;
  /** So many more documents went through the compiler: those that are known, or equal to another, don't. */
  onProgress: (done: number) => void;
}

export interface CompiledSite {
  /** By `documentKey`. */
  documents: Map<string, DocumentRecord>;
  bundle: SiteBundle;
  diagnostics: Diagnostic[];
  /** The same with these documents' code in the bundle. */
  addPrograms: (keys: string[]) => Promise<CompiledSite>;
}

/**
 * Compiles documents while the bundle is being made. The bundle has to know what documents import, so
 * it begins with what a scan of their text finds; if compiling finds otherwise, it is made again.
 */
export async function compileAndBundle(build: OpenBuild): Promise<CompiledSite> {
  const { options, headStart, progress } = build;
  const phase = progress.start("compile", { noun: "document" });
  const compiled = await compileAll({
    ...build,
    takeBundler: headStart?.takeBundler,
    minify: options.minify && !options.dev,
    lean: options.lean !== false,
    onProgress: phase.add,
  });
  phase.done();
  return compiled;
}

async function compileAll(input: CompileInput): Promise<CompiledSite> {
  const markdown = createMarkdownModules(input);
  const bundling = { ...input, loadMarkdown: markdown.load };
  const compiler = await openCompiler(input);
  const { documents, errors, early } = await compileBesideBundle(compiler, bundling);
  const known = { compiled: documents, files: compiler.files.map(({ filePath }) => filePath) };
  if (errors.length > 0)
    throw new AuthorError([...errors, ...(await findBundleMistakes(early, known))]);

  async function finish(started: StartedBundle): Promise<CompiledSite> {
    const bundle = await started.bundle.catch((error: unknown) => {
      throw locateMissingModules(error, known);
    });
    const diagnostics = [
      ...started.diagnostics,
      ...bundle.diagnostics,
      ...collectDiagnostics(documents),
      ...markdown.diagnostics(),
    ];
    return { documents, bundle, diagnostics, addPrograms };
  }
  async function addPrograms(keys: string[]): Promise<CompiledSite> {
    await makePrograms(keys, { documents, store: compiler.store });
    return finish(startBundle(bundling, findContents(documents)));
  }
  return finish(startBundle(bundling, findContents(documents), early));
}

interface Compiler {
  store: DocumentStore;
  /** Those of the pages that are built here. */
  files: DocumentSource[];
  sources: SourceFiles;
  plan: () => Promise<DocumentPlan>;
  compile: (plan: DocumentPlan) => Promise<CompiledDocuments>;
}

async function openCompiler(input: CompileInput): Promise<Compiler> {
  const { executors, cacheDir, onProgress } = input;
  const { sources } = input.plan.context;
  const store = await openDocumentStore(cacheDir);
  const files = listDocuments(input.pages);
  // In a first build all are compiled: threads start while imports are looked for.
  if (store.isEmpty) executors.provide(files.length);
  const plan = createPlanner(input, store);
  const compileStale = (some: DocumentPlan): Promise<CompiledDocuments> =>
    compileDocuments({
      plan: some,
      store,
      sources,
      compile: executors.provide(some.stale.length).compile,
      cacheDir,
      onProgress,
    });
  /** Once plugins turn out to wait for other documents, all are compiled where they see each other. */
  const compile = async (some: DocumentPlan): Promise<CompiledDocuments> => {
    const compiled = await compileStale(some);
    if (compiled.waiting.length === 0) return compiled;
    // Counted once, as all are compiled again.
    onProgress(compiled.waiting.length - some.stale.length);
    logger.info(
      "Remark plugins wait for other documents: all are compiled together, in one thread.",
    );
    store.join();
    await executors.renew();
    const joined = await compileStale(await plan());
    return { ...joined, byKey: new Map([...compiled.byKey, ...joined.byKey]) };
  };
  return { store, files, sources, plan, compile };
}

/** Tells which documents are stale; once some see each other, other ones than before. */
function createPlanner(
  { plan, pages, table, translated }: CompileInput,
  store: DocumentStore,
): () => Promise<DocumentPlan> {
  const own = new Set(pages);
  const links = createFileLinks(listSiteFiles(plan));
  const { siteDir, sources } = plan.context;
  return () =>
    planDocuments({
      // Where documents see each other, each machine compiles all.
      files: listDocuments(store.isJoined ? plan.pages : pages),
      others: store.isJoined ? [] : listDocuments(plan.pages.filter((page) => !own.has(page))),
      siteDir,
      table,
      store,
      sources,
      links,
      loaders: translated?.documentLoaders,
    });
}

const listDocuments = (pages: readonly PagePlan[]): DocumentSource[] =>
  pages.flatMap((page) => page.documents);

interface CompiledBesideBundle {
  documents: Map<string, DocumentRecord>;
  errors: Diagnostic[];
  /** Begun with what a scan found. */
  early: StartedBundle;
}

async function compileBesideBundle(
  { store, sources, plan, compile }: Compiler,
  bundling: BundleInput,
): Promise<CompiledBesideBundle> {
  const planned = await plan();
  const isEarly = createEarlyFilter(planned.stale);
  const first = await compile({ ...planned, stale: planned.stale.filter(isEarly) });
  // Threads have their first tasks before this one is busy with the bundle's request.
  const compiling = compile({
    ...planned,
    stale: planned.stale.filter((file) => !isEarly(file) && !first.byKey.has(documentKey(file))),
  });
  compiling.catch(() => {});
  const early = startBundle(bundling, { imports: planned.imports, documents: first.byKey });
  const rest = await compiling;
  sources.clear();
  await store.save();
  return {
    documents: new Map([...first.byKey, ...rest.byKey]),
    errors: [...first.errors, ...rest.errors],
    early,
  };
}

/** What else is missing, in code: else it would be told in the next run only. */
async function findBundleMistakes(
  early: StartedBundle,
  known: KnownDocuments,
): Promise<Diagnostic[]> {
  const failure = await early.bundle.then(
    () => undefined,
    (error: unknown) => locateMissingModules(error, known),
  );
  return failure instanceof AuthorError ? failure.diagnostics : [];
}

/** Their code is bundled from now on. */
async function makePrograms(
  keys: readonly string[],
  { documents, store }: Pick<CompiledSite, "documents"> & { store: DocumentStore },
): Promise<void> {
  const records = keys.map((key) => documents.get(key)).filter((record) => record?.kind === "data");
  // Else the pages would be rendered again and again.
  if (records.length === 0)
    throw new Error(`Bundling the code of ${keys.join(", ")} did not help.`);
  for (const record of records) if (record) record.kind = "program";
  store.touch();
  await store.save();
}

/** Those that may have code are compiled before the others; joined ones only with all of their kind. */
function createEarlyFilter(stale: SourceFile[]): (file: SourceFile) => boolean {
  const isJoinedEarly = stale.some((file) => file.isJoined && file.mayBeProgram);
  return (file) => (file.isJoined ? isJoinedEarly : file.mayBeProgram);
}

interface BundleInput extends CompileInput {
  loadMarkdown: LoadMarkdown;
}

interface StartedBundle {
  identity: string;
  bundle: Promise<SiteBundle>;
  /** What its plugins ask for in vain. */
  diagnostics: Diagnostic[];
}

interface BundleContents {
  imports: ScannedImport[];
  documents: Map<string, DocumentRecord>;
}

const findContents = (documents: Map<string, DocumentRecord>): BundleContents => ({
  imports: [...documents.values()].flatMap((record) => record.imports),
  documents,
});

function startBundle(
  input: BundleInput,
  contents: BundleContents,
  earlier?: StartedBundle,
): StartedBundle {
  const programs = [...contents.documents.values()].filter((record) => record.kind === "program");
  const bundled = listBundled({ ...input, imports: contents.imports, programs });
  // Compared before plugins are asked: each is called once for a bundle.
  const identity = JSON.stringify(bundled);
  if (earlier?.identity === identity) return earlier;
  const { request, diagnostics } = planBundle(input, bundled);
  const before = earlier ? earlier.bundle.catch(() => {}) : Promise.resolve();
  const bundle = before.then(() => bundleSite(request, input));
  // Awaited later, or not at all when a document has an error: that must not count as unhandled.
  bundle.catch(() => {});
  return { identity, bundle, diagnostics };
}

function collectDiagnostics(documents: Map<string, DocumentRecord>): Diagnostic[] {
  // What a beginning says, the whole document says, too.
  const whole = [...documents.values()].filter(({ truncated }) => !truncated);
  return whole.flatMap((record) =>
    record.diagnostics.map((diagnostic) => ({ ...diagnostic, filePath: record.filePath })),
  );
}
