import type { ViteDevServer } from "vite";
import { listFrameStyles, listSiteStyles } from "../site/generated-modules.ts";
import { engineFile } from "../bundler/engine-files.ts";
import type { DocumentRecord } from "../documents/document-record.ts";
import type { Json } from "../../shared/document.ts";
import type { Chunk, PagePayload } from "../../shared/payload.ts";
import { nameDocs } from "../render/page-docs.ts";
import { hasLocalSearch } from "../search/plan-search.ts";
import { THEME_STYLES } from "./engine-bundle.ts";
import type { BegunSite } from "./begin-site.ts";
import { forgetModule } from "./forget-modules.ts";
import { createDevModules, type DevModules } from "./dev-modules.ts";
import type { EarlyStyle } from "./dev-html.ts";
import { readStyles } from "./early-styles.ts";
import { createDevPayload } from "./dev-payload.ts";
import type { DevPageInput } from "./dev-page.ts";
import { createDevSearch } from "./dev-search.ts";
import { needsNoOther, renderDevPage } from "./render-dev-page.ts";
import type { ServerModules } from "./server-modules.ts";
import type { LiveSite } from "./live-site.ts";
import type { SiteState } from "./live-content.ts";

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

export function createPages({ begun, state, programs, vite, serverModules }: PagesInput): Pages {
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
      const { warnings } = begun;
      const payload = await warnings.watch(page.route.path, () =>
        createDevPayload(page, { findChunk, ...input, addProgram, warnings }),
      );
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

function readShared(url: string, find: LiveSite["findShared"]): Json {
  const text = find(url);
  if (text === undefined) throw new Error(`There is no shared data at ${url}.`);
  return JSON.parse(text) as Json;
}

const findBrowserEntry = (modules: DevModules): Promise<Chunk> =>
  modules.findChunk(engineFile("client/entry.browser"));
