import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Json } from "../../shared/document.ts";
import type { PageDocument, PagePayload } from "../../shared/payload.ts";
import type {
  HtmlPieces,
  ModuleNamespace,
  RenderedHead,
  RenderedPage,
  Renderer,
  ServerEntry,
} from "../../shared/rendered-page.ts";
import { unpackModule } from "../../shared/unpack-module.ts";
import type { CompileOptions } from "../markdown/options.ts";
import { unescapeHtml } from "../../shared/markup/escape.ts";
import { hashText } from "../cache/hash.ts";
import { isHidden } from "../search/is-hidden.ts";
import { createSearchPage } from "../search/search-page.ts";
import { AuthorError } from "../system/author-error.ts";
import { LateProgram, linkDocuments, type LinkScope } from "./link-document.ts";
import { hashInlineScripts } from "../output/content-security-policy.ts";
import { findEvaluating } from "../output/search-html.ts";
import { type HtmlSetup, renderHtmlDocument } from "./html-document.ts";
import { encodePieces } from "../output/encode-pieces.ts";
import { collectModuleIds, hasLiveCode, listEffects } from "./module-ids.ts";
import { createStylesFinder } from "./missing-styles.ts";
import { MisjudgedDocs, nameDocs } from "./page-docs.ts";
import { describeRenderFailure } from "./render-failure.ts";
import { type PagePlace, writePages } from "./page-packs.ts";
import { listSharedFiles } from "./shared-files.ts";
import { loadSiteTemplate, type SiteTemplate } from "./site-template.ts";
import type { RenderedFacts, RenderSetup, RenderTask } from "./render-task.ts";

export type { RenderSetup } from "./render-task.ts";

export interface RenderBatch {
  pages: RenderTask[];
}
export interface RenderBatchResult {
  pages: MadePage[];
  /** Keys of documents whose code turned out to be needed in the browser. */
  programs: string[];
  /** Paths of pages that aren't made: they read the list of all docs and hadn't got it, or the other way round. */
  misjudged: string[];
}

export interface MadePage {
  facts: RenderedFacts;
  /** Where the cache keeps its files. */
  place: PagePlace;
}

export interface PageRenderer {
  render: (batch: RenderBatch) => Promise<RenderBatchResult>;
}

/** `options`: of the compiler, for a document whose compiled form turns out to be damaged. */
export async function createPageRenderer(
  setup: RenderSetup,
  options: Promise<CompileOptions[]>,
): Promise<PageRenderer> {
  const scope = await openScope(setup, options);
  return {
    async render({ pages }) {
      const { written, programs, misjudged } = await renderAll(pages, scope);
      const places = writePages(
        setup.cacheDir,
        written.map(({ contents }) => contents),
        setup.areApart,
      );
      const made = places.map((place, index) => ({ place, facts: written[index]!.facts }));
      return { pages: made, programs, misjudged };
    },
  };
}

/** What the pages of a thread have in common. */
interface PageScope {
  setup: RenderSetup;
  /** For the documents of a page. */
  links: LinkScope;
  renderer: Renderer;
  /** Paths of the site: links to them need no check. */
  known: ReadonlySet<string>;
  listOwnScripts: (html: string) => string[];
  template: SiteTemplate | undefined;
  findMissingStyles: ReturnType<typeof createStylesFinder>;
}

async function openScope(
  given: RenderSetup,
  options: Promise<CompileOptions[]>,
): Promise<PageScope> {
  // Pages bring others.
  const setup = { ...given, sharedFiles: { ...given.sharedFiles } };
  const { createRenderer } = (await import(
    pathToFileURL(setup.bundle.server.entry).href
  )) as ServerEntry;
  const importModule = createModuleImporter(setup);
  const renderer = createRenderer({
    importModule,
    readShared: createSharedReader(setup),
    keepMarkup: setup.bundle.lean.markup,
  });
  return {
    setup,
    links: { cacheDir: setup.cacheDir, importModule, options },
    renderer,
    known: new Set(setup.knownPaths),
    listOwnScripts: createScriptFinder(setup.html),
    template: await loadSiteTemplate(setup.html.template),
    findMissingStyles: createStylesFinder(setup),
  };
}

/** A page whose code has to be bundled first isn't written: whoever asked asks again with another bundle. */
async function renderAll(
  pages: readonly RenderTask[],
  scope: PageScope,
): Promise<{ written: WrittenPage[] } & Omit<RenderBatchResult, "pages">> {
  const written: WrittenPage[] = [];
  const programs: string[] = [];
  const misjudged: string[] = [];
  for (const page of pages) {
    try {
      written.push(await renderPage(page, scope));
    } catch (error) {
      if (error instanceof LateProgram) programs.push(error.key);
      else if (error instanceof MisjudgedDocs) misjudged.push(page.routePath);
      else throw error;
    }
  }
  return { written, programs, misjudged };
}

async function renderPage(task: RenderTask, scope: PageScope): Promise<WrittenPage> {
  const { setup } = scope;
  const documents = await linkDocuments(task.documents, scope.links);
  const shared = task.docs?.shared;
  if (shared) setup.sharedFiles[shared.url] = shared.file;
  const payload = createPayload(task, documents, setup);
  const page = await renderWatched(task, payload, scope);
  const html = await finishDocument(page, payload, scope);
  const search = createSearchText(task, { documents, head: page.head, setup });
  const others = [
    JSON.stringify(payload),
    ...(task.isMarkdown ? [await toMarkdown(page.html.join(""))] : []),
    ...(search ? [search.text] : []),
  ];
  const contents = [encodePieces(html), ...others.map((text) => Buffer.from(text))];
  for (const [index, file] of task.files.entries()) writeFileSync(file, contents[index] ?? "");
  const [htmlBytes = 0, payloadBytes = 0] = contents.map(({ length }) => length);
  const facts: RenderedFacts = {
    routePath: task.routePath,
    htmlBytes,
    payloadBytes,
    ...collectFacts(task, page, scope),
    ...(search?.isFound && { search: hashText(search.text) }),
    ...(setup.html.hasPolicy && { scripts: scope.listOwnScripts(html.join("")) }),
    ...(payload.evaluates && { evaluates: true }),
    ...(task.docs?.shared && { docs: task.docs.shared.url }),
  };
  return { facts, contents };
}

/** Sees to it that those pages have the list of all docs that read it, and no others. */
async function renderWatched(
  { docs, ...task }: RenderTask,
  payload: PagePayload,
  { renderer, setup }: PageScope,
): Promise<RenderedPage> {
  const { pathname } = task;
  let isRead = false;
  const onRead = (): void => void (isRead = true);
  const watched = docs && { docs: { level: docs.level, onRead } };
  try {
    const page = await renderer.renderPage({ payload, pathname, ...watched });
    if (isRead === (docs?.shared !== undefined)) return page;
  } catch (error) {
    // Without the list, whatever needs it fails.
    if (!isRead || docs?.shared)
      throw new AuthorError(describeRenderFailure(error, task, setup.siteDir), { cause: error });
  }
  throw new MisjudgedDocs();
}

/** The HTML file. What only it can tell goes into both payloads: whether the page runs text as code, and its styles. */
async function finishDocument(
  page: RenderedPage,
  payload: PagePayload,
  { setup, template, findMissingStyles }: PageScope,
): Promise<HtmlPieces> {
  const tell = (more: Partial<PagePayload>): void =>
    void [payload, page.lean].forEach((told) => Object.assign(told, more));
  if (setup.html.hasPolicy && page.html.some(findEvaluating)) tell({ evaluates: true });
  const { first: shared, all: sharedFiles } = listSharedFiles(payload);
  const toHtml = (): HtmlPieces =>
    renderHtmlDocument({
      setup: setup.html,
      head: page.head,
      body: page.html,
      payload: page.lean,
      shared,
      template,
    });
  const html = toHtml();
  const styles = await findMissingStyles({ html, sharedFiles, documents: payload.documents });
  if (!styles) return html;
  tell({ styles });
  return toHtml();
}

function collectFacts(
  task: RenderTask,
  { links, anchors, head }: RenderedPage,
  { known }: PageScope,
) {
  const own = listOwnAnchors(task);
  return {
    links: links.filter((link) => !known.has(link) && !own.has(link)),
    anchors,
    noIndex: head.noIndex,
    title: head.title,
    ...(task.isMarkdown && { description: head.description }),
  };
}

/** Links within the page that lead somewhere, as those of the table of contents do. */
const listOwnAnchors = ({ documents }: RenderTask): ReadonlySet<string> =>
  new Set(documents.flatMap(({ record }) => record.anchors.map((id) => `#${id}`)));

/** A page on its way into the cache. */
interface WrittenPage {
  facts: RenderedFacts;
  /** Of its files, in their order. */
  contents: Buffer[];
}

/** Few sites want it, and it takes long to load. */
async function toMarkdown(html: string): Promise<string> {
  const { pageToMarkdown } = await import("./page-markdown.ts");
  return pageToMarkdown(html);
}

interface SearchScope {
  documents: PageDocument[];
  head: RenderedHead;
  setup: RenderSetup;
}

/** What can be found of a page that is searched. */
function createSearchText(
  { search, levels }: RenderTask,
  { documents, head, setup }: SearchScope,
): { text: string; isFound: boolean } | undefined {
  if (!search) return undefined;
  const { group } = search;
  // What a whole site asks of search engines says nothing of its own search.
  const isOut = isHidden({ levels, documents }) || (head.noIndex && !setup.noIndex);
  const text = isOut
    ? "null"
    : JSON.stringify(
        createSearchPage({
          group,
          documents,
          title: stripSuffix(unescapeHtml(head.title), setup.titleSuffix),
          description: head.description,
        }),
      );
  return { text, isFound: !isOut };
}

const stripSuffix = (title: string, suffix: string): string =>
  title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;

function createModuleImporter({ bundle }: RenderSetup): (id: string) => Promise<ModuleNamespace> {
  const loaded = new Map<string, Promise<ModuleNamespace>>();
  return (id) => {
    let module = loaded.get(id);
    if (!module) {
      const file = bundle.server.modules[id];
      if (!file) throw new Error(`The module ${id} is not in the server's bundle.`);
      module = (import(pathToFileURL(file).href) as Promise<ModuleNamespace>).then(unpackModule);
      loaded.set(id, module);
    }
    return module;
  };
}

function createSharedReader({ sharedFiles }: RenderSetup): (url: string) => Promise<Json> {
  return async (url) => {
    const file = sharedFiles[url];
    if (!file) throw new Error(`No shared data has the address ${url}.`);
    return JSON.parse(await readFile(file, "utf8")) as Json;
  };
}

/** The inline scripts of a page, without those that all pages have. */
function createScriptFinder({ inlineScript }: HtmlSetup): (html: string) => string[] {
  const common = new Set(hashInlineScripts(`<script>${inlineScript}</script>`));
  return (html) => hashInlineScripts(html).filter((hash) => !common.has(hash));
}

function createPayload(
  task: RenderTask,
  documents: PageDocument[],
  { bundle, site, html }: RenderSetup,
): PagePayload {
  const ids = new Set([
    ...task.moduleIds,
    ...documents.flatMap(collectModuleIds),
    ...task.documents.flatMap(listEffects),
  ]);
  const modules: PagePayload["modules"] = {};
  for (const id of ids) {
    const chunk = bundle.modules[id];
    if (chunk) modules[id] = chunk;
  }
  return {
    build: bundle.id,
    levels: task.docs?.shared ? nameDocs(task.levels, task.docs) : task.levels,
    documents,
    modules,
    site: { $shared: site },
    ...(html.hasPolicy && documents.some(hasLiveCode) && { evaluates: true }),
  };
}
