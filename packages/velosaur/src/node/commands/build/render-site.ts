import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { hashParts } from "../../cache/hash.ts";
import { readJsonFile, writeJsonFile } from "../../cache/json-file.ts";
import { chunked } from "../../documents/compile-documents.ts";
import type { OutputFolder } from "../../output/output-folder.ts";
import type { ExecutorProvider } from "../../workers/executor.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import { INLINE_LIMIT, type TaskExecutor } from "../../workers/threads.ts";
import type {
  PageDocumentTask,
  RenderedFacts,
  RenderSetup,
  RenderTask,
} from "../../render/render-task.ts";
import { outputFile } from "../../../shared/url/output-file.ts";
import { markdownFile } from "../../../shared/url/markdown-path.ts";
import { payloadFile } from "../../../shared/url/payload-path.ts";
import { searchPageFile } from "../../../shared/url/search-path.ts";
import { findGroup } from "../../search/plan-search.ts";
import type { LoadContext } from "../../contract/contract.ts";

const BATCH = 8;

export interface RenderSiteInput {
  context: LoadContext;
  pages: PagePlan[];
  link: (page: PagePlan) => PageDocumentTask[];
  output: OutputFolder;
  executors: ExecutorProvider;
  setup: RenderSetup;
  /** Whether rendering a page may show that the bundle lacks the code of a document. */
  runsCode: (page: PagePlan) => boolean;
  /** Identity of everything that all pages depend on. */
  siteKey: string;
  cacheDir: string;
  /** Whether a page is wanted as Markdown, too. */
  isMarkdown?: (routePath: string) => boolean;
  /** Visitors search the text of its pages on the site itself. */
  isSearched?: (page: PagePlan) => boolean;
  onProgress: (done: number) => void;
}

export interface RenderedSite {
  facts: RenderedFacts[];
  /** Documents that hand functions to the page, which nothing had shown before: the bundle needs their code. */
  programs: string[];
}

interface RememberedPage {
  key: string;
  facts: RenderedFacts;
}

interface PendingPage {
  page: PagePlan;
  runsCode: boolean;
  names: { html: string; payload: string; markdown?: string; search?: string };
  documents: PageDocumentTask[];
  key: string;
}

/**
 * Renders the pages that have changed since the build before, and returns the facts about all. Pages whose documents
 * run code come first: where one hands a function to the page, the bundle changes, and no other is rendered in vain.
 */
export async function renderSite(input: RenderSiteInput): Promise<RenderedSite> {
  const memoryFile = path.join(input.cacheDir, "pages.json");
  const memory = (await readJsonFile<Record<string, RememberedPage>>(memoryFile)) ?? {};
  const facts = new Map<string, RememberedPage>();
  const rendering = createRendering(input, facts);
  for (const [page, runsCode] of putCodeFirst(input)) {
    if (rendering.programs.size > 0) break;
    const candidate = { ...preparePage(page, input), runsCode };
    const known = Object.hasOwn(memory, page.route.path) ? memory[page.route.path] : undefined;
    if (known?.key === candidate.key && isInPlace(candidate, input.output))
      facts.set(page.route.path, known);
    else await rendering.add(candidate);
  }
  const count = await rendering.finish();
  const programs = [...rendering.programs];
  if (programs.length > 0) return { facts: [], programs };
  if (count > 0) await writeJsonFile(memoryFile, Object.fromEntries(facts)).catch(() => {});
  const known = input.pages.map((page) => facts.get(page.route.path)?.facts);
  return { facts: known.filter((page) => page !== undefined), programs };
}

/** Pages, and whether they run code: those that do come first. */
function putCodeFirst({ pages, runsCode }: RenderSiteInput): [page: PagePlan, runsCode: boolean][] {
  return pages
    .map((page): [PagePlan, boolean] => [page, runsCode(page)])
    .toSorted(([, one], [, other]) => Number(other) - Number(one));
}

function preparePage(page: PagePlan, input: RenderSiteInput): Omit<PendingPage, "runsCode"> {
  const { context, link, siteKey, isMarkdown, isSearched } = input;
  const { baseUrl, siteConfig } = context;
  const routePath = page.route.path;
  const documents = link(page);
  const names = {
    html: outputFile({ routePath, baseUrl, trailingSlash: siteConfig.trailingSlash }),
    payload: payloadFile({ pathname: routePath, baseUrl }),
    ...(isMarkdown?.(routePath) && { markdown: markdownFile({ pathname: routePath, baseUrl }) }),
    ...(isSearched?.(page) && { search: searchPageFile({ pathname: routePath, baseUrl }) }),
  };
  return {
    page,
    names,
    documents,
    key: hashParts([siteKey, JSON.stringify(page.levels), ...documents.flatMap(documentKeys)]),
  };
}

function documentKeys(document: PageDocumentTask): string[] {
  const { record, hrefs, assets, partials, metadata, frontMatter, assetsOfFrontMatter, program } =
    document;
  return [
    record.body.hash,
    JSON.stringify([
      record.toc,
      hrefs,
      assets,
      partials,
      metadata,
      frontMatter,
      assetsOfFrontMatter,
      program,
    ]),
  ];
}

function isInPlace({ names, key }: PendingPage, output: OutputFolder): boolean {
  return Object.values(names).every((name) => output.reuse(name, key));
}

interface Rendering {
  /** Keys of documents that hand functions to the page, as far as is known. */
  programs: ReadonlySet<string>;
  add: (page: PendingPage) => Promise<void>;
  /** Returns the number of pages. */
  finish: () => Promise<number>;
}

/** Threads have their first pages while others are still linked; few pages wait for the end, and stay in this thread. */
function createRendering(input: RenderSiteInput, facts: Map<string, RememberedPage>): Rendering {
  const programs = new Set<string>();
  const running: Promise<void>[] = [];
  /** Pages that may need a larger bundle: the others wait for them. */
  const settling: Promise<void>[] = [];
  let waiting: PendingPage[] = [];
  let count = 0;
  let starting: Promise<TaskExecutor> | undefined;
  const startExecutor = async (): Promise<TaskExecutor> => {
    const executor = input.executors.provide(count);
    await executor.configure({ render: input.setup });
    return executor;
  };
  const renderBatch = async (batch: PendingPage[]): Promise<void> => {
    const executor = await (starting ??= startExecutor());
    const rendered = await executor.render({
      pages: batch.map((page) => toTask(page, input.output)),
    });
    const keys = new Map(batch.map(({ page, key }) => [page.route.path, key]));
    for (const page of rendered.pages)
      facts.set(page.routePath, { key: keys.get(page.routePath) ?? "", facts: page });
    for (const key of rendered.programs) programs.add(key);
    input.onProgress(batch.length);
  };
  const run = (pages: PendingPage[], render: (batch: PendingPage[]) => Promise<void>) => {
    const batches = chunked(pages, BATCH).map(render);
    // Whoever finishes hears of it.
    for (const batch of batches) batch.catch(() => {});
    running.push(...batches);
    return batches;
  };
  const renderWaiting = (): void => {
    const pages = waiting;
    waiting = [];
    settling.push(
      ...run(
        pages.filter(({ runsCode }) => runsCode),
        renderBatch,
      ),
    );
    const settled = Promise.all(settling);
    run(
      pages.filter(({ runsCode }) => !runsCode),
      async (batch) => {
        await settled;
        if (programs.size === 0) await renderBatch(batch);
      },
    );
  };
  return {
    programs,
    async add(page) {
      waiting.push(page);
      count++;
      if (count <= INLINE_LIMIT || waiting.length < BATCH) return;
      renderWaiting();
      // Threads that have done their pages get others now.
      await setImmediate();
    },
    async finish() {
      renderWaiting();
      await Promise.all(running);
      return count;
    },
  };
}

function toTask({ page, names, documents, key }: PendingPage, output: OutputFolder): RenderTask {
  return {
    routePath: page.route.path,
    pathname: page.route.path,
    htmlFile: output.stage(names.html, key),
    payloadFile: output.stage(names.payload, key),
    ...(names.markdown !== undefined && { markdownFile: output.stage(names.markdown, key) }),
    ...(names.search !== undefined && {
      search: { file: output.stage(names.search, key), group: findGroup(page) },
    }),
    levels: page.levels,
    moduleIds: page.moduleIds,
    documents,
  };
}
