// @vitest-environment happy-dom
import { fireEvent, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import "../../testing/page.tsx";
import { onCopyPage } from "./copy-page.ts";

beforeAll(() => document.addEventListener("click", onCopyPage));
beforeEach(() => {
  window.history.replaceState(null, "", "/base/docs/intro");
  document.body.innerHTML = `<button data-copy-page="/base/" data-copied-label="Kopiert">Kopieren</button><a>else</a>`;
});

const button = () => document.querySelector("button")!;

/** What a copy holds, when the site answers so. */
async function press(answer: Response): Promise<{ asked: string; copied: string }> {
  const fetch = vi.spyOn(window, "fetch").mockResolvedValue(answer);
  const write = vi.spyOn(navigator.clipboard, "write").mockImplementation(async ([item]) => {
    copied = await (await item!.getType("text/plain")).text();
  });
  let copied = "";
  fireEvent.click(button());
  await vi.waitFor(() => expect(write).toHaveBeenCalled());
  await Promise.allSettled(write.mock.results.map(({ value }) => value as Promise<void>));
  return { asked: String(fetch.mock.calls[0]![0]), copied };
}

test("the page's Markdown is copied, and the button says so for a moment", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { asked, copied } = await press(new Response("# Intro"));
  expect(asked).toBe("/base/docs/intro.md");
  expect(copied).toBe("# Intro");
  await vi.waitFor(() => expect(button().textContent).toBe("Kopiert"));
  expect(button().getAttribute("aria-live")).toBe("polite");
  vi.advanceTimersByTime(1500);
  expect(button().textContent).toBe("Kopieren");
});

test("a page that isn't there is told to the console, and nothing is copied", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { copied } = await press(new Response("<html>", { status: 404 }));
  await waitFor(() => expect(String(warn.mock.calls[0]?.[1])).toContain("intro.md answered 404."));
  expect(copied).toBe("");
  expect(button().textContent).toBe("Kopieren");
});

test("other presses ask for nothing", () => {
  const fetch = vi.spyOn(window, "fetch");
  fireEvent.click(document.querySelector("a")!);
  expect(fetch).not.toHaveBeenCalled();
});
