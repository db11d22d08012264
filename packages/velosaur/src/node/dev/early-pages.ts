import { EventEmitter, once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { isHostAllowed } from "host-validation-middleware";
import type { Json } from "../../shared/document.ts";
import type { Chunk } from "../../shared/payload.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import { toSafePathname } from "../system/serve-paths.ts";
import type { BegunSite } from "./begin-site.ts";
import { beginDevHtml, type EarlyStyle } from "./dev-html.ts";
import { type AskedPage, describeBegin } from "./answer-page.ts";
import { findStaticFile } from "./find-static-file.ts";
import { createDevPayload } from "./dev-payload.ts";
import { listEarlyStyles } from "./early-styles.ts";
import { isViteRequest } from "./plugin-page-requests.ts";
import type { ReadyEngine } from "./ready-engine.ts";
import type { ReadyRenderer } from "./ready-renderer.ts";

/** Pages that are asked for before Vite is there. */
export interface EarlyPages {
  /** Sends what the page shows; undefined where nothing was sent, since more than the engine's own modules are needed. */
  begin: (request: IncomingMessage, response: ServerResponse) => Promise<AskedPage | undefined>;
  /** Resolves when somebody has asked, or nobody does, and all who have asked see their page. */
  settle: (signal: AbortSignal) => Promise<void>;
}

/** A browser that is opened with the server asks earlier. */
const PATIENCE = 1000;

export function createEarlyPages(begun: BegunSite, ready: ReadyEngine): EarlyPages {
  const sending = new Set<Promise<unknown>>();
  const asked = new EventEmitter();
  const isAsked = once(asked, "asked");
  let scope: BeginScope | undefined;
  const getScope = (): BeginScope => (scope ??= createScope(begun, ready));
  const write = async (asked: AskedPage): Promise<AskedPage | undefined> => {
    const html = await renderBegin(asked.page, getScope()).catch(() => undefined);
    if (html === undefined) return undefined;
    asked.response.writeHead(200, {
      "Content-Type": "text/html;charset=utf-8",
      "Cache-Control": "no-cache",
    });
    asked.response.write(html);
    return asked;
  };
  return {
    async begin(request, response) {
      const page = findEarlyPage(request, begun);
      const sent = page ? write({ request, response, page }) : Promise.resolve(undefined);
      sending.add(sent);
      asked.emit("asked");
      return sent.finally(() => sending.delete(sent));
    },
    async settle(signal) {
      // While a browser goes to the address.
      getScope();
      await Promise.race([isAsked, setTimeout(PATIENCE, undefined, { ref: false, signal })]);
      await Promise.all(sending);
    },
  };
}

/** What Vite would refuse, what isn't a page and what stands in the static folder: all of it waits for Vite. */
function findEarlyPage(
  { url = "/", method, headers }: IncomingMessage,
  { site }: BegunSite,
): PagePlan | undefined {
  const { baseUrl } = site.plan.context;
  const { pathname } = toSafePathname(url);
  const isPage =
    method === "GET" &&
    headers.accept?.includes("text/html") === true &&
    isHostAllowed(headers.host, []) &&
    pathname?.startsWith(baseUrl) === true &&
    !isViteRequest(url, baseUrl);
  if (!isPage || findStaticFile(pathname, site)) return undefined;
  return site.findPage(pathname);
}

/** No browser gets the payload of a page that begins: modules have no addresses yet. */
const findChunk = async (id: string): Promise<Chunk> => ({ js: id });

interface BeginScope {
  begun: BegunSite;
  renderer: ReadyRenderer;
  styles: readonly EarlyStyle[];
}

const createScope = (begun: BegunSite, ready: ReadyEngine): BeginScope => ({
  begun,
  renderer: ready.createRenderer(begun.site.plan),
  styles: listEarlyStyles(begun.site.plan, ready),
});

/** Throws where the page needs a module of the site's. */
async function renderBegin(
  page: PagePlan,
  { begun, renderer, styles }: BeginScope,
): Promise<string> {
  const { site } = begun;
  const { importModule } = renderer;
  const payload = await createDevPayload(page, {
    ...begun,
    importModule,
    findChunk,
    addProgram: () => {},
  });
  const readShared = async (url: string) => JSON.parse(site.findShared(url) ?? "null") as Json;
  const rendered = await renderer
    .createRenderer({ importModule, readShared, keepMarkup: true })
    .renderPage({ payload, pathname: page.route.path });
  return beginDevHtml(describeBegin(site, { title: "", styles, rendered }), "");
}
