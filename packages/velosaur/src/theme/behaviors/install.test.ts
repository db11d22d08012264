// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import "../../testing/page.tsx";
import { installBehaviors } from "./install.ts";

beforeEach(() => {
  document.body.innerHTML = `<div class="theme-code-block"><pre><code>a</code></pre><button data-code-action="wrap"></button></div><button data-copy-page="/"></button><p>text</p>`;
});

/** An event as it was remembered: it has been everywhere, and nobody was there. */
function miss(selector: string, event: Event): Event {
  document.querySelector(selector)!.dispatchEvent(event);
  return event;
}

test("what was pressed before the listeners came is done now, once", async () => {
  const fetch = vi.spyOn(window, "fetch").mockResolvedValue(new Response("text"));
  vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  installBehaviors(document, [
    miss("[data-code-action]", new MouseEvent("click", { bubbles: true })),
    miss("[data-copy-page]", new MouseEvent("click", { bubbles: true })),
    miss("p", new KeyboardEvent("keydown", { key: "?", bubbles: true })),
  ]);
  expect(document.querySelector("[data-wrap]")).not.toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.querySelectorAll("dialog")).toHaveLength(1));
});
