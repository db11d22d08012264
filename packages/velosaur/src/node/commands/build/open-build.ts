import path from "../../system/path.ts";
import { markUsed } from "../../cache/sweep.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { compileOptionsSource } from "../../documents/compile-options.ts";
import { hasUnifiedPlugins } from "../../markdown/options.ts";
import { checkContentFolders, checkOutputFolder } from "../../output/check-output-folder.ts";
import { finishCommits, listOutDirs } from "../../output/commit.ts";
import {
  findPreviousOutDir,
  openOutputFolder,
  type OutputFolder,
} from "../../output/output-folder.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import { findLongPaths } from "../../routes/long-paths.ts";
import { compileOptionsInput, type PreparedSite, prepareSite } from "../../site/prepare-site.ts";
import { listSiteFiles } from "../../site/site-links.ts";
import type { Progress } from "../../system/progress.ts";
import { throwErrors } from "../../system/throw-errors.ts";
import { createExecutorProvider, type ExecutorProvider } from "../../workers/executor.ts";
import type { HeadStart } from "../../workers/head-start.ts";
import { createReadingThreads, type ReadingThreads } from "../../workers/read-ahead.ts";
import type { BuildOptions } from "../options.ts";
import { findForeignLocales } from "./foreign-locales.ts";

export interface BuildInput {
  options: BuildOptions;
  progress: Progress;
  headStart: HeadStart | undefined;
  /** Pages come from parts, which are whole. */
  isMerge?: boolean;
}

/** What the steps of a build work on, and with. */
export interface OpenBuild extends PreparedSite, BuildInput {
  /** Those that are made: all, or one machine's share. */
  pages: PagePlan[];
  /** Without one, pages go to the cache alone. */
  output?: OutputFolder;
  executors: ExecutorProvider;
  /** Of the locale. */
  cacheDir: string;
  /** Stops what still runs when the build has failed elsewhere. */
  signal: AbortSignal;
  close: () => Promise<void>;
}

/** Of the locale. */
const toCacheDir = (context: LoadContext): string =>
  path.join(context.cacheDir, context.i18n.currentLocale);

/** Reads the site, and opens what a build writes to. */
export async function openBuild(
  context: LoadContext,
  input: BuildInput,
): Promise<OpenBuild & { output: OutputFolder }> {
  const cacheDir = toCacheDir(context);
  await claimOutDir(context, cacheDir);
  const build = await openShard(context, input);
  const output = await openOutput(build, context).catch(async (error: unknown) => {
    await build.close();
    throw error;
  });
  const close = async (): Promise<void> => {
    // Threads first: one that is still writing would put files back into the folder that goes away.
    await build.close();
    output.discard();
  };
  return { ...build, output, close };
}

async function openOutput(
  { plan, options, cacheDir }: OpenBuild,
  context: LoadContext,
): Promise<OutputFolder> {
  checkContentFolders(
    context,
    plan.site.markdownRules.flatMap((rule) => rule.include),
  );
  return openOutputFolder({
    outDir: context.outDir,
    cacheDir,
    foreign: findForeignLocales(context.i18n, options.locale),
  });
}

/** Reads the site, for a build that writes to the cache alone. */
export async function openShard(context: LoadContext, input: BuildInput): Promise<OpenBuild> {
  const reading = createReadingThreads({
    sources: context.sources,
    command: input.isMerge ? "merge" : "build",
    takeThreads: input.headStart?.takeThreads,
  });
  const site = await loadSite({ ...context, readAhead: reading.readAhead }, input).catch(
    async (error: unknown) => {
      await reading.close();
      throw error;
    },
  );
  const executors = createExecutors(site, reading);
  const stopping = new AbortController();
  const close = async (): Promise<void> => {
    stopping.abort();
    await executors.close();
    await reading.close();
  };
  const { pages } = site.plan;
  const cacheDir = toCacheDir(context);
  markUsed(cacheDir);
  return { ...site, ...input, pages, executors, cacheDir, signal: stopping.signal, close };
}

async function loadSite(context: LoadContext, { progress }: BuildInput): Promise<PreparedSite> {
  const site = await progress.run("load", () => prepareSite(context));
  throwErrors(findLongPaths(site.plan.pages.map(({ route }) => route)));
  return site;
}

/** Sees to it that what is there may be replaced. */
async function claimOutDir(context: LoadContext, cacheDir: string): Promise<void> {
  const foreign = findForeignLocales(context.i18n, undefined);
  finishCommits(listOutDirs(context.outDir, foreign));
  checkOutputFolder({ context, foreign, previousOutDir: await findPreviousOutDir(cacheDir) });
}

const createExecutors = (site: PreparedSite, { take }: ReadingThreads): ExecutorProvider => {
  const { plan, table } = site;
  return createExecutorProvider({
    inline: { entries: table.entries.map((entry) => entry.options) },
    worker: compileOptionsSource(table, compileOptionsInput(site)),
    files: table.entries.some(({ options }) => hasUnifiedPlugins(options))
      ? listSiteFiles(plan)
      : undefined,
    takeThreads: take,
  });
};
