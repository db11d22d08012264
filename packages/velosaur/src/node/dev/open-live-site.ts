import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import { engineFile } from "../bundler/engine-files.ts";
import { listFrameStyles, listSiteStyles } from "../site/generated-modules.ts";
import { createScopedClassName } from "../bundler/scoped-class-name.ts";
import {
  bundleVersion,
  type EngineBundle,
  type EngineModules,
  placeBundle,
  THEME_STYLES,
} from "./engine-bundle.ts";
import { loadEngineBundle } from "./kept-engine-bundle.ts";
import type { GeneratedModules } from "../bundler/plugin-generated.ts";
import { createMarkdownModules, type MarkdownModules } from "../site/markdown-modules.ts";
import { generateModules, programSource } from "../site/bundle-plan.ts";
import type { DocumentRecord } from "../documents/document-record.ts";
import { listStaticDirs } from "../config/static-dirs.ts";
import { listFiles } from "../content/find-files.ts";
import type { Json } from "../../shared/document.ts";
import type { Chunk, PagePayload } from "../../shared/payload.ts";
import { hasThemeLayer } from "../plugins/css-cascade-layers.ts";
import { formatDiagnostics } from "../system/format-diagnostic.ts";
import { logger } from "../system/logger.ts";
import { AuthorError } from "../system/author-error.ts";
import { answerFailureQuestions } from "./answer-page.ts";
import type { BegunSite } from "./begin-site.ts";
import { RecentMap } from "../../shared/recent-map.ts";
import { nameDocs } from "../render/page-docs.ts";
import { forgetGenerated, forgetModule, forgetWritten } from "./forget-modules.ts";
import { describeFailure } from "./describe-failure.ts";
import { createDevModules, type DevModules } from "./dev-modules.ts";
import { createDevHandler } from "./dev-handler.ts";
import type { EarlyStyle } from "./dev-html.ts";
import { readStyles } from "./early-styles.ts";
import { createDevPayload } from "./dev-payload.ts";
import type { DevPageInput } from "./dev-page.ts";
import { writeDocumentImports } from "./document-imports.ts";
import { createEditions } from "./plugin-editions.ts";
import { createSiteFailures } from "./site-failures.ts";
import { createWatched } from "./plugin-watched.ts";
import { createDevSearch } from "./dev-search.ts";
import { hasLocalSearch } from "../search/plan-search.ts";
import { listPageModules, loadDevSite, type DevSite } from "./dev-site.ts";
import { needsNoOther, renderDevPage, SERVER_ENTRY } from "./render-dev-page.ts";
import { createServerModules, type ServerModules } from "./server-modules.ts";
import { SITE_THEME } from "./site-change.ts";
import type { LiveSite } from "./live-site.ts";
import { createDevVite, type DevViteOptions } from "./dev-vite.ts";
import type { ReadyRenderer } from "./ready-renderer.ts";

export interface LiveSiteOptions {
  begun: BegunSite;
  /** With it pages connect, also after a restart. */
  socketToken: string;
  /** Where the server listens; undefined: at the default. */
  host?: string | undefined;
  /** As it was before a restart. */
  earlier?: DevSite | undefined;
  poll?: number;
}

/** How long a site that is replaced goes on making what it was asked for. */
const PATIENCE = 5000;

/** Loads a site, and all that answers requests for its pages; who listens for requests hands them on. */
export async function openLiveSite(options: LiveSiteOptions): Promise<LiveSite> {
  const { begun } = options;
  const { context, documents } = begun;
  const state = openState(options);
  const themeFiles = new Set(listThemeFiles(context.siteDir));
  const programs = new Map<string, DocumentRecord>();
  const sockets = createServer();
  const editions = createEditions();
  const watched = createWatched(listWatched(begun.site));
  const owed = new Map<ServerResponse, () => void>();
  const closing = new AbortController();
  warnOfTranslations(begun.site);
  const vite = await openVite(options, {
    sockets,
    plugins: { editions: editions.plugin, watched: watched.plugin },
    themeFiles,
    programs,
    content: state.content,
    // No request comes before the server is made.
    dev: () => dev,
  });
  const serverModules = await createServerModules(vite, () => state.content().renderer);
  const dev: LiveSite = {
    ...createPages({ begun, state, programs, vite, serverModules }),
    vite,
    sockets,
    documents,
    failures: createSiteFailures(),
    owed,
    closed: closing.signal,
    themeFiles,
    since: begun.since,
    isWatched: watched.isReady,
    get site() {
      return state.content().site;
    },
    get edition() {
      return editions.current;
    },
    reload: () => state.reload(vite),
    close: () => closeSite({ vite, owed, closing }),
  };
  answerFailureQuestions(dev);
  // Where it fails, the request for a page does, and is answered with what went wrong; a server that closes needs none.
  warmUp(dev, begun.ready ? undefined : serverModules).catch(() => {});
  return dev;
}

interface PagesInput {
  begun: BegunSite;
  state: SiteState;
  programs: Map<string, DocumentRecord>;
  vite: ViteDevServer;
  serverModules: ServerModules;
}

/** What a live site says of its pages. */
type Pages = Pick<
  LiveSite,
  | "findEntry"
  | "listStyles"
  | "payloadOf"
  | "search"
  | "isReady"
  | "render"
  | "findShared"
  | "isEvaluated"
>;

function createPages({ begun, state, programs, vite, serverModules }: PagesInput): Pages {
  const { content, findShared } = state;
  const modules = createDevModules(vite);
  const toLink = async (id: string): Promise<EarlyStyle> => {
    const { js } = await modules.findChunk(id);
    // As a module it has an address of its own, which browsers keep.
    return { href: `${js}${js.includes("?") ? "&" : "?"}direct` };
  };
  const addProgram = (id: string, record: DocumentRecord): void => {
    if (programs.get(id)?.source !== record.source) forgetModule(vite, `\0${id}.jsx`);
    programs.set(id, record);
  };
  const pageInput = (): DevPageInput => ({
    importModule: serverModules.evaluateModule,
    site: content().site,
    documents: begun.documents,
    cacheDir: begun.cacheDir,
  });
  const isReady = (payload: PagePayload): boolean => {
    const { renderer } = content();
    return renderer !== undefined && needsNoOther(renderer, payload);
  };
  return {
    isReady,
    findShared,
    isEvaluated: serverModules.isEvaluated,
    search: hasLocalSearch(begun.context) ? createDevSearch(pageInput) : undefined,
    findEntry: () => findBrowserEntry(modules),
    async listStyles(ids) {
      const { plan } = content().site;
      const ofAll = [
        ...listFrameStyles(begun.context),
        THEME_STYLES,
        ...(begun.ready?.styles ?? []),
        ...listSiteStyles(plan.site.clientModules),
      ];
      if (!begun.ready) return Promise.all([...new Set([...ofAll, ...ids])].map(toLink));
      // Where the engine's modules are ready, so are their rules: they needn't be asked for.
      const known = readStyles(plan, begun.ready);
      const others = ids.filter((id) => !ofAll.includes(id)).map((id) => ({ id }));
      return Promise.all(
        [...known, ...others].map((style) => ("css" in style ? style : toLink(style.id))),
      );
    },
    async payloadOf(page) {
      const input = pageInput();
      const { findChunk } = modules;
      const payload = await createDevPayload(page, { findChunk, ...input, addProgram });
      // The list goes to the site that is there now: content may have been loaded while documents were compiled.
      return isReady(payload) ? payload : addDocs(payload, pageInput());
    },
    async render(payload, pathname) {
      const { renderer } = content();
      const render = () =>
        renderDevPage(
          { payload, pathname },
          {
            modules: serverModules,
            renderer: content().renderer,
            readShared: async (url) => readShared(url, findShared),
          },
        );
      return render().catch((error: unknown) => {
        // Content was loaded meanwhile: some modules may have got another renderer.
        if (content().renderer === renderer) throw error;
        return render();
      });
    },
  };
}

/** Which code of the site's reads the list of all docs, only a build tells: here all pages with such code have it. */
function addDocs(payload: PagePayload, { site }: DevPageInput): PagePayload {
  const docs = site.docsLists.find(payload.levels, true);
  return docs ? { ...payload, levels: nameDocs(payload.levels, docs) } : payload;
}

/** What is made anew when content changes. */
interface Content {
  site: DevSite;
  markdown: MarkdownModules;
  generated: GeneratedModules;
  /** Undefined where the site needs the engine's modules built for it. */
  renderer: ReadyRenderer | undefined;
}

const readContent = (site: DevSite, { ready }: BegunSite): Content => ({
  site,
  markdown: createMarkdownModules(site),
  generated: generateModules(site.plan),
  renderer: ready?.createRenderer(site.plan),
});

/**
 * How many texts of data are kept that no page names any more. While one page is on its way, content may be loaded
 * several times: a file that is emptied and filled is two edits, and a plugin may give other data whenever it is asked.
 */
const KEPT_DATA = 32;

/** Content as it is now, and as it was before. */
interface SiteState {
  content: () => Content;
  reload: (vite: ViteDevServer) => Promise<void>;
  findShared: LiveSite["findShared"];
}

function openState({ begun, earlier: first }: LiveSiteOptions): SiteState {
  const { context } = begun;
  let earlier = first;
  let content = readContent(begun.site, begun);
  const lately = new RecentMap<string, string>();
  return {
    content: () => content,
    async reload(vite) {
      earlier = content.site;
      const before = content;
      content = readContent(await loadDevSite(context, earlier), begun);
      for (const [address, text] of earlier.listShared())
        if (content.site.findShared(address) === undefined) lately.set(address, text);
      lately.keep(KEPT_DATA);
      forgetGenerated(vite, before.generated, content.generated);
      forgetWritten(vite, context);
    },
    findShared: (pathname) =>
      findShared(pathname, content.site) ?? findShared(pathname, earlier) ?? lately.get(pathname),
  };
}

function warnOfTranslations({ translated, plan }: DevSite): void {
  if (translated && translated.diagnostics.length > 0)
    logger.warn(formatDiagnostics(translated.diagnostics, { siteDir: plan.context.siteDir }));
}

interface ViteScope {
  sockets: Server;
  plugins: Pick<DevViteOptions, "editions" | "watched">;
  themeFiles: ReadonlySet<string>;
  /** Documents whose code the browser runs. */
  programs: ReadonlyMap<string, DocumentRecord>;
  content: () => Content;
  dev: () => LiveSite;
}

async function openVite(
  { begun, socketToken, host, poll }: LiveSiteOptions,
  { sockets, plugins, themeFiles, programs, content, dev }: ViteScope,
): Promise<ViteDevServer> {
  const { context, cacheDir } = begun;
  const { site, generated } = content();
  const { site: parts, plugins: sitePlugins } = site.plan;
  let engine: Promise<EngineModules> | undefined;
  const vite = await createDevVite({
    server: sockets,
    socketToken,
    ...plugins,
    host,
    serve: createDevHandler(dev),
    cacheDir,
    siteDir: context.siteDir,
    baseUrl: context.baseUrl,
    themePaths: parts.themePaths,
    staticDirs: listStaticDirs(context),
    contentDirs: parts.markdownRules.flatMap((rule) => rule.include),
    pageModules: [...parts.clientModules, ...listPageModules(site)],
    documentImports: writeDocumentImports({ site, cacheDir }),
    nodeFiles: context.loader.files(),
    generated: () => content().generated,
    program: async (id) => sourceOf(programs.get(id), cacheDir),
    cascadeLayers: hasThemeLayer(site.plan.context, sitePlugins),
    markdown: (filePath) => loadMarkdown(filePath, content()),
    engineVersion: bundleVersion(generated, [...parts.themePaths, ...themeFiles]),
    engineBundle: () =>
      (engine ??= findEngineBundle(vite, { begun, generated: content().generated }).then((bundle) =>
        placeBundle(bundle, listFrameStyles(context)),
      )),
    viteConfigs: begun.viteConfigs,
    ...(poll !== undefined && { poll }),
  });
  return vite;
}

interface Closing {
  vite: ViteDevServer;
  owed: LiveSite["owed"];
  closing: AbortController;
}

async function closeSite({ vite, owed, closing }: Closing): Promise<void> {
  await vite.watcher.close();
  // Each listens to its own response, since Node warns of many that listen to one signal.
  const answers = [...owed.keys()].map((response) => once(response, "close"));
  await Promise.race([Promise.allSettled(answers), wait(PATIENCE, undefined, { ref: false })]);
  closing.abort();
  await vite.close();
  // Modules that were being loaded stay so for ever: whoever waits for one waits in vain.
  for (const [response, askAgain] of owed) if (!response.writableEnded) askAgain();
}

/** Makes what every page needs, in the order in which it is needed, before a page is asked for. */
async function warmUp(
  { vite, owed, findEntry }: LiveSite,
  modules: ServerModules | undefined,
): Promise<void> {
  await modules?.importModule(SERVER_ENTRY).catch(() => {});
  // Who has asked already waits for what shows the page, and asks for its code thereafter.
  await setImmediate();
  const answers = [...owed.keys()].map((response) => once(response, "close"));
  await Promise.race([Promise.allSettled(answers), wait(PATIENCE, undefined, { ref: false })]);
  const { js } = await findEntry();
  const { client } = vite.environments;
  await client.warmupRequest(decodeURI(js).slice(vite.config.base.length - 1));
  // The entry asks for them when nothing else is on its way any more.
  await client.warmupRequest("\0@generated/site-modules");
}

/** What may lie outside of the site's folder, too. */
const listWatched = ({ plan: { context, site } }: DevSite): string[] => [
  context.siteConfigPath,
  ...context.loader.files(),
  ...site.pathsToWatch,
  path.join(context.siteDir, "src"),
];

function listThemeFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, SITE_THEME);
  return listFiles(folder).map((name) => path.join(folder, name));
}

/** Vite shows what it is told: an error of the author's, with its place. */
async function loadMarkdown(
  filePath: string,
  { site, markdown }: Pick<Content, "site" | "markdown">,
): Promise<string> {
  try {
    return await markdown.load(filePath);
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    const described = describeFailure(error, site.plan.context.siteDir);
    throw Object.assign(new Error(described.message), described);
  }
}

const sourceOf = (record: DocumentRecord | undefined, cacheDir: string): string | undefined =>
  record && programSource(record, cacheDir);

/** What names of the theme and of the engine mean here. */
async function findEngineBundle(
  vite: ViteDevServer,
  { begun, generated }: { begun: BegunSite; generated: GeneratedModules },
): Promise<EngineBundle> {
  if (begun.ready) return begun.ready.bundle;
  const { pluginContainer } = vite.environments.client;
  const entry = engineFile("client/entry.browser");
  return loadEngineBundle(
    {
      generated,
      scopedClassName: createScopedClassName(begun.context.siteDir),
      // Plugins may take it for granted that somebody asks.
      resolve: async (name) =>
        (await pluginContainer.resolveId(name, entry))?.id.replace(/\?.*$/, ""),
    },
    begun.cacheDir,
  );
}

const findShared = (pathname: string, site: DevSite | undefined): string | undefined =>
  site?.findShared(pathname) ?? site?.findShared(decodeURI(pathname));

function readShared(url: string, find: LiveSite["findShared"]): Json {
  const text = find(url);
  if (text === undefined) throw new Error(`There is no shared data at ${url}.`);
  return JSON.parse(text) as Json;
}

const findBrowserEntry = (modules: DevModules): Promise<Chunk> =>
  modules.findChunk(engineFile("client/entry.browser"));
