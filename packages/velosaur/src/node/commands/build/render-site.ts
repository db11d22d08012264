import { setImmediate } from "node:timers/promises";
import { hashParts } from "../../cache/hash.ts";
import { chunked } from "../../documents/compile-documents.ts";
import type { OutputFolder } from "../../output/output-folder.ts";
import type { ExecutorProvider } from "../../workers/executor.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import { joinObjects } from "../../system/join-objects.ts";
import { INLINE_LIMIT, type TaskExecutor } from "../../workers/threads.ts";
import type {
  DocumentTask,
  PageDocumentTask,
  RenderedFacts,
  RenderSetup,
  RenderTask,
} from "../../render/render-task.ts";
import { openPageStore, type PageStore, type RememberedPage } from "./page-store.ts";
import { outputFile } from "../../../shared/url/output-file.ts";
import { markdownFile } from "../../../shared/url/markdown-path.ts";
import { payloadFile } from "../../../shared/url/payload-path.ts";
import { searchPageFile } from "../../../shared/url/search-path.ts";
import { findGroup } from "../../search/plan-search.ts";
import type { LoadContext } from "../../contract/contract.ts";

const BATCH = 8;
/** Tasks that are made before threads have time for them: enough to keep these busy, too few to fill the memory. */
const BATCHES_AHEAD = 64;

export interface RenderSiteInput {
  context: LoadContext;
  pages: PagePlan[];
  link: (page: PagePlan) => PageDocumentTask[];
  /** Without one, pages go to the cache alone. */
  output?: OutputFolder | undefined;
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
  /** Pages of the cache that lie in files of their own are linked into the output, and not copied. */
  mayLink?: boolean;
  onProgress: (done: number) => void;
}

export interface RenderedSite {
  facts: RenderedFacts[];
  /** Documents that hand functions to the page, which nothing had shown before: the bundle needs their code. */
  programs: string[];
}

interface PendingPage {
  page: PagePlan;
  runsCode: boolean;
  /** Of its files, in the order in which they are kept. */
  names: { html: string; payload: string; markdown?: string; search?: string };
  documents: PageDocumentTask[];
  key: string;
}

/**
 * Renders the pages that have changed since the build before, and returns the facts about all. Pages whose documents
 * run code come first: where one hands a function to the page, the bundle changes, and no other is rendered in vain.
 */
export async function renderSite(input: RenderSiteInput): Promise<RenderedSite> {
  const store = await openPageStore(input.cacheDir);
  const rendering = createRendering(input, store);
  const restoring = createRestoring(input, store);
  for (const [page, runsCode] of putCodeFirst(input)) {
    if (rendering.programs.size > 0) break;
    const candidate = joinObjects(preparePage(page, input), { runsCode });
    const known = store.find(page.route.path, candidate.key);
    if (known && input.output && isInPlace(candidate, input.output))
      store.keep(page.route.path, known);
    else if (known?.place) restoring.add(candidate, known);
    else await rendering.add(candidate);
  }
  for (const page of await restoring.finish()) await rendering.add(page);
  await rendering.finish();
  const programs = [...rendering.programs];
  if (programs.length > 0) return { facts: [], programs };
  await store.save().catch(() => {});
  const facts = store.facts();
  const known = input.pages.map((page) => facts.get(page.route.path));
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
  const { metadata, frontMatter, assetsOfFrontMatter } = document;
  return [...contentKeys(document), JSON.stringify([metadata, frontMatter, assetsOfFrontMatter])];
}

/** Nothing in them tells where the site lies: a page that was rendered elsewhere is the same page. */
function contentKeys({ record, hrefs, assets, partials, program }: DocumentTask): string[] {
  const { contentTitle, body } = record;
  return [
    body.hash,
    JSON.stringify([contentTitle, hrefs, assets, program]),
    // A document says by its source which partial has which name, and a partial what others read of it.
    ...Object.values(partials).flatMap((partial) => [
      record.source,
      partial.record.source,
      ...contentKeys(partial),
    ]),
  ];
}

const isInPlace = ({ names, key }: PendingPage, output: OutputFolder): boolean =>
  Object.values(names).every((name) => output.reuse(name, key));

interface Restoring {
  add: (page: PendingPage, known: RememberedPage) => void;
  /** Returns those that the cache doesn't hold whole. */
  finish: () => Promise<PendingPage[]>;
}

const RESTORE_BATCH = 32;
/** A page is restored in so small a part of the time that it takes to render it. */
const RESTORE_SHARE = 0.1;

/**
 * Pages that have been rendered come from the cache, where the output doesn't hold them: on another machine, say. Where
 * there is no output, what the cache holds is looked through: a part has whole pages alone.
 */
function createRestoring(
  { executors, cacheDir, output, mayLink = false }: RenderSiteInput,
  store: PageStore,
): Restoring {
  const running: Promise<PendingPage[]>[] = [];
  let waiting: [page: PendingPage, known: RememberedPage][] = [];
  let count = 0;
  const restoreBatch = async (batch: typeof waiting): Promise<PendingPage[]> => {
    const pages = batch.flatMap(([page, { place }]) =>
      place ? [{ routePath: page.page.route.path, place, files: stageFiles(page, output) }] : [],
    );
    const { restore } = executors.provide(count * RESTORE_SHARE);
    const missing = new Set(await restore({ cacheDir, pages, mayLink }));
    for (const [{ page }, known] of batch)
      if (!missing.has(page.route.path)) store.keep(page.route.path, known);
    return batch.map(([page]) => page).filter(({ page }) => missing.has(page.route.path));
  };
  const restoreWaiting = (): void => {
    const restored = restoreBatch(waiting);
    // Whoever finishes hears of it.
    restored.catch(() => {});
    running.push(restored);
    waiting = [];
  };
  return {
    add(page, known) {
      waiting.push([page, known]);
      count++;
      if (waiting.length === RESTORE_BATCH) restoreWaiting();
    },
    async finish() {
      if (waiting.length > 0) restoreWaiting();
      return (await Promise.all(running)).flat();
    },
  };
}

const stageFiles = ({ names, key }: PendingPage, output: OutputFolder | undefined): string[] =>
  output ? Object.values(names).map((name) => output.stage(name, key)) : [];

interface Rendering {
  /** Keys of documents that hand functions to the page, as far as is known. */
  programs: ReadonlySet<string>;
  add: (page: PendingPage) => Promise<void>;
  finish: () => Promise<void>;
}

/** Threads have their first pages while others are still linked; few pages wait for the end, and stay in this thread. */
function createRendering(input: RenderSiteInput, store: PageStore): Rendering {
  const programs = new Set<string>();
  /** Those that have failed stay, for whoever finishes. */
  const running = new Set<Promise<void>>();
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
    for (const { facts, place } of rendered.pages)
      store.keep(facts.routePath, { key: keys.get(facts.routePath) ?? "", facts, place });
    for (const key of rendered.programs) programs.add(key);
    input.onProgress(batch.length);
  };
  const run = (pages: PendingPage[], render: (batch: PendingPage[]) => Promise<void>) => {
    const batches = chunked(pages, BATCH).map(render);
    for (const batch of batches) {
      running.add(batch);
      batch.then(
        () => running.delete(batch),
        () => {},
      );
    }
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
    const before = [...settling];
    run(
      pages.filter(({ runsCode }) => !runsCode),
      async (batch) => {
        await Promise.all(before);
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
      while (running.size >= BATCHES_AHEAD) await Promise.race(running);
    },
    async finish() {
      renderWaiting();
      await Promise.all(running);
    },
  };
}

function toTask(pending: PendingPage, output: OutputFolder | undefined): RenderTask {
  const { page, names, documents } = pending;
  return {
    routePath: page.route.path,
    pathname: page.route.path,
    files: stageFiles(pending, output),
    isMarkdown: names.markdown !== undefined,
    ...(names.search !== undefined && { search: { group: findGroup(page) } }),
    levels: page.levels,
    moduleIds: page.moduleIds,
    documents,
  };
}
