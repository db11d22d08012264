/** A page of the dev server is seen before it is connected, and loads again for an edit of that time. */

import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { EDITION_PATH } from "../../packages/velosaur/src/shared/payload.ts";

/**
 * To be called before the page is loaded. Returns what waits until the page is connected and has been told that it is
 * of the current edition: edits that come later, also of tests before this one, arrive in place.
 */
export function followConnection(page: Page): () => Promise<void> {
  let loads = 0;
  let isConnected = false;
  /** Its own questions for the edition: whether each is answered. It asks when it begins, and when it is connected. */
  const asked = new Map<Request, boolean>();
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes('"connected"')) isConnected = true;
    }),
  );
  page.on("request", (request) => {
    if (request.url().endsWith(EDITION_PATH)) asked.set(request, false);
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    loads += 1;
    isConnected = false;
    asked.clear();
  });
  page.on("requestfinished", (request) => {
    if (asked.has(request)) asked.set(request, true);
  });
  // Of a page that is being loaded again, which may ask once more meanwhile.
  page.on("requestfailed", (request) => asked.delete(request));
  /** Of another edition, it loads again as soon as it reads the answer: before it gets one that is asked for now. */
  const isSettled = async (): Promise<boolean> => {
    const before = loads;
    const [first] = asked.keys();
    if (!isConnected || !first || ![...asked.values()].every(Boolean)) return false;
    return (await askAgain(page, `${first.url()}?again`)) && loads === before;
  };
  return () => expect.poll(isSettled).toBe(true);
}

const askAgain = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(async (address) => (await fetch(address)).ok, url).catch(() => false);
