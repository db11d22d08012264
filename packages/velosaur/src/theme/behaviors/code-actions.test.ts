// @vitest-environment happy-dom
import { fireEvent, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import "../../testing/page.tsx";
import { installCodeActions, readCode } from "./code-actions.ts";

beforeAll(() => installCodeActions(document));
beforeEach(() => {
  document.body.innerHTML = `<div class="theme-code-block"><pre><code>a
b
</code></pre><button data-code-action="copy" data-copied-label="Kopiert" aria-label="Kopieren"><svg></svg></button><button data-code-action="wrap" aria-pressed="false"></button></div><button data-code-action="copy" id="outside"></button>`;
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test("the line break that ends the last line isn't copied", () => {
  expect(readCode(find("code"))).toBe("a\nb");
  find("code").textContent = "a\n\n";
  expect(readCode(find("code"))).toBe("a\n");
});

test("a press on the icon copies, and the button says so for a moment", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  fireEvent.click(find("svg"));
  await vi.waitFor(() => expect(write).toHaveBeenCalledWith("a\nb"));
  const button = find("[data-code-action=copy]");
  await vi.waitFor(() => expect(button.getAttribute("aria-label")).toBe("Kopiert"));
  expect(button.hasAttribute("data-copied")).toBe(true);
  vi.advanceTimersByTime(1500);
  expect(button.getAttribute("aria-label")).toBe("Kopieren");
  expect(button.hasAttribute("data-copied")).toBe(false);
});

test("what can't be copied is told to the console, and no success is shown", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  fireEvent.click(find("svg"));
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(find("[data-code-action=copy]").hasAttribute("data-copied")).toBe(false);
});

test("lines are wrapped and unwrapped, and the button tells which", () => {
  const button = find("[data-code-action=wrap]");
  fireEvent.click(button);
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(find(".theme-code-block").hasAttribute("data-wrap")).toBe(true);
  fireEvent.click(button);
  expect(button.getAttribute("aria-pressed")).toBe("false");
  expect(find(".theme-code-block").hasAttribute("data-wrap")).toBe(false);
});

test("a button outside of a block is somebody else's, and so is what is no button", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  for (const selector of ["#outside", "pre", "svg"]) fireEvent.click(find(selector));
  await waitFor(() => expect(write).toHaveBeenCalled());
  expect(write).toHaveBeenCalledOnce();
});
