// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { History } from "../../client/router/history.ts";
import { renderOnPage } from "../../testing/page.tsx";
import { SkipToContentFallbackId, SkipToContentLink } from "./skip-to-content.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] });
});

const open = (rest: ReactNode) =>
  renderOnPage(
    <>
      <SkipToContentLink />
      {rest}
    </>,
    { address: "/a" },
  );

/** What waits for the next picture has run. */
async function paint(): Promise<void> {
  vi.advanceTimersToNextFrame();
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
  port1.close();
}

test("the link leads to the content, which has a place in the order of the keyboard for that moment only", () => {
  const { getByRole } = open(<main>Text</main>);
  act(() => getByRole("link").click());
  const main = getByRole("main");
  expect(document.activeElement).toBe(main);
  expect(main.hasAttribute("tabindex")).toBe(false);
});

test("the link leads to what the layout has marked where a page has no main part", () => {
  const { getByRole } = open(<div id={SkipToContentFallbackId}>Text</div>);
  act(() => getByRole("link").click());
  expect(document.activeElement?.id).toBe(SkipToContentFallbackId);
});

test("after a navigation the keyboard starts at the top", async () => {
  const { getByRole, history } = open(<button />);
  getByRole("button").focus();
  act(() => history.push("/b"));
  await paint();
  expect(document.activeElement).toBe(getByRole("region"));
});

test.each<[string, (history: History) => void]>([
  ["to a heading", (history) => history.push("/b#part")],
  ["on the same page", (history) => history.push("/a?x=1")],
  ["that takes the place of this one", (history) => history.replace("/b")],
])("a navigation %s leaves the focus where it is", async (_, go) => {
  const { getByRole, history } = open(<button />);
  getByRole("button").focus();
  act(() => go(history));
  await paint();
  expect(document.activeElement).toBe(getByRole("button"));
});

test("the focus isn't taken from what has it by then", async () => {
  const { getByRole, history } = open(<input />);
  act(() => history.push("/b"));
  getByRole("textbox").focus();
  await paint();
  expect(document.activeElement).toBe(getByRole("textbox"));
});
