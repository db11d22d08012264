/** A page of the dev server is seen before it is connected, and loads again for an edit of that time. */

import type { Page, Request, WebSocket } from "playwright-core";
import { expect } from "vitest";
import {
  EDITION_ANSWER,
  EDITION_PATH,
  EDITION_QUESTION,
} from "../../packages/velosaur/src/shared/payload.ts";

/**
 * To be called before the page is loaded. Returns what waits until the page is connected and has been told that it is
 * of the current edition: edits that come later, also of tests before this one, arrive in place.
 */
export function followConnection(page: Page): () => Promise<void> {
  let loads = 0;
  let isConnected = false;
  /** Its own questions for the edition: whether each is answered. It asks when it begins, and when it is connected. */
  const asked = new Map<Request, boolean>();
  /** Questions among the messages that have no answer yet. */
  let open = 0;
  /** Of the page as it is now. */
  let current: WebSocket | undefined;
  page.on("websocket", (socket) => {
    current = socket;
    socket.on("framesent", ({ payload }) => {
      if (socket === current && String(payload).includes(EDITION_QUESTION)) open += 1;
    });
    socket.on("framereceived", ({ payload }) => {
      if (socket !== current) return;
      if (String(payload).includes('"connected"')) isConnected = true;
      if (String(payload).includes(EDITION_ANSWER)) open -= 1;
    });
  });
  page.on("request", (request) => {
    if (request.url().endsWith(EDITION_PATH)) asked.set(request, false);
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    loads += 1;
    isConnected = false;
    current = undefined;
    open = 0;
    asked.clear();
  });
  page.on("requestfinished", (request) => {
    if (asked.has(request)) asked.set(request, true);
  });
  // Of a page that is being loaded again, which may ask once more meanwhile.
  page.on("requestfailed", (request) => asked.delete(request));
  const isAnswered = (): boolean =>
    open === 0 && asked.size > 0 && [...asked.values()].every(Boolean);
  /**
   * Of another edition, it asks once more, among the messages, as soon as it reads the answer, and then loads again: before
   * it gets an answer that is asked for now.
   */
  const isSettled = async (): Promise<boolean> => {
    const before = loads;
    const [first] = asked.keys();
    if (!isConnected || !first || !isAnswered()) return false;
    if (!(await askAgain(page, `${first.url()}?again`))) return false;
    return isAnswered() && loads === before;
  };
  return () => expect.poll(isSettled).toBe(true);
}

const askAgain = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(async (address) => (await fetch(address)).ok, url).catch(() => false);
