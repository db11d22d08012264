import { sweepCache } from "../cache/sweep.ts";
import type { LoadContext } from "../contract/contract.ts";
import { hasLocalSearch } from "../search/plan-search.ts";
import { indexSite } from "../site/index-site.ts";
import { tellBefore } from "../site/translate-plan.ts";
import { createProgress } from "../system/progress.ts";
import type { BuildSummary } from "../system/summary.ts";
import { throwErrors } from "../system/throw-errors.ts";
import type { HeadStart } from "../workers/head-start.ts";
import { checkSiteLinks } from "./build/check-site-links.ts";
import { compileAndBundle } from "./build/compile-and-bundle.ts";
import type { FinishedSite } from "./build/finished-site.ts";
import { type BuildInput, openBuild, type OpenBuild } from "./build/open-build.ts";
import { renderPages } from "./build/render-pages.ts";
import { resolveLocales } from "./build/resolve-locales.ts";
import { type LocaleBuild, summarize } from "./build/summarize.ts";
import { toTaskCount } from "./build/restore-pages.ts";
import { withCache } from "./build/with-cache.ts";
import { writeOutput } from "./build/write-output.ts";
import { collectBytes } from "./build/write-shared-files.ts";
import type { BuildOptions, CommandArgs } from "./options.ts";
import { gatherParts, type Gathering } from "./parts/gather-parts.ts";
import { identifySite } from "./parts/identify-site.ts";
import { checkSite, type FoundPart } from "./parts/read-parts.ts";

/** Builds a site, one locale after another, and says what it made. `parts`: what other machines have made of it. */
export async function build(
  args: CommandArgs<BuildOptions>,
  headStart?: HeadStart,
  parts?: readonly FoundPart[],
): Promise<BuildSummary> {
  const startedAt = performance.now();
  const beganAt = Date.now();
  let cacheDir: string | undefined;
  const progress = createProgress();
  const input = {
    options: args.options,
    progress,
    headStart,
    parts,
    isMerge: parts !== undefined,
  };
  const builds: LocaleBuild[] = [];
  try {
    for await (const context of resolveLocales(args)) {
      builds.push(await withCache(context, (open) => buildLocale(open, input)));
      ({ cacheDir } = context);
    }
    if (cacheDir !== undefined) sweepCache(cacheDir, beganAt);
  } finally {
    progress.stop();
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return summarize(builds, { siteDir: args.siteDir, phases: progress.times(), seconds });
}

interface SiteInput extends BuildInput {
  parts: readonly FoundPart[] | undefined;
}

async function buildLocale(context: LoadContext, input: SiteInput): Promise<LocaleBuild> {
  const opened = await openBuild(context, input);
  const { plan, translated, progress } = opened;
  try {
    const { parts } = input;
    const gathering =
      parts &&
      (await progress.run("gather parts", async () => takeParts(parts, { context, opened })));
    const compiled = await compileAndBundle(opened);
    await gathering?.pages;
    const site = await renderPages(opened, compiled);
    const links = await progress.run("check links", () => checkSiteLinks(site));
    const searched = await index(site);
    const found = [
      ...plan.diagnostics,
      ...(translated?.diagnostics ?? []),
      ...site.compiled.diagnostics,
      ...site.rendering.diagnostics(),
      ...links,
    ];
    throwErrors(found);
    const reported = await progress.run("write", () => writeOutput(site));
    return {
      outDir: context.outDir,
      pages: plan.pages.length,
      searched,
      bytes: collectBytes(site.facts, site.compiled.bundle),
      diagnostics: [...found, ...reported],
    };
  } catch (error) {
    throw tellBefore(error, translated?.diagnostics ?? []);
  } finally {
    await opened.close();
  }
}

function takeParts(
  parts: readonly FoundPart[],
  { context, opened }: { context: LoadContext; opened: OpenBuild },
): Gathering {
  const locale = context.i18n.currentLocale;
  const { plan, executors, cacheDir } = opened;
  checkSite(parts, { locale, ...identifySite(context, plan) });
  const { share } = executors.provide(toTaskCount(plan.pages.length));
  return gatherParts(parts, { context, cacheDir, share });
}

/** Returns the number of pages that visitors find on the site itself. */
async function index(site: FinishedSite): Promise<number> {
  const { context, pages } = site.plan;
  if (!hasLocalSearch(context)) return 0;
  const { baseUrl } = context;
  return site.progress.run("index", () => indexSite({ ...site, pages, baseUrl }));
}
