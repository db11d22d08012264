import { loadSend } from "../system/send-file.ts";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import path from "../system/path.ts";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import type { DocumentRecord } from "../documents/document-record.ts";
import { listFiles } from "../content/find-files.ts";
import { tellDiagnostics } from "../system/tell-diagnostics.ts";
import { createPages } from "./live-pages.ts";
import { answerFailureQuestions } from "./answer-page.ts";
import { nameDocumentImports } from "./document-imports.ts";
import { createEditions } from "./plugin-editions.ts";
import { createSiteFailures } from "./site-failures.ts";
import { createWatched } from "./plugin-watched.ts";
import type { DevSite } from "./dev-site.ts";
import { SERVER_ENTRY } from "./render-dev-page.ts";
import { createServerModules } from "./server-modules.ts";
import { SITE_THEME } from "./site-change.ts";
import type { LiveSite } from "./live-site.ts";
import { openState } from "./live-content.ts";
import { openSiteVite, type SiteViteOptions } from "./open-site-vite.ts";

export interface LiveSiteOptions extends SiteViteOptions {
  /** As it was before a restart. */
  earlier?: DevSite | undefined;
}

/** How long a site that is replaced goes on making what it was asked for. */
const PATIENCE = 5000;

/** Loads a site, and all that answers requests for its pages; who listens for requests hands them on. */
export async function openLiveSite(options: LiveSiteOptions): Promise<LiveSite> {
  const { begun } = options;
  const { context, documents, warnings } = begun;
  const state = openState(begun, options.earlier);
  const themeFiles = new Set(listThemeFiles(context.siteDir));
  const programs = new Map<string, DocumentRecord>();
  const sockets = createServer();
  const editions = createEditions();
  const watched = createWatched(listWatched(begun.site));
  const owed = new Map<ServerResponse, () => void>();
  const closing = new AbortController();
  warnOfTranslations(begun.site);
  const vite = await openSiteVite(options, {
    sockets,
    plugins: { editions: editions.plugin, watched: watched.plugin },
    themeFiles,
    programs,
    content: state.content,
    // No request comes before the server is made.
    dev: () => dev,
  });
  documents.onRead(watched.add);
  // Whoever asks for a file hears of what goes wrong.
  loadSend().catch(() => {});
  const serverModules = await createServerModules(vite, () => state.content().renderer);
  const shown = begun.ready ? Promise.resolve() : serverModules.importModule(SERVER_ENTRY);
  const dev: LiveSite = {
    ...createPages({ begun, state, programs, vite, serverModules }),
    vite,
    sockets,
    documents,
    warnings,
    earlierBase: options.earlier?.plan.context.baseUrl,
    failures: createSiteFailures(),
    owed,
    isKept: () => existsSync(nameDocumentImports(begun.cacheDir)),
    closed: closing.signal,
    themeFiles,
    since: begun.since,
    watched,
    // Where it fails, the request for a page does, and is answered with what went wrong; a server that closes needs none.
    isShowable: shown.then(() => warmUpStyles(dev)).catch(() => {}),
    get site() {
      return state.content().site;
    },
    get edition() {
      return editions.current;
    },
    reload: (changed) => state.reload(vite, changed),
    close: () => closeSite({ vite, watched, owed, closing, warnings }),
  };
  answerFailureQuestions(dev);
  warmUp(dev).catch(() => {});
  return dev;
}

const warnOfTranslations = ({ translated, plan }: DevSite): void =>
  tellDiagnostics(translated?.diagnostics ?? [], { siteDir: plan.context.siteDir });

interface Closing extends Pick<LiveSite, "vite" | "watched" | "owed" | "warnings"> {
  closing: AbortController;
}

async function closeSite({ vite, watched, owed, closing, warnings }: Closing): Promise<void> {
  warnings.close();
  watched.close();
  await vite.watcher.close();
  // Each listens to its own response, since Node warns of many that listen to one signal.
  const answers = [...owed.keys()].map((response) => once(response, "close"));
  await Promise.race([Promise.allSettled(answers), wait(PATIENCE, undefined, { ref: false })]);
  closing.abort();
  await vite.close();
  // Modules that were being loaded stay so for ever: whoever waits for one waits in vain.
  for (const [response, askAgain] of owed) if (!response.writableEnded) askAgain();
}

/** A browser paints nothing of a page without them. */
async function warmUpStyles({ vite, listStyles }: LiveSite): Promise<void> {
  const styles = await listStyles([]);
  const addresses = styles.flatMap((style) => ("href" in style ? [style.href] : []));
  const { client } = vite.environments;
  // What is wrong in one is told when it is asked for.
  await Promise.allSettled(addresses.map((href) => client.transformRequest(toVite(href, vite))));
}

/** Makes what every page needs, in the order in which it is needed, before a page is asked for. */
async function warmUp({ vite, owed, findEntry, isShowable }: LiveSite): Promise<void> {
  await isShowable;
  // Who has asked already waits for what shows the page, and asks for its code thereafter.
  await setImmediate();
  const answers = [...owed.keys()].map((response) => once(response, "close"));
  await Promise.race([Promise.allSettled(answers), wait(PATIENCE, undefined, { ref: false })]);
  const { js } = await findEntry();
  const { client } = vite.environments;
  await client.warmupRequest(toVite(js, vite));
  // The entry asks for them when nothing else is on its way any more.
  await client.warmupRequest("\0@generated/site-modules");
}

const toVite = (address: string, { config }: ViteDevServer): string =>
  decodeURI(address).slice(config.base.length - 1);

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
