import type { Server, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import type { Chunk, PagePayload } from "../../shared/payload.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import type { DevDocuments } from "./dev-documents.ts";
import type { EarlyStyle } from "./dev-html.ts";
import type { DevSearch } from "./dev-search.ts";
import type { DevSite } from "./dev-site.ts";
import type { DevWarnings } from "./dev-warnings.ts";
import type { RenderedDevPage } from "./render-dev-page.ts";
import type { ServerModules } from "./server-modules.ts";
import type { Watched } from "./plugin-watched.ts";
import type { SiteFailures } from "./site-failures.ts";

/** The site with everything that serves it; lives until the configuration changes. */
export interface LiveSite {
  readonly site: DevSite;
  readonly vite: ViteDevServer;
  /**
   * Listens to no port: it is handed the requests for a socket. The sites before and after a restart live
   * side by side for a moment, and only one may take up a socket.
   */
  readonly sockets: Server;
  /** When its content began to be read. */
  readonly since: number;
  readonly watched: Watched;
  /** From then on, a page that is asked for is painted soon: what the server and the styles need is made. */
  readonly isShowable: Promise<void>;
  /** Which state of the site's modules pages are of that are made now. */
  readonly edition: string;
  /** Has another address as soon as packages are bundled anew: a browser keeps what it had by the one before. */
  findEntry: () => Promise<Chunk>;
  /** What it has been asked and has not answered yet; each with a call that asks the site that is there then. */
  readonly owed: Map<ServerResponse, () => void>;
  /** Whether what it keeps on the disk is there: `velosaur clear` removes it at any time. */
  readonly isKept: () => boolean;
  /** From then on it answers nothing more. */
  readonly closed: AbortSignal;
  /** Absolute paths of the site's own components, as they were when the site began. */
  readonly themeFiles: ReadonlySet<string>;
  /** Of the site before a restart: pages that were open then load again at its addresses. */
  readonly earlierBase: string | undefined;
  readonly failures: SiteFailures;
  documents: DevDocuments;
  warnings: DevWarnings;
  /** Addresses of stylesheets that a page has before its code runs; with ids of those that only this one has. */
  listStyles: (ids: readonly string[]) => Promise<EarlyStyle[]>;
  payloadOf: (page: PagePlan) => Promise<PagePayload>;
  /** Of a site that is searched in an index of its own. */
  readonly search: DevSearch | undefined;
  /** Whether all modules of a page are the engine's, which come ready-made. */
  isReady: (payload: PagePayload) => boolean;
  /** What the build would make of it. Throws what the site's code throws in Node. */
  render: (payload: PagePayload, pathname: string) => Promise<RenderedDevPage>;
  /** Text of the data that stands at an address, or stood there before content was loaded: pages are under way. */
  findShared: (pathname: string) => string | undefined;
  /** Whether a document's expressions, which run in Node, need the file. */
  isEvaluated: ServerModules["isEvaluated"];
  /** Reads front matter, sidebars and plugins' content again, for files that have changed. */
  reload: (changed: ReadonlySet<string>) => Promise<void>;
  /**
   * Answers what it was asked, and ends: a page that misses one module only stays blank. What takes too long is asked
   * of the site that has taken its place.
   */
  close: () => Promise<void>;
}
