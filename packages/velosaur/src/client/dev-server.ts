import {
  EDITION_ANSWER,
  EDITION_EVENT,
  EDITION_PATH,
  EDITION_QUESTION,
  type EditionEvent,
  PAYLOAD_ID,
} from "../shared/payload.ts";
import { decodePathname, isSamePathname } from "../shared/url/pathname.ts";
import { isNotFoundPage, pageRoute } from "./page/page-location.ts";
import type { Navigation } from "./router/navigation.ts";

/** What the dev server says when the source of a page has changed; without a path, any page may have. */
interface PayloadEvent {
  routePath?: string;
  /** Pathnames of pictures in static folders that have changed. */
  pictures?: readonly string[];
}

/** Shows an edited page in place: scroll position and state stay. */
export function connectDevServer(navigation: Navigation): void {
  const refresh = (isShown: boolean): Promise<void> =>
    navigation.refresh(isShown).catch((error: unknown) => {
      // The overlay shows what is wrong with the source; the page comes back when it is mended.
      console.warn("The edited page could not be loaded.", error);
    });
  import.meta.hot?.on("velosaur:payload", ({ routePath, pictures = [] }: PayloadEvent) => {
    closeOverlays();
    const { page, location } = navigation.view;
    const isShown =
      isSamePathname(routePath, pageRoute(page).path) ||
      isSamePathname(routePath, location.pathname);
    // React has put documents with the addresses of before there.
    void refresh(routePath === undefined || isShown).then(() => showAgain(pictures));
  });
  // No message tells a page what was edited while it was on its way here: it asks for its payload.
  if (import.meta.hot && !isNotFoundPage(navigation.view.page)) void refresh(true);
}

/** Milliseconds. */
const ANSWER_LIMIT = 1000;

/** Asks as soon as all modules have run; doesn't end where the page is loaded again. */
export type EditionCheck = (options: { hasFailed: boolean }) => Promise<void>;

/**
 * No message tells a page of what was edited, or that the site began anew, while it was on its way here: it asks for the
 * edition of the modules.
 */
export function connectEdition(baseUrl: string): EditionCheck {
  const own = document.getElementById(PAYLOAD_ID)?.dataset["edition"];
  // Those that this page is of: the one that it came with, and those that edits it was told of led to.
  const editions = new Set([own]);
  // An edit of a module that hasn't run yet reaches nobody.
  let hasRun = false;
  import.meta.hot?.on(EDITION_EVENT, ({ before, after }: EditionEvent) => {
    if (hasRun && editions.has(before)) editions.add(after);
  });
  // Or it is about to be. Vite complains of what is sent when a connection is gone.
  let isConnected = true;
  import.meta.hot?.on("vite:ws:disconnect", () => (isConnected = false));
  const readInOrder = async () => (isConnected ? askAmongMessages() : undefined);
  const isKnown = (edition: string | undefined): boolean =>
    edition !== undefined && editions.has(edition);
  const check: EditionCheck = async ({ hasFailed }) => {
    const current = await fetchEdition(baseUrl);
    if (current === undefined || current === own) return;
    // What has failed may have been mended since: the page that failed hears nothing of it.
    if (!hasFailed && (isKnown(current) || isKnown(await readInOrder()))) return;
    window.location.reload();
    await new Promise(() => {});
  };
  import.meta.hot?.on("vite:ws:connect", () => {
    isConnected = true;
    void check({ hasFailed: false });
  });
  return (options) => {
    hasRun = true;
    return check(options);
  };
}

/** Undefined where the server is gone: Vite waits for it, and loads the page again. */
async function fetchEdition(baseUrl: string): Promise<string | undefined> {
  try {
    const response = await fetch(baseUrl + EDITION_PATH);
    return response.ok ? await response.json() : undefined;
  } catch (error) {
    console.debug("The dev server doesn't say of which edition its pages are.", error);
    return undefined;
  }
}

/**
 * Vite hands on one message after the other, so this answer has overtaken none of an edit, as that to a request may.
 * Undefined where none comes.
 */
const askAmongMessages = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    import.meta.hot?.on(EDITION_ANSWER, resolve);
    import.meta.hot?.send(EDITION_QUESTION);
    setTimeout(resolve, ANSWER_LIMIT, undefined);
  });

/** A browser keeps a picture as long as the page is there: at its address it is asked for only once. */
function showAgain(pictures: readonly string[]): void {
  for (const image of document.images) {
    const address = new URL(image.src, document.baseURI);
    const isOwn = address.origin === location.origin;
    if (!isOwn || !pictures.includes(decodePathname(address.pathname))) continue;
    address.searchParams.set("t", String(Date.now()));
    image.src = address.href;
  }
}

/** What was wrong has been mended; if it hasn't, the next message says so. */
function closeOverlays(): void {
  for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
}
