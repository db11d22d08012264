import { translate } from "@docusaurus/Translate";

import type { History } from "./history.ts";
import type { ViewStore } from "./view-store.ts";

export interface LoadAfreshOptions {
  history: History;
  views: ViewStore;
}

/**
 * Lets the browser go where the history is, which code can't show. Without a connection, it would take away what the
 * visitor still can read: then they stay, and are told.
 */
export async function loadAfresh(options: LoadAfreshOptions, error?: unknown): Promise<void> {
  const { history, views } = options;
  const { key, pathname } = history.location;
  if (!navigator.onLine && !(await answers(window.location.href))) {
    // Within the page, the browser has gone there already.
    const isElsewhere = pathname !== views.view.place.location.pathname;
    if (history.location.key !== key || !isElsewhere) return;
    tellOffline(views);
    history.returnTo(views.view.place);
    return;
  }
  if (error !== undefined)
    console.warn(`${pathname} could not be loaded, so the browser loads it afresh.`, error);
  window.location.reload();
}

/** A server on the visitor's own machine, or a service worker, needs no connection. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

let withdraw = (): void => {};

/** Until there is a connection, or another page. Nothing can be loaded for it: its code comes with the first page. */
function tellOffline(views: ViewStore): void {
  withdraw();
  const notice = document.createElement("div");
  notice.setAttribute("role", "alert");
  notice.style.cssText =
    "position:fixed;inset:auto 1rem 1rem;z-index:1031;margin-inline:auto;inline-size:fit-content;padding:.5rem 1rem;border:1px solid var(--ifm-color-emphasis-300);border-radius:var(--ifm-global-radius);background:var(--ifm-background-surface-color);color:var(--ifm-font-color-base)";
  notice.textContent = translate({
    id: "theme.navigation.offline",
    message: "You are offline, so that page could not be loaded.",
  });
  document.body.append(notice);
  const { page } = views.view;
  const unsubscribe = views.subscribe((view) => view.page !== page && withdraw());
  withdraw = () => {
    unsubscribe();
    notice.remove();
    window.removeEventListener("online", withdraw);
  };
  window.addEventListener("online", withdraw);
}
