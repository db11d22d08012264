// @vitest-environment happy-dom
import { fireEvent, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import "../../testing/page.tsx";
import { onHelpKey } from "./help-key.ts";
import { showKeyboardHelp } from "./keyboard-help.ts";

beforeAll(() => document.addEventListener("keydown", onHelpKey));
beforeEach(() => {
  document.body.innerHTML = `<input><div contenteditable><b>text</b></div><p>text</p>`;
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const dialogs = () => [...document.querySelectorAll("dialog")];

/** What is loaded for a key comes later than this one. */
async function settle(): Promise<void> {
  await import("./keyboard-help.ts");
  await new Promise((resolve) => setImmediate(resolve));
}

test("a question mark shows the keys, once", async () => {
  fireEvent.keyDown(find("p"), { key: "?" });
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  expect(dialogs()[0]!.open).toBe(true);
  expect(dialogs()[0]!.getAttribute("aria-label")).toBe("Keyboard shortcuts");
  fireEvent.keyDown(find("p"), { key: "?" });
  await settle();
  expect(dialogs()).toHaveLength(1);
});

test.each<[string, string, KeyboardEventInit]>([
  ["typed into a field", "input", {}],
  ["typed into what can be edited", "b", {}],
  ["with Ctrl", "p", { ctrlKey: true }],
  ["with the command key", "p", { metaKey: true }],
  ["with Alt", "p", { altKey: true }],
  ["that isn't one", "p", { key: "/" }],
])("a question mark %s shows nothing", async (_, selector, options) => {
  fireEvent.keyDown(find(selector), { key: "?", ...options });
  await settle();
  expect(dialogs()).toEqual([]);
});

test("a question mark that means something else on the page shows nothing", async () => {
  find("p").addEventListener("keydown", (event) => event.preventDefault());
  fireEvent.keyDown(find("p"), { key: "?" });
  await settle();
  expect(dialogs()).toEqual([]);
});

test("a press beside the dialog closes it, one inside doesn't; closed, it is gone", () => {
  showKeyboardHelp(document);
  fireEvent.click(find("dialog h2"));
  expect(dialogs()).toHaveLength(1);
  fireEvent.click(find("dialog"));
  expect(dialogs()).toEqual([]);
});
