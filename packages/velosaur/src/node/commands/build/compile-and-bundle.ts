import { type BundleOptions, bundleSite } from "../../bundler/bundle-site.ts";
import type { SiteBundle } from "../../bundler/bundle-request.ts";
import {
  compileDocuments,
  planDocuments,
  type CompiledDocuments,
  type DocumentPlan,
} from "../../documents/compile-documents.ts";
import type { SourceFile } from "../../documents/equal-documents.ts";
import { openDocumentStore } from "../../documents/document-store.ts";
import { documentKey, type DocumentRecord } from "../../documents/document-record.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import type { LoadMarkdown } from "../../bundler/plugin-markdown.ts";
import { createFileLinks } from "../../routes/file-links.ts";
import { logger } from "../../system/logger.ts";
import { listSiteFiles } from "../../site/site-links.ts";
import { createBundleRequest } from "../../site/bundle-plan.ts";
import { locateMissingModules } from "./locate-missing-modules.ts";
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
  const phase = progress.start("compile", { noun: "documents" });
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
  const { plan, table, executors, cacheDir, onProgress } = input;
  const store = await openDocumentStore(cacheDir);
  const markdown = createMarkdownModules(input);
  const bundling = { ...input, loadMarkdown: markdown.load };
  const own = new Set(input.pages);
  const files = input.pages.flatMap((page) => page.documents);
  const all = plan.pages.flatMap((page) => page.documents);
  const others = plan.pages.flatMap((page) => (own.has(page) ? [] : page.documents));
  // In a first build all are compiled: threads start while imports are looked for.
  if (store.isEmpty) executors.provide(files.length);
  const { siteDir, sources } = plan.context;
  const links = createFileLinks(listSiteFiles(plan));
  const planAll = (): DocumentPlan =>
    planDocuments({
      // Where documents see each other, each machine compiles all.
      files: store.isJoined ? all : files,
      others: store.isJoined ? [] : others,
      siteDir,
      table,
      store,
      sources,
      links,
    });
  const documents = planAll();
  const compileStale = ({ stale, ...known }: DocumentPlan): Promise<CompiledDocuments> =>
    compileDocuments({
      plan: { ...known, stale },
      store,
      sources,
      compile: executors.provide(stale.length).compile,
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
    const joined = await compileStale(planAll());
    return { ...joined, byKey: new Map([...compiled.byKey, ...joined.byKey]) };
  };

  const isEarly = createEarlyFilter(documents.stale);
  const first = await compile({ ...documents, stale: documents.stale.filter(isEarly) });
  // Threads have their first tasks before this one is busy with the bundle's request.
  const compiling = compile({
    ...documents,
    stale: documents.stale.filter((file) => !isEarly(file) && !first.byKey.has(documentKey(file))),
  });
  compiling.catch(() => {});
  const early = startBundle(bundling, { imports: documents.imports, documents: first.byKey });
  const rest = await compiling;
  sources.clear();
  const byKey = new Map([...first.byKey, ...rest.byKey]);
  const known = { compiled: byKey, files: files.map(({ filePath }) => filePath) };
  const errors = [...first.errors, ...rest.errors];
  await store.save();
  if (errors.length > 0) throw new AuthorError([...errors, ...(await findBundleMistakes())]);

  const exact = startBundle(
    bundling,
    { imports: [...byKey.values()].flatMap((record) => record.imports), documents: byKey },
    early,
  );
  return finish(exact);

  /** What else is missing, in code: else it would be told in the next run only. */
  async function findBundleMistakes(): Promise<Diagnostic[]> {
    const failure = await early.bundle.then(
      () => undefined,
      (error: unknown) => locateMissingModules(error, known),
    );
    return failure instanceof AuthorError ? failure.diagnostics : [];
  }

  async function finish(started: StartedBundle): Promise<CompiledSite> {
    const bundle = await started.bundle.catch((error: unknown) => {
      throw locateMissingModules(error, known);
    });
    const diagnostics = [...collectDiagnostics(byKey), ...markdown.diagnostics()];
    return { documents: byKey, bundle, diagnostics, addPrograms };
  }

  async function addPrograms(keys: string[]): Promise<CompiledSite> {
    const records = keys.map((key) => byKey.get(key)).filter((record) => record?.kind === "data");
    // Else the pages would be rendered again and again.
    if (records.length === 0)
      throw new Error(`Bundling the code of ${keys.join(", ")} did not help.`);
    for (const record of records) if (record) record.kind = "program";
    store.touch();
    await store.save();
    return finish(
      startBundle(bundling, {
        imports: [...byKey.values()].flatMap((record) => record.imports),
        documents: byKey,
      }),
    );
  }
}

/** Those that may have code are compiled before the others; joined ones only with all of their kind. */
function createEarlyFilter(stale: SourceFile[]): (file: SourceFile) => boolean {
  const isJoinedEarly = stale.some((file) => file.isJoined && file.mayBeProgram);
  return (file) => (file.isJoined ? isJoinedEarly : file.mayBeProgram);
}

interface StartedBundle {
  identity: string;
  bundle: Promise<SiteBundle>;
}

interface BundleContents {
  imports: { moduleId: string; isComponent: boolean }[];
  documents: Map<string, DocumentRecord>;
}

function startBundle(
  input: CompileInput & { loadMarkdown: LoadMarkdown },
  contents: BundleContents,
  earlier?: StartedBundle,
): StartedBundle {
  const programs = [...contents.documents.values()].filter((record) => record.kind === "program");
  const request = createBundleRequest({ ...input, imports: contents.imports, programs });
  const identity = JSON.stringify([request.modules, request.programs]);
  if (earlier?.identity === identity) return earlier;
  const before = earlier ? earlier.bundle.catch(() => {}) : Promise.resolve();
  const bundle = before.then(() => bundleSite(request, input));
  // Awaited later, or not at all when a document has an error: that must not count as unhandled.
  bundle.catch(() => {});
  return { identity, bundle };
}

function collectDiagnostics(documents: Map<string, DocumentRecord>): Diagnostic[] {
  // What a beginning says, the whole document says, too.
  const whole = [...documents.values()].filter(({ truncated }) => !truncated);
  return whole.flatMap((record) =>
    record.diagnostics.map((diagnostic) => ({ ...diagnostic, filePath: record.filePath })),
  );
}
