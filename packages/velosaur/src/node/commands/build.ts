import { type LockHolder, withBuildLock } from "../cache/build-lock.ts";
import { type CacheFolder, openCacheFolder, openTemporaryCache } from "../cache/cache-folder.ts";
import { resolveConfig, takeOnlyLocale } from "../config/resolve-config.ts";
import {
  compileOptionsSource,
  createCompileOptionsTable,
  overrideDirs,
} from "../documents/compile-options.ts";
import { checkOutputFolder } from "../output/check-output-folder.ts";
import { finishCommits, listOutDirs } from "../output/commit.ts";
import { findPreviousOutDir, openOutputFolder } from "../output/output-folder.ts";
import type { LoadContext } from "../contract/contract.ts";
import type { RenderedFacts } from "../render/render-task.ts";
import { createExecutorProvider, type ExecutorProvider } from "../workers/executor.ts";
import { findLongPaths } from "../routes/long-paths.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { hasUnifiedPlugins } from "../markdown/options.ts";
import { indexSite } from "../site/index-site.ts";
import { hasLocalSearch, isSearched } from "../search/plan-search.ts";
import { isDiskFull } from "../system/machine-fault.ts";
import { logger } from "../system/logger.ts";
import { createProgress, type Progress } from "../system/progress.ts";
import type { BuildSummary } from "../system/summary.ts";
import path from "node:path";
import { checkSiteLinks } from "./build/check-site-links.ts";
import { createEmptyDocument } from "./build/empty-document.ts";
import { compileAndBundle, type CompiledSite } from "./build/compile-and-bundle.ts";
import { findForeignLocales } from "./build/foreign-locales.ts";
import type { HeadStart } from "../workers/head-start.ts";
import { createMarkdownFilter } from "./build/markdown-pages.ts";
import {
  prepareRendering,
  type PreparedRendering,
  type PrepareInput,
} from "./build/prepare-rendering.ts";
import { renderSite } from "./build/render-site.ts";
import { runPostBuild } from "./build/run-post-build.ts";
import { tellBefore, translatePlan } from "../site/translate-plan.ts";
import { createSiteLinks, listSiteFiles } from "../site/site-links.ts";
import { planSite } from "../site/site-plan.ts";
import type { FinishedSite } from "./build/finished-site.ts";
import { collectBytes, writeSharedFiles } from "./build/write-shared-files.ts";
import type { BuildOptions, CommandArgs } from "./options.ts";

/** Builds a site, one locale after another, and says what it made. */
export async function build(
  { siteDir, options }: CommandArgs<BuildOptions>,
  headStart?: HeadStart,
): Promise<BuildSummary> {
  const startedAt = performance.now();
  const progress = createProgress();
  try {
    const first = options.locale ? undefined : await resolveContext(siteDir, options);
    const locales = options.locale ?? first?.i18n.locales ?? [];
    const only = first && takeOnlyLocale(first);
    const builds: LocaleBuild[] = [];
    for (const locale of locales) {
      const isOnly = locales.length === 1;
      const context = only ?? (await resolveContext(siteDir, options, { locale, isOnly }));
      builds.push(await buildLocale(context, { options, progress, headStart }));
    }
    return summarize({
      siteDir,
      builds,
      progress,
      seconds: (performance.now() - startedAt) / 1000,
    });
  } finally {
    progress.stop();
  }
}

interface LocaleBuild {
  outDir: string;
  pages: number;
  /** Pages in the local search index. */
  searched: number;
  bytes: Record<string, number>;
  diagnostics: Diagnostic[];
}

interface LocaleInput {
  options: BuildOptions;
  progress: Progress;
  headStart: HeadStart | undefined;
}

async function buildLocale(given: LoadContext, input: LocaleInput): Promise<LocaleBuild> {
  const cache = openCacheFolder(given.cacheDir);
  try {
    return await buildWith(cache, given, input);
  } catch (error) {
    if (cache.isTemporary || !isDiskFull(error)) throw error;
  } finally {
    cache.close();
  }
  // It may have been the cache's disk alone: then the site can still be built.
  const other = openTemporaryCache(given.cacheDir, "ENOSPC");
  try {
    return await buildWith(other, given, input);
  } finally {
    other.close();
  }
}

async function buildWith(
  cache: CacheFolder,
  given: LoadContext,
  input: LocaleInput,
): Promise<LocaleBuild> {
  const { outDir } = given;
  const context = { ...given, cacheDir: cache.dir };
  const built = await withBuildLock({ cacheDir: cache.dir, outDir, onWait: tellOfWaiting }, () =>
    buildInto(context, input),
  );
  return { ...built, diagnostics: [...cache.diagnostics, ...built.diagnostics] };
}

const tellOfWaiting = ({ pid, folder }: LockHolder): void =>
  logger.info(
    `Waiting for another build${pid === undefined ? "" : ` (process ${pid})`}, which is writing to ${folder}`,
  );

async function buildInto(
  context: LoadContext,
  { options, progress, headStart }: LocaleInput,
): Promise<LocaleBuild> {
  const cacheDir = path.join(context.cacheDir, context.i18n.currentLocale);
  const others = findForeignLocales(context.i18n, undefined);
  finishCommits(listOutDirs(context.outDir, others));
  checkOutputFolder({
    context,
    foreign: others,
    previousOutDir: await findPreviousOutDir(cacheDir),
  });
  const loaded = await progress.run("load", () => planSite(context));
  throwErrors(findLongPaths(loaded.pages.map(({ route }) => route)));
  const translated = await translatePlan(loaded);
  const told = translated?.diagnostics ?? [];
  const plan = { ...loaded, diagnostics: [...loaded.diagnostics, ...told] };
  const table = createCompileOptionsTable({
    context: plan.context,
    rules: plan.site.markdownRules,
    overrideDirs: overrideDirs(plan.context, plan.plugins),
    codeTranslations: plan.site.codeTranslations,
    aliases: translated?.aliases,
  });
  const resolver = createSiteLinks(plan);
  const executors = createExecutorProvider({
    inline: { entries: table.entries.map((entry) => entry.options) },
    worker: compileOptionsSource(table, plan.context),
    files: table.entries.some(({ options }) => hasUnifiedPlugins(options))
      ? listSiteFiles(plan)
      : undefined,
    takeThreads: headStart?.takeThreads,
  });
  const output = await openOutputFolder({
    outDir: context.outDir,
    cacheDir,
    foreign: findForeignLocales(context.i18n, options.locale),
  });
  const stopping = new AbortController();
  let searched = 0;
  try {
    const minify = options.minify && !options.dev;
    const compiling = progress.start("compile", { noun: "documents" });
    const first = await compileAndBundle({
      plan,
      table,
      resolver,
      executors,
      takeBundler: headStart?.takeBundler,
      cacheDir,
      minify,
      signal: stopping.signal,
      onProgress: compiling.add,
      translated,
    });
    compiling.done();
    const { compiled, rendering, facts } = await renderAll({
      plan,
      table,
      resolver,
      compiled: first,
      translated,
      output,
      executors,
      cacheDir,
      progress,
    });
    const linkDiagnostics = await progress.run("check links", () =>
      checkSiteLinks({ plan, rendering, facts, output }),
    );
    if (hasLocalSearch(plan.context)) {
      const { pages, context } = plan;
      const { baseUrl } = context;
      searched = await progress.run("index", () =>
        indexSite({ baseUrl, pages, facts, output, executors, cacheDir }),
      );
    }
    const diagnostics = [
      ...plan.diagnostics,
      ...compiled.diagnostics,
      ...rendering.diagnostics(),
      ...linkDiagnostics,
    ];
    throwErrors(diagnostics);
    const reported = await progress.run("write", () =>
      writeOutput({ plan, compiled, rendering, facts, output }),
    );
    return {
      outDir: context.outDir,
      pages: plan.pages.length,
      searched,
      bytes: collectBytes(facts, compiled.bundle),
      diagnostics: [...diagnostics, ...reported],
    };
  } catch (error) {
    throw tellBefore(error, told);
  } finally {
    stopping.abort();
    // Threads first: one that is still writing would put files back into the folder that goes away.
    await executors.close();
    output.discard();
  }
}

/** Our plugins hand their files over; a site's may look into the output folder, which has to be there then. */
async function writeOutput(input: FinishedSite): Promise<Diagnostic[]> {
  const { plan, facts, output } = input;
  const ours = plan.plugins.filter((plugin) => plugin.isBuiltIn);
  const others = plan.plugins.filter((plugin) => !plugin.isBuiltIn);
  const { staticFiles, setup } = input.rendering;
  const renderEmptyDocument = () => createEmptyDocument(plan.context, setup.html);
  const shared = { plan, facts, output, staticFiles, renderEmptyDocument };
  const hidden = writeSharedFiles(input);
  const told = await runPostBuild({ ...shared, plugins: ours });
  throwErrors(told);
  await output.commit();
  const late = await runPostBuild({ ...shared, plugins: others });
  const last = await runPostBuild({
    ...shared,
    plugins: plan.plugins,
    lifecycle: "outputWritten",
  });
  throwErrors(last);
  return [...hidden, ...told, ...late, ...last];
}

interface RenderAllInput extends PrepareInput {
  executors: ExecutorProvider;
  progress: Progress;
}

interface RenderedAll {
  compiled: CompiledSite;
  rendering: PreparedRendering;
  facts: RenderedFacts[];
}

/** Renders all pages; again, with a larger bundle, if some documents turn out to need the browser. */
async function renderAll(input: RenderAllInput): Promise<RenderedAll> {
  const { plan, compiled, progress } = input;
  const rendering = await prepareRendering(input);
  const phase = progress.start("render", { noun: "pages", total: plan.pages.length });
  const { facts, programs } = await renderSite({
    ...input,
    ...rendering,
    context: plan.context,
    pages: plan.pages,
    isMarkdown: createMarkdownFilter(plan.context),
    ...(hasLocalSearch(plan.context) && { isSearched }),
    onProgress: phase.add,
  });
  phase.done();
  return programs.length === 0
    ? { compiled, rendering, facts }
    : renderAll({ ...input, compiled: await compiled.addPrograms(programs) });
}

function resolveContext(
  siteDir: string,
  options: BuildOptions,
  { locale, isOnly = false }: { locale?: string; isOnly?: boolean } = {},
): Promise<LoadContext> {
  return resolveConfig({
    siteDir,
    configPath: options.config,
    outDir: options.outDir,
    mode: "production",
    ...(locale !== undefined && {
      locale,
      localizePath: !(isOnly && options.locale !== undefined),
    }),
  });
}

function throwErrors(diagnostics: Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new AuthorError(errors);
}

interface SummaryInput {
  siteDir: string;
  builds: LocaleBuild[];
  progress: Progress;
  seconds: number;
}

function summarize({ siteDir, builds, progress, seconds }: SummaryInput): BuildSummary {
  const bytes: Record<string, number> = {};
  for (const build of builds) {
    for (const [kind, size] of Object.entries(build.bytes)) bytes[kind] = (bytes[kind] ?? 0) + size;
  }
  return {
    siteDir,
    outDir: builds[0]?.outDir ?? siteDir,
    pages: builds.reduce((sum, build) => sum + build.pages, 0),
    searched: builds.reduce((sum, build) => sum + build.searched, 0),
    seconds,
    phases: progress.times(),
    bytes,
    diagnostics: dropRepeated(builds),
  };
}

/** A mistake in a file that several locales share is told once, by the first of them. */
function dropRepeated(builds: LocaleBuild[]): Diagnostic[] {
  const told = new Set<string>();
  return builds.flatMap(({ diagnostics }) => {
    const isNew = diagnostics.filter((diagnostic) => !told.has(toPlace(diagnostic)));
    for (const diagnostic of diagnostics) told.add(toPlace(diagnostic));
    return isNew;
  });
}

const toPlace = ({ filePath, line, column, message }: Diagnostic): string =>
  `${filePath}:${line === undefined ? message.split("\n")[0] : `${line}:${column}`}`;
