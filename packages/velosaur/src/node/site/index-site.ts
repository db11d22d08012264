import path from "../system/path.ts";
import { hashParts } from "../cache/hash.ts";
import { readJsonFile, writeJsonFile } from "../cache/json-file.ts";
import { readEngineIdentity } from "../system/engine-paths.ts";
import type { OutputFolder } from "../output/output-folder.ts";
import type { ExecutorProvider } from "../workers/executor.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import type { RenderedFacts } from "../render/render-task.ts";
import { type IndexManifest, MANIFEST_NAME } from "../../shared/search/types.ts";
import { searchPageFile } from "../../shared/url/search-path.ts";
import type { IndexedPart } from "../search/index-task.ts";
import { type PartPlan, planParts } from "../search/plan-search.ts";

export interface IndexSiteInput {
  baseUrl: string;
  pages: readonly PagePlan[];
  facts: readonly RenderedFacts[];
  output: OutputFolder;
  executors: ExecutorProvider;
  cacheDir: string;
}

interface IndexedPage {
  plan: PagePlan;
  /** Of what can be found of it. */
  hash: string;
}

/** Writes the local search index: a part whose pages say what they said before is kept. Returns the number of pages. */
export async function indexSite(input: IndexSiteInput): Promise<number> {
  const memoryFile = path.join(input.cacheDir, "search.json");
  const memory = (await readJsonFile<Record<string, IndexedPart>>(memoryFile)) ?? {};
  const pages = collectPages(input);
  const parts = await Promise.all(
    planParts(pages, input.baseUrl).map(async (plan) => {
      const key = hashPart(plan);
      const known = Object.hasOwn(memory, key) ? memory[key] : undefined;
      const isThere = known?.files.every((name) => input.output.reuse(name, ""));
      return [key, known && isThere ? known : await makePart(plan, input)] as const;
    }),
  );
  const manifest: IndexManifest = { parts: parts.map(([, { part }]) => part) };
  input.output.write(MANIFEST_NAME, JSON.stringify(manifest));
  await writeJsonFile(memoryFile, Object.fromEntries(parts)).catch(() => {});
  return pages.length;
}

/** Pages that search engines are kept from aren't found here either. */
function collectPages({ pages, facts }: IndexSiteInput): IndexedPage[] {
  const hashes = new Map(facts.map(({ routePath, search }) => [routePath, search]));
  return pages.flatMap((plan) => {
    const hash = hashes.get(plan.route.path);
    return hash === undefined ? [] : [{ plan, hash }];
  });
}

const hashPart = ({ tag, maxSections, pages }: PartPlan<IndexedPage>): string =>
  hashParts([
    readEngineIdentity(),
    tag,
    String(maxSections),
    ...pages.flatMap(({ path, hash }) => [path, hash]),
  ]);

async function makePart(
  { pages, ...plan }: PartPlan<IndexedPage>,
  { output, executors, baseUrl }: IndexSiteInput,
): Promise<IndexedPart> {
  const files = pages.map(({ plan: page, path }) => ({
    path,
    file: output.locate(searchPageFile({ pathname: page.route.path, baseUrl })),
  }));
  const dir = output.stageDir();
  const made = await executors.provide(pages.length).index({ ...plan, pages: files, dir });
  for (const name of made.files) output.stage(name, "");
  return made;
}
