import {
  EDITION_ANSWER,
  EDITION_EVENT,
  EDITION_PATH,
  EDITION_QUESTION,
  type EditionEvent,
  PAYLOAD_ID,
} from "../shared/payload.ts";
import { isSamePathname } from "../shared/url/pathname.ts";
import { isNotFoundPage, pageRoute } from "./page/page-location.ts";
import type { Navigation } from "./router/navigation.ts";

/** What the dev server says when the source of a page has changed; without a path, any page may have. */
interface PayloadEvent {
  routePath?: string;
}

/** Shows an edited page in place: scroll position and state stay. */
export function connectDevServer(navigation: Navigation): void {
  const refresh = (isShown: boolean): void => {
    navigation.refresh(isShown).catch((error: unknown) => {
      // The overlay shows what is wrong with the source; the page comes back when it is mended.
      console.warn("The edited page could not be loaded.", error);
    });
  };
  import.meta.hot?.on("velosaur:payload", ({ routePath }: PayloadEvent) => {
    closeOverlays();
    const { page, location } = navigation.view;
    const isShown =
      isSamePathname(routePath, pageRoute(page).path) ||
      isSamePathname(routePath, location.pathname);
    refresh(routePath === undefined || isShown);
  });
  // No message tells a page what was edited while it was on its way here: it asks for its payload.
  if (import.meta.hot && !isNotFoundPage(navigation.view.page)) refresh(true);
}

/** Milliseconds for an answer; a page without a connection waits that long. */
const ANSWER_LIMIT = 1000;

/**
 * No message tells a page of what was edited, or that the site began anew, while it was on its way here: it asks for the
 * edition of the modules. Returns what asks as soon as all of them have run, and doesn't end where the page is loaded
 * again.
 */
export function connectEdition(baseUrl: string): () => Promise<void> {
  // Those that this page is of: the one that it came with, and those that edits it was told of led to.
  const editions = new Set([document.getElementById(PAYLOAD_ID)?.dataset["edition"]]);
  // An edit of a module that hasn't run yet reaches nobody.
  let hasRun = false;
  import.meta.hot?.on(EDITION_EVENT, ({ before, after }: EditionEvent) => {
    if (hasRun && editions.has(before)) editions.add(after);
  });
  const isOf = (current: string | undefined): boolean =>
    current === undefined || editions.has(current);
  const check = async (): Promise<void> => {
    if (isOf(await fetchEdition(baseUrl))) return;
    // That answer may have overtaken messages of edits, which Vite hands on one after the other.
    const inOrder = await Promise.race([askAmongMessages(), waitForNothing()]);
    if (inOrder !== undefined && isOf(inOrder)) return;
    window.location.reload();
    await new Promise(() => {});
  };
  import.meta.hot?.on("vite:ws:connect", () => void check());
  return () => {
    hasRun = true;
    return check();
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

/** Answered after all that the page was told of before; never, where it isn't connected. */
const askAmongMessages = (): Promise<string> =>
  new Promise((resolve) => {
    import.meta.hot?.on(EDITION_ANSWER, resolve);
    import.meta.hot?.send(EDITION_QUESTION);
  });

const waitForNothing = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, ANSWER_LIMIT, undefined);
  });

/** What was wrong has been mended; if it hasn't, the next message says so. */
function closeOverlays(): void {
  for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
}
