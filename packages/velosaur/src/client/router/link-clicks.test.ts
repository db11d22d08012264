// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { History } from "./history.ts";
import { followLinks } from "./link-clicks.ts";

const push = vi.fn<(path: string) => void>();
const listeners = new AbortController();

afterEach(() => {
  push.mockClear();
  document.body.innerHTML = "";
});

/** A link of a page whose links are followed. `listen`: what listens on the container before. */
function showLink(listen?: (event: Event) => void): HTMLElement {
  document.body.innerHTML = `<div id="root"><p><a href="/there">There</a></p></div>`;
  const container = document.querySelector("#root");
  const link = document.querySelector("a");
  if (!container || !link) throw new Error("They are there.");
  if (listen) container.addEventListener("click", listen);
  followLinks({ history: { push } as unknown as History, baseUrl: "/", container });
  return link;
}

// Comes first: those of links followed before would stand before it.
test("a site's listener on the document may prevent it", () => {
  const prevent = (event: Event): void => event.preventDefault();
  document.addEventListener("click", prevent, { signal: listeners.signal });
  showLink().click();
  listeners.abort();
  expect(push.mock.calls).toEqual([]);
});

test("a link is followed once", () => {
  showLink().click();
  expect(push.mock.calls).toEqual([["/there"]]);
});

test("a link is followed where React stops the event, as an element around it asks for", () => {
  showLink((event) => event.stopPropagation()).click();
  expect(push.mock.calls).toEqual([["/there"]]);
});
