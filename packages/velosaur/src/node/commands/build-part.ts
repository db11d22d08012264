import path from "../system/path.ts";
import { sweepCache } from "../cache/sweep.ts";
import type { LoadContext } from "../contract/contract.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import { readEngineIdentity, readEngineVersion } from "../system/engine-paths.ts";
import { createProgress } from "../system/progress.ts";
import type { Shard } from "../system/shard.ts";
import { throwErrors } from "../system/throw-errors.ts";
import type { HeadStart } from "../workers/head-start.ts";
import { compileAndBundle } from "./build/compile-and-bundle.ts";
import { type BuildInput, openShard } from "./build/open-build.ts";
import { renderPages } from "./build/render-pages.ts";
import { resolveLocales } from "./build/resolve-locales.ts";
import { withCache } from "./build/with-cache.ts";
import type { CommandArgs, PartOptions } from "./options.ts";
import { dealPages } from "./parts/deal-pages.ts";
import { identifySite, readCommit } from "./parts/identify-site.ts";
import { type LocaleShare, PART_FORMAT } from "./parts/part.ts";
import { openPartFolder, type PartFolder } from "./parts/write-part.ts";

/** What a part has become, for the closing line. */
export interface PartSummary {
  folder: string;
  shard: Shard;
  /** Of the part, and of the site. */
  pages: number;
  allPages: number;
  seconds: number;
}

interface PartInput extends BuildInput {
  shard: Shard;
  folder: PartFolder;
}

interface BuiltShare extends LocaleShare {
  allPages: number;
  diagnostics: [];
}

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);

/** Builds one machine's share of a site: what `merge` needs to make the site without compiling or rendering anything. */
export async function buildPart(
  { siteDir, options }: CommandArgs<PartOptions>,
  headStart?: HeadStart,
): Promise<PartSummary> {
  const startedAt = performance.now();
  const beganAt = Date.now();
  const { shard, outDir = `part-${options.shard.index}`, minify, lean, dev, locale } = options;
  const target = path.resolve(siteDir, outDir);
  const folder = openPartFolder(target);
  const progress = createProgress();
  const shares: BuiltShare[] = [];
  try {
    const input = { options, progress, headStart, shard, folder };
    let cacheDir: string | undefined;
    // Plugins are told of the output that the parts will make, which is the same for all.
    const locales = resolveLocales({ siteDir, options: { ...options, outDir: undefined } });
    for await (const context of locales) {
      shares.push(await withCache(context, (open) => buildShare(open, input)));
      ({ cacheDir } = context);
    }
    if (cacheDir !== undefined) sweepCache(cacheDir, beganAt);
    folder.finish({
      format: PART_FORMAT,
      engine: readEngineIdentity(),
      version: readEngineVersion(),
      node: process.version,
      shard,
      options: { minify, lean, dev, locale },
      commit: await readCommit(siteDir),
      locales: shares.map(({ allPages: _all, diagnostics: _none, ...share }) => share),
    });
  } finally {
    progress.stop();
    folder.discard();
  }
  return {
    folder: target,
    shard,
    pages: sum(shares.map(({ pages }) => pages)),
    allPages: sum(shares.map(({ allPages }) => allPages)),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/** Of one locale. Warnings wait for the merge, which knows of all pages; what no page can be made of is told here. */
async function buildShare(context: LoadContext, input: PartInput): Promise<BuiltShare> {
  const opened = await openShard(context, input);
  const { plan } = opened;
  const { sources } = plan.context;
  const weigh = ({ documents }: PagePlan): number =>
    documents.reduce((bytes, { filePath }) => bytes + sources.facts(filePath).length, 0);
  try {
    const identity = identifySite(context, plan);
    const pages = dealPages(plan.pages, input.shard, weigh);
    const shard = { ...opened, pages };
    const rendered = await renderPages(shard, await compileAndBundle(shard));
    throwErrors([...rendered.compiled.diagnostics, ...rendered.rendering.diagnostics()]);
    await input.progress.run("write", () => input.folder.add(rendered));
    const locale = context.i18n.currentLocale;
    return {
      locale,
      ...identity,
      pages: pages.length,
      allPages: plan.pages.length,
      diagnostics: [],
    };
  } finally {
    await opened.close();
  }
}
