// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { press, renderOnPage } from "../../../testing/page.tsx";
import type { SearchModalProps } from "../../search/SearchModal/index.tsx";

const loading = vi.hoisted(() => ({ isBroken: false }));
// The window itself asks for an index; `e2e/search-modal.spec.ts` opens it.
vi.mock("../../search/SearchModal/index.tsx", () => ({
  get default() {
    if (loading.isBroken) throw new Error("gone");
    return ({ initialQuery, onClose }: SearchModalProps) => (
      <div role="dialog">
        <input defaultValue={initialQuery} onClick={onClose} />
      </div>
    );
  },
}));
const { default: SearchBar } = await import("./index.tsx");

beforeEach(() => {
  loading.isBroken = false;
});

const open = () =>
  renderOnPage(
    <>
      <SearchBar />
      <textarea />
      <div contentEditable title="editor" suppressContentEditableWarning>
        <b>text</b>
      </div>
    </>,
  );
const findDialog = () => screen.findByRole<HTMLElement>("dialog");

test.each<[string, KeyboardEventInit]>([
  ["/", {}],
  ["k", { ctrlKey: true }],
  ["K", { metaKey: true }],
])("%s %j opens the search, and isn't typed anywhere", async (key, options) => {
  open();
  expect(press(key, options)).toBe(false);
  await findDialog();
});

test("Ctrl and K open it from a field, too; a slash is typed there", async () => {
  const { container } = open();
  container.querySelector("textarea")!.focus();
  expect(press("/")).toBe(true);
  expect(fireEvent.keyDown(container.querySelector("b")!, { key: "/" })).toBe(true);
  expect(press("k")).toBe(true);
  expect(press("k", { ctrlKey: true })).toBe(false);
  await findDialog();
});

test("what is typed on the button is looked for", async () => {
  const { getByRole } = open();
  // With the focus it is loaded.
  await act(async () => getByRole("button").focus());
  expect(press("Enter")).toBe(true);
  expect(press("q")).toBe(false);
  const dialog = await findDialog();
  expect(dialog.querySelector("input")?.value).toBe("q");
});

test("while it is open it has the keys; then the focus is on the button, which opens it again", async () => {
  const { getByRole, container } = open();
  container.querySelector("textarea")!.focus();
  press("k", { ctrlKey: true });
  const dialog = await findDialog();
  expect(document.activeElement).toBe(getByRole("button"));
  expect(press("/")).toBe(true);
  act(() => dialog.querySelector("input")!.click());
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => getByRole("button").click());
  await findDialog();
});

test("an event without a key, as browsers send when they fill in a form, is no key", () => {
  const { container } = open();
  const field = container.querySelector("textarea")!;
  for (const target of [field, document.body])
    expect(target.dispatchEvent(new Event("keydown", { bubbles: true, cancelable: true }))).toBe(
      true,
    );
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("no key opens it once it is gone", () => {
  open().unmount();
  expect(press("/")).toBe(true);
});

test.each([
  ["after a redeploy, the page is loaded anew", true, 1],
  ["without a connection, nothing happens", false, 0],
])("%s", async (_, isOnline, times) => {
  loading.isBroken = true;
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const { getByRole } = open();
  await act(async () => getByRole("button").click());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(times));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["MacIntel", "⌘"],
  ["iPhone", "⌘"],
  ["Win32", "Ctrl"],
])("on %s the key is %s", (platform, key) => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
  expect(open().container.querySelector("kbd")?.textContent).toBe(key);
});
