import type { LoadedPage } from "./load-page.ts";

export interface FirstPageOptions {
  container: Element;
  /** The server's HTML stands there, with all that the page is made of. */
  isOnScreen: boolean;
  load: () => Promise<LoadedPage>;
}

/** Loads the page that the document is for. */
export function openFirstPage({
  container,
  isOnScreen,
  load,
}: FirstPageOptions): Promise<LoadedPage> {
  if (!isOnScreen) return loadVisibly(container, load);
  if (!import.meta.env.DEV) return load();
  // Whoever edits code must hear of what fails, which a page that stands there already would hide.
  return load().catch(() => {
    container.replaceChildren();
    return loadVisibly(container, load);
  });
}

/** Where nothing is on the screen yet, the visitor sees that something is on its way. */
async function loadVisibly<T>(container: Element, load: () => Promise<T>): Promise<T> {
  const { showLoading } = await import("./show-loading.tsx");
  return showLoading(container, load);
}
